-- Which findings are open today?
SELECT
  repo, rule, severity, path, line, view, message, fix, swipes_saved, introduced_at,
  introduced_sha, introduced_by, fingerprint, occurrence
FROM v_finding
WHERE end_reason = 'open'
ORDER BY repo, introduced_at DESC, path, line, rule, fingerprint, occurrence;
