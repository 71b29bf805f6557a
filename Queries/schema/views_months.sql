-- Repository × month: the position of the last mainline commit on or before the end of the month.
-- A repository lives from the month of its root until twelve months after that of its head, but not
-- beyond the day it was last read: its head is what people still run, and a month without a commit is
-- no reason to leave a figure. Clocks lie, so times need not follow positions: the furthest position
-- of all months so far counts, a commit from before the root counts for the month of the root, and
-- nothing lives longer than a hundred years.
CREATE VIEW month_end AS
WITH RECURSIVE
  seen AS (
    SELECT repo_run.repo_id, max(substr(run.started_at, 1, 7)) AS month
    FROM repo_run JOIN run USING (run_id)
    WHERE repo_run.status IN ('full', 'partial')
    GROUP BY repo_run.repo_id
  ),
  active AS (
    SELECT
      root.repo_id, substr(root.committed_at, 1, 7) AS first,
      max(substr(root.committed_at, 1, 7), substr(tip.committed_at, 1, 7)) AS last
    FROM git_commit AS root
    JOIN head_commit ON head_commit.repo_id = root.repo_id
    JOIN git_commit AS tip ON tip.repo_id = root.repo_id AND tip.position = head_commit.position
    WHERE root.position = 0
  ),
  life AS (
    SELECT
      active.repo_id, first, last,
      max(last, ifnull(min(seen.month, substr(date(last || '-01', '+1 year'), 1, 7)), last))
        AS end
    FROM active LEFT JOIN seen ON seen.repo_id = active.repo_id
  ),
  busy AS (
    SELECT repo_id, max(substr(committed_at, 1, 7), first) AS month, max(position) AS position
    FROM git_commit JOIN life USING (repo_id)
    WHERE position IS NOT NULL GROUP BY 1, 2
  ),
  calendar (repo_id, month, last, end, number) AS (
    SELECT repo_id, first, last, end, 1 FROM life
    UNION ALL
    SELECT repo_id, substr(date(month || '-01', '+1 month'), 1, 7), last, end, number + 1
    FROM calendar WHERE month < end AND number < 1200
  )
SELECT
  repo_id, month,
  max(position) OVER (PARTITION BY repo_id ORDER BY month) AS position,
  month > last AS is_carried
FROM calendar LEFT JOIN busy USING (repo_id, month);

-- Of how many screens at the head the count is a lower bound; a repository of which that is so for
-- more than half is read in part, and no average is made over what was not seen.
CREATE VIEW head_coverage AS
SELECT
  repo_id, count(*) AS screens, sum(is_opaque) AS screens_at_least,
  2 * sum(is_opaque) > count(*) AS is_read_in_part
FROM screen_span WHERE until_position IS NULL
GROUP BY repo_id;

CREATE VIEW v_trend_month AS
SELECT
  repo.name AS repo, month_end.month, tip.sha, tip.committed_at, tip.position,
  tip.swift_files, tip.lines, tip.views, tip.opaque_views, tip.screens, tip.elements, tip.rows,
  tip.ungrouped_rows, tip.swipes_guideline, tip.swipes_guideline_min,
  tip.swipes_platform, tip.swipes_platform_min,
  round(1.0 * tip.row_stops_guideline / nullif(tip.rows, 0), 3) AS stops_per_row_guideline_mean,
  tip.row_stops_guideline_median AS stops_per_row_guideline_median,
  round(1.0 * tip.row_stops_platform / nullif(tip.rows, 0), 3) AS stops_per_row_platform_mean,
  tip.row_stops_platform_median AS stops_per_row_platform_median,
  tip.findings_critical + tip.findings_serious + tip.findings_moderate + tip.findings_minor
    AS findings,
  tip.findings_critical, tip.findings_serious, tip.findings_moderate, tip.findings_minor,
  month_end.is_carried, ifnull(head_coverage.is_read_in_part, 0) AS is_read_in_part,
  tip.swipes_guideline_typical, tip.swipes_platform_typical
FROM month_end
JOIN repo USING (repo_id)
LEFT JOIN head_coverage ON head_coverage.repo_id = month_end.repo_id
JOIN git_commit AS tip
  ON tip.repo_id = month_end.repo_id AND tip.position = month_end.position;

-- The last count at or before the end of the month is found by the primary key, from the back.
CREATE VIEW v_rule_month AS
WITH
  edge AS (
    SELECT
      repo_id, month, position, is_carried,
      ifnull(lag(position) OVER (PARTITION BY repo_id ORDER BY month), -1) AS before
    FROM month_end
  ),
  known AS (SELECT DISTINCT repo_id, rule_id FROM rule_count)
SELECT
  repo.name AS repo, rule.name AS rule, edge.month,
  ifnull(held.elements, 0) AS elements, ifnull(held.findings, 0) AS open,
  (SELECT count(*) FROM finding
    WHERE finding.rule_id = known.rule_id AND finding.repo_id = known.repo_id
      AND finding.from_position > edge.before AND finding.from_position <= edge.position)
    AS introduced,
  (SELECT count(*) FROM finding
    WHERE finding.rule_id = known.rule_id AND finding.repo_id = known.repo_id
      AND finding.until_position > edge.before AND finding.until_position <= edge.position)
    AS ended,
  edge.is_carried, ifnull(head_coverage.is_read_in_part, 0) AS is_read_in_part
FROM known
JOIN edge ON edge.repo_id = known.repo_id
JOIN repo ON repo.repo_id = known.repo_id
JOIN rule ON rule.rule_id = known.rule_id
LEFT JOIN head_coverage ON head_coverage.repo_id = known.repo_id
LEFT JOIN rule_count AS held
  ON held.repo_id = known.repo_id AND held.rule_id = known.rule_id
  AND held.from_position = (
    SELECT max(from_position) FROM rule_count
    WHERE rule_count.repo_id = known.repo_id AND rule_count.rule_id = known.rule_id
      AND rule_count.from_position <= edge.position);

-- What screens are made with. Spans begin and end in the month of their commits; what holds is the sum so far.
CREATE VIEW v_framework_month AS
WITH
  edge AS (
    SELECT
      repo_id, month, position, is_carried,
      ifnull(lag(position) OVER (PARTITION BY repo_id ORDER BY month), -1) AS before
    FROM month_end
  ),
  change AS (
    SELECT edge.repo_id, edge.month, 1 AS sign, span.*
    FROM edge JOIN screen_span AS span
      ON span.repo_id = edge.repo_id
      AND span.from_position > edge.before AND span.from_position <= edge.position
    UNION ALL
    SELECT edge.repo_id, edge.month, -1, span.*
    FROM edge JOIN screen_span AS span
      ON span.repo_id = edge.repo_id
      AND span.until_position > edge.before AND span.until_position <= edge.position
  ),
  total AS (
    SELECT
      repo_id, framework, month, sum(sign) AS screens,
      sum(sign * swipes_guideline) AS swipes_guideline,
      sum(sign * swipes_platform) AS swipes_platform,
      sum(sign * swipes_guideline_typical) AS swipes_guideline_typical,
      sum(sign * swipes_platform_typical) AS swipes_platform_typical
    FROM change GROUP BY repo_id, framework, month
  ),
  known AS (SELECT DISTINCT repo_id, framework FROM screen_span),
  held AS (
    SELECT
      known.repo_id, known.framework, edge.month, edge.is_carried,
      sum(ifnull(screens, 0)) OVER so_far AS screens,
      sum(ifnull(swipes_guideline, 0)) OVER so_far AS swipes_guideline,
      sum(ifnull(swipes_platform, 0)) OVER so_far AS swipes_platform,
      sum(ifnull(swipes_guideline_typical, 0)) OVER so_far AS swipes_guideline_typical,
      sum(ifnull(swipes_platform_typical, 0)) OVER so_far AS swipes_platform_typical
    FROM known
    JOIN edge ON edge.repo_id = known.repo_id
    LEFT JOIN total
      ON total.repo_id = known.repo_id AND total.framework = known.framework
      AND total.month = edge.month
    WINDOW so_far AS (PARTITION BY known.repo_id, known.framework ORDER BY edge.month)
  )
SELECT
  repo.name AS repo, held.month, held.framework, held.screens,
  held.swipes_guideline, held.swipes_platform,
  round(held.swipes_guideline_typical, 2) AS swipes_guideline_typical,
  round(held.swipes_platform_typical, 2) AS swipes_platform_typical,
  held.is_carried, ifnull(head_coverage.is_read_in_part, 0) AS is_read_in_part
FROM held
JOIN repo USING (repo_id)
LEFT JOIN head_coverage USING (repo_id)
WHERE held.screens > 0;

CREATE VIEW v_rule AS
SELECT
  rule.name AS rule, rule.title, rule.severity, rule.wcag, rule.document, rule.reason, rule.fix,
  (SELECT count(*) FROM finding
    WHERE finding.rule_id = rule.rule_id AND until_position IS NULL) AS open_findings,
  (SELECT count(*) FROM finding WHERE finding.rule_id = rule.rule_id) AS all_findings,
  (SELECT count(DISTINCT repo_id) FROM finding
    WHERE finding.rule_id = rule.rule_id AND until_position IS NULL) AS repos,
  rule.population, rule.claim
FROM rule;
