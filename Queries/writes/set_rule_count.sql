INSERT INTO rule_count (repo_id, rule_id, from_position, elements, findings)
VALUES (?, ?, ?, ?, ?)
ON CONFLICT (repo_id, rule_id, from_position)
DO UPDATE SET elements = excluded.elements, findings = excluded.findings
