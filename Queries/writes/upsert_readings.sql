INSERT INTO head_reading (repo_id, readings) VALUES (?, ?)
ON CONFLICT (repo_id) DO UPDATE SET readings = excluded.readings
