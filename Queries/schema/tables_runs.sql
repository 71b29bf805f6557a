-- When and how well the database was made. These tables differ between two runs that agree.

CREATE TABLE run (
  run_id INTEGER PRIMARY KEY,
  started_at TEXT NOT NULL UNIQUE CHECK (started_at GLOB
    '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]*Z'),
  ended_at TEXT CHECK (ended_at GLOB
    '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]*Z'),
  status TEXT NOT NULL CHECK (status IN ('running', 'full', 'partial', 'failed', 'stopped')),
  exit_code INTEGER,
  tool_version TEXT NOT NULL,
  arguments TEXT NOT NULL
) STRICT;

CREATE TABLE repo_run (
  run_id INTEGER NOT NULL REFERENCES run,
  repo_id INTEGER NOT NULL REFERENCES repo,
  status TEXT NOT NULL CHECK (status IN ('full', 'partial', 'failed', 'missing')),
  head_before TEXT,
  head_after TEXT,
  is_rewritten INTEGER NOT NULL CHECK (is_rewritten IN (0, 1)),
  commits INTEGER NOT NULL,
  blobs_read INTEGER NOT NULL,
  bytes_read INTEGER NOT NULL,
  findings_introduced INTEGER NOT NULL,
  findings_ended INTEGER NOT NULL,
  milliseconds INTEGER NOT NULL,
  PRIMARY KEY (run_id, repo_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX repo_run_repo ON repo_run (repo_id);

CREATE TABLE problem (
  problem_id INTEGER PRIMARY KEY,
  repo_id INTEGER NOT NULL REFERENCES repo,
  run_id INTEGER REFERENCES run,
  kind TEXT NOT NULL,
  sha TEXT,
  path TEXT,
  line INTEGER,
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX problem_repo ON problem (repo_id);
CREATE INDEX problem_run ON problem (run_id);
CREATE UNIQUE INDEX problem_once
  ON problem (repo_id, kind, ifnull(sha, ''), ifnull(path, ''), ifnull(line, 0), detail);
