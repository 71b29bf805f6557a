INSERT INTO rule (name, title, severity, wcag, document, reason, fix)
VALUES (:name, :title, :severity, :wcag, :document, :reason, :fix)
ON CONFLICT (name) DO UPDATE SET
  title = excluded.title, severity = excluded.severity, wcag = excluded.wcag,
  document = excluded.document, reason = excluded.reason, fix = excluded.fix
RETURNING rule_id
