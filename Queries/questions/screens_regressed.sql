-- Which screens cost more than they did on a day?
-- :since = '2026-01-01' the day to compare with
-- :repo = '' only this repository; empty for all
-- :limit = 50 how many rows
WITH day AS (
  SELECT repo_id, max(position) AS position FROM git_commit
  WHERE position IS NOT NULL AND committed_at < :since GROUP BY repo_id
)
SELECT
  repo.name AS repo, view.name AS screen, path.path, old.swipes_guideline AS before,
  now.swipes_guideline AS after, now.swipes_guideline - old.swipes_guideline AS swipes_added,
  changed.sha AS changed_sha, changed.committed_at AS changed_at,
  old.swipes_guideline_typical AS before_typical, now.swipes_guideline_typical AS after_typical
FROM day
JOIN repo USING (repo_id)
JOIN screen_span AS now ON now.repo_id = day.repo_id AND now.until_position IS NULL
JOIN screen_span AS old ON old.view_id = now.view_id AND old.from_position <= day.position
  AND (old.until_position IS NULL OR old.until_position > day.position)
JOIN view ON view.view_id = now.view_id
JOIN path USING (path_id)
JOIN git_commit AS changed
  ON changed.repo_id = now.repo_id AND changed.position = now.from_position
WHERE now.swipes_guideline > old.swipes_guideline AND (:repo = '' OR repo.name = :repo)
ORDER BY swipes_added DESC, repo, path, screen
LIMIT :limit
