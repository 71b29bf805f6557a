import Testing
import VoiceOver

/// Tables that have other sections in each state of their screen.
@Suite struct `A table with several states` {
  private static func report(_ members: String) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      enum Part: Int { case use, items, add }
      final class Screen: UITableViewController {
        var items: [String] = []
        var account: String?
        private let useCell = UITableViewCell()
        private let addCell = UITableViewCell()
        override func viewDidLoad() {
          useCell.textLabel?.text = "Use"
          addCell.textLabel?.text = "Add"
        }
        \(members)
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  private static let item = """
    let cell = t.dequeueReusableCell(withIdentifier: "item", for: p)
    cell.textLabel?.text = items[p.row]
    return cell
    """

  @Test func `is told by the state with most sections`() throws {
    let report = try Self.report(
      """
      override func numberOfSections(in t: UITableView) -> Int {
        if items.isEmpty { return 2 } else { return 3 }
      }
      override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
        if items.isEmpty {
          return 1
        } else {
          if section == Part.use.rawValue { return 1 } else if section == Part.items.rawValue {
            return items.count
          } else { return 1 }
        }
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        if items.isEmpty {
          if p.section == Part.use.rawValue { return useCell } else { return addCell }
        } else {
          if p.section == Part.use.rawValue { return useCell } else if p.section == Part.items.rawValue {
            \(Self.item)
          } else { return addCell }
        }
      }
      """)
    #expect(report.said == ["Use.", "‹items[p.row]›.", "Add."])
    #expect(report.rows.map(\.count) == [1, 20, 1])
  }

  @Test func `may have its sections behind a guard`() throws {
    let report = try Self.report(
      """
      override func numberOfSections(in t: UITableView) -> Int {
        guard account != nil else { return 2 }
        return super.numberOfSections(in: t)
      }
      override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard account != nil else {
          switch section { case 0: return 1; default: return items.count }
        }
        return super.tableView(t, numberOfRowsInSection: section)
      }
      override func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard account != nil else {
          switch section { case 0: return "Own"; case 1: return "Others"; default: return "" }
        }
        return super.tableView(t, titleForHeaderInSection: section)
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        guard account != nil else {
          switch p.section {
          case 0: return useCell
          default:
            \(Self.item)
          }
        }
        return super.tableView(t, cellForRowAt: p)
      }
      """)
    #expect(report.said == ["Own. Heading.", "Use.", "Others. Heading.", "‹items[p.row]›."])
    #expect(report.rows.map(\.count) == [1, 20])
  }

  @Test func `may know its sections by a guard`() throws {
    let report = try Self.report(
      """
      override func numberOfSections(in t: UITableView) -> Int { 3 }
      override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let part = Part(rawValue: section) else { fatalError() }
        switch part { case .use, .add: return 1; case .items: return items.count }
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        guard let part = Part(rawValue: p.section) else { fatalError() }
        return cell(in: part, t, p)
      }
      private func cell(in part: Part, _ t: UITableView, _ p: IndexPath) -> UITableViewCell {
        switch part {
        case .use: return useCell
        case .add: return addCell
        case .items:
          \(Self.item)
        }
      }
      """)
    #expect(report.said == ["Use.", "‹items[p.row]›.", "Add."])
  }

  // https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  @Test func `has an indicator while something loads, where code stops it`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        private let spinner = UIActivityIndicatorView(style: .large)
        private let wheel = UIActivityIndicatorView(style: .large)
        override func viewDidLoad() {
          view.addSubview(spinner)
          view.addSubview(wheel)
          spinner.startAnimating()
          wheel.startAnimating()
        }
        func show(_ items: [String]) { spinner.stopAnimating() }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.swipes.platform.text == "1…2")
  }

  /// What stands for a section without items is one of what that may have.
  @Test func `keeps its sections where one cell stands for any that is empty`() throws {
    let report = try Self.report(
      """
      private func isEmpty(_ section: Int) -> Bool { section == 1 && items.isEmpty }
      override func numberOfSections(in t: UITableView) -> Int { 2 }
      override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch section { case 0: return 1; case 1: return items.isEmpty ? 1 : items.count; default: return 0 }
      }
      override func tableView(_ t: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch section { case 0: return "Own"; case 1: return "Others"; default: return nil }
      }
      override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
        if isEmpty(p.section) {
          let cell = t.dequeueReusableCell(withIdentifier: "none", for: p)
          cell.textLabel?.text = "Nobody"
          return cell
        }
        let cell = t.dequeueReusableCell(withIdentifier: "item", for: p)
        if p.section == 0 { cell.textLabel?.text = "Me" } else { cell.textLabel?.text = items[p.row] }
        return cell
      }
      """)
    #expect(report.rows.map(\.count) == [1, 20])
    #expect(
      report.said.filter { $0.hasSuffix("Heading.") } == ["Own. Heading.", "Others. Heading."])
    #expect(report.swipes.platform.text == "23")
  }
}
