-- On what share of screens is no fault detected? (It does not mean they are accessible.)
WITH
  faulty AS (
    SELECT DISTINCT repo, path, view FROM v_finding WHERE until_position IS NULL
  )
SELECT
  v_screen.repo, count(*) AS screens, sum(faulty.view IS NULL) AS without_detected_fault,
  round(100.0 * sum(faulty.view IS NULL) / count(*), 1) AS percent
FROM v_screen
LEFT JOIN faulty ON faulty.repo = v_screen.repo AND faulty.path = v_screen.path
  AND faulty.view = v_screen.screen
GROUP BY v_screen.repo
ORDER BY percent, v_screen.repo
