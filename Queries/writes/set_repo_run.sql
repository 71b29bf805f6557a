INSERT INTO repo_run (
  run_id, repo_id, status, head_before, head_after, is_rewritten, commits, blobs_read, bytes_read,
  findings_introduced, findings_ended, milliseconds)
VALUES (
  :run, :repo, :status, :head_before, :head_after, :rewritten, :commits, :blobs, :bytes,
  :introduced, :ended, :milliseconds)
ON CONFLICT (run_id, repo_id) DO UPDATE SET
  status = excluded.status, head_before = excluded.head_before, head_after = excluded.head_after,
  is_rewritten = excluded.is_rewritten, commits = excluded.commits,
  blobs_read = excluded.blobs_read, bytes_read = excluded.bytes_read,
  findings_introduced = excluded.findings_introduced, findings_ended = excluded.findings_ended,
  milliseconds = excluded.milliseconds
