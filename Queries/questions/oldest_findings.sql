-- What has been wrong for longest?
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  introduced_at, v_finding.repo, severity, rule, path, line, view, message, introduced_by,
  cast(julianday(v_repo.last_commit_at) - julianday(introduced_at) AS INTEGER) AS days
FROM v_finding JOIN v_repo ON v_repo.repo = v_finding.repo
WHERE until_position IS NULL AND (:repo = '' OR v_finding.repo = :repo)
ORDER BY introduced_at, v_finding.repo, path, line, rule, occurrence
LIMIT :limit
