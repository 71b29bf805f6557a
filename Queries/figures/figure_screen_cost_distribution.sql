-- How many screens cost how many swipes today?
-- Without the repositories that are read in part. The typical cost of a screen counts by the next whole
-- number of swipes; where only that of some screen falls on a number, no screen costs so many at most.
WITH
  screen AS MATERIALIZED (
    SELECT swipes_guideline AS most, ceil(swipes_guideline_typical) AS typical, is_opaque
    FROM v_screen
    WHERE repo NOT IN (SELECT repo FROM v_repo WHERE is_read_in_part)
  ),
  cost AS (
    SELECT most AS swipes, 1 AS is_most, 0 AS is_typical, is_opaque FROM screen
    UNION ALL
    SELECT cast(typical AS INTEGER), 0, 1, 0 FROM screen
  )
SELECT
  swipes, sum(is_most) AS screens,
  sum(sum(is_most)) OVER (ORDER BY swipes) AS screens_at_or_below,
  round(1.0 * sum(sum(is_most)) OVER (ORDER BY swipes) / sum(sum(is_most)) OVER (), 5)
    AS share_at_or_below,
  sum(is_opaque) AS screens_at_least,
  sum(is_typical) AS screens_typical,
  sum(sum(is_typical)) OVER (ORDER BY swipes) AS screens_at_or_below_typical,
  round(1.0 * sum(sum(is_typical)) OVER (ORDER BY swipes) / sum(sum(is_typical)) OVER (), 5)
    AS share_at_or_below_typical
FROM cost
GROUP BY swipes
ORDER BY swipes;
