-- How many days does it take until half of the findings of a rule that were fixed were fixed?
-- :repo = '' only this repository; empty for all
WITH
  fixed AS (
    SELECT rule, julianday(ended_at) - julianday(introduced_at) AS days
    FROM v_finding WHERE end_reason = 'fixed' AND (:repo = '' OR repo = :repo)
  ),
  ranked AS (
    SELECT rule, days, row_number() OVER (PARTITION BY rule ORDER BY days) AS place,
      count(*) OVER (PARTITION BY rule) AS fixed
    FROM fixed
  ),
  middle AS (
    SELECT rule, fixed, avg(days) AS median FROM ranked
    WHERE place IN ((fixed + 1) / 2, (fixed + 2) / 2) GROUP BY rule, fixed
  ),
  others AS (
    SELECT rule, sum(end_reason = 'open') AS open,
      sum(end_reason IN ('code-removed', 'file-removed')) AS removed
    FROM v_finding WHERE :repo = '' OR repo = :repo GROUP BY rule
  )
SELECT others.rule, round(median, 1) AS median_days, ifnull(fixed, 0) AS fixed, removed, open
FROM others LEFT JOIN middle USING (rule)
ORDER BY median_days NULLS LAST, rule
