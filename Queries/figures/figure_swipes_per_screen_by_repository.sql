-- How many swipes does a screen cost on average in each repository, month by month?
SELECT
  repo, month, screens, swipes_guideline AS swipes,
  round(1.0 * swipes_guideline / nullif(screens, 0), 2) AS swipes_per_screen,
  round(1.0 * swipes_platform / nullif(screens, 0), 2) AS swipes_per_screen_platform,
  stops_per_row_guideline_mean AS stops_per_row, rows, ungrouped_rows, findings, elements,
  is_carried, is_read_in_part, swipes_guideline_typical AS swipes_typical,
  round(swipes_guideline_typical / nullif(screens, 0), 2) AS swipes_per_screen_typical,
  round(swipes_platform_typical / nullif(screens, 0), 2) AS swipes_per_screen_platform_typical
FROM v_trend_month
ORDER BY repo, month;
