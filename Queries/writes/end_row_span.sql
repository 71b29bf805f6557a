UPDATE row_span SET until_position = ? WHERE row_span_id = ?
