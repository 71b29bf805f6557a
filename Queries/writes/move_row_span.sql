UPDATE row_span SET path_id = ?, line = ?, column = ? WHERE row_span_id = ?
