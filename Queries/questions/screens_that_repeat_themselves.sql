-- Where does VoiceOver say the same words at several stops of one screen?
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  v_screen.repo, v_screen.screen, v_screen.path, head_stop.speech, count(*) AS stops,
  min(head_stop.line) AS first_line
FROM head_stop JOIN v_screen USING (view_id)
WHERE head_stop.model = 'platform' AND head_stop.speech <> ''
  AND (:repo = '' OR v_screen.repo = :repo)
GROUP BY head_stop.view_id, head_stop.speech
HAVING count(*) > 1
ORDER BY stops DESC, v_screen.repo, v_screen.path, v_screen.screen, head_stop.speech
LIMIT :limit
