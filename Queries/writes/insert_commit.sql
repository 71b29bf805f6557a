INSERT INTO git_commit (
  repo_id, sha, first_parent_id, parents, position, author_id, authored_at, committed_at, subject,
  is_complete, swift_files, lines, views, opaque_views, screens, elements, rows, ungrouped_rows,
  row_stops_guideline, row_stops_guideline_median, row_stops_platform, row_stops_platform_median,
  swipes_guideline, swipes_guideline_min, swipes_platform, swipes_platform_min,
  findings_critical, findings_serious, findings_moderate, findings_minor, changes_settings,
  swipes_guideline_typical, swipes_platform_typical)
VALUES (
  ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?,
  ?, ?, ?, ?,
  ?, ?, ?, ?, ?,
  ?, ?)
