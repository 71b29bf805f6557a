SELECT readings FROM head_reading WHERE repo_id = ?
