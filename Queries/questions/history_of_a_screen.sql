-- How did the cost of one screen change, and with which commits?
-- :screen = '' name of the view; empty for all
-- :repo = '' only this repository; empty for all
SELECT
  v_screen_span.repo, screen, v_screen_span.path, from_at, from_sha, until_at, swipes_guideline,
  swipes_platform,
  swipes_guideline - lag(swipes_guideline) OVER (PARTITION BY view_id ORDER BY from_position)
    AS change,
  swipes_guideline_typical, swipes_platform_typical
FROM v_screen_span
WHERE (:screen = '' OR screen = :screen) AND (:repo = '' OR v_screen_span.repo = :repo)
ORDER BY v_screen_span.repo, v_screen_span.path, screen, from_position
