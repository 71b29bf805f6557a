-- Which findings came back after they had been fixed?
-- :repo = '' only this repository; empty for all
SELECT
  again.repo, again.rule, again.path, again.line, again.view, before.ended_sha AS fixed_sha,
  before.ended_at AS fixed_at, again.introduced_sha AS back_sha, again.introduced_at AS back_at,
  again.introduced_by AS back_by
FROM v_finding AS again
JOIN v_finding AS before
  ON before.repo = again.repo AND before.fingerprint = again.fingerprint
  AND before.occurrence = again.occurrence AND before.until_position <= again.from_position
WHERE before.end_reason = 'fixed' AND (:repo = '' OR again.repo = :repo)
ORDER BY again.introduced_at DESC, again.repo, again.rule, again.path, again.line
