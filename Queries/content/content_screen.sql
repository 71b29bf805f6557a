SELECT
  repo.name AS repo, path.path, view.name AS screen, span.from_position, span.until_position,
  span.line, span.reason, span.is_opaque, span.assumed_rows,
  span.swipes_guideline, span.swipes_guideline_min, span.swipes_platform, span.swipes_platform_min,
  span.chrome_guideline, span.chrome_guideline_min, span.chrome_platform, span.chrome_platform_min,
  span.swipes_guideline_typical, span.swipes_platform_typical, span.framework
FROM screen_span AS span
JOIN view USING (view_id)
JOIN path USING (path_id)
JOIN repo ON repo.repo_id = span.repo_id
