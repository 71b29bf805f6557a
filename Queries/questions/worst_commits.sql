-- Which commits made screens dearer, and by how many swipes?
-- :repo = '' only this repository; empty for all
-- :limit = 30 how many rows
SELECT
  repo, sha, committed_at, author, subject, swipes_guideline_change AS swipes_added,
  findings_change, swipes_guideline_typical_change AS swipes_added_typical
FROM v_commit
WHERE parents = 1 AND swipes_guideline_change > 0 AND (:repo = '' OR repo = :repo)
ORDER BY swipes_added DESC, committed_at, repo, sha
LIMIT :limit
