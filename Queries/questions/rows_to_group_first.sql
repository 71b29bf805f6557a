-- Which rows are worth grouping first, by the swipes it saves?
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  repo, view, path, line, count, is_assumed, stops_guideline AS stops_per_row,
  count * (stops_guideline - 1) AS swipes_saved, since
FROM v_row
WHERE is_ungrouped AND (:repo = '' OR repo = :repo)
ORDER BY swipes_saved DESC, repo, path, line, ordinal
LIMIT :limit
