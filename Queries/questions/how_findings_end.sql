-- Are findings fixed, or does their code just go away?
SELECT
  rule, count(*) AS findings, sum(end_reason = 'fixed') AS fixed,
  sum(end_reason = 'code-removed') AS code_removed,
  sum(end_reason = 'file-removed') AS file_removed, sum(end_reason = 'open') AS open,
  round(100.0 * sum(end_reason = 'fixed') / nullif(sum(end_reason <> 'open'), 0), 1)
    AS fixed_percent_of_ended
FROM v_finding
GROUP BY rule
ORDER BY findings DESC, rule
