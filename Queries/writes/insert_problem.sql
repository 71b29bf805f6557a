INSERT INTO problem (repo_id, run_id, kind, sha, path, line, detail)
VALUES (:repo, :run, :kind, :sha, :path, :line, :detail)
ON CONFLICT DO NOTHING
