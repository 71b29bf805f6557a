-- How often is each rule broken, of the elements it applies to?
WITH
  latest AS (
    SELECT repo_id, rule_id, max(from_position) AS from_position
    FROM rule_count GROUP BY repo_id, rule_id
  ),
  held AS (
    SELECT rule_id, sum(elements) AS elements, sum(findings) AS findings,
      sum(findings > 0) AS repos
    FROM rule_count JOIN latest USING (repo_id, rule_id, from_position)
    GROUP BY rule_id
  )
SELECT
  rule.name AS rule, rule.severity, rule.wcag, ifnull(held.findings, 0) AS findings,
  ifnull(held.elements, 0) AS elements,
  round(100.0 * held.findings / nullif(held.elements, 0), 1) AS percent,
  ifnull(held.repos, 0) AS repos
FROM rule LEFT JOIN held USING (rule_id)
ORDER BY percent DESC NULLS LAST, findings DESC, rule
