-- Which commits of one repository made a screen cheaper or dearer by most, the five largest of each?
WITH
  step AS (
    SELECT
      repo, screen, path, view_id, from_sha AS sha, from_at AS changed_at, from_position,
      lag(swipes_guideline) OVER span AS before, swipes_guideline AS after,
      lag(until_position) OVER span AS joined,
      lag(swipes_guideline_typical) OVER span AS before_typical,
      swipes_guideline_typical AS after_typical
    FROM v_screen_span
    WHERE repo = :repo
    WINDOW span AS (PARTITION BY view_id ORDER BY from_position)
  ),
  change AS (
    SELECT *, after - before AS change FROM step WHERE joined = from_position AND after <> before
  ),
  ranked AS (
    SELECT *, row_number() OVER (
      PARTITION BY change > 0 ORDER BY abs(change) DESC, changed_at, screen, path) AS place
    FROM change
  )
SELECT
  CASE WHEN change > 0 THEN 'rise' ELSE 'fall' END AS direction, ranked.repo, screen, path, before,
  after, change, changed_at, ranked.sha, v_commit.author, v_commit.subject, view_id,
  before_typical, after_typical
FROM ranked JOIN v_commit ON v_commit.repo = ranked.repo AND v_commit.sha = ranked.sha
WHERE place <= 5
ORDER BY direction, place;
