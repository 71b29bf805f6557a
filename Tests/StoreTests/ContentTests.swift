import Queries
import Store
import Testing

@Suite struct `The content digest` {
  @Test func `does not know ids, order and runs`() throws {
    var writer = try Writer(Database.inMemory())
    try writer.window { writer in
      // Other rows first, so that every id differs.
      _ = try writer.startRun(at: "2026-01-01T00:00:00.001Z", version: "1", arguments: "crawl")
      let other = try writer.setRepo(RepoRow(name: "Other", location: "o", status: .full))
      _ = try writer.path("Z.swift")
      _ = try writer.view("Zed", path: "Z.swift", repo: other)
      _ = try writer.add(Sample.commit(other, "f", nil, position: 0, by: "Zoe", cost: 1))
      try Sample.fill(&writer)
      try writer.forget(repo: other)
      try writer.database.execute("DELETE FROM repo WHERE name = 'Other'")
    }
    let plain = try Sample.database()
    #expect(try writer.database.contentDigest() == plain.contentDigest())
  }

  @Test(arguments: [
    "UPDATE git_commit SET swipes_guideline = swipes_guideline + 1 WHERE position = 0",
    "UPDATE git_commit SET subject = subject || ' '",
    "UPDATE screen_span SET chrome_platform_min = 1 WHERE from_position = 0",
    "UPDATE finding SET line = line + 1 WHERE until_position IS NULL",
    "UPDATE rule_count SET elements = 2",
    "UPDATE repo SET status = 'partial'",
    "UPDATE path SET path = 'x' || path",
    "INSERT INTO problem (repo_id, kind, detail) VALUES (1, 'k', 'd')",
    "INSERT INTO meta VALUES ('rows', '21')",
  ])
  func `knows every result`(_ change: String) throws {
    let database = try Sample.database()
    let before = try database.contentDigest()
    try database.execute(change)
    #expect(try database.contentDigest() != before)
  }

  @Test func `covers every table that is a result`() throws {
    let database = try Database.inMemory()
    // What differs between two runs that agree, what only saves work, and texts that others refer to.
    let left = ["run", "repo_run", "head_reading", "schema_doc"]
    let tables = try database.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ) { row throws(StoreError) in row.text(0) }
    let sql = Content.all.map(\.sql).joined() + Schema.definition.joined()
    for table in tables where !left.contains(table) {
      #expect(sql.contains("FROM \(table)") || sql.contains("JOIN \(table)"), "\(table)")
    }
  }
}
