-- Which views of one repository have a row that is worth grouping?
SELECT DISTINCT view_id FROM v_row
WHERE repo = :repo AND is_ungrouped = 1 AND stops_guideline > stops_grouped
ORDER BY view_id;
