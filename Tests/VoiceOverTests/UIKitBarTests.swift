import Testing
import VoiceOver

@Suite struct `The bars of a controller` {
  private func screen(_ body: String, _ files: [String: String] = [:]) -> ViewReport? {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "A"
          view.addSubview(label)
          \(body)
        }
      }
      extension UINavigationItem {
        enum Side { case left, right }
        func show(_ item: UIBarButtonItem) { show([item], on: .right) }
        func show(_ items: [UIBarButtonItem], on side: Side) {
          if side == .left { leftBarButtonItems = items } else { self.rightBarButtonItems = items }
        }
        func name(_ name: String) { title = name }
        var sign: UIView? {
          get { nil }
          set { self.titleView = newValue }
        }
      }
      """
    return Sample(files.merging(["Screen.swift": source]) { $1 })["Screen"]
  }

  @Test(arguments: [
    ("title = \"Inbox\"", ["Inbox. Heading."]),
    ("navigationItem.title = \"Inbox\"", ["Inbox. Heading."]),
    (
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
      navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back to start", style: .plain, target: self, action: nil)
      """, ["Back to start. Button.", "Add. Button."]
    ),
    (
      """
      let gear = UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
      gear.accessibilityLabel = "Settings"
      let badge = UILabel()
      badge.text = "3"
      navigationItem.rightBarButtonItems = [gear, UIBarButtonItem(customView: badge)]
      """, ["3.", "Settings. Button."]
    ),
    (
      """
      setToolbarItems([UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), \
      .flexibleSpace(), UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil)], animated: false)
      """, ["Delete. Button.", "Move. Button."]
    ),
    (
      "title = \"Inbox\"; navigationItem.searchController = UISearchController(searchResultsController: nil)",
      ["Inbox. Heading.", "Search. Search Field."]
    ),
    ("navigationItem.titleView = UISwitch()", ["Switch Button."]),
    (
      """
      let (name, note) = (UILabel(), UILabel())
      navigationItem.titleView = name
      if #available(iOS 26, *) { navigationItem.subtitleView = note }
      (navigationItem.titleView as? UILabel)?.text = "Inbox"
      if let note = navigationItem.subtitleView as? UILabel { note.text = "3 new" }
      """, ["Inbox.", "3 new."]
    ),
    (
      """
      toolbarItems = [UIBarButtonItem(title: "Move", style: .plain, target: nil, action: nil)]
      if let move = toolbarItems?.first {
        toolbarItems = [move, navigationItem.searchBarPlacementBarButtonItem]
      }
      """, ["Move. Button."]
    ),
    ("title = \"Inbox\"; navigationItem.titleView = UISwitch()", ["Switch Button."]),
    ("title = \"Inbox\"; navigationItem.sign = UISwitch()", ["Switch Button."]),
    (
      "title = \"Inbox\"; if label.isHidden { navigationItem.titleView = UISwitch() }",
      ["Inbox. Heading.", "Switch Button."]
    ),
    // A view that is given to an item which is there.
    (
      """
      let close = UIButton(type: .system)
      close.setTitle("Close", for: .normal)
      let item = UIBarButtonItem()
      item.customView = close
      navigationItem.leftBarButtonItem = item
      """, ["Close. Button."]
    ),
    // What an extension of the item does, with functions of its own.
    (
      """
      navigationItem.show(UIBarButtonItem(barButtonSystemItem: .close, target: self, action: nil))
      navigationItem.name("Inbox")
      """, ["Inbox. Heading.", "Close. Button."]
    ),
  ])
  func `are what code puts there`(body: String, said: [String]) throws {
    let report = try #require(screen(body))
    #expect(report.saidAround == said)
    #expect(report.said == ["A."])
    #expect(report.chrome.platform.max == said.count)
  }

  /// A class above has items for itself alone.
  @Test func `are not those that only another class has`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      class Person: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); addItems() }
        func addItems() {
          if !self.isMember(of: Person.self) { return }
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Follow", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Block", style: .plain, target: nil, action: nil),
          ]
        }
      }
      final class Own: Person {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem =
            UIBarButtonItem(title: "Accounts", style: .plain, target: nil, action: nil)
        }
      }
      """
    ])
    #expect(try #require(sample["Own"]).saidAround == ["Accounts. Button."])
    #expect(try #require(sample["Person"]).saidAround == ["Block. Button.", "Follow. Button."])
  }

  @Test func `are what its storyboard puts there`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects><viewController id="c1" customClass="Screen">
      <view key="view" id="v1"/>
      <navigationItem key="navigationItem" title="Inbox" id="n1">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b1"/>
      <barButtonItem key="rightBarButtonItem" title="Send" id="b2"/>
      </navigationItem></viewController></objects></scene></scenes>
      </document>
      """
    let report = try #require(screen("", ["Main.storyboard": storyboard]))
    #expect(report.saidAround == ["Cancel. Button.", "Inbox. Heading.", "Send. Button."])
  }

  @Test func `are not those of a controller inside another`() throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let child = Child()
        override func viewDidLoad() { view.addSubview(child.view) }
      }
      final class Child: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { title = "Child"; label.text = "A"; view.addSubview(label) }
      }
      """
    ])
    #expect(try #require(sample["Screen"]).stops.map(\.speech) == ["A."])
  }

  @Test(arguments: [
    ("present(Details(), animated: true)", ["Body."]),
    ("let details = Details(); present(details, animated: true)", ["Body."]),
    (
      "present(UINavigationController(rootViewController: Details()), animated: true)",
      ["Details. Heading.", "Done. Button.", "Body."]
    ),
    (
      "navigationController?.pushViewController(Details(), animated: true)",
      ["Back. Back Button.", "Details. Heading.", "Done. Button.", "Body."]
    ),
    (
      "present(Details(), animated: true); root = UINavigationController(rootViewController: Details())",
      ["Details. Heading.", "Done. Button.", "Body."]
    ),
    ("", ["Details. Heading.", "Done. Button.", "Body."]),
  ])
  func `are there where a navigation controller has them`(_ shown: String, _ said: [String]) throws
  {
    let sample = Sample([
      "Details.swift": """
      import UIKit
      final class Details: UIViewController {
        override func viewDidLoad() {
          title = "Details"
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: self, action: nil)
          let label = UILabel()
          label.text = "Body"
          view.addSubview(label)
        }
      }
      final class Home: UIViewController {
        func open() { \(shown) }
      }
      """
    ])
    let report = try #require(sample["Details"])
    #expect(report.stops.map(\.speech) == said)
    #expect(report.swipes.platform.text == "\(said.count)")
    #expect(report.stopCount == said.count)
  }

  @Test(arguments: [
    ("", ["Back. Back Button.", "Details. Heading."]),
    ("navigationItem.hidesBackButton = true", ["Details. Heading."]),
    ("navigationItem.setHidesBackButton(true, animated: false)", ["Details. Heading."]),
    (
      "let hides = false; navigationItem.hidesBackButton = hides",
      ["Back. Back Button.", "Details. Heading."]
    ),
    // Only while something is done.
    (
      "} @objc func send() { navigationItem.hidesBackButton = true",
      ["Back. Back Button.", "Details. Heading."]
    ),
    (
      "navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: nil)",
      ["Cancel. Button.", "Details. Heading."]
    ),
  ])
  func `have a way back where another one pushes it`(line: String, said: [String]) throws {
    let details = """
      import UIKit
      final class Details: UIViewController {
        override func viewDidLoad() { title = "Details"; \(line) }
      }
      final class Editor: UIViewController {
        override func viewDidLoad() { title = "Editor" }
      }
      """
    let body = """
      let details = Details()
      navigationController?.pushViewController(details, animated: true)
      present(UINavigationController(rootViewController: Editor()), animated: true)
      """
    let source = """
      import UIKit
      final class Screen: UIViewController {
        func open() { \(body) }
      }
      """
    let sample = Sample(["Screen.swift": source, "Details.swift": details])
    let report = try #require(sample["Details"])
    #expect(report.saidAround == said)
    #expect(report.screen == .destination)
    #expect(try #require(sample["Editor"]).screen == .sheet)
    #expect(try #require(sample["Editor"]).saidAround == ["Editor. Heading."])
  }

  @Test(arguments: [
    "navigationItem.hidesBackButton = isFirst",
    "if isFirst { navigationItem.hidesBackButton = true }",
    "navigationItem.hidesBackButton = true; if isFirst { navigationItem.hidesBackButton = false }",
  ])
  func `have a way back at times`(line: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        func open() { navigationController?.pushViewController(Details(), animated: true) }
      }
      final class Details: UIViewController {
        var isFirst: Bool
        override func viewDidLoad() { title = "Details"; \(line) }
      }
      """
    ])
    #expect(try #require(sample["Details"]).swipes.platform.text == "1…2")
  }

  @Test func `have one item or another, as conditions say`() throws {
    let report = try #require(
      screen(
        """
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
        if isReady {
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: nil)
        }
        """))
    #expect(report.saidAround.count == 1)
    #expect(report.swipes.platform.min == 2)
    #expect(report.swipes.platform.max == 2)
  }

  @Test func `lose an item where a condition takes it away`() throws {
    let report = try #require(
      screen(
        """
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .stop, target: self, action: nil)
        if isRoot { navigationItem.leftBarButtonItem = nil }
        """))
    #expect(report.swipes.platform.min == 1)
    #expect(report.swipes.platform.max == 2)
  }

  @Test func `have what is set on an item once it is there`() throws {
    let report = try #require(
      screen(
        """
        let image = UIImage(named: "dots")
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
        """))
    #expect(report.saidAround == ["More. Button."])
  }

  @Test(arguments: [
    "parent?.navigationItem", "self.parent?.navigationItem", "parent!.navigationItem",
  ])
  func `are filled by a controller that stands in it`(_ item: String) {
    let report = screen(
      "let inner = Inner(); addChild(inner); view.addSubview(inner.view)",
      [
        "Inner.swift": """
        import UIKit
        final class Inner: UIViewController {
          let search = UISearchController(searchResultsController: nil)
          override func viewDidLoad() {
            search.searchBar.placeholder = "Find"
            \(item).title = "Inbox"
            \(item).searchController = search
          }
        }
        """
      ])
    #expect(report?.saidAround == ["Inbox. Heading.", "Find. Search Field."])
  }

  @Test func `has the item that a variable is given last`() {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          var box: UIBarButtonItem = UIBarButtonItem()
          if #available(iOS 13.0, *) {
            box = UIBarButtonItem(title: "Box", style: .plain, target: nil, action: nil)
          } else {
            box = UIBarButtonItem(title: "Old box", style: .plain, target: nil, action: nil)
          }
          navigationItem.leftBarButtonItems = [box]
        }
      }
      """
    ])["Screen"]
    #expect(report?.saidAround == ["Box. Button."])
  }
}
