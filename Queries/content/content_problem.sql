SELECT repo, kind, sha, path, line, detail FROM v_problem
