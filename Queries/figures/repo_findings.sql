-- Which findings of one repository are open today?
SELECT
  repo, rule, severity, path, line, view, message, fix, swipes_saved, introduced_at,
  introduced_sha, introduced_by, fingerprint, occurrence
FROM v_finding
WHERE repo = :repo AND until_position IS NULL
ORDER BY introduced_at DESC, path, line, rule, fingerprint, occurrence;
