SELECT path_id FROM path WHERE path = :text
