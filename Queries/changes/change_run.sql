-- When did a run start?
SELECT started_at FROM run WHERE run_id = :run;
