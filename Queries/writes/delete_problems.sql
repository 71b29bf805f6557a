DELETE FROM problem WHERE repo_id = ? AND kind = ?
