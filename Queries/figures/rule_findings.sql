-- Which open findings of one rule are the newest?
SELECT
  repo, rule, severity, path, line, view, message, fix, introduced_at, introduced_sha,
  introduced_by
FROM v_finding
WHERE rule = :rule AND until_position IS NULL
ORDER BY introduced_at DESC, repo DESC, path, line, fingerprint, occurrence
LIMIT 20;
