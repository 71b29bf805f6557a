-- Which commits made a screen cheaper or dearer by most?
-- The hundred largest falls and rises of all repositories, and the five largest of each.
WITH
  step AS (
    SELECT
      repo, screen, path, view_id, from_sha AS sha, from_at AS changed_at, from_position,
      lag(swipes_guideline) OVER span AS before, swipes_guideline AS after,
      lag(until_position) OVER span AS joined,
      lag(swipes_guideline_typical) OVER span AS before_typical,
      swipes_guideline_typical AS after_typical
    FROM v_screen_span
    WINDOW span AS (PARTITION BY view_id ORDER BY from_position)
  ),
  change AS (
    SELECT *, after - before AS change FROM step WHERE joined = from_position AND after <> before
  ),
  ranked AS (
    SELECT *,
      row_number() OVER (
        PARTITION BY change > 0 ORDER BY abs(change) DESC, changed_at, repo, screen, path) AS place,
      row_number() OVER (
        PARTITION BY repo, change > 0 ORDER BY abs(change) DESC, changed_at, screen, path)
        AS place_in_repo
    FROM change
  )
SELECT
  CASE WHEN change > 0 THEN 'rise' ELSE 'fall' END AS direction, place, place_in_repo,
  ranked.repo, screen, path, before, after, change, changed_at, sha,
  (SELECT author FROM v_commit WHERE v_commit.repo = ranked.repo AND v_commit.sha = ranked.sha)
    AS author,
  (SELECT subject FROM v_commit WHERE v_commit.repo = ranked.repo AND v_commit.sha = ranked.sha)
    AS subject,
  view_id, before_typical, after_typical
FROM ranked
WHERE place <= 100 OR place_in_repo <= 5
ORDER BY direction, place;
