INSERT INTO row_span (
  repo_id, view_id, ordinal, from_position, path_id, line, column, count, is_assumed, is_ungrouped,
  stops_guideline, stops_guideline_min, stops_platform, stops_platform_min, stops_grouped,
  stops_guideline_typical, stops_platform_typical)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
