-- What does each rule say?
SELECT rule, title, severity, wcag, document, reason, fix, open_findings, all_findings, repos,
  population, claim
FROM v_rule
ORDER BY rule;
