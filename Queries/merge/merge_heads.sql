-- Screens at the heads, problems, and what the last run of the shard did.
INSERT INTO main.head_screen
SELECT view_id + views, opaque_names, layout FROM shard.head_screen JOIN temp.distance;

INSERT INTO main.head_delta
SELECT view_id + views, number, reason, per_row FROM shard.head_delta JOIN temp.distance;

INSERT INTO main.head_stop
SELECT
  view_id + views, model, number, path_map.here, line, column, count, label, speech, role,
  confidence, hint, group_name, is_chrome, actions
FROM shard.head_stop AS there
JOIN temp.distance
JOIN temp.path_map ON path_map.there = there.path_id;

INSERT INTO main.package
SELECT repo_map.here, package, name, url, revision, version, status
FROM shard.package AS there
JOIN temp.repo_map ON repo_map.there = there.repo_id;

INSERT INTO main.problem
SELECT
  NULL, repo_map.here, (SELECT max(run_id) FROM main.run), kind, sha, path, line, detail
FROM shard.problem AS there
JOIN temp.repo_map ON repo_map.there = there.repo_id
ORDER BY problem_id;

INSERT INTO main.repo_run
SELECT
  (SELECT max(run_id) FROM main.run), repo_map.here, status, head_before, head_after, is_rewritten,
  commits, blobs_read, bytes_read, findings_introduced, findings_ended, milliseconds
FROM shard.repo_run AS there
JOIN temp.repo_map ON repo_map.there = there.repo_id
WHERE there.run_id = (
  SELECT max(run_id) FROM shard.repo_run AS newer WHERE newer.repo_id = there.repo_id);
