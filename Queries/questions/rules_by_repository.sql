-- How many findings of each rule does each repository have?
-- :rule = '' only this rule; empty for all
-- :repo = '' only this repository; empty for all
SELECT
  repo, rule, severity, count(*) AS findings, sum(swipes_saved) AS swipes_saved,
  min(introduced_at) AS oldest
FROM v_finding
WHERE until_position IS NULL AND (:rule = '' OR rule = :rule) AND (:repo = '' OR repo = :repo)
GROUP BY repo, rule, severity
ORDER BY findings DESC, repo, rule, severity
