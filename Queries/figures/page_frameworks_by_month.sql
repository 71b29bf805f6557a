-- What are the screens of each repository made with, month by month? All at once: the months of one cost as much.
SELECT
  repo, month, 1 AS repositories, sum(screens) AS screens,
  sum(screens * (framework = 'swiftui')) AS swiftui,
  sum(screens * (framework = 'uikit')) AS uikit,
  sum(screens * (framework = 'react-native')) AS react_native,
  sum(screens * (framework = 'flutter')) AS flutter
FROM v_framework_month
GROUP BY repo, month
ORDER BY repo, month;
