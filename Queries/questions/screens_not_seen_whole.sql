-- Which screens hold something that is not in the repository, so that they cost at least this much?
-- :repo = '' only this repository; empty for all
-- :limit = 100 how many rows
SELECT repo, screen, path, line, swipes_guideline AS swipes_at_least, opaque_names AS not_in_the_repository,
  swipes_guideline_typical AS swipes_at_least_typical
FROM v_screen
WHERE is_opaque AND (:repo = '' OR repo = :repo)
ORDER BY swipes_at_least DESC, repo, path, screen
LIMIT :limit
