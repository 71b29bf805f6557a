SELECT name FROM rule ORDER BY name
