-- How did findings end: fixed, or gone with their code?
SELECT
  rule, count(*) AS findings, sum(end_reason = 'open') AS open, sum(end_reason = 'fixed') AS fixed,
  sum(end_reason = 'code-removed') AS code_removed,
  sum(end_reason = 'file-removed') AS file_removed,
  round(1.0 * sum(end_reason = 'fixed') / nullif(sum(end_reason <> 'open'), 0), 5) AS share_fixed
FROM v_finding
GROUP BY rule
ORDER BY findings DESC, rule;
