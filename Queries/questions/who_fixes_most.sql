-- Who fixes the most findings?
-- :repo = '' only this repository; empty for all
-- :since = '' only what was fixed on or after this day, such as 2026-01-31; empty for all
-- :limit = 30 how many rows
SELECT
  ended_by AS author, count(*) AS fixed, sum(severity = 'critical') AS critical,
  sum(severity = 'serious') AS serious, sum(swipes_saved) AS swipes_saved,
  count(DISTINCT repo) AS repos, max(ended_at) AS last_fix
FROM v_finding
WHERE end_reason = 'fixed' AND ended_at >= :since AND (:repo = '' OR repo = :repo)
GROUP BY ended_by
ORDER BY fixed DESC, swipes_saved DESC, author
LIMIT :limit
