-- How common is each rule's fault month by month, and how many came and went?
-- Repositories read in part are left out. over_month and over_year follow the repositories that live
-- at both ends: their pooled share before and now.
WITH
  trend AS MATERIALIZED (
    SELECT rule, repo, month, substr(month, 1, 4) * 12 + substr(month, 6) AS n, elements, open,
      introduced, ended
    FROM v_rule_month WHERE NOT is_read_in_part
  ),
  life AS MATERIALIZED (
    SELECT repo, min(substr(month, 1, 4) * 12 + substr(month, 6)) AS first,
      max(substr(month, 1, 4) * 12 + substr(month, 6)) AS last
    FROM v_trend_month GROUP BY repo
  ),
  total AS MATERIALIZED (
    SELECT rule, n, min(month) AS month, sum(elements > 0) AS repositories,
      sum(elements) AS elements, sum(open) AS open, avg(1.0 * open / nullif(elements, 0)) AS mean,
      sum(introduced) AS introduced, sum(ended) AS ended,
      sum(elements > 0 AND first <= n - 1) AS over_month,
      sum(elements > 0 AND first <= n - 12) AS over_year,
      1.0 * sum(open * (first <= n - 1)) / nullif(sum(elements * (first <= n - 1)), 0)
        AS from_month,
      1.0 * sum(open * (last >= n + 1)) / nullif(sum(elements * (last >= n + 1)), 0) AS to_month,
      1.0 * sum(open * (first <= n - 12)) / nullif(sum(elements * (first <= n - 12)), 0)
        AS from_year,
      1.0 * sum(open * (last >= n + 12)) / nullif(sum(elements * (last >= n + 12)), 0) AS to_year
    FROM trend JOIN life USING (repo)
    GROUP BY rule, n
  )
SELECT
  now.rule, now.month, now.repositories, now.elements, now.open,
  round(1.0 * now.open / nullif(now.elements, 0), 5) AS share,
  round(now.mean, 5) AS mean_of_repository_shares, now.introduced, now.ended,
  now.over_month AS over_month_repositories,
  round(before.to_month, 5) AS over_month_from, round(now.from_month, 5) AS over_month_to,
  now.over_year AS over_year_repositories,
  round(once.to_year, 5) AS over_year_from, round(now.from_year, 5) AS over_year_to
FROM total AS now
LEFT JOIN total AS before ON before.rule = now.rule AND before.n = now.n - 1
LEFT JOIN total AS once ON once.rule = now.rule AND once.n = now.n - 12
ORDER BY now.rule, now.month;
