-- How did each repository change over a month and over a year?
WITH
  latest AS (SELECT repo, max(month) AS month FROM v_trend_month GROUP BY repo),
  trend AS MATERIALIZED (
    SELECT repo, month, screens, swipes_guideline, findings, swipes_guideline_typical AS typical
    FROM v_trend_month
  )
SELECT
  latest.repo, latest.month, now.screens, now.swipes_guideline,
  now.swipes_guideline - lately.swipes_guideline AS swipes_in_a_month,
  now.swipes_guideline - once.swipes_guideline AS swipes_in_a_year,
  now.findings, now.findings - lately.findings AS findings_in_a_month,
  now.findings - once.findings AS findings_in_a_year,
  now.typical AS swipes_guideline_typical,
  round(now.typical - lately.typical, 2) AS swipes_typical_in_a_month,
  round(now.typical - once.typical, 2) AS swipes_typical_in_a_year
FROM latest
JOIN trend AS now ON now.repo = latest.repo AND now.month = latest.month
LEFT JOIN trend AS lately ON lately.repo = latest.repo
  AND lately.month = substr(date(latest.month || '-01', '-1 month'), 1, 7)
LEFT JOIN trend AS once ON once.repo = latest.repo
  AND once.month = substr(date(latest.month || '-01', '-1 year'), 1, 7)
ORDER BY latest.repo
