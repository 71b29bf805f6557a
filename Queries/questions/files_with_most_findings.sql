-- Which files have the most findings?
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  repo, path, count(*) AS findings, sum(severity = 'critical') AS critical,
  sum(severity = 'serious') AS serious, count(DISTINCT rule) AS rules,
  sum(swipes_saved) AS swipes_saved
FROM v_finding
WHERE until_position IS NULL AND (:repo = '' OR repo = :repo)
GROUP BY repo, path
ORDER BY findings DESC, critical DESC, repo, path
LIMIT :limit
