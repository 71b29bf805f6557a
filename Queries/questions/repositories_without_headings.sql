-- How many screens of each repository have a heading besides their title?
WITH heard AS (
  SELECT view_id, max(role = 'header' OR speech LIKE '%heading%') AS has_heading
  FROM head_stop WHERE model = 'platform' AND NOT is_chrome GROUP BY view_id
)
SELECT
  repo, count(*) AS screens, sum(ifnull(has_heading, 0)) AS with_heading,
  round(100.0 * sum(ifnull(has_heading, 0)) / count(*), 1) AS percent
FROM v_screen LEFT JOIN heard USING (view_id)
GROUP BY repo
ORDER BY percent, screens DESC, repo
