import Testing
import VoiceOver

/// What swiping a row of a table offers is among the actions of its cell.
@Suite struct `A row of UIKit that can be swiped` {
  private static func actions(_ members: String) throws -> [[String]] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Line: UITableViewCell {
        let name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(name)
        }
      }
      final class Screen: UITableViewController {
        var items: [String] = []
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "line", for: p) as! Line
          cell.name.text = items[p.row]
          return cell
        }
        \(members)
      }
      """
    ])
    return try #require(sample["Screen"]).stops.map(\.actions)
  }

  @Test(arguments: [
    (
      """
      override func tableView(
        _ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard mayEdit(p) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete, self.pin(p)])
      }
      private func pin(_ p: IndexPath) -> UIContextualAction {
        UIContextualAction(style: .normal, title: isPinned ? "Unpin" : "Pin") { _, _, done in done(true) }
      }
      """, ["Unpin", "Delete"]
    ),
    (
      """
      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt p: IndexPath
      ) { items.remove(at: p.row) }
      """, ["Delete"]
    ),
    (
      """
      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt p: IndexPath
      ) { items.remove(at: p.row) }
      override func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { false }
      """, []
    ),
    ("", []),
  ])
  func `offers what the code says`(_ members: String, _ actions: [String]) throws {
    #expect(try Self.actions(members) == [actions])
  }

  /// What the cell says has them, and not the controls that stand beside it.
  @Test func `offers it where the cell itself is heard`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Line: UITableViewCell {
        let name = UILabel()
        let call = UIButton()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          call.setTitle("Call", for: .normal)
          contentView.addSubview(name)
          contentView.addSubview(call)
        }
      }
      final class Screen: UITableViewController {
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "line", for: p) as! Line
          cell.name.text = "Ada"
          return cell
        }
        override func tableView(
          _ t: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt p: IndexPath
        ) { items.remove(at: p.row) }
      }
      """
    ])
    let stops = try #require(sample["Screen"]).stops
    #expect(stops.map(\.speech) == ["Ada. Actions available.", "Call. Button."])
    #expect(stops.map(\.actions) == [["Delete"], []])
  }

  @Test(arguments: [
    "guard p.section == 1 else { return nil }",
    "guard p.section == 1 else { return nil }\nguard mayEdit(p) else { return nil }",
    "guard items.isEmpty == false, p.section == 1 else { return nil }",
    "if p.section != 1 { return nil }",
  ])
  func `offers it in its sections only`(_ start: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UITableViewController {
        var items: [String] = []
        override func numberOfSections(in t: UITableView) -> Int { 2 }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
          if s == 0 { return 1 } else { return items.count }
        }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "line", for: p)
          if p.section == 0 { cell.textLabel?.text = "Add" } else { cell.textLabel?.text = items[p.row] }
          return cell
        }
        override func tableView(
          _ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath
        ) -> UISwipeActionsConfiguration? {
          \(start)
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
          return UISwipeActionsConfiguration(actions: [delete])
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said.first == "Add.")
    let told = start.contains("if") ? [[], []] : [[], ["Delete"]]
    #expect(report.stops.map(\.actions) == told)
  }

  /// Which item a row shows the code asks of its source; that may be of a class of the app's own.
  @Test(
    arguments: [
      (
        "guard let one = source.itemIdentifier(for: p), case .friend = one else { return nil }",
        true
      ),
      ("guard case .friend = source.itemIdentifier(for: p) else { return nil }", true),
      (
        "if case .friend = source.itemIdentifier(for: p) { return swipe() } else { return nil }",
        true
      ),
      ("switch source.itemIdentifier(for: p) { case .add, nil: return nil; default: break }", true),
      (
        "switch source.itemIdentifier(for: p) { case .add: return nil; case .friend: return swipe(); case nil: return nil }",
        true
      ),
      // Something else decides, or nothing.
      ("guard let one = source.itemIdentifier(for: p), isOpen(one) else { return nil }", false),
      ("if case .friend = source.itemIdentifier(for: p) { log() }", false),
      ("", false),
    ], ["UITableViewDiffableDataSource<Part, Item>", "Source"])
  func `offers it for some of its items`(_ asked: (String, Bool), _ source: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Source: UITableViewDiffableDataSource<Screen.Part, Screen.Item> { var isOld = false }
      final class Screen: UITableViewController {
        enum Part { case friends, more }
        enum Item: Hashable { case friend(String), add }
        let names: [String]
        lazy var source = \(source)(tableView: tableView) { t, p, item in
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
          switch item {
          case .friend(let name): cell.textLabel?.text = name
          case .add: cell.textLabel?.text = "Add"
          }
          return cell
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          var snapshot = NSDiffableDataSourceSnapshot<Part, Item>()
          snapshot.appendSections([.friends, .more])
          snapshot.appendItems(names.map { .friend($0) }, toSection: .friends)
          snapshot.appendItems([.add], toSection: .more)
          source.apply(snapshot)
        }
        override func tableView(
          _ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath
        ) -> UISwipeActionsConfiguration? {
          \(asked.0)
          return swipe()
        }
        func swipe() -> UISwipeActionsConfiguration {
          UISwipeActionsConfiguration(
            actions: [UIContextualAction(style: .normal, title: "Greet") { _, _, done in done(true) }])
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said.map { $0.hasPrefix("Add.") } == [false, true])
    #expect(report.stops.map(\.actions) == [["Greet"], asked.1 ? [] : ["Greet"]])
  }
}
