import Testing
import VoiceOver

/// Sections and rows of lists that code puts together, and cells that it puts in place of others.
@Suite struct `A listed section of a table of UIKit` {
  private static func said(_ members: String) -> [String] { table(members)?.said ?? [] }

  private static func table(_ members: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
      \(members)
      }
      """
    ])["Screen"]
  }

  /// What stands above and below rows tells of sections that nobody counts.
  @Test(arguments: [false, true])
  func `is there by its number where only its ends are asked for`(_ hasSwitch: Bool) {
    let first = """
      if p.section == 0 && p.row == 0 {
        let cell = t.dequeueReusableCell(withIdentifier: "s", for: p)
        cell.textLabel?.text = "Filter"
        return cell
      }
      """
    let report = Self.table(
      """
      var shelves = [[String]]()
      override func numberOfSections(in t: UITableView) -> Int { shelves.count }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { shelves[s].count }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        \(hasSwitch ? first : "")
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        cell.textLabel?.text = "Book"
        return cell
      }
      override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
        switch s { case 1: return "Lent"; default: return nil }
      }
      override func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? {
        switch s { case 0: return "All at home"; default: return nil }
      }
      """)
    let said = report?.said ?? []
    let books = said.filter { $0 == "Book." }.count
    #expect(
      said.filter { $0 != "Book." } == (hasSwitch ? ["Filter."] : []) + [
        "All at home.", "Lent. Heading.",
      ])
    #expect(books > 1)
    #expect(report?.sides.isEmpty == true)
  }

  @Test func `has as many rows as its own case lists`() {
    let report = Self.table(
      """
      enum Shelf: Int, CaseIterable {
        case low, high
        var books: [Book] {
          switch self {
          case .low: return [.atlas]
          case .high: return [.novel, .diary, .poems]
          }
        }
      }
      enum Book { case atlas, novel, diary, poems }
      override func numberOfSections(in t: UITableView) -> Int { Shelf.allCases.count }
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
        if s == Shelf.low.rawValue { return Shelf.low.books.count }
        if s == Shelf.high.rawValue { return Shelf.high.books.count }
        return 0
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        switch p.section {
        case Shelf.low.rawValue: cell.textLabel?.text = "Low"
        default: cell.textLabel?.text = "High"
        }
        return cell
      }
      """)
    #expect(report?.said == ["Low.", "High."])
    #expect(report?.swipes.platform.text == "4")
  }

  /// In each section the rows have names of their own.
  @Test func `asks for its rows by its own cases`() {
    #expect(
      Self.said(
        """
        enum Field { case size, note }
        enum Extra { case mode, wheel }
        let fields: [Field] = [.size, .note]
        let extras: [Extra] = [.mode, .wheel]
        override func numberOfSections(in t: UITableView) -> Int { 2 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
          switch s { case 0: return fields.count; default: return 2 }
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          switch p.section { case 0: return fieldCell(p); default: return extraCell(p) }
        }
        func fieldCell(_ p: IndexPath) -> UITableViewCell {
          let field = fields[p.row]
          let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: p)
          if field == .size { cell.textLabel?.text = "Size" } else { cell.textLabel?.text = "Note" }
          return cell
        }
        func extraCell(_ p: IndexPath) -> UITableViewCell {
          let extra = extras[p.row]
          let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: p)
          if extra == .mode { cell.textLabel?.text = "Mode" } else { cell.textLabel?.text = "Wheel" }
          return cell
        }
        """) == ["Size.", "Note.", "Mode.", "Wheel."])
  }

  private static let parts = """
    enum Part { case head, leg(String), tail }
    var parts = [Part]()
    override func numberOfSections(in t: UITableView) -> Int { parts.count }
    override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? {
      switch parts[s] { case .head: return nil; case .leg: return "Leg"; case .tail: return nil }
    }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
      switch parts[s] { case .head: return 1; case .leg: return 2; case .tail: return 1 }
    }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: p)
      switch parts[p.section] {
      case .head: cell.textLabel?.text = "Home"
      case .leg: cell.textLabel?.text = "Town"
      case .tail: cell.textLabel?.text = "Add"
      }
      return cell
    }
    """

  @Test(arguments: [
    "legs.forEach { parts.append(.leg($0)) }", "for leg in legs { parts.append(.leg(leg)) }",
  ])
  func `is there for each of a list`(_ add: String) throws {
    let report = try #require(
      Self.table(
        """
        var legs: [String] = []
        func load() {
          parts.append(.head)
          \(add)
          parts.append(.tail)
        }
        \(Self.parts)
        """))
    #expect(report.said == ["Home.", "Leg. Heading.", "Town.", "Add."])
    #expect(report.swipes.platform.text == "62")
  }

  @Test func `is there as often as the list is long`() throws {
    let report = try #require(
      Self.table(
        """
        let legs = ["A", "B"]
        func load() {
          parts.append(.head)
          legs.forEach { parts.append(.leg($0)) }
          parts.append(.tail)
        }
        \(Self.parts)
        """))
    #expect(
      report.said == ["Home.", "Leg. Heading.", "Town.", "Leg. Heading.", "Town.", "Add."])
    #expect(report.swipes.platform.text == "8")
  }

  @Test func `has the cell that is made last`() throws {
    let report = try #require(
      Self.table(
        """
        override func numberOfSections(in t: UITableView) -> Int { 2 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
          switch s { case 0: return 1; default: return 2 }
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          var cell = UITableViewCell(style: .default, reuseIdentifier: "a")
          if p.section == 0 {
            cell.textLabel?.text = "Main"
          } else if p.section == 1 {
            cell = UITableViewCell(style: .subtitle, reuseIdentifier: "b")
            cell.textLabel?.text = "Other"
          }
          return cell
        }
        """))
    #expect(report.said == ["Main.", "Other."])
    #expect(report.swipes.platform.text == "3")
  }
}
