-- What does a screen cost, month by month: the middle one, and the cheap and dear tenth?
-- chart: line, x month, y median
-- :repo = '' only this repository; empty for all together
WITH
  cost AS (
    SELECT month_end.month, span.swipes_guideline AS swipes,
      span.swipes_guideline_typical AS typical
    FROM month_end
    JOIN repo USING (repo_id)
    JOIN view ON view.repo_id = month_end.repo_id
    -- A view has one span at a time: the last that began, if it has not ended.
    JOIN screen_span AS span ON span.view_id = view.view_id
      AND span.from_position = (
        SELECT max(from_position) FROM screen_span
        WHERE view_id = view.view_id AND from_position <= month_end.position)
      AND (span.until_position IS NULL OR span.until_position > month_end.position)
    WHERE :repo = '' OR repo.name = :repo
  ),
  ranked AS (
    SELECT month, swipes, typical, row_number() OVER (PARTITION BY month ORDER BY swipes) AS place,
      row_number() OVER (PARTITION BY month ORDER BY typical) AS typical_place,
      count(*) OVER (PARTITION BY month) AS screens
    FROM cost
  )
-- The smallest value that at least the share of all values does not exceed.
SELECT
  month, screens,
  min(iif(place >= 0.10 * screens, swipes, NULL)) AS p10,
  min(iif(place >= 0.25 * screens, swipes, NULL)) AS p25,
  min(iif(place >= 0.50 * screens, swipes, NULL)) AS median,
  min(iif(place >= 0.75 * screens, swipes, NULL)) AS p75,
  min(iif(place >= 0.90 * screens, swipes, NULL)) AS p90,
  max(swipes) AS most,
  min(iif(typical_place >= 0.10 * screens, typical, NULL)) AS p10_typical,
  min(iif(typical_place >= 0.25 * screens, typical, NULL)) AS p25_typical,
  min(iif(typical_place >= 0.50 * screens, typical, NULL)) AS median_typical,
  min(iif(typical_place >= 0.75 * screens, typical, NULL)) AS p75_typical,
  min(iif(typical_place >= 0.90 * screens, typical, NULL)) AS p90_typical,
  max(typical) AS most_typical
FROM ranked
GROUP BY month, screens
ORDER BY month
