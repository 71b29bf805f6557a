-- What is known of each repository?
SELECT
  repo, location, web, status, head, commits, mainline_commits, first_commit_at, last_commit_at,
  swift_files, lines, views, opaque_views, screens, elements, rows, ungrouped_rows,
  swipes_guideline, swipes_platform, open_findings, open_critical, open_serious, open_moderate,
  open_minor, problems,
  screens_at_least, is_read_in_part, swipes_guideline_typical, swipes_platform_typical
FROM v_repo
ORDER BY repo;
