-- Which screens of a repository cost something else at the head than at a position of the mainline?
WITH
  before AS (
    SELECT view_id, swipes_guideline, swipes_platform, swipes_guideline_typical,
      swipes_platform_typical
    FROM screen_span
    WHERE repo_id = :repo AND from_position <= :anchor
      AND (until_position IS NULL OR until_position > :anchor)
  ),
  now AS (
    SELECT view_id, line, from_position, swipes_guideline, swipes_platform,
      swipes_guideline_typical, swipes_platform_typical
    FROM screen_span
    WHERE repo_id = :repo AND until_position IS NULL
  ),
  either AS (SELECT view_id FROM before UNION SELECT view_id FROM now)
SELECT
  view.name, path.path, now.line,
  before.swipes_guideline, now.swipes_guideline, before.swipes_platform, now.swipes_platform,
  brought.sha, brought.committed_at, person.name,
  before.swipes_guideline_typical, now.swipes_guideline_typical, before.swipes_platform_typical,
  now.swipes_platform_typical
FROM either
JOIN view USING (view_id)
JOIN path USING (path_id)
LEFT JOIN before USING (view_id)
LEFT JOIN now USING (view_id)
LEFT JOIN git_commit AS brought
  ON brought.repo_id = :repo AND brought.position = now.from_position
LEFT JOIN person ON person.person_id = brought.author_id
WHERE before.swipes_guideline IS NOT now.swipes_guideline
  OR before.swipes_platform IS NOT now.swipes_platform
ORDER BY
  abs(ifnull(now.swipes_guideline, 0) - ifnull(before.swipes_guideline, 0)) DESC,
  view.name, path.path;
