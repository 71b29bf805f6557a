-- On what share of screens is no fault detected? (It does not mean they are accessible.)
WITH
  -- Findings name the view that declares the place, and a screen shows views of other files: it
  -- counts as free of faults only where every file that it shows something of is.
  shown AS (
    SELECT view_id, path_id FROM view
    UNION SELECT view_id, path_id FROM head_stop
    UNION SELECT view_id, path_id FROM row_span WHERE until_position IS NULL
  ),
  faulty AS (SELECT DISTINCT repo_id, path_id FROM finding WHERE until_position IS NULL),
  judged AS (
    SELECT span.repo_id, span.view_id, max(faulty.path_id IS NOT NULL) AS has_fault
    FROM screen_span AS span
    JOIN shown ON shown.view_id = span.view_id
    LEFT JOIN faulty ON faulty.repo_id = span.repo_id AND faulty.path_id = shown.path_id
    WHERE span.until_position IS NULL
    GROUP BY span.repo_id, span.view_id
  )
SELECT
  repo.name AS repo, count(*) AS screens, sum(NOT has_fault) AS without_detected_fault,
  round(100.0 * sum(NOT has_fault) / count(*), 1) AS percent
FROM judged JOIN repo USING (repo_id)
GROUP BY repo.name
ORDER BY percent, repo.name
