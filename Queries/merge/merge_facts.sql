-- Facts in the order in which nothing refers to what is not there yet.
INSERT INTO main.git_commit
SELECT
  commit_id + commits, repo_map.here, sha, first_parent_id + commits, parents, position,
  person_map.here, authored_at, committed_at, subject, is_complete, swift_files, lines, views_count,
  opaque_views, screens, elements, rows, ungrouped_rows, row_stops_guideline,
  row_stops_guideline_median, row_stops_platform, row_stops_platform_median, swipes_guideline,
  swipes_guideline_min, swipes_platform, swipes_platform_min, findings_critical,
  findings_serious, findings_moderate, findings_minor, changes_settings,
  swipes_guideline_typical, swipes_platform_typical
FROM (SELECT *, views AS views_count FROM shard.git_commit) AS there
JOIN (SELECT commits FROM temp.distance)
JOIN temp.repo_map ON repo_map.there = there.repo_id
LEFT JOIN temp.person_map ON person_map.there = there.author_id
ORDER BY commit_id;

INSERT INTO main.commit_parent
SELECT commit_id + commits, number, sha FROM shard.commit_parent JOIN temp.distance;

INSERT INTO main.finding_change
SELECT repo_map.here, fingerprint, occurrence, commit_id + commits, is_present
FROM shard.finding_change AS there
JOIN temp.distance
JOIN temp.repo_map ON repo_map.there = there.repo_id;

INSERT INTO main.view
SELECT view_id + views, repo_map.here, path_map.here, name
FROM shard.view AS there
JOIN temp.distance
JOIN temp.repo_map ON repo_map.there = there.repo_id
JOIN temp.path_map ON path_map.there = there.path_id
ORDER BY view_id;

INSERT INTO main.screen_span
SELECT
  NULL, repo_map.here, view_id + views, from_position, until_position, line, reason, is_opaque,
  assumed_rows, swipes_guideline, swipes_guideline_min, swipes_platform, swipes_platform_min,
  chrome_guideline, chrome_guideline_min, chrome_platform, chrome_platform_min,
  swipes_guideline_typical, swipes_platform_typical, framework
FROM shard.screen_span AS there
JOIN temp.distance
JOIN temp.repo_map ON repo_map.there = there.repo_id
ORDER BY screen_span_id;

INSERT INTO main.row_span
SELECT
  NULL, repo_map.here, view_id + views, ordinal, from_position, until_position, path_map.here, line,
  column, count, is_assumed, is_ungrouped, stops_guideline, stops_guideline_min, stops_platform,
  stops_platform_min, stops_grouped, stops_guideline_typical, stops_platform_typical
FROM shard.row_span AS there
JOIN temp.distance
JOIN temp.repo_map ON repo_map.there = there.repo_id
JOIN temp.path_map ON path_map.there = there.path_id
ORDER BY row_span_id;

INSERT INTO main.finding
SELECT
  NULL, repo_map.here, rule_map.here, fingerprint, occurrence, severity, path_map.here, line,
  column, shown.here, message.here, fix.here, swipes_saved, from_position,
  introduced_id + commits, until_position, ended_id + commits, end_reason
FROM shard.finding AS there
JOIN temp.distance
JOIN temp.repo_map ON repo_map.there = there.repo_id
JOIN temp.rule_map ON rule_map.there = there.rule_id
JOIN temp.path_map ON path_map.there = there.path_id
JOIN temp.phrase_map AS shown ON shown.there = there.view_phrase
JOIN temp.phrase_map AS message ON message.there = there.message_phrase
JOIN temp.phrase_map AS fix ON fix.there = there.fix_phrase
ORDER BY finding_id;

INSERT INTO main.rule_count
SELECT repo_map.here, rule_map.here, from_position, elements, findings
FROM shard.rule_count AS there
JOIN temp.repo_map ON repo_map.there = there.repo_id
JOIN temp.rule_map ON rule_map.there = there.rule_id;
