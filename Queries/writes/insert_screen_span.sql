INSERT INTO screen_span (
  repo_id, view_id, from_position, line, reason, is_opaque, assumed_rows,
  swipes_guideline, swipes_guideline_min, swipes_platform, swipes_platform_min,
  chrome_guideline, chrome_guideline_min, chrome_platform, chrome_platform_min,
  swipes_guideline_typical, swipes_platform_typical, framework)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
