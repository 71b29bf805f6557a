-- What are screens made with, month by month?
-- Screens of the repositories that live in the month, by framework; repositories read in part count too,
-- as it is known what they are made with.
SELECT
  month, count(DISTINCT repo) AS repositories, sum(screens) AS screens,
  sum(screens * (framework = 'swiftui')) AS swiftui,
  sum(screens * (framework = 'uikit')) AS uikit,
  sum(screens * (framework = 'react-native')) AS react_native,
  sum(screens * (framework = 'flutter')) AS flutter
FROM v_framework_month
GROUP BY month
ORDER BY month;
