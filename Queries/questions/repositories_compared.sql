-- How do the repositories compare, per screen and per element?
SELECT
  repo, status, screens, swipes_guideline, swipes_platform,
  round(1.0 * swipes_guideline / nullif(screens, 0), 1) AS swipes_per_screen,
  ungrouped_rows, rows,
  round(100.0 * ungrouped_rows / nullif(rows, 0), 1) AS ungrouped_percent,
  open_findings,
  round(100.0 * open_findings / nullif(elements, 0), 1) AS findings_per_100_elements,
  swipes_guideline_typical, swipes_platform_typical,
  round(swipes_guideline_typical / nullif(screens, 0), 1) AS swipes_per_screen_typical
FROM v_repo
ORDER BY swipes_per_screen DESC, repo
