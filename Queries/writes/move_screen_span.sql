UPDATE screen_span SET line = ? WHERE screen_span_id = ?
