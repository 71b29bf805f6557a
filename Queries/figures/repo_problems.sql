-- What could not be read of one repository, and why? The first of it.
SELECT repo, kind, sha, path, line, detail
FROM v_problem
WHERE repo = :repo
ORDER BY kind, path, line, sha, detail
LIMIT 25;
