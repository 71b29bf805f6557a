DELETE FROM head_reading
