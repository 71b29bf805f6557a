-- How many findings are there for every 100 elements that VoiceOver could focus, month by month?
-- Repositories read in part are counted and left out. over_month and over_year follow the
-- repositories that live at both ends: their findings per 100 elements before and now.
WITH
  trend AS MATERIALIZED (
    SELECT repo, month, substr(month, 1, 4) * 12 + substr(month, 6) AS n, elements, findings,
      findings_critical AS critical, findings_serious AS serious, findings_moderate AS moderate,
      findings_minor AS minor, is_carried, is_read_in_part
    FROM v_trend_month
  ),
  life AS MATERIALIZED (SELECT repo, min(n) AS first, max(n) AS last FROM trend GROUP BY repo),
  axis AS MATERIALIZED (
    SELECT month, n, sum(is_read_in_part) AS read_in_part FROM trend GROUP BY n
  ),
  total AS MATERIALIZED (
    SELECT n, count(*) AS repositories, sum(elements) AS elements, sum(findings) AS findings,
      sum(critical) AS critical, sum(serious) AS serious, sum(moderate) AS moderate,
      sum(minor) AS minor, avg(100.0 * findings / nullif(elements, 0)) AS mean,
      sum(is_carried) AS carried, sum(first = n) AS joined, sum(last = n) AS leaving,
      sum(first <= n - 1) AS over_month, sum(first <= n - 12) AS over_year,
      sum(elements * (first <= n - 1)) AS over_month_elements,
      sum(elements * (first <= n - 12)) AS over_year_elements,
      100.0 * sum(findings * (first <= n - 1)) / nullif(sum(elements * (first <= n - 1)), 0)
        AS from_month,
      100.0 * sum(findings * (last >= n + 1)) / nullif(sum(elements * (last >= n + 1)), 0)
        AS to_month,
      100.0 * sum(findings * (first <= n - 12)) / nullif(sum(elements * (first <= n - 12)), 0)
        AS from_year,
      100.0 * sum(findings * (last >= n + 12)) / nullif(sum(elements * (last >= n + 12)), 0)
        AS to_year
    FROM trend JOIN life USING (repo)
    WHERE NOT is_read_in_part
    GROUP BY n
  )
SELECT
  axis.month, now.repositories, now.elements, now.findings, now.critical, now.serious,
  now.moderate, now.minor,
  round(100.0 * now.findings / nullif(now.elements, 0), 3) AS per_100_elements,
  round(100.0 * (now.critical + now.serious) / nullif(now.elements, 0), 3)
    AS critical_and_serious_per_100_elements,
  round(now.mean, 3) AS mean_of_repositories,
  now.carried AS carried_repositories, axis.read_in_part,
  now.joined, ifnull(before.leaving, 0) AS left,
  now.over_month AS over_month_repositories, now.over_month_elements,
  round(before.to_month, 3) AS over_month_from, round(now.from_month, 3) AS over_month_to,
  now.over_year AS over_year_repositories, now.over_year_elements,
  round(once.to_year, 3) AS over_year_from, round(now.from_year, 3) AS over_year_to
FROM total AS now
JOIN axis ON axis.n = now.n
LEFT JOIN total AS before ON before.n = now.n - 1
LEFT JOIN total AS once ON once.n = now.n - 12
ORDER BY axis.month;
