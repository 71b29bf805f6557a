SELECT name FROM repo ORDER BY name
