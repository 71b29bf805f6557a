-- What could not be read, and why?
SELECT repo, kind, sha, path, line, detail
FROM v_problem
ORDER BY repo, kind, path, line, sha, detail;
