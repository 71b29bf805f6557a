DELETE FROM repo WHERE repo_id = ?
