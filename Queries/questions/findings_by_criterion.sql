-- Which WCAG success criteria are touched by findings?
WITH RECURSIVE
  part (rule, criterion, rest) AS (
    SELECT rule, '', wcag || ', ' FROM v_rule
    UNION ALL
    SELECT rule, substr(rest, 1, instr(rest, ', ') - 1), substr(rest, instr(rest, ', ') + 2)
    FROM part WHERE rest <> ''
  )
SELECT
  part.criterion, count(DISTINCT part.rule) AS rules,
  sum(v_rule.open_findings) AS findings, max(v_rule.repos) AS repos_at_least
FROM part JOIN v_rule USING (rule)
WHERE part.criterion <> ''
GROUP BY part.criterion
ORDER BY findings DESC, part.criterion
