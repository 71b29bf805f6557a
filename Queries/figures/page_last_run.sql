-- When was the database last brought up to date, by which version, and how did it go?
SELECT started_at, ended_at, status, tool_version, repos, repos_full, repos_partial, repos_failed,
  repos_missing, commits, blobs_read, bytes_read
FROM v_run
ORDER BY started_at DESC
LIMIT 1;
