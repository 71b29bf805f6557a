INSERT INTO head_delta (view_id, number, reason, per_row) VALUES (?, ?, ?, ?)
