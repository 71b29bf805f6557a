-- How many swipes does a screen cost, month by month?
-- Percentiles by nearest rank over all screens of the repositories that live in the month; the mean
-- of the repositories' medians, each counted once; and the median of a fixed panel, the repositories
-- that live from the middle month to the last month in which at least half of all live.
WITH
  month AS MATERIALIZED (SELECT repo, month, position FROM v_trend_month),
  span AS MATERIALIZED (
    SELECT repo, swipes_guideline AS swipes, from_position,
      ifnull(until_position, 9223372036854775807) AS until_position
    FROM v_screen_span
  ),
  axis AS MATERIALIZED (
    SELECT month, count(*) AS repositories FROM month GROUP BY month
  ),
  middle AS (
    SELECT month FROM axis ORDER BY month LIMIT 1 OFFSET (SELECT count(*) / 2 FROM axis)
  ),
  finish AS (
    SELECT max(month) AS month FROM axis
    WHERE 2 * repositories >= (SELECT count(DISTINCT repo) FROM month)
  ),
  panel AS MATERIALIZED (
    SELECT repo FROM month
    GROUP BY repo
    HAVING min(month) <= (SELECT month FROM middle) AND max(month) >= (SELECT month FROM finish)
  ),
  live AS MATERIALIZED (
    SELECT
      month.month, month.repo, span.swipes,
      month.repo IN (SELECT repo FROM panel) AND month.month >= (SELECT month FROM middle)
        AND month.month <= (SELECT month FROM finish) AS in_panel
    FROM month
    JOIN span ON span.repo = month.repo
      AND span.from_position <= month.position AND span.until_position > month.position
  ),
  ranked AS (
    SELECT
      month, repo, swipes, in_panel,
      row_number() OVER (PARTITION BY month ORDER BY swipes) AS place,
      count(*) OVER (PARTITION BY month) AS n,
      row_number() OVER (PARTITION BY month, repo ORDER BY swipes) AS repo_place,
      count(*) OVER (PARTITION BY month, repo) AS repo_n,
      row_number() OVER (PARTITION BY month, in_panel ORDER BY swipes) AS panel_place,
      count(*) OVER (PARTITION BY month, in_panel) AS panel_n
    FROM live
  )
SELECT
  month, count(DISTINCT repo) AS repositories, count(*) AS screens,
  max(CASE WHEN place = (n * 10 + 99) / 100 THEN swipes END) AS p10,
  max(CASE WHEN place = (n * 25 + 99) / 100 THEN swipes END) AS p25,
  max(CASE WHEN place = (n * 50 + 99) / 100 THEN swipes END) AS median,
  max(CASE WHEN place = (n * 75 + 99) / 100 THEN swipes END) AS p75,
  max(CASE WHEN place = (n * 90 + 99) / 100 THEN swipes END) AS p90,
  round(avg(CASE WHEN repo_place = (repo_n + 1) / 2 THEN swipes END), 2) AS mean_of_repository_medians,
  count(DISTINCT CASE WHEN in_panel THEN repo END) AS panel_repositories,
  max(CASE WHEN in_panel AND panel_place = (panel_n + 1) / 2 THEN swipes END) AS panel_median
FROM ranked
GROUP BY month
ORDER BY month;
