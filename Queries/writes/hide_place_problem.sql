-- Two problems that differ only in their folder become one.
UPDATE OR REPLACE problem SET detail = ? WHERE problem_id = ?
