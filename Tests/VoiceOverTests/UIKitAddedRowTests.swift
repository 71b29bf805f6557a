import Testing
import VoiceOver

/// Rows of a list with others beside them, and sections of which there are none in some cases.
@Suite struct `A list with rows beside it` {
  private func screen(_ members: String) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      class Thing {}
      final class Way: Thing { var steps: [String] = [] }
      enum Part: Int { case head, steps }
      final class Screen: UITableViewController {
        var items: [String] = []
        var thing: Thing = Way()
        func row(_ text: String) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = text
          return cell
        }
        \(members)
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  @Test(arguments: [
    (
      "items.count + 1", #"if p.row < items.count { return row("Item") }; return row("New")"#,
      [20, 1]
    ),
    (
      "items.count + 1", #"if p.row == items.count { return row("New") }; return row("Item")"#,
      [20, 1]
    ),
    (
      "items.count + 1",
      #"if p.row >= items.count { return row("New") } else { return row("Item") }"#, [20, 1]
    ),
    ("1 + items.count", #"if p.row == 0 { return row("New") }; return row("Item")"#, [1, 20]),
    (
      "items.count + 2",
      #"switch p.row { case 0, 1: return row("New"); default: return row("Item") }"#,
      [1, 1, 20]
    ),
  ])
  func `has each where code asks for it`(count: String, body: String, rows: [Int]) throws {
    let report = try screen(
      """
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(count) }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        \(body)
      }
      """)
    #expect(report.rows.map(\.count) == rows)
    #expect(report.said == rows.map { $0 == 20 ? "Item." : "New." })
    #expect(report.sides.isEmpty)
  }

  @Test(arguments: [
    (
      "items.count + (isOpen ? 1 : 0)",
      #"if p.row == items.count { return row("New") }; return row("Item")"#, [20, 1]
    ),
    (
      "(isOpen ? 1 : 0) + items.count",
      #"if isOpen && p.row == 0 { return row("New") }; return row("Item")"#, [1, 20]
    ),
    (
      "(isOpen ? 1 : 0) + items.count + 1",
      #"if p.row >= items.count { return row("New") }; return row("Item")"#, [20, 1, 1]
    ),
  ])
  func `has those at times that a condition adds`(count: String, body: String, rows: [Int]) throws {
    let report = try screen(
      """
      var isOpen: Bool { thing is Way }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(count) }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        \(body)
      }
      """)
    #expect(report.rows.map(\.count) == rows)
    let (least, most) = (report.swipes.platform.min, report.swipes.platform.max)
    #expect(most == rows.reduce(0, +) && least == most - 1)
  }

  @Test func `has what one case has at times, and no sections that nothing has`() throws {
    let report = try screen(
      """
      override func numberOfSections(in t: UITableView) -> Int {
        switch thing {
        case is Way: return 2
        default: return 0
        }
      }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
        switch Part(rawValue: s) {
        case .head: return 1
        case .steps:
          if let way = thing as? Way { return way.steps.count }
          return 0
        default: return 0
        }
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        switch Part(rawValue: p.section)! {
        case .head: return row("Head")
        case .steps: return row("Step")
        }
      }
      """)
    #expect(report.stops.map(\.speech) == ["Head.", "Step."])
    #expect(report.swipes.platform.text == "1…21")
  }

  @Test func `has a header at times where some sections have none`() throws {
    let report = try screen(
      """
      override func numberOfSections(in t: UITableView) -> Int { items.count + 1 }
      override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
        if s == items.count { return nil }
        return "Things"
      }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        row("Item")
      }
      """)
    #expect(report.stops.map(\.speech) == ["Things. Heading.", "Item."])
    #expect(report.swipes.platform.text == "20…21")
  }

  /// Also where the code asks for a section and a row of it at once, and counts its own rows elsewhere.
  @Test(arguments: [
    "if p.section == 0 && p.row == 0 { return row(\"New\") }",
    "if p.section == Part.head.rawValue, p.row == 0 { return row(\"New\") }",
    "if p.section == 0, p.row == 0 { return row(\"New\") } else if p.section == 0 { return row(\"Item\") }",
  ])
  func `has the row of one section that is told by both`(body: String) throws {
    let report = try screen(
      """
      override func viewWillAppear(_ animated: Bool) {
        navigationItem.rightBarButtonItem?.isEnabled = tableView(tableView, numberOfRowsInSection: 0) > 1
      }
      override func numberOfSections(in t: UITableView) -> Int { 2 }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
        if s == 0 { return 2 }
        return items.count
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        \(body)
        return row("Item")
      }
      """)
    #expect(report.rows.map(\.count) == [1, 1, 20])
    #expect(report.said == ["New.", "Item.", "Item."])
    #expect(report.sides.isEmpty)
  }

  @Test func `is open where something else is asked as well`() throws {
    let report = try screen(
      """
      override func numberOfSections(in t: UITableView) -> Int { 2 }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
        if s == 0 { return 1 }
        return items.count
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        if p.section == 0, items.isEmpty { return row("Nothing") }
        return row("Item")
      }
      """)
    #expect(report.rows.map(\.count) == [1, 20])
    #expect(report.said.last == "Item.")
    #expect(
      Set(report.said + report.sides.flatMap { $0.stops.map(\.speech) }) == ["Nothing.", "Item."])
  }
}
