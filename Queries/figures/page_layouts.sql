-- How is every screen of today laid out?
SELECT view_id, layout FROM head_screen ORDER BY view_id;
