-- How common is each rule's fault month by month, and how many came and went?
SELECT
  rule, month, sum(elements > 0) AS repositories, sum(elements) AS elements, sum(open) AS open,
  round(1.0 * sum(open) / nullif(sum(elements), 0), 5) AS share,
  round(avg(1.0 * open / nullif(elements, 0)), 5) AS mean_of_repository_shares,
  sum(introduced) AS introduced, sum(ended) AS ended
FROM v_rule_month
GROUP BY rule, month
ORDER BY rule, month;
