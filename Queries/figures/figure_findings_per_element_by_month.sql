-- How many findings are there for every 100 elements that VoiceOver could focus, month by month?
SELECT
  month, count(*) AS repositories, sum(elements) AS elements, sum(findings) AS findings,
  sum(findings_critical) AS critical, sum(findings_serious) AS serious,
  sum(findings_moderate) AS moderate, sum(findings_minor) AS minor,
  round(100.0 * sum(findings) / nullif(sum(elements), 0), 3) AS per_100_elements,
  round(100.0 * sum(findings_critical + findings_serious) / nullif(sum(elements), 0), 3)
    AS critical_and_serious_per_100_elements,
  round(avg(100.0 * findings / nullif(elements, 0)), 3) AS mean_of_repositories
FROM v_trend_month
GROUP BY month
ORDER BY month;
