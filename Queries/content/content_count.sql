SELECT repo.name AS repo, rule.name AS rule, from_position, elements, findings
FROM rule_count JOIN repo USING (repo_id) JOIN rule USING (rule_id)
