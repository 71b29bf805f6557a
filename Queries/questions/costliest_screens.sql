-- Which screens cost the most swipes?
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  repo, screen, path, line, swipes_guideline, swipes_guideline_min, swipes_platform,
  assumed_rows, is_opaque, since, swipes_guideline_typical, swipes_platform_typical
FROM v_screen
WHERE :repo = '' OR repo = :repo
ORDER BY swipes_guideline DESC, swipes_platform DESC, repo, path, screen
LIMIT :limit
