SELECT repo_id, location, ref, web, tags, status, head, state FROM repo WHERE name = ?
