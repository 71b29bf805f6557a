-- Which findings came back after they had been fixed?
-- :repo = '' only this repository; empty for all
WITH told AS (
  SELECT
    *, lag(end_reason) OVER life AS last_end, lag(ended_sha) OVER life AS fixed_sha,
    lag(ended_at) OVER life AS fixed_at
  FROM v_finding
  WHERE :repo = '' OR repo = :repo
  WINDOW life AS (PARTITION BY repo, fingerprint, occurrence ORDER BY from_position)
)
SELECT
  repo, rule, path, line, view, fixed_sha, fixed_at, introduced_sha AS back_sha,
  introduced_at AS back_at, introduced_by AS back_by, end_reason
FROM told
WHERE last_end = 'fixed'
ORDER BY back_at DESC, repo, rule, path, line, occurrence, from_position
