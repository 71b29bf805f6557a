UPDATE run SET arguments = ? WHERE run_id = ?
