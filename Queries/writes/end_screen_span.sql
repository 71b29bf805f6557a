UPDATE screen_span SET until_position = ? WHERE screen_span_id = ?
