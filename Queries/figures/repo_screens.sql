-- What do the screens of one repository cost today?
SELECT
  repo, screen, path, line, reason, is_opaque, assumed_rows, swipes_guideline,
  swipes_guideline_min, swipes_platform, swipes_platform_min, chrome_guideline, chrome_platform,
  since, since_sha, opaque_names, view_id, swipes_guideline_typical, swipes_platform_typical,
  framework
FROM v_screen
WHERE repo = :repo
ORDER BY swipes_guideline DESC, screen, path;
