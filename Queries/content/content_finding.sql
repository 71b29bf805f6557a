SELECT * FROM v_finding
