-- What share of list rows is not grouped, month by month?
-- Pooled over all rows, and as the mean of the repositories' shares, each counted once.
SELECT
  month, count(*) AS repositories, sum(rows) AS rows, sum(ungrouped_rows) AS ungrouped_rows,
  round(1.0 * sum(ungrouped_rows) / nullif(sum(rows), 0), 5) AS share,
  round(avg(1.0 * ungrouped_rows / nullif(rows, 0)), 5) AS mean_of_repository_shares
FROM v_trend_month
GROUP BY month
ORDER BY month;
