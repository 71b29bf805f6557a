SELECT DISTINCT screen FROM v_screen_span ORDER BY screen
