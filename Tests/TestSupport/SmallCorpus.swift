package import Store

/// A database of a few repositories whose screens cost what a test says.
///
/// What a figure should be can then be worked out by hand.
package struct SmallCorpus {
  /// A commit, with all that the tree has from then on.
  package struct Commit {
    package var day: String
    /// The swipes of each screen; those at the end are counted at the least.
    package var screens: [Int]
    package var atLeast = 0
    package var rows = 0
    package var ungroupedRows = 0
    package var findings = 0
    /// The share of its swipes that a screen costs typically.
    package var typical = 1.0

    package init(
      _ day: String, screens: [Int], atLeast: Int = 0, rows: Int = 0, ungroupedRows: Int = 0,
      findings: Int = 0, typical: Double = 1
    ) {
      self.day = day
      self.screens = screens
      self.atLeast = atLeast
      self.rows = rows
      self.ungroupedRows = ungroupedRows
      self.findings = findings
      self.typical = typical
    }
  }

  /// All repositories were read on the day of the crawl; those of `failed` could not be.
  package static func database(
    crawled: String?, _ repositories: [(name: String, commits: [Commit])], failed: Set<String> = []
  ) throws -> Database {
    let database = try Database.inMemory()
    try database.execute("PRAGMA defer_foreign_keys = ON")
    try database.execute("INSERT INTO path VALUES (1, 'Screens.swift')")
    if let crawled {
      try database.execute(
        "INSERT INTO run VALUES (1, '\(crawled)T02:00:00.000Z', NULL, 'full', 0, '1', 'crawl')")
    }
    for (index, repository) in repositories.enumerated() {
      let repo = index + 1
      try database.execute(
        """
        INSERT INTO repo (repo_id, name, location, status)
        VALUES (\(repo), '\(repository.name)', '\(repository.name)', 'full')
        """)
      if crawled != nil {
        let status = failed.contains(repository.name) ? "failed" : "full"
        try database.execute(
          "INSERT INTO repo_run VALUES (1, \(repo), '\(status)', NULL, NULL, 0, 0, 0, 0, 0, 0, 0)")
      }
      try add(repository.commits, of: repo, to: database)
    }
    return database
  }

  private static func add(
    _ commits: [Commit], of repo: Int, to database: borrowing Database
  ) throws {
    var before: [Int?] = []
    for (position, commit) in commits.enumerated() {
      let swipes = commit.screens.reduce(0, +)
      let time = commit.day + "T12:00:00Z"
      try database.execute(
        """
        INSERT INTO git_commit (repo_id, sha, parents, position, authored_at, committed_at, subject,
          is_complete, swift_files, lines, views, opaque_views, screens, elements, rows,
          ungrouped_rows, row_stops_guideline, row_stops_platform, swipes_guideline,
          swipes_guideline_min, swipes_platform, swipes_platform_min, findings_critical,
          findings_serious, findings_moderate, findings_minor, swipes_guideline_typical,
          swipes_platform_typical)
        VALUES (\(repo), '\(String(repeating: "0", count: 30))\(1_000_000_000 + repo * 10_000 + position)',
          \(position > 0 ? 1 : 0), \(position), '\(time)', '\(time)', 'Work', 1, 1, 1,
          \(commit.screens.count), \(commit.atLeast), \(commit.screens.count), \(swipes),
          \(commit.rows), \(commit.ungroupedRows), 0, 0, \(swipes), \(swipes), \(swipes), \(swipes),
          0, 0, \(commit.findings), 0, \(Double(swipes) * commit.typical),
          \(Double(swipes) * commit.typical))
        """)
      let whole = commit.screens.count - commit.atLeast
      for number in 0..<max(before.count, commit.screens.count) {
        let now = number < commit.screens.count ? commit.screens[number] : nil
        if number == before.count { before.append(nil) }
        guard now != before[number] else { continue }
        before[number] = now
        let view = repo * 1000 + number
        try database.execute(
          """
          INSERT INTO view VALUES (\(view), \(repo), 1, 'Screen\(number)') ON CONFLICT DO NOTHING;
          UPDATE screen_span SET until_position = \(position)
          WHERE view_id = \(view) AND until_position IS NULL
          """)
        guard let now else { continue }
        try database.execute(
          """
          INSERT INTO screen_span (repo_id, view_id, from_position, line, reason, is_opaque,
            assumed_rows, swipes_guideline, swipes_guideline_min, swipes_platform,
            swipes_platform_min, chrome_guideline, chrome_guideline_min, chrome_platform,
            chrome_platform_min, swipes_guideline_typical, swipes_platform_typical)
          VALUES (\(repo), \(view), \(position), 1, 'root', \(number < whole ? 0 : 1), 0, \(now),
            \(now), \(now), \(now), 0, 0, 0, 0, \(Double(now) * commit.typical),
            \(Double(now) * commit.typical))
          """)
      }
    }
  }
}
