-- How is one screen laid out?
SELECT layout FROM head_screen WHERE view_id = :view;
