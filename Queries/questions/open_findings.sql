-- What is wrong at the head, worst first?
-- :repo = '' only this repository; empty for all
-- :rule = '' only this rule; empty for all
-- :severity = '' critical, serious, moderate or minor; empty for all
-- :limit = 200 how many rows
SELECT
  repo, severity, rule, wcag, path, line, view, message, fix, swipes_saved, introduced_at,
  introduced_by
FROM v_finding
WHERE until_position IS NULL AND (:repo = '' OR repo = :repo) AND (:rule = '' OR rule = :rule)
  AND (:severity = '' OR severity = :severity)
ORDER BY
  CASE severity WHEN 'critical' THEN 1 WHEN 'serious' THEN 2 WHEN 'moderate' THEN 3 ELSE 4 END,
  swipes_saved DESC, repo, path, line, rule, occurrence
LIMIT :limit
