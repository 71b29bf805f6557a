SELECT screen_span_id, view_id, path, name, from_position FROM screen_span
JOIN view USING (view_id) JOIN path USING (path_id)
WHERE screen_span.repo_id = ? AND until_position IS NULL
