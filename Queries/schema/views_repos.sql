-- The public contract: columns are only ever added.

-- The last mainline commit of each repository.
CREATE VIEW head_commit AS
SELECT repo_id, max(position) AS position FROM git_commit WHERE position IS NOT NULL GROUP BY repo_id;

CREATE VIEW v_commit AS
SELECT
  repo.name AS repo, git_commit.sha, git_commit.committed_at, git_commit.authored_at,
  person.name AS author, git_commit.subject,
  git_commit.position IS NOT NULL AS is_mainline, git_commit.position, git_commit.parents,
  parent.sha AS first_parent, git_commit.is_complete,
  git_commit.swift_files, git_commit.lines, git_commit.views, git_commit.opaque_views,
  git_commit.screens, git_commit.elements, git_commit.rows, git_commit.ungrouped_rows,
  git_commit.swipes_guideline, git_commit.swipes_guideline_min,
  git_commit.swipes_platform, git_commit.swipes_platform_min,
  round(1.0 * git_commit.row_stops_guideline / nullif(git_commit.rows, 0), 3)
    AS stops_per_row_guideline_mean,
  git_commit.row_stops_guideline_median AS stops_per_row_guideline_median,
  round(1.0 * git_commit.row_stops_platform / nullif(git_commit.rows, 0), 3)
    AS stops_per_row_platform_mean,
  git_commit.row_stops_platform_median AS stops_per_row_platform_median,
  git_commit.findings_critical + git_commit.findings_serious
    + git_commit.findings_moderate + git_commit.findings_minor AS findings,
  git_commit.findings_critical, git_commit.findings_serious,
  git_commit.findings_moderate, git_commit.findings_minor,
  git_commit.swipes_guideline - parent.swipes_guideline AS swipes_guideline_change,
  git_commit.swipes_platform - parent.swipes_platform AS swipes_platform_change,
  git_commit.findings_critical + git_commit.findings_serious
    + git_commit.findings_moderate + git_commit.findings_minor
    - parent.findings_critical - parent.findings_serious
    - parent.findings_moderate - parent.findings_minor AS findings_change,
  git_commit.changes_settings,
  git_commit.swipes_guideline_typical, git_commit.swipes_platform_typical,
  round(git_commit.swipes_guideline_typical - parent.swipes_guideline_typical, 2)
    AS swipes_guideline_typical_change,
  round(git_commit.swipes_platform_typical - parent.swipes_platform_typical, 2)
    AS swipes_platform_typical_change
FROM git_commit
JOIN repo USING (repo_id)
LEFT JOIN person ON person.person_id = git_commit.author_id
LEFT JOIN git_commit AS parent ON parent.commit_id = git_commit.first_parent_id;

CREATE VIEW v_repo AS
SELECT
  repo.name AS repo, repo.location, repo.web, repo.ref, repo.tags, repo.status, repo.head,
  (SELECT count(*) FROM git_commit WHERE repo_id = repo.repo_id) AS commits,
  ifnull(tip.position + 1, 0) AS mainline_commits,
  (SELECT min(committed_at) FROM git_commit
    WHERE repo_id = repo.repo_id AND position IS NOT NULL) AS first_commit_at,
  (SELECT max(committed_at) FROM git_commit
    WHERE repo_id = repo.repo_id AND position IS NOT NULL) AS last_commit_at,
  tip.swift_files, tip.lines, tip.views, tip.opaque_views, tip.screens, tip.elements, tip.rows,
  tip.ungrouped_rows, tip.swipes_guideline, tip.swipes_guideline_min,
  tip.swipes_platform, tip.swipes_platform_min,
  tip.findings_critical + tip.findings_serious + tip.findings_moderate + tip.findings_minor
    AS open_findings,
  tip.findings_critical AS open_critical, tip.findings_serious AS open_serious,
  tip.findings_moderate AS open_moderate, tip.findings_minor AS open_minor,
  (SELECT count(*) FROM problem WHERE repo_id = repo.repo_id) AS problems,
  head_coverage.screens_at_least, head_coverage.is_read_in_part,
  tip.swipes_guideline_typical, tip.swipes_platform_typical
FROM repo
LEFT JOIN head_commit USING (repo_id)
LEFT JOIN head_coverage ON head_coverage.repo_id = repo.repo_id
LEFT JOIN git_commit AS tip
  ON tip.repo_id = repo.repo_id AND tip.position = head_commit.position;

CREATE VIEW v_run AS
SELECT
  run.run_id AS run, run.started_at, run.ended_at, run.status, run.exit_code, run.tool_version,
  run.arguments, count(repo_run.repo_id) AS repos,
  ifnull(sum(repo_run.status = 'full'), 0) AS repos_full,
  ifnull(sum(repo_run.status = 'partial'), 0) AS repos_partial,
  ifnull(sum(repo_run.status = 'failed'), 0) AS repos_failed,
  ifnull(sum(repo_run.status = 'missing'), 0) AS repos_missing,
  ifnull(sum(repo_run.commits), 0) AS commits,
  ifnull(sum(repo_run.blobs_read), 0) AS blobs_read,
  ifnull(sum(repo_run.bytes_read), 0) AS bytes_read,
  ifnull(sum(repo_run.findings_introduced), 0) AS findings_introduced,
  ifnull(sum(repo_run.findings_ended), 0) AS findings_ended
FROM run LEFT JOIN repo_run USING (run_id)
GROUP BY run.run_id;

CREATE VIEW v_package AS
SELECT
  repo.name AS repo, package.package, package.name, package.url, package.revision, package.version,
  package.status
FROM package JOIN repo USING (repo_id);

CREATE VIEW v_problem AS
SELECT
  repo.name AS repo, problem.kind, problem.sha, problem.path, problem.line, problem.detail,
  problem.run_id AS run
FROM problem JOIN repo USING (repo_id);
