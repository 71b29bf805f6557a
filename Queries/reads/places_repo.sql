SELECT repo_id, name, location, web FROM repo ORDER BY repo_id
