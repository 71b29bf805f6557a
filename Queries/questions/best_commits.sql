-- Which commits made screens cheaper, and by how many swipes?
-- :repo = '' only this repository; empty for all
-- :limit = 30 how many rows
SELECT
  repo, sha, committed_at, author, subject, -swipes_guideline_change AS swipes_saved,
  findings_change, -swipes_guideline_typical_change AS swipes_saved_typical
FROM v_commit
WHERE parents = 1 AND swipes_guideline_change < 0 AND (:repo = '' OR repo = :repo)
ORDER BY swipes_saved DESC, committed_at, repo, sha
LIMIT :limit
