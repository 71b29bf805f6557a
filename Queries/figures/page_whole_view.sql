-- What does the view hold?
SELECT * FROM v_name;
