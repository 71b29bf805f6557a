-- Which rows would save most swipes if they were made one element?
SELECT
  repo, view, path, line, count, is_assumed, stops_guideline, stops_platform,
  swipes_guideline, count * (stops_guideline - stops_grouped) AS swipes_saved, since,
  since_sha, view_id, stops_grouped, stops_guideline_typical, stops_platform_typical,
  round(count * stops_guideline_typical, 2) AS swipes_guideline_typical
FROM v_row
WHERE is_ungrouped = 1 AND stops_guideline > stops_grouped
ORDER BY swipes_saved DESC, repo, view, path, line;
