-- How many screens cost how many swipes today?
SELECT
  swipes_guideline AS swipes, count(*) AS screens,
  sum(count(*)) OVER (ORDER BY swipes_guideline) AS screens_at_or_below,
  round(
    1.0 * sum(count(*)) OVER (ORDER BY swipes_guideline) / sum(count(*)) OVER (), 5)
    AS share_at_or_below
FROM v_screen
GROUP BY swipes_guideline
ORDER BY swipes_guideline;
