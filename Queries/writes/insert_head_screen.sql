INSERT INTO head_screen (view_id, opaque_names, layout) VALUES (?, ?, ?)
