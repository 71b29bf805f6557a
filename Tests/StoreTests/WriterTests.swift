import Store
import Testing

@Suite struct `A writer` {
  @Test func `gives back through the views what a crawl wrote`() throws {
    let database = try Sample.database()
    let repos = try database.answer(
      "SELECT repo, commits, mainline_commits, open_findings FROM v_repo")
    #expect(repos.rows == [["Garden", 3, 2, 1]])

    let findings = try database.answer(
      """
      SELECT rule, path, line, view, introduced_by, end_reason FROM v_finding ORDER BY end_reason
      """)
    #expect(
      findings.rows == [
        ["ungrouped-row", "App/Beds.swift", 12, "BedList", "Ada", "fixed"],
        ["icon-button-no-label", "App/Beds.swift", 30, "BedList", "Grace", "open"],
      ])

    let screens = try database.answer("SELECT screen, swipes_guideline, since FROM v_screen")
    #expect(screens.rows == [["BedList", 21, "2026-02-03T04:05:06Z"]])
    let spans = try database.answer(
      "SELECT swipes_guideline, from_position, until_position FROM v_screen_span ORDER BY 2")
    #expect(spans.rows == [[101, 0, 1], [21, 1, nil]])
  }

  @Test func `leaves nothing of a window that failed`() throws {
    struct Stop: Error {}
    var writer = try Writer(Database.inMemory())
    #expect(throws: Stop.self) {
      try writer.window { writer in
        try writer.setRepo(RepoRow(name: "Gone", location: "gone", status: .full))
        _ = try writer.path("Gone.swift")
        throw Stop()
      }
    }
    #expect(try writer.database.integer("SELECT count(*) FROM repo") == 0)
    // The id of a path that was rolled back is not remembered.
    try writer.window { writer in _ = try writer.path("Gone.swift") }
    #expect(try writer.database.integer("SELECT count(*) FROM path") == 1)
  }

  @Test func `keeps apart what is spelled with other bytes`() throws {
    var writer = try Writer(Database.inMemory())
    // One letter, and a letter with an accent after it: equal to Swift, and two files to git.
    try writer.window { writer in
      let (composed, apart) = try (writer.path("Caf\u{E9}.swift"), writer.path("Cafe\u{301}.swift"))
      #expect(composed != apart)
      #expect(try writer.path("Caf\u{E9}.swift") == composed)
    }
    #expect(try writer.database.integer("SELECT count(*) FROM path") == 2)
  }

  @Test func `forgets a repository without a trace`() throws {
    let database = try Sample.database()
    var writer = try Writer(database)
    try writer.window { writer in
      try writer.forget(repo: 1)
      try writer.sweep()
    }
    for table in ["git_commit", "finding", "screen_span", "row_span", "view", "path", "phrase"] {
      #expect(try writer.database.integer("SELECT count(*) FROM \(table)") == 0, "\(table)")
    }
    #expect(try writer.database.answer("PRAGMA foreign_key_check").rows.isEmpty)
  }
}
