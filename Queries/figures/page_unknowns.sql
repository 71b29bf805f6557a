-- What of screens at the heads is not in their repositories, and on how many screens?
-- Each screen with something of a name counts once for it; the names that most screens have come first.
WITH RECURSIVE
  piece (repo, view_id, framework, name, rest) AS (
    SELECT repo, view_id, framework, '', opaque_names || ', ' FROM v_screen
    WHERE opaque_names <> ''
    UNION ALL
    SELECT
      repo, view_id, framework, substr(rest, 1, instr(rest, ', ') - 1),
      substr(rest, instr(rest, ', ') + 2)
    FROM piece WHERE rest <> ''
  )
SELECT
  name, count(DISTINCT view_id) AS screens, count(DISTINCT repo) AS repositories,
  group_concat(DISTINCT framework) AS frameworks
FROM piece
WHERE name <> ''
GROUP BY name
ORDER BY screens DESC, name
LIMIT 40;
