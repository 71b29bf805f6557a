-- How did swipes, rows and findings develop, month by month?
-- chart: line, x month, y swipes_guideline
-- :repo = '' only this repository; empty for all together
SELECT
  month, count(*) AS repos, sum(screens) AS screens, sum(swipes_guideline) AS swipes_guideline,
  sum(swipes_platform) AS swipes_platform,
  round(1.0 * sum(swipes_guideline) / nullif(sum(screens), 0), 1) AS swipes_per_screen,
  round(100.0 * sum(ungrouped_rows) / nullif(sum(rows), 0), 1) AS ungrouped_percent,
  sum(findings) AS findings,
  round(100.0 * sum(findings) / nullif(sum(elements), 0), 1) AS findings_per_100_elements,
  round(sum(swipes_guideline_typical), 2) AS swipes_guideline_typical,
  round(sum(swipes_platform_typical), 2) AS swipes_platform_typical,
  round(sum(swipes_guideline_typical) / nullif(sum(screens), 0), 1) AS swipes_per_screen_typical
FROM v_trend_month
WHERE :repo = '' OR repo = :repo
GROUP BY month
ORDER BY month
