INSERT INTO rule (name, title, severity, wcag, document, reason, fix, population, claim)
VALUES (:name, :title, :severity, :wcag, :document, :reason, :fix, :population, :claim)
ON CONFLICT (name) DO UPDATE SET
  title = excluded.title, severity = excluded.severity, wcag = excluded.wcag,
  document = excluded.document, reason = excluded.reason, fix = excluded.fix,
  population = excluded.population, claim = excluded.claim
RETURNING rule_id
