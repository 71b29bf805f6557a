DELETE FROM head_screen WHERE view_id = ?
