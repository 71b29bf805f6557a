DELETE FROM package WHERE repo_id = ?
