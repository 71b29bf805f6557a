UPDATE run SET ended_at = :ended, status = :status, exit_code = :code WHERE run_id = :run
