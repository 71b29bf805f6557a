-- Which packages that apps are built with were not read, and how many apps pin them?
-- Those of which a table tells, and those that were read, are left out.
SELECT
  ifnull(url, name) AS package, count(*) AS repositories, group_concat(DISTINCT status) AS status,
  min(repo) AS first_repository
FROM v_package
WHERE status IN ('missing', 'outdated', 'unpinned')
GROUP BY package
ORDER BY repositories DESC, package
LIMIT 40;
