SELECT run_id, arguments FROM run ORDER BY run_id
