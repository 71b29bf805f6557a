DELETE FROM repo_run WHERE repo_id = ?
