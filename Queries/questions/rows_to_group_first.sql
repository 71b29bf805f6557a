-- Which rows are worth grouping first, by the swipes it saves on all screens that show them?
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  repo, path, line, min(view) AS view, count(DISTINCT view_id) AS views,
  max(stops_guideline) AS stops_per_row, max(is_assumed) AS is_assumed,
  sum(count * (stops_guideline - stops_grouped)) AS swipes_saved, min(since) AS since,
  max(stops_guideline_typical) AS stops_per_row_typical
FROM v_row
WHERE is_ungrouped AND (:repo = '' OR repo = :repo)
GROUP BY repo, path, line, "column"
ORDER BY swipes_saved DESC, repo, path, line, "column"
LIMIT :limit
