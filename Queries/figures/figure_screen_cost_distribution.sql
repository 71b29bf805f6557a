-- How many screens cost how many swipes today?
-- Without the repositories that are read in part.
SELECT
  swipes_guideline AS swipes, count(*) AS screens,
  sum(count(*)) OVER (ORDER BY swipes_guideline) AS screens_at_or_below,
  round(
    1.0 * sum(count(*)) OVER (ORDER BY swipes_guideline) / sum(count(*)) OVER (), 5)
    AS share_at_or_below,
  sum(is_opaque) AS screens_at_least
FROM v_screen
WHERE repo NOT IN (SELECT repo FROM v_repo WHERE is_read_in_part)
GROUP BY swipes_guideline
ORDER BY swipes_guideline;
