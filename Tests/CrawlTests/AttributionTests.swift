import Store
import TestSupport
import Testing

@testable import Crawl

@Suite struct `A finding` {
  static func view(_ name: String, images: Int) -> FixtureRepository.Entry {
    let body = String(repeating: "      Image(\"y\")\n", count: images) + "      Text(\"x\")\n"
    return .text(
      "struct \(name): View {\n  var body: some View {\n    VStack {\n\(body)    }\n  }\n}\n")
  }

  /// `introduced ended reason path` of each finding, in order.
  static func findings(_ path: String) throws -> [String] {
    var crawl = try TestCrawl()
    try crawl.run(path)
    return try crawl.writer.database.rows(
      """
      SELECT message, a.subject, ifnull(b.subject, '-'), end_reason, path FROM v_finding AS f
      JOIN git_commit AS a ON a.sha = f.introduced_sha
      LEFT JOIN git_commit AS b ON b.sha = f.ended_sha
      ORDER BY from_position, message, path
      """
    ) { row throws(StoreError) in
      (0..<5).map { row.text($0) }.joined(separator: ", ")
    }
  }

  @Test func `belongs to the commit of the side branch that brought it`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.view("A", images: 0)])
    try fixture.switchTo("side")
    try fixture.commit("Add", ["A.swift": Self.view("A", images: 1)])
    try fixture.commit("Other", ["B.swift": Self.view("B", images: 0)])
    try fixture.switchTo("main")
    try fixture.commit("Meanwhile", ["C.swift": Self.view("C", images: 0)])
    try fixture.merge(
      ["side"], "Merge",
      ["A.swift": Self.view("A", images: 1), "B.swift": Self.view("B", images: 0)])
    #expect(try Self.findings(fixture.path) == ["image 0, Add, -, open, A.swift"])
  }

  @Test func `is ended by the commit of the side branch that mended it`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.view("A", images: 1)])
    try fixture.switchTo("side")
    try fixture.commit("Mend", ["A.swift": Self.view("A", images: 0)])
    try fixture.switchTo("main")
    try fixture.commit("Meanwhile", ["C.swift": Self.view("C", images: 0)])
    try fixture.merge(["side"], "Merge", ["A.swift": Self.view("A", images: 0)])
    #expect(try Self.findings(fixture.path) == ["image 0, Begin, Mend, code-removed, A.swift"])
  }

  @Test func `is found through merges into the side branch`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.view("A", images: 0)])
    try fixture.switchTo("deep")
    try fixture.commit("Add", ["A.swift": Self.view("A", images: 1)])
    try fixture.switchTo("side", at: "main")
    try fixture.commit("Aside", ["B.swift": Self.view("B", images: 0)])
    try fixture.merge(["deep"], "Merge deep", ["A.swift": Self.view("A", images: 1)])
    try fixture.switchTo("main")
    try fixture.merge(
      ["side"], "Merge side",
      ["A.swift": Self.view("A", images: 1), "B.swift": Self.view("B", images: 0)])
    #expect(try Self.findings(fixture.path) == ["image 0, Add, -, open, A.swift"])
  }

  @Test func `that no parent has belongs to the merge`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.view("A", images: 0)])
    try fixture.switchTo("side")
    try fixture.commit("Side", ["B.swift": Self.view("B", images: 0)])
    try fixture.switchTo("main")
    try fixture.merge(["side"], "Merge", ["A.swift": Self.view("A", images: 1)])
    #expect(try Self.findings(fixture.path) == ["image 0, Merge, -, open, A.swift"])
  }

  @Test func `of an octopus belongs to the arm that brought it`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.view("A", images: 0)])
    for arm in ["one", "two", "three"] {
      try fixture.switchTo(arm, at: "main")
      try fixture.commit("Arm \(arm)", ["\(arm).swift": Self.view(arm, images: 1)])
    }
    try fixture.switchTo("main")
    try fixture.merge(
      ["one", "two", "three"], "Octopus",
      [
        "one.swift": Self.view("one", images: 1), "two.swift": Self.view("two", images: 1),
        "three.swift": Self.view("three", images: 1),
      ])
    #expect(
      try Self.findings(fixture.path).sorted() == [
        "image 0, Arm one, -, open, one.swift", "image 0, Arm three, -, open, three.swift",
        "image 0, Arm two, -, open, two.swift",
      ])
  }

  @Test func `survives the renaming of its file and moved lines`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.view("A", images: 1)])
    try fixture.rename("A.swift", to: "Views/A.swift", "Move")
    #expect(try Self.findings(fixture.path) == ["image 0, Begin, -, open, Views/A.swift"])
  }

  @Test func `ends for a reason`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit(
      "Begin",
      [
        "A.swift": Self.view("A", images: 1), "B.swift": Self.view("B", images: 1),
        "C.swift": Self.view("C", images: 2),
      ])
    try fixture.commit("Delete", ["A.swift": .deleted])
    try fixture.commit("Replace", ["B.swift": Self.view("Other", images: 0)])
    try fixture.commit("Shrink", ["C.swift": Self.view("C", images: 1)])
    #expect(
      try Self.findings(fixture.path) == [
        "image 0, Begin, Delete, file-removed, A.swift",
        "image 0, Begin, Replace, code-removed, B.swift", "image 0, Begin, -, open, C.swift",
        "image 1, Begin, Shrink, code-removed, C.swift",
      ])
  }

  @Test func `comes again as another row when it was mended in between`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.view("A", images: 1)])
    try fixture.commit("Mend", ["A.swift": Self.view("A", images: 0)])
    try fixture.commit("Break", ["A.swift": Self.view("A", images: 1)])
    #expect(
      try Self.findings(fixture.path) == [
        "image 0, Begin, Mend, code-removed, A.swift", "image 0, Break, -, open, A.swift",
      ])
  }
}

@Suite struct `A screen` {
  static func screen(_ texts: Int) -> FixtureRepository.Entry {
    let body = String(repeating: "      Text(\"x\")\n", count: texts)
    return .text("struct S: View {\n  var body: some View {\n    VStack {\n\(body)    }\n  }\n}\n")
  }

  @Test func `has a span for every cost, through the renaming of its file`() throws {
    var fixture = try FixtureRepository(bare: true)
    try fixture.commit("Begin", ["A.swift": Self.screen(1)])
    try fixture.commit("Same", ["A.swift": Self.screen(1), "note.txt": "x"])
    try fixture.rename("A.swift", to: "B.swift", "Move")
    try fixture.commit("More", ["B.swift": Self.screen(4)])
    try fixture.commit("Gone", ["B.swift": .deleted])
    try fixture.commit("Back", ["B.swift": Self.screen(4)])
    var crawl = try TestCrawl()
    try crawl.run(fixture.path)
    let spans = try crawl.writer.database.rows(
      """
      SELECT path, swipes_guideline, from_position, until_position FROM v_screen_span
      ORDER BY from_position
      """
    ) { row throws(StoreError) in
      [row.text(0), "\(row.integer(1))", "\(row.integer(2))", "\(row.optionalInteger(3) ?? -1)"]
    }
    #expect(
      spans == [
        ["B.swift", "1", "0", "3"], ["B.swift", "4", "3", "4"], ["B.swift", "4", "5", "-1"],
      ])
    let rows = try crawl.writer.database.integer("SELECT count(*) FROM row_span")
    #expect(rows == 2)
  }
}
