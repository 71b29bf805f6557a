"""A made-up database of any size, written in SQL: what a report costs can be measured without a crawl.

    madeup.py SWIPECOST DATABASE REPOSITORIES COMMITS

COMMITS is that of each repository. What a real corpus has in proportion to its commits is here too: a
screen changes its cost every fifty commits, a finding begins with every tenth and ends 400 later, and
what a rule applies to changes every forty. The heads are alike, whatever the history.
"""
import os
import sqlite3
import sys
import tempfile

import corpus
from program import DONE, Program

SCREENS = 20

TABLES = """
CREATE TEMP TABLE n AS
  WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < :most) SELECT i FROM n;
CREATE UNIQUE INDEX temp.n_i ON n (i);
INSERT INTO path (path_id, path) SELECT 1000 + i, printf('App/Screens/Screen%d.swift', i) FROM n
  WHERE i < :screens;
INSERT INTO person (person_id, name) SELECT 1000 + i, printf('Made-up author %d', i) FROM n WHERE i < 50;
INSERT INTO phrase (phrase_id, phrase) SELECT 1000 + i, printf('Made-up sentence %d about a view.', i)
  FROM n WHERE i < 200;
INSERT INTO repo (repo_id, name, location, status, head)
  SELECT 1000 + i, printf('%s%05d', char(97 + i * 25 / :repositories), i),
    printf('https://git.example/app-%d', i), 'full', printf('%040x', (1000 + i) * 1000000 + :commits - 1)
  FROM n WHERE i < :repositories;
INSERT INTO repo_run SELECT (SELECT max(run_id) FROM run), repo_id, 'full', NULL, head, 0, :commits, 0, 0,
  0, 0, 0 FROM repo WHERE repo_id >= 1000;
INSERT INTO git_commit
  SELECT repo_id * 1000000 + i, repo_id, printf('%040x', repo_id * 1000000 + i),
    iif(i > 0, repo_id * 1000000 + i - 1, NULL), i > 0, i, 1000 + (repo_id + i) % 50,
    day || 'T10:00:00Z', day || 'T10:00:00Z', 'Change number ' || i, 1, 200 + i / 10, 20000 + i, 120, 4,
    :screens, 300, 30, 12, 60, 2, 40, 1, 300 + i % 90 + repo_id % 700, 300, 250 + repo_id % 600, 200, 2, 8, 10, 5, 0,
    300 + (i % 90 + repo_id % 700) * 0.45, 200 + repo_id % 600 * 0.45
  FROM (SELECT repo_id, i, date('2019-01-01', '+' || (i * 2800 / :commits + repo_id % 30) || ' days') AS day
    FROM repo CROSS JOIN n WHERE repo_id >= 1000 AND i < :commits);
INSERT INTO view SELECT repo_id * 100 + i, repo_id, 1000 + i, printf('Screen%dView', i)
  FROM repo CROSS JOIN n WHERE repo_id >= 1000 AND i < :screens;
INSERT INTO screen_span (repo_id, view_id, from_position, until_position, line, reason, is_opaque,
    assumed_rows, swipes_guideline, swipes_guideline_min, swipes_platform, swipes_platform_min,
    chrome_guideline, chrome_guideline_min, chrome_platform, chrome_platform_min,
    swipes_guideline_typical, swipes_platform_typical)
  SELECT repo_id, view_id, start, iif(start + 50 < :commits, start + 50, NULL), 10, 'destination',
    view_id % 7 = 0, 1, cost, cost - 2, cost - 4, cost - 6, 2, 2, 2, 2, cost * 0.73, (cost - 4) * 0.73
  FROM (SELECT repo_id, view_id, i * 50 + view_id % 20 AS start, 5 + (view_id * 7 + i * 13) % 97 AS cost
    FROM view CROSS JOIN n WHERE repo_id >= 1000 AND i <= :commits / 50) WHERE start < :commits;
INSERT INTO row_span (repo_id, view_id, ordinal, from_position, until_position, path_id, line, column, count,
    is_assumed, is_ungrouped, stops_guideline, stops_guideline_min, stops_platform, stops_platform_min,
    stops_grouped, stops_guideline_typical, stops_platform_typical)
  SELECT repo_id, view_id, 0, from_position, until_position, 1000 + view_id % 100, 12, 5, 20, 1,
    view_id % 3 = 0, 4, 3, 2, 2, 1, 3.5, 2
  FROM screen_span WHERE repo_id >= 1000 AND view_id % 2 = 0;
INSERT INTO finding (repo_id, rule_id, fingerprint, occurrence, severity, path_id, line, column, view_phrase,
    message_phrase, fix_phrase, swipes_saved, from_position, introduced_id, until_position, ended_id,
    end_reason)
  SELECT repo_id, rule_id, printf('%016x', i * 10 + rule_id), 0, severity, 1000 + i % :screens, 20, 9,
    1000 + i % 200, 1000 + i % 190, 1000 + i % 180, 0, i * 10, repo_id * 1000000 + i * 10,
    iif(i * 10 + 400 < :commits, i * 10 + 400, NULL),
    iif(i * 10 + 400 < :commits, repo_id * 1000000 + i * 10 + 400, NULL),
    iif(i * 10 + 400 < :commits, iif(i % 3 = 0, 'fixed', 'code-removed'), NULL)
  FROM repo CROSS JOIN n JOIN rule ON rule_id = 1 + (repo_id + i) % (SELECT count(*) FROM rule)
  WHERE repo_id >= 1000 AND i < :commits / 10;
INSERT INTO rule_count
  SELECT repo_id, rule_id, i * 40 + rule_id % 40, 30 + (i + rule_id) % 9, 1 + (repo_id + i) % 7
  FROM repo CROSS JOIN rule CROSS JOIN n
  WHERE repo_id >= 1000 AND i < :commits / 40 AND i * 40 + rule_id % 40 < :commits
    AND (rule_id + i) % 10 = 0;
INSERT INTO head_screen SELECT view.view_id, '', (SELECT layout FROM head_screen
    WHERE layout <> '' ORDER BY view_id LIMIT 1)
  FROM view WHERE repo_id >= 1000;
"""


def make(program, path, repositories, commits):
    """A small crawl first, for the tables, the rules and a drawing; then as much as is asked."""
    folder = tempfile.mkdtemp(prefix="swipecost-madeup-")
    manifest = corpus.corpus(folder, 1, 8, 6)
    outcome = program.run(["crawl", manifest, "--db", path, "--progress", "none"])
    assert outcome.code in DONE, outcome.text
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = OFF")
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA cache_size = -200000")
    values = {"repositories": repositories, "commits": commits, "screens": SCREENS,
              "most": max(repositories, commits, 200)}
    for statement in TABLES.split(";\n"):
        if statement.strip():
            connection.execute(statement, values)
    connection.commit()
    connection.execute("ANALYZE")
    connection.close()
    return os.path.getsize(path)


if __name__ == "__main__":
    make(Program(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
