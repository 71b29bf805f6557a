import Testing
import VoiceOver

/// Segments, pages, numbered loops, and what animations end with.
@Suite struct `What a controller of UIKit shows` {
  private static func report(_ members: String, _ body: String) throws -> ViewReport {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      enum Part: String, CaseIterable {
        case all, mine
        var title: String { switch self { case .all: "All"; case .mine: "Mine" } }
      }
      struct Page { let title: String; let number: Int }
      final class Start: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { label.text = "First"; view.addSubview(label) }
      }
      final class Screen: UIViewController {
        let pages = [Page(title: "One", number: 1), Page(title: "Two", number: 2)]
        let names = ["Uno", "Due"]
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    ])
    return try #require(sample["Screen"])
  }

  @Test(arguments: [
    ("Part.allCases.map { $0.title }", ["All", "Mine"]),
    ("pages.map { $0.title }", ["One", "Two"]),
    ("pages.map { page in page.title }", ["One", "Two"]), ("names", ["Uno", "Due"]),
    ("[\"a\", \"b\"].map { $0.uppercased() }", ["A", "B"]),
  ])
  func `is each segment of a list`(_ items: String, _ titles: [String]) throws {
    for made in [
      "UISegmentedControl(items: \(items))", "{ UISegmentedControl(items: \(items)) }()",
    ] {
      let report = try Self.report(
        "private lazy var choice: UISegmentedControl = \(made)", "navigationItem.titleView = choice"
      )
      #expect(
        report.saidAround == ["\(titles[0]). Button. 1 of 2.", "\(titles[1]). Button. 2 of 2."])
    }
  }

  @Test func `is a segment of which nobody knows how many there are`() throws {
    let report = try Self.report(
      "var kinds: [String] = []; private lazy var choice = UISegmentedControl(items: kinds.map { $0 })",
      "view.addSubview(choice)")
    #expect(report.said.count == 1)
  }

  @Test func `is the page that a pager begins with`() throws {
    let pager = """
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      """
    let shown = "addChild(pager); view.addSubview(pager.view);"
    let set = "pager.setViewControllers([Start()], direction: .forward, animated: false)"
    let report = try Self.report(pager, "\(shown) \(set)")
    #expect(report.said == ["First."])
    let other = try Self.report(pager, shown)
    #expect(other.isOpaque)
  }

  @Test(
    arguments: ["items.map { Page($0) }", "make(items)"],
    [
      "[pages[start ?? 0]]", "[pages.first!]", "[first]",
    ])
  func `is a page of a list that nobody follows`(_ pages: String, _ shown: String) throws {
    let sample = Sample([
      "Pager.swift": """
      import UIKit
      final class Page: UIViewController {
        let text = UITextView()
        override func viewDidLoad() { view.addSubview(text) }
      }
      final class Pager: UIPageViewController {
        let pages: [Page]
        init(items: [Item], start: Int?) {
          pages = \(pages)
          super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
          if let first = pages.first {
            setViewControllers(\(shown), direction: .forward, animated: false)
          }
        }
      }
      """
    ])
    let report = try #require(sample["Pager"])
    #expect(report.said.count == 1)
    #expect(report.swipes.platform.text == "1")
    #expect(!report.isOpaque)
  }

  @Test(arguments: [
    "for (place, name) in names.enumerated() { let l = UILabel(); l.text = name; l.tag = place; view.addSubview(l) }",
    "names.enumerated().forEach { place, name in let l = UILabel(); l.text = name; view.addSubview(l) }",
  ])
  func `is what a numbered loop makes`(_ loop: String) throws {
    #expect(try Self.report("", loop).said == ["Uno.", "Due."])
  }

  @Test(arguments: [
    "UIView.animate(withDuration: 1) { self.note.alpha = 0 }",
    "UIView.animate(withDuration: 1, animations: { self.note.alpha = 1 }, completion: { _ in self.note.alpha = 0 })",
    "note.alpha = 0; UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse]) { self.note.alpha = 1 }",
    "} @objc func later() { fade(true) }; func fade(_ isOff: Bool) { UIView.animate(withDuration: 1) { self.note.alpha = isOff ? 0 : 1 }",
  ])
  func `is there at times where an animation shows or hides it`(_ code: String) throws {
    let report = try Self.report(
      "let note = UILabel()", "note.text = \"Saved\"; view.addSubview(note); \(code)")
    #expect(report.swipes.platform.text == "0…1")
  }

  @Test(arguments: [
    "note.alpha = 0; UIView.animate(withDuration: 1) { self.note.alpha = 1 }",
    "note.isHidden = true; UIView.animate(withDuration: 1) { self.note.isHidden = false; self.view.layoutIfNeeded() }",
    "note.alpha = 0; if isOn { UIView.animate(withDuration: 1) { self.note.alpha = 1 } } else { note.alpha = 1 }",
  ])
  func `is there where an animation brings it in as the screen comes up`(_ code: String) throws {
    let report = try Self.report(
      "let note = UILabel()", "note.text = \"Saved\"; view.addSubview(note); \(code)")
    #expect(report.swipes.platform.text == "1")
  }

  @Test func `is called what its configuration makes in place`() throws {
    let report = try Self.report(
      "let done = UIButton(), cart = UIButton()",
      """
      var text = UIButton.Configuration.plain()
      text.attributedTitle = .init("Done", attributes: .init([.font: font]))
      done.configuration = text
      cart.configuration = {
        var picture = UIButton.Configuration.plain()
        picture.image = .init(named: "cart")
        return picture
      }()
      [done, cart].forEach(view.addSubview)
      """)
    #expect(report.said == ["Done. Button.", "cart. Button."])
  }

  @Test func `is there but at times where a function of a cell hides it that nobody calls`() throws
  {
    let sample = Sample([
      "Cell.swift": """
      import UIKit
      final class Cell: UITableViewCell {
        let name = UILabel()
        let note = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Name"
          note.isAccessibilityElement = true
          note.text = "Note"
          contentView.addSubview(name)
          contentView.addSubview(note)
        }
        func shorten() { note.isHidden = true }
      }
      """
    ])
    let report = try #require(sample["Cell"])
    #expect(report.swipes.platform.text == "1…2")
  }
}

/// Controllers that code makes, sets something on, and shows.
@Suite struct `A controller that is only shown` {
  private static let names = [
    "Hall", "Attic", "Cellar", "Porch", "Pantry", "Study", "Shed", "Loft",
  ]

  /// Each leads to all others and names them.
  private static func rooms(_ hand: (String) -> String) -> Sample {
    let rooms = names.map { name in
      let doors = names.filter { $0 != name }.map {
        "let to\($0) = \($0)(); \(hand("to\($0)")); show(to\($0), sender: nil)"
      }
      return """
        final class \(name): Room {
          override func viewDidLoad() { super.viewDidLoad(); title = "\(name)" }
          func leave() { \(doors.joined(separator: "; ")) }
        }
        """
    }
    return Sample([
      "Rooms.swift": """
      import UIKit
      class Room: UIViewController {
        let line = UILabel()
        var note: String? { didSet { line.text = note } }
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(line) }
        func take(_ text: String) { line.text = text }
      }
      \(rooms.joined(separator: "\n"))
      """
    ])
  }

  @Test(arguments: ["note = \"Here\"", "take(\"Here\")", "line.text = \"Here\""])
  func `is not read again along every way to it`(_ step: String) throws {
    let sample = Self.rooms { "\($0).\(step)" }
    for name in Self.names {
      let report = try #require(sample[name])
      #expect(!report.isTooLarge)
      #expect(report.said.count == 1)
    }
  }

  @Test(arguments: ["note = \"Here\"", "take(\"Here\")"])
  func `says what it was handed before it was placed`(_ step: String) throws {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Page: UIViewController {
        let line = UILabel()
        var note: String? { didSet { line.text = note } }
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(line) }
        func take(_ text: String) { line.text = text }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let page = Page()
          page.\(step)
          addChild(page)
          view.addSubview(page.view)
        }
      }
      """
    ])["Screen"]
    #expect(try #require(report).said == ["Here."])
  }

  @Test func `is unknown as a whole where its class is too large to write out`() throws {
    let all = (0..<70).map { "\"\($0)\"" }.joined(separator: ", ")
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          for row in [\(all)] { for column in [\(all)] { mark(label, column) } }
        }
        func mark(_ label: UILabel, _ text: String) { label.text = text }
      }
      """
    ])["Screen"]
    let screen = try #require(report)
    #expect(screen.isTooLarge && screen.isOpaque)
    #expect(screen.screen == .controller)
    #expect(screen.swipes.guideline == Cost(min: 1, max: 1))
  }
}
