import Testing
import VoiceOver

/// What code takes away from a bar, and what it puts there in some cases only.
@Suite struct `What code changes in a bar` {
  private static func below(_ body: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
          navigationItem.searchController = UISearchController(searchResultsController: nil)
        }
      }
      final class Screen: Base {
        var flag = false
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
        @objc func close() { navigationItem.leftBarButtonItem = nil }
      }
      """
    ])["Screen"]
  }

  @Test(arguments: [
    ("", ["Back. Button.", "Send. Button.", "Search. Search Field."]),
    (
      "navigationItem.rightBarButtonItem = nil", ["Back. Button.", "Search. Search Field."]
    ),
    ("navigationItem.leftBarButtonItem = nil", ["Send. Button.", "Search. Search Field."]),
    (
      "navigationItem.rightBarButtonItems = [navigationItem.rightBarButtonItem, editButtonItem].compactMap { $0 }",
      ["Back. Button.", "Edit. Button.", "Send. Button.", "Search. Search Field."]
    ),
    ("navigationItem.searchController = nil", ["Back. Button.", "Send. Button."]),
    (
      "if flag { navigationItem.searchController = nil; navigationItem.leftBarButtonItem = nil }",
      ["Back. Button.", "Send. Button.", "Search. Search Field."]
    ),
  ])
  func `takes away what a class above has put there`(body: String, said: [String]) throws {
    #expect(try #require(Self.below(body)).saidAround == said)
  }

  @Test(arguments: [
    (
      "if flag { navigationItem.searchController = UISearchController() }",
      ["Search. Search Field."], "0…1"
    ),
    ("navigationItem.searchController = UISearchController()", ["Search. Search Field."], "1"),
    ("if flag { title = \"Inbox\" }", ["Inbox. Heading."], "0…1"),
    ("title = \"Inbox\"", ["Inbox. Heading."], "1"),
    ("if flag { title = \"Inbox\" } else { title = \"Mail\" }", ["Mail. Heading."], "1"),
    ("guard flag else { return }; navigationItem.title = \"Inbox\"", ["Inbox. Heading."], "0…1"),
  ])
  func `is there at times where a condition puts it there`(
    body: String, said: [String], count: String
  ) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        var flag = false
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.saidAround.count == said.count)
    if count != "1" { #expect(report.saidAround == said) }
    #expect(report.chrome.platform.text == count)
  }

  @Test(arguments: [
    "for title in [\"A\", \"B\"] { parts.insertSegment(withTitle: title, at: parts.numberOfSegments, animated: false) }",
    "[\"A\", \"B\"].forEach { parts.insertSegment(withTitle: $0, at: 9, animated: false) }",
  ])
  func `is segments, once the old ones are gone`(loop: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let parts = UISegmentedControl(items: ["X", "Y", "Z"])
        override func viewDidLoad() {
          parts.insertSegment(withTitle: "W", at: 0, animated: false)
          parts.removeAllSegments()
          \(loop)
          view.addSubview(parts)
        }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).said == ["A. Button. 1 of 2.", "B. Button. 2 of 2."])
  }

  @Test(arguments: [
    (
      "for name in names { parts.insertSegment(withTitle: name, at: 9, animated: false) }",
      ["All. Button.", "‹name›. Button."], "6"
    ),
    (
      "names.enumerated().forEach { parts.insertSegment(withTitle: $1, at: $0, animated: false) }",
      ["All. Button.", "‹$1›. Button."], "6"
    ),
    (
      "for kind in Kind.allCases { parts.insertSegment(withTitle: kind.name, at: 9, animated: false) }",
      ["All. Button. 1 of 4.", "‹kind.name›. Button. ‹n› of 4."], "4"
    ),
  ])
  func `is as many segments as a list has`(loop: String, said: [String], count: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      enum Kind: CaseIterable { case one, two, three }
      final class Screen: UIViewController {
        var names: [String] = []
        let parts = UISegmentedControl()
        override func viewDidLoad() {
          parts.insertSegment(withTitle: "All", at: 0, animated: false)
          \(loop)
          view.addSubview(parts)
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == said)
    #expect(report.swipes.platform.text == count)
  }

  /// Its sides have other numbers once those of the bars are gone.
  @Test func `goes with the bars where nothing shows these`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Sheet: UIViewController {
        var isNew = false
        override func viewDidLoad() {
          if isNew {
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
          }
          let label = UILabel()
          label.text = "Letter"
          view.addSubview(label)
          if ask() {
            let hint = UILabel()
            hint.text = "Hint"
            view.addSubview(hint)
          }
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() { title = "Desk" }
        @objc func open() { present(Sheet(), animated: true) }
      }
      """
    ])
    let report = try #require(sample["Sheet"])
    #expect(report.said == ["Letter.", "Hint."])
    #expect(report.sides.map(\.isChrome) == [false])
    #expect(report.stops.map(\.frames) == [[], [.side(0)]])
  }

  private static func pushed(_ body: String) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        var flag = false
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Letter"
          \(body)
        }
        override func viewWillDisappear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(false, animated: animated)
        }
      }
      final class Desk: UIViewController {
        @objc func open() { navigationController?.pushViewController(Screen(), animated: true) }
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  private static let cancel =
    "navigationItem.leftBarButtonItem = UIBarButtonItem(title: \"Cancel\", style: .plain, target: nil, action: nil)"

  @Test(arguments: [
    ("", ["Back. Back Button.", "Letter. Heading."], "2"),
    (cancel, ["Cancel. Button.", "Letter. Heading."], "2"),
    (
      "if flag { \(cancel) }",
      ["Back. Back Button.", "Cancel. Button.", "Letter. Heading."], "2"
    ),
    (
      cancel + "; navigationItem.leftItemsSupplementBackButton = true",
      ["Back. Back Button.", "Cancel. Button.", "Letter. Heading."], "3"
    ),
    ("navigationController?.setNavigationBarHidden(true, animated: false)", [], "0"),
    ("navigationController?.isNavigationBarHidden = true", [], "0"),
    ("navigationController?.navigationBar.isHidden = true", [], "0"),
    (
      "if flag { navigationController?.isNavigationBarHidden = true }",
      ["Back. Back Button.", "Letter. Heading."], "2"
    ),
  ])
  func `is a way back, unless something stands in its place or there is no bar`(
    body: String, said: [String], count: String
  ) throws {
    let report = try Self.pushed(body)
    #expect(report.saidAround == said)
    #expect(report.chrome.platform.text == count)
  }

  @Test(arguments: [
    ("{ \"Inbox\" }", "Inbox. Heading."), ("{ flag ? \"Inbox\" : nil }", "Inbox or Mail. Heading."),
    ("{ nil }", "Mail. Heading."),
  ])
  func `is a title for which nothing stands in where it is written out`(
    property: String, said: String
  ) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      class Base: UIViewController { var name: String? { nil } }
      final class Screen: Base {
        var flag = false
        override var name: String? \(property)
        override func viewDidLoad() { title = name ?? "Mail" }
      }
      """
    ])
    let stops = try #require(sample["Screen"]).stops
    #expect(stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }
}

/// Items that code puts beside those of a bar.
@Suite struct `An item that is added to a bar` {
  @Test(arguments: [
    ("toolbarItems?.append(more)", ["Pin. Button.", "Drop. Button.", "More. Button."]),
    ("toolbarItems?.insert(more, at: 1)", ["Pin. Button.", "More. Button.", "Drop. Button."]),
    (
      "self.toolbarItems?.insert(contentsOf: [more], at: 0)",
      ["More. Button.", "Pin. Button.", "Drop. Button."]
    ),
  ])
  func `stands where it is put`(_ code: String, _ said: [String]) throws {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let pin = UIBarButtonItem(title: "Pin", style: .plain, target: nil, action: nil)
          let drop = UIBarButtonItem(title: "Drop", style: .plain, target: nil, action: nil)
          let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
          toolbarItems = [pin, drop]
          \(code)
        }
      }
      """
    ])["Screen"]
    #expect(try #require(report).saidAround == said)
  }
}
