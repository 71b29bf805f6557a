-- What did one screen cost before, newest first?
SELECT swipes_guideline, swipes_platform, from_at, from_sha, swipes_guideline_typical,
  swipes_platform_typical
FROM v_screen_span
WHERE view_id = :view
ORDER BY from_position DESC
LIMIT 41;
