-- What did every screen of today cost before?
SELECT
  span.repo, span.screen, span.path, span.swipes_guideline, span.swipes_platform, span.from_at,
  span.from_sha, span.until_at, span.from_position, span.view_id,
  span.swipes_guideline_typical, span.swipes_platform_typical
FROM v_screen_span AS span
WHERE span.view_id IN (SELECT view_id FROM v_screen)
ORDER BY span.repo, span.view_id, span.from_position;
