-- Which rules are broken most often, among the elements they apply to?
-- At the end of each repository's last month. Repositories read in part are left out.
WITH
  month AS MATERIALIZED (SELECT * FROM v_rule_month WHERE NOT is_read_in_part),
  last AS (SELECT repo, max(month) AS month FROM month GROUP BY repo),
  now AS (
    SELECT
      rule, sum(elements) AS elements, sum(open) AS open, sum(elements > 0) AS repositories,
      sum(open > 0) AS repositories_with_findings
    FROM month JOIN last USING (repo, month) GROUP BY rule
  ),
  ever AS (
    SELECT rule, sum(introduced) AS introduced, sum(ended) AS ended FROM month GROUP BY rule
  )
SELECT
  v_rule.rule, title, severity, wcag, ifnull(elements, 0) AS elements, ifnull(open, 0) AS open,
  round(1.0 * open / nullif(elements, 0), 5) AS share,
  ifnull(repositories, 0) AS repositories,
  ifnull(repositories_with_findings, 0) AS repositories_with_findings,
  ifnull(introduced, 0) AS introduced, ifnull(ended, 0) AS ended, population, claim
FROM v_rule LEFT JOIN now USING (rule) LEFT JOIN ever USING (rule)
-- Fewer than ten elements are not ranked among the others.
ORDER BY share IS NULL, ifnull(elements, 0) < 10, share DESC, open DESC, v_rule.rule;
