SELECT * FROM v_package
