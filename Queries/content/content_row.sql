SELECT
  repo.name AS repo, home.path AS view_path, view.name AS view, span.ordinal,
  span.from_position, span.until_position, path.path, span.line, span.column, span.count,
  span.is_assumed, span.is_ungrouped,
  span.stops_guideline, span.stops_guideline_min, span.stops_platform, span.stops_platform_min,
  span.stops_grouped, span.stops_guideline_typical, span.stops_platform_typical
FROM row_span AS span
JOIN view USING (view_id)
JOIN path AS home ON home.path_id = view.path_id
JOIN path ON path.path_id = span.path_id
JOIN repo ON repo.repo_id = span.repo_id
