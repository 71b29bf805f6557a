UPDATE view SET path_id = ? WHERE view_id = ?
