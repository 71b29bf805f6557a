-- Which findings of a repository began or ended after a position of the mainline?
SELECT
  rule.name, finding.severity, path.path, finding.line, finding.column, shown.phrase, message.phrase,
  finding.until_position IS NULL AS is_new, finding.end_reason,
  brought.sha, brought.committed_at, person.name
FROM finding
JOIN rule USING (rule_id)
JOIN path USING (path_id)
JOIN phrase AS shown ON shown.phrase_id = finding.view_phrase
JOIN phrase AS message ON message.phrase_id = finding.message_phrase
JOIN git_commit AS brought
  ON brought.commit_id = ifnull(finding.ended_id, finding.introduced_id)
LEFT JOIN person ON person.person_id = brought.author_id
WHERE finding.repo_id = :repo
  AND ((finding.from_position > :anchor AND finding.until_position IS NULL)
    OR (finding.from_position <= :anchor AND finding.until_position > :anchor))
ORDER BY
  is_new DESC,
  CASE finding.severity
    WHEN 'critical' THEN 0 WHEN 'serious' THEN 1 WHEN 'moderate' THEN 2 ELSE 3 END,
  rule.name, path.path, finding.line, finding.column;
