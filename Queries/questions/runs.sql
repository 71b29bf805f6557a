-- Which runs were there, and how did they go?
-- :limit = 30 how many rows
SELECT
  run, started_at, ended_at, status, exit_code, repos, repos_full, repos_partial, repos_failed,
  repos_missing, commits, findings_introduced, findings_ended
FROM v_run
ORDER BY run DESC
LIMIT :limit
