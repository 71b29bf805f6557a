import Store
import TestSupport
import Testing

@Suite struct `The public views` {
  /// Each of these finds rows in which two views tell different stories.
  @Test(arguments: [
    (
      "the last month is the head",
      """
      SELECT v_repo.repo FROM v_repo JOIN v_trend_month AS month USING (repo)
      WHERE month.month = (SELECT max(month) FROM v_trend_month WHERE repo = v_repo.repo)
        AND (month.sha <> v_repo.head OR month.findings <> v_repo.open_findings
          OR month.swipes_guideline <> v_repo.swipes_guideline)
      """
    ),
    (
      "a commit's screens add up",
      """
      SELECT repo, sha FROM v_commit
      WHERE is_mainline AND swipes_guideline <> (
        SELECT sum(swipes_guideline) FROM v_screen_span AS span
        WHERE span.repo = v_commit.repo AND span.from_position <= v_commit.position
          AND ifnull(span.until_position > v_commit.position, 1))
      """
    ),
    (
      "a commit's findings are those that began and did not end",
      """
      SELECT repo, sha FROM v_commit
      WHERE is_mainline AND findings <> (
        SELECT count(*) FROM v_finding
        WHERE v_finding.repo = v_commit.repo AND from_position <= v_commit.position
          AND ifnull(until_position > v_commit.position, 1))
      """
    ),
    (
      "findings of all months are all findings",
      """
      SELECT v_rule.rule FROM v_rule
      WHERE all_findings <> (
        SELECT total(introduced) FROM v_rule_month WHERE v_rule_month.rule = v_rule.rule)
      """
    ),
    (
      "what began less what ended is open",
      """
      SELECT repo, rule, month, open, sum(introduced - ended) OVER before AS left
      FROM v_rule_month
      WINDOW before AS (PARTITION BY repo, rule ORDER BY month)
      EXCEPT SELECT repo, rule, month, open, open FROM v_rule_month
      """
    ),
    (
      "screens of all frameworks are the screens of the month",
      """
      SELECT repo, month, screens FROM v_trend_month WHERE screens <> 0 AND screens <> (
        SELECT total(screens) FROM v_framework_month AS part
        WHERE part.repo = v_trend_month.repo AND part.month = v_trend_month.month)
      """
    ),
    (
      "screens of a framework are those that stand at the end of the month",
      """
      SELECT repo, month, framework, screens, swipes_guideline FROM v_framework_month
      EXCEPT SELECT repo, month, framework, count(*), sum(span.swipes_guideline)
      FROM v_screen_span AS span JOIN v_trend_month USING (repo)
      WHERE from_position <= position AND ifnull(until_position > position, 1)
      GROUP BY repo, month, framework
      """
    ),
    (
      "rows at the head are counted at the head",
      """
      SELECT repo FROM v_repo
      WHERE status <> 'missing' AND rows <> (SELECT count(*) FROM v_row WHERE v_row.repo = v_repo.repo)
      """
    ),
    (
      "screens at the head are counted at the head",
      """
      SELECT repo FROM v_repo
      WHERE status <> 'missing' AND screens <> (
        SELECT count(*) FROM v_screen WHERE v_screen.repo = v_repo.repo)
      """
    ),
    (
      "stops at the head add up to the platform's swipes",
      """
      SELECT repo, screen FROM v_screen WHERE swipes_platform <> (
        SELECT sum(count) FROM head_stop
        WHERE head_stop.view_id = v_screen.view_id AND model = 'platform')
      """
    ),
    (
      "changes are differences",
      """
      SELECT after.repo, after.sha FROM v_commit AS after
      JOIN v_commit AS before ON before.repo = after.repo AND before.sha = after.first_parent
      WHERE after.swipes_guideline_change <> after.swipes_guideline - before.swipes_guideline
        OR after.findings_change <> after.findings - before.findings
      """
    ),
  ])
  func `agree with each other`(_ claim: String, _ counterexamples: String) throws {
    let answer = try Seed.database().answer(counterexamples)
    #expect(answer.rows == [], "\(claim)")
  }

  /// A mainline of commits at these times, one second apart where no time is given.
  static func months(_ times: [String]) throws -> [String] {
    let database = try Database.inMemory()
    try database.execute(
      "INSERT INTO repo (repo_id, name, location, status) VALUES (1, 'Clock', 'c', 'full')")
    let insert = try database.statement(
      """
      INSERT INTO git_commit VALUES (
        NULL, 1, printf('%040d', ?1), NULL, 1, ?1, NULL, ?2, ?2, '', 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      """)
    for (position, time) in times.enumerated() { try insert.run([Value(position), .text(time)]) }
    return try database.rows("SELECT month || ' ' || position FROM v_trend_month ORDER BY month") {
      row throws(StoreError) in row.text(0)
    }
  }

  @Test func `carry a repository over quiet months, and not beyond its life`() throws {
    #expect(
      try Self.months(["2025-11-30T23:59:59Z", "2025-12-01T00:00:00Z", "2026-03-15T12:00:00Z"])
        == ["2025-11 0", "2025-12 1", "2026-01 1", "2026-02 1", "2026-03 2"])
  }

  @Test func `bear clocks that go backwards`() throws {
    #expect(
      try Self.months(["2026-01-05T00:00:00Z", "1970-01-01T00:00:00Z", "2026-02-05T00:00:00Z"])
        == ["2026-01 1", "2026-02 2"])
    #expect(
      try Self.months(["2026-01-05T00:00:00Z", "2038-01-19T00:00:00Z", "2026-02-05T00:00:00Z"])
        == ["2026-01 0", "2026-02 2"])
    // The head is older than the root: one month, with the head.
    #expect(try Self.months(["2026-05-05T00:00:00Z", "2026-01-05T00:00:00Z"]) == ["2026-05 1"])
  }

  @Test func `end after a hundred years`() throws {
    let months = try Self.months(["1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"])
    #expect(months.count == 1200)
    #expect(months.last == "2069-12 0")
  }

  @Test func `have nothing to say about an empty repository`() throws {
    #expect(try Self.months([]) == [])
  }
}
