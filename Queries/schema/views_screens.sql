CREATE VIEW v_screen AS
SELECT
  repo.name AS repo, view.name AS screen, path.path, span.line, span.reason, span.is_opaque,
  span.assumed_rows,
  span.swipes_guideline, span.swipes_guideline_min,
  span.swipes_platform, span.swipes_platform_min,
  span.chrome_guideline, span.chrome_guideline_min,
  span.chrome_platform, span.chrome_platform_min,
  since.sha AS since_sha, since.committed_at AS since, head_screen.opaque_names, view.view_id,
  span.swipes_guideline_typical, span.swipes_platform_typical, span.framework
FROM screen_span AS span
JOIN view USING (view_id)
JOIN path USING (path_id)
JOIN repo ON repo.repo_id = span.repo_id
JOIN git_commit AS since ON since.repo_id = span.repo_id AND since.position = span.from_position
LEFT JOIN head_screen ON head_screen.view_id = span.view_id
WHERE span.until_position IS NULL;

CREATE VIEW v_row AS
SELECT
  repo.name AS repo, view.name AS view, path.path, span.line, span.column,
  span.count, span.is_assumed, span.is_ungrouped,
  span.stops_guideline, span.stops_guideline_min, span.stops_platform, span.stops_platform_min,
  span.count * span.stops_guideline AS swipes_guideline,
  span.count * span.stops_platform AS swipes_platform,
  since.sha AS since_sha, since.committed_at AS since,
  ifnull((SELECT screen.is_opaque FROM screen_span AS screen
    WHERE screen.view_id = span.view_id AND screen.until_position IS NULL), 0) AS is_opaque,
  span.ordinal, span.view_id, span.stops_grouped,
  span.stops_guideline_typical, span.stops_platform_typical,
  ifnull((SELECT screen.framework FROM screen_span AS screen
    WHERE screen.view_id = span.view_id AND screen.until_position IS NULL), 'swiftui') AS framework
FROM row_span AS span
JOIN view USING (view_id)
JOIN path ON path.path_id = span.path_id
JOIN repo ON repo.repo_id = span.repo_id
JOIN git_commit AS since ON since.repo_id = span.repo_id AND since.position = span.from_position
WHERE span.until_position IS NULL;

CREATE VIEW v_screen_span AS
SELECT
  repo.name AS repo, view.name AS screen, path.path, span.reason, span.is_opaque,
  span.assumed_rows,
  span.swipes_guideline, span.swipes_guideline_min,
  span.swipes_platform, span.swipes_platform_min,
  span.chrome_guideline, span.chrome_platform,
  start.sha AS from_sha, start.committed_at AS from_at, span.from_position,
  stop.sha AS until_sha, stop.committed_at AS until_at, span.until_position, view.view_id,
  span.swipes_guideline_typical, span.swipes_platform_typical, span.framework
FROM screen_span AS span
JOIN view USING (view_id)
JOIN path USING (path_id)
JOIN repo ON repo.repo_id = span.repo_id
JOIN git_commit AS start ON start.repo_id = span.repo_id AND start.position = span.from_position
LEFT JOIN git_commit AS stop ON stop.repo_id = span.repo_id AND stop.position = span.until_position;

CREATE VIEW v_finding AS
SELECT
  repo.name AS repo, rule.name AS rule, finding.severity, rule.wcag,
  path.path, finding.line, finding.column, shown.phrase AS view,
  message.phrase AS message, fix.phrase AS fix, finding.swipes_saved,
  introduced.sha AS introduced_sha, introduced.committed_at AS introduced_at,
  introducer.name AS introduced_by,
  ended.sha AS ended_sha, ended.committed_at AS ended_at, ender.name AS ended_by,
  ifnull(finding.end_reason, 'open') AS end_reason,
  finding.fingerprint, finding.occurrence, finding.from_position, finding.until_position
FROM finding
JOIN repo USING (repo_id)
JOIN rule USING (rule_id)
JOIN path USING (path_id)
JOIN phrase AS shown ON shown.phrase_id = finding.view_phrase
JOIN phrase AS message ON message.phrase_id = finding.message_phrase
JOIN phrase AS fix ON fix.phrase_id = finding.fix_phrase
JOIN git_commit AS introduced ON introduced.commit_id = finding.introduced_id
LEFT JOIN person AS introducer ON introducer.person_id = introduced.author_id
LEFT JOIN git_commit AS ended ON ended.commit_id = finding.ended_id
LEFT JOIN person AS ender ON ender.person_id = ended.author_id;
