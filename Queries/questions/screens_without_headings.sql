-- Which long screens have no heading to jump to?
-- :stops = 10 only screens with at least so many stops
-- :repo = '' only this repository; empty for all
WITH heard AS (
  SELECT view_id, sum(count) AS stops, sum(role = 'header' OR speech LIKE '%heading%') AS headings
  FROM head_stop WHERE model = 'platform' AND NOT is_chrome GROUP BY view_id
)
SELECT v_screen.repo, v_screen.screen, v_screen.path, v_screen.line, heard.stops
FROM v_screen JOIN heard USING (view_id)
WHERE heard.headings = 0 AND heard.stops >= :stops AND (:repo = '' OR v_screen.repo = :repo)
ORDER BY heard.stops DESC, v_screen.repo, v_screen.path, v_screen.screen
