INSERT INTO view (repo_id, path_id, name) VALUES (?, ?, ?)
ON CONFLICT (repo_id, path_id, name) DO NOTHING
