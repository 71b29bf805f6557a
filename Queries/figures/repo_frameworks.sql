-- What are the screens of one repository made with, month by month?
SELECT
  month, 1 AS repositories, sum(screens) AS screens,
  sum(screens * (framework = 'swiftui')) AS swiftui,
  sum(screens * (framework = 'uikit')) AS uikit,
  sum(screens * (framework = 'react-native')) AS react_native,
  sum(screens * (framework = 'flutter')) AS flutter
FROM v_framework_month
WHERE repo = :repo
GROUP BY month
ORDER BY month;
