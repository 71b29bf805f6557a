SELECT row_span_id, view_id, ordinal, from_position FROM row_span
WHERE repo_id = ? AND until_position IS NULL ORDER BY view_id, ordinal
