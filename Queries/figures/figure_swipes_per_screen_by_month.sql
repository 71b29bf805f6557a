-- How many swipes does a screen cost, month by month?
-- Percentiles by nearest rank over all screens of the repositories that live in the month; the mean
-- of the repositories' medians, each counted once; and the median of a fixed panel, the repositories
-- that live from the middle month to the last month in which at least half of all live. Repositories
-- read in part are counted and left out. over_month and over_year follow the repositories that live
-- at both ends: their median before and now. All of it at the most; what ends in “typical” is the same
-- of the typical costs.
WITH
  trend AS MATERIALIZED (
    SELECT repo_id, month, substr(month, 1, 4) * 12 + substr(month, 6) AS n, position,
      is_carried, ifnull(is_read_in_part, 0) AS is_read_in_part
    FROM month_end LEFT JOIN head_coverage USING (repo_id)
  ),
  axis AS MATERIALIZED (
    SELECT month, n, sum(NOT is_read_in_part) AS repositories, sum(is_read_in_part) AS read_in_part
    FROM trend GROUP BY n
  ),
  life AS MATERIALIZED (
    SELECT repo_id, min(n) AS first, max(n) AS last FROM trend
    WHERE NOT is_read_in_part GROUP BY repo_id
  ),
  middle AS MATERIALIZED (
    SELECT n FROM axis WHERE repositories > 0
    ORDER BY n LIMIT 1 OFFSET (SELECT count(*) / 2 FROM axis WHERE repositories > 0)
  ),
  finish AS MATERIALIZED (
    SELECT max(n) AS n FROM axis WHERE 2 * repositories >= (SELECT count(*) FROM life)
  ),
  -- A view has one span at a time: the last that began, if it has not ended.
  live AS MATERIALIZED (
    SELECT trend.n, trend.repo_id, first, last, is_carried, span.swipes_guideline AS most,
      span.swipes_guideline_typical AS typical, count(*) AS screens,
      sum(span.is_opaque) AS at_least
    FROM life
    JOIN trend USING (repo_id)
    JOIN view USING (repo_id)
    JOIN screen_span AS span ON span.view_id = view.view_id
      AND span.from_position = (
        SELECT max(from_position) FROM screen_span AS latest
        WHERE latest.view_id = view.view_id AND latest.from_position <= trend.position)
      AND (span.until_position IS NULL OR span.until_position > trend.position)
    GROUP BY trend.n, trend.repo_id, most, typical
  ),
  -- The same screens by one cost and by the other. The sign keeps whole numbers from becoming the type
  -- of both.
  told AS (
    SELECT 0 AS is_typical, n, first, last, +most AS swipes, screens, at_least FROM live
    UNION ALL
    SELECT 1, n, first, last, typical, screens, at_least FROM live
  ),
  -- Who is counted: those of the panel, those that lived before, and those that live on.
  cost AS (
    SELECT is_typical, n, swipes, sum(screens) AS screens, sum(at_least) AS at_least,
      sum(screens * (first <= (SELECT n FROM middle) AND last >= (SELECT n FROM finish)
        AND n BETWEEN (SELECT n FROM middle) AND (SELECT n FROM finish))) AS panel,
      sum(screens * (first <= n - 1)) AS from_month, sum(screens * (last >= n + 1)) AS to_month,
      sum(screens * (first <= n - 12)) AS from_year, sum(screens * (last >= n + 12)) AS to_year
    FROM told GROUP BY is_typical, n, swipes
  ),
  step AS (
    SELECT is_typical, n, swipes, at_least,
      sum(screens) OVER below AS place, sum(screens) OVER whole AS total,
      sum(panel) OVER below AS panel_place, sum(panel) OVER whole AS panel_total,
      sum(from_month) OVER below AS from_month_place, sum(from_month) OVER whole AS from_month_total,
      sum(to_month) OVER below AS to_month_place, sum(to_month) OVER whole AS to_month_total,
      sum(from_year) OVER below AS from_year_place, sum(from_year) OVER whole AS from_year_total,
      sum(to_year) OVER below AS to_year_place, sum(to_year) OVER whole AS to_year_total
    FROM cost
    WINDOW below AS (PARTITION BY is_typical, n ORDER BY swipes),
      whole AS (PARTITION BY is_typical, n)
  ),
  ranked AS MATERIALIZED (
    SELECT is_typical, n, max(total) AS screens, sum(at_least) AS at_least,
      min(CASE WHEN place >= (total * 10 + 99) / 100 THEN swipes END) AS p10,
      min(CASE WHEN place >= (total * 25 + 99) / 100 THEN swipes END) AS p25,
      min(CASE WHEN place >= (total * 50 + 99) / 100 THEN swipes END) AS median,
      min(CASE WHEN place >= (total * 75 + 99) / 100 THEN swipes END) AS p75,
      min(CASE WHEN place >= (total * 90 + 99) / 100 THEN swipes END) AS p90,
      min(CASE WHEN panel_total > 0 AND 2 * panel_place >= panel_total THEN swipes END) AS panel,
      max(from_month_total) AS from_month_screens, max(from_year_total) AS from_year_screens,
      min(CASE WHEN from_month_total > 0 AND 2 * from_month_place >= from_month_total
        THEN swipes END) AS from_month,
      min(CASE WHEN to_month_total > 0 AND 2 * to_month_place >= to_month_total
        THEN swipes END) AS to_month,
      min(CASE WHEN from_year_total > 0 AND 2 * from_year_place >= from_year_total
        THEN swipes END) AS from_year,
      min(CASE WHEN to_year_total > 0 AND 2 * to_year_place >= to_year_total
        THEN swipes END) AS to_year
    FROM step GROUP BY is_typical, n
  ),
  -- Each repository once: of its own screens the middle one.
  own AS (
    SELECT n, repo_id, most, sum(screens) OVER (PARTITION BY n, repo_id ORDER BY most) AS place,
      sum(screens) OVER (PARTITION BY n, repo_id) AS total
    FROM live
  ),
  own_median AS (
    SELECT n, repo_id, min(most) AS median FROM own WHERE 2 * place >= total GROUP BY n, repo_id
  ),
  mean AS MATERIALIZED (SELECT n, round(avg(median), 2) AS mean FROM own_median GROUP BY n),
  present AS MATERIALIZED (
    SELECT n, repo_id, is_carried, first, last,
      lag(n) OVER repo AS earlier, lead(n) OVER repo AS later
    FROM (SELECT DISTINCT n, repo_id, is_carried, first, last FROM live)
    WINDOW repo AS (PARTITION BY repo_id ORDER BY n)
  ),
  counted AS MATERIALIZED (
    SELECT n, count(*) AS repositories, sum(is_carried) AS carried,
      sum(ifnull(earlier < n - 1, 1)) AS joined, sum(ifnull(later > n + 1, 1)) AS leaving,
      sum(first <= n - 1) AS over_month, sum(first <= n - 12) AS over_year,
      sum(first <= (SELECT n FROM middle) AND last >= (SELECT n FROM finish)
        AND n BETWEEN (SELECT n FROM middle) AND (SELECT n FROM finish)) AS panel
    FROM present GROUP BY n
  )
SELECT
  axis.month, counted.repositories, now.screens, now.p10, now.p25, now.median, now.p75, now.p90,
  mean.mean AS mean_of_repository_medians, counted.panel AS panel_repositories,
  now.panel AS panel_median, counted.carried AS carried_repositories,
  axis.read_in_part, now.at_least AS screens_at_least,
  counted.joined, ifnull(lately.leaving, 0) AS left,
  counted.over_month AS over_month_repositories, now.from_month_screens AS over_month_screens,
  before.to_month AS over_month_from,
  iif(before.to_month IS NULL, NULL, now.from_month) AS over_month_to,
  counted.over_year AS over_year_repositories, now.from_year_screens AS over_year_screens,
  once.to_year AS over_year_from, iif(once.to_year IS NULL, NULL, now.from_year) AS over_year_to,
  typical.p10 AS p10_typical, typical.p25 AS p25_typical, typical.median AS median_typical,
  typical.p75 AS p75_typical, typical.p90 AS p90_typical, typical.panel AS panel_median_typical,
  typical_before.to_month AS over_month_from_typical,
  iif(typical_before.to_month IS NULL, NULL, typical.from_month) AS over_month_to_typical,
  typical_once.to_year AS over_year_from_typical,
  iif(typical_once.to_year IS NULL, NULL, typical.from_year) AS over_year_to_typical
FROM ranked AS now
JOIN axis ON axis.n = now.n
JOIN counted ON counted.n = now.n
JOIN mean ON mean.n = now.n
JOIN ranked AS typical ON typical.is_typical = 1 AND typical.n = now.n
LEFT JOIN counted AS lately ON lately.n = now.n - 1
LEFT JOIN ranked AS before ON before.is_typical = 0 AND before.n = now.n - 1
LEFT JOIN ranked AS once ON once.is_typical = 0 AND once.n = now.n - 12
LEFT JOIN ranked AS typical_before ON typical_before.is_typical = 1 AND typical_before.n = now.n - 1
LEFT JOIN ranked AS typical_once ON typical_once.is_typical = 1 AND typical_once.n = now.n - 12
WHERE now.is_typical = 0
ORDER BY axis.month;
