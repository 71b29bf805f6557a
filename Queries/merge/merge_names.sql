-- Which repositories does a database hold?
SELECT name, status FROM repo ORDER BY name;
