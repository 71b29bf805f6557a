-- What could not be read, and where?
-- :repo = '' only this repository; empty for all
SELECT repo, kind, count(*) AS problems, min(path) AS first_path, min(detail) AS first_detail
FROM v_problem
WHERE :repo = '' OR repo = :repo
GROUP BY repo, kind
ORDER BY problems DESC, repo, kind
