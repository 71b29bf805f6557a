-- What share of list rows is not grouped, month by month?
-- Pooled over all rows, and as the mean of the repositories' shares, each counted once. Repositories
-- read in part are counted and left out. over_month and over_year follow the repositories that live
-- at both ends: their pooled share before and now.
WITH
  trend AS MATERIALIZED (
    SELECT repo, month, substr(month, 1, 4) * 12 + substr(month, 6) AS n, rows, ungrouped_rows,
      is_carried, is_read_in_part
    FROM v_trend_month
  ),
  life AS MATERIALIZED (SELECT repo, min(n) AS first, max(n) AS last FROM trend GROUP BY repo),
  axis AS MATERIALIZED (
    SELECT month, n, sum(is_read_in_part) AS read_in_part FROM trend GROUP BY n
  ),
  total AS MATERIALIZED (
    SELECT n, count(*) AS repositories, sum(rows) AS rows, sum(ungrouped_rows) AS ungrouped_rows,
      avg(1.0 * ungrouped_rows / nullif(rows, 0)) AS mean, sum(is_carried) AS carried,
      sum(first = n) AS joined, sum(last = n) AS leaving,
      sum(first <= n - 1) AS over_month, sum(first <= n - 12) AS over_year,
      sum(rows * (first <= n - 1)) AS over_month_rows,
      sum(rows * (first <= n - 12)) AS over_year_rows,
      1.0 * sum(ungrouped_rows * (first <= n - 1)) / nullif(sum(rows * (first <= n - 1)), 0)
        AS from_month,
      1.0 * sum(ungrouped_rows * (last >= n + 1)) / nullif(sum(rows * (last >= n + 1)), 0)
        AS to_month,
      1.0 * sum(ungrouped_rows * (first <= n - 12)) / nullif(sum(rows * (first <= n - 12)), 0)
        AS from_year,
      1.0 * sum(ungrouped_rows * (last >= n + 12)) / nullif(sum(rows * (last >= n + 12)), 0)
        AS to_year
    FROM trend JOIN life USING (repo)
    WHERE NOT is_read_in_part
    GROUP BY n
  )
SELECT
  axis.month, now.repositories, now.rows, now.ungrouped_rows,
  round(1.0 * now.ungrouped_rows / nullif(now.rows, 0), 5) AS share,
  round(now.mean, 5) AS mean_of_repository_shares,
  now.carried AS carried_repositories, axis.read_in_part,
  now.joined, ifnull(before.leaving, 0) AS left,
  now.over_month AS over_month_repositories, now.over_month_rows,
  round(before.to_month, 5) AS over_month_from, round(now.from_month, 5) AS over_month_to,
  now.over_year AS over_year_repositories, now.over_year_rows,
  round(once.to_year, 5) AS over_year_from, round(now.from_year, 5) AS over_year_to
FROM total AS now
JOIN axis ON axis.n = now.n
LEFT JOIN total AS before ON before.n = now.n - 1
LEFT JOIN total AS once ON once.n = now.n - 12
ORDER BY axis.month;
