SELECT view_id FROM view WHERE repo_id = ? AND path_id = ? AND name = ?
