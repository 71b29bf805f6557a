DELETE FROM head_screen WHERE view_id IN (SELECT view_id FROM view WHERE repo_id = ?)
