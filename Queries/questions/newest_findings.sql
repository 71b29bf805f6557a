-- What came in lately, and with which commit?
-- :since = '' only on or after this day, such as 2026-01-31; empty for all
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  introduced_at, repo, severity, rule, path, line, view, message, introduced_sha,
  introduced_by, end_reason
FROM v_finding
WHERE introduced_at >= :since AND (:repo = '' OR repo = :repo)
ORDER BY introduced_at DESC, repo, path, line, rule, occurrence
LIMIT :limit
