-- On which screens do the two models differ most, and why?
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
SELECT
  repo, screen, path, swipes_guideline, swipes_platform,
  swipes_platform - swipes_guideline AS difference,
  (SELECT group_concat(reason || ' ' || per_row, ', ') FROM (
    SELECT reason, per_row FROM head_delta
    WHERE head_delta.view_id = v_screen.view_id ORDER BY number)) AS reasons_per_row,
  swipes_guideline_typical, swipes_platform_typical
FROM v_screen
WHERE swipes_platform <> swipes_guideline AND (:repo = '' OR repo = :repo)
ORDER BY abs(difference) DESC, repo, path, screen
LIMIT :limit
