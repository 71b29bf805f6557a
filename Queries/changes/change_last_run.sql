-- Which run was the last that came to its end?
SELECT max(run_id) FROM run WHERE status IN ('full', 'partial');
