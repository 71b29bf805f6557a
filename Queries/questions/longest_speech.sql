-- At which stops does VoiceOver talk longest?
-- :repo = '' only this repository; empty for all
-- :limit = 30 how many rows
SELECT
  v_screen.repo, v_screen.screen, path.path, head_stop.line, length(head_stop.speech) AS characters,
  head_stop.count, head_stop.speech
FROM head_stop JOIN v_screen USING (view_id) JOIN path USING (path_id)
WHERE head_stop.model = 'platform' AND (:repo = '' OR v_screen.repo = :repo)
ORDER BY characters DESC, v_screen.repo, path.path, head_stop.line, v_screen.screen, head_stop.number
LIMIT :limit
