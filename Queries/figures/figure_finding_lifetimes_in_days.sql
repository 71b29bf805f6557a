-- How many days do findings stay, by rule and over all rules?
-- Kaplan–Meier. An open finding is followed to the last commit of its repository and leaves there.
-- For share_not_fixed a finding also leaves, without being fixed, when its code is removed.
WITH
  head AS MATERIALIZED (SELECT repo, last_commit_at FROM v_repo),
  life AS MATERIALIZED (
    SELECT
      rule, end_reason,
      max(0, cast(julianday(ifnull(ended_at, last_commit_at)) - julianday(introduced_at) AS INTEGER))
        AS days
    FROM v_finding JOIN head USING (repo)
  ),
  tally AS (
    SELECT
      rule, days, sum(end_reason = 'fixed') AS fixed,
      sum(end_reason IN ('code-removed', 'file-removed')) AS removed,
      sum(end_reason = 'open') AS open
    FROM (SELECT * FROM life UNION ALL SELECT 'all rules', end_reason, days FROM life)
    GROUP BY rule, days
  ),
  risk AS (
    SELECT *, sum(fixed + removed + open) OVER (PARTITION BY rule ORDER BY days DESC) AS at_risk
    FROM tally
  )
SELECT
  rule, days, at_risk, fixed, removed, open,
  round(exp(sum(
    CASE fixed + removed WHEN at_risk THEN -1e3 ELSE ln(1 - 1.0 * (fixed + removed) / at_risk) END
  ) OVER (PARTITION BY rule ORDER BY days)), 6) AS share_still_there,
  round(exp(sum(
    CASE fixed WHEN at_risk THEN -1e3 ELSE ln(1 - 1.0 * fixed / at_risk) END
  ) OVER (PARTITION BY rule ORDER BY days)), 6) AS share_not_fixed
FROM risk
ORDER BY rule, days;
