import Testing
import VoiceOver

/// Flags and optional properties by which a class serves those below it.
@Suite struct `A flag of a class above` {
  private static let base = """
    class Base: UIViewController {
      var showsCart = false
      var extra: UIBarButtonItem? { didSet { refresh() } }
      override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
      }
      func refresh() {
        if showsCart {
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cart", style: .plain, target: nil, action: nil)
        } else {
          navigationItem.rightBarButtonItem = extra
        }
      }
    }
    """

  private func said(_ body: String, _ more: String = "") throws -> [String] {
    let sample = Sample([
      "App.swift":
        "import UIKit\n@main final class Delegate: UIResponder, UIApplicationDelegate {}",
      "Base.swift": "import UIKit\n" + Self.base,
      "Other.swift": "import UIKit\n" + more,
      "Page.swift": """
      import UIKit
      final class Page: Base {
        \(body)
      }
      """,
    ])
    let page = try #require(sample["Page"])
    return page.saidAround + page.said
  }

  @Test func `is as it begins where nobody sets it`() throws {
    #expect(
      try said("override func viewDidLoad() { title = \"Page\"; super.viewDidLoad() }") == [
        "Page. Heading."
      ])
  }

  @Test func `is what the class sets as it comes up`() throws {
    let body = "override func viewDidLoad() { showsCart = true; super.viewDidLoad() }"
    #expect(try said(body) == ["Cart. Button."])
  }

  @Test func `takes nothing from what others below it set`() throws {
    let other = """
      final class Shop: Base {
        override func viewDidLoad() { showsCart = true; super.viewDidLoad() }
      }
      """
    let body = "override func viewDidLoad() { title = \"Page\"; super.viewDidLoad() }"
    #expect(try said(body, other) == ["Page. Heading."])
  }

  @Test(arguments: [
    "func open() { let page = Page(); page.showsCart = true }",
    "func open(_ page: Page?) { page?.showsCart.toggle() }",
    "func open(_ page: Page) { turn(&page.showsCart) }",
    "let path = \\Page.showsCart; func open(_ page: Page) { page[keyPath: \\.showsCart] = true }",
  ])
  func `may be set from outside`(_ other: String) throws {
    #expect(try said("", other).contains("Cart. Button."))
  }

  /// `var usesLabel: Bool { false }`, which only a class that wants it overrides.
  @Test(arguments: [
    ("", ["Page. Heading."]),
    ("override var usesLabel: Bool { true }", ["Own."]),
  ])
  func `is what the class that is shown computes`(_ member: String, _ expected: [String]) throws {
    let sample = Sample([
      "App.swift": """
      import UIKit
      @main final class Delegate: UIResponder, UIApplicationDelegate {}
      class Root<Model>: UIViewController {
        var usesLabel: Bool { false }
        private let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Own"
          if usesLabel { navigationItem.titleView = label }
        }
      }
      class Other: Root<String> { override var usesLabel: Bool { open() } }
      final class Page: Root<Int> {
        \(member)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Page"
        }
      }
      """
    ])
    let page = try #require(sample["Page"])
    #expect(page.saidAround + page.said == expected)
  }

  @Test func `may be set later`() throws {
    #expect(try said("func buy() { showsCart = true; refresh() }").contains("Cart. Button."))
  }

  @Test func `is known of an app that code starts`() throws {
    let sample = Sample([
      "main.swift":
        "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)",
      "Base.swift": "import UIKit\n" + Self.base,
      "Page.swift":
        "import UIKit\nclass Page: Base { override func viewDidLoad() { title = \"Page\" } }",
    ])
    #expect(try #require(sample["Page"]).saidAround == ["Page. Heading."])
  }

  @Test func `may be set by Objective-C where that sees it`() throws {
    let sample = Sample([
      "App.swift":
        "import UIKit\n@main final class Delegate: UIResponder, UIApplicationDelegate {}",
      "Base.swift": "import UIKit\n@objcMembers " + Self.base,
      "Page.swift": "import UIKit\nclass Page: Base {}",
    ])
    #expect(try #require(sample["Page"]).saidAround.contains("Cart. Button."))
  }

  @Test func `may be set by what is not read`() throws {
    let sample = Sample([
      "Base.swift": "import UIKit\n" + Self.base,
      "Page.swift": "import UIKit\nclass Page: Base {}",
    ])
    #expect(try #require(sample["Page"]).saidAround.contains("Cart. Button."))
  }
}

/// What code hides, and shows again.
@Suite struct `A view that code hides` {
  private func report(_ body: String) throws -> ViewReport {
    try #require(
      Sample([
        "Page.swift": """
        import UIKit
        final class Page: UIViewController {
          let note = UILabel(), form = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            note.text = "Note"
            form.text = "Form"
            view.addSubview(note)
            view.addSubview(form)
            show()
          }
          func show() {
            \(body)
          }
        }
        """
      ])["Page"])
  }

  @Test(arguments: [
    "if Clock.isOn { note.isHidden = true; form.isHidden = false } else { note.isHidden = false; form.isHidden = true }",
    "form.isHidden = true; if Clock.isOn { note.isHidden = true; form.isHidden = false }",
    "note.isHidden = Clock.isOn; form.isHidden = !Clock.isOn",
  ])
  func `is there on the side that shows it`(_ body: String) throws {
    let report = try report(body)
    #expect(report.swipes.platform.min == 1)
    #expect(report.swipes.platform.max == 1)
  }

  @Test func `is as code left it last`() throws {
    let report = try report("note.isHidden = true; note.isHidden = false; form.isHidden = true")
    #expect(report.said == ["Note."])
    #expect(report.swipes.platform.min == 1)
  }

  @Test(arguments: ["\"Note\".isEmpty", "note.text == nil && false", "!true"])
  func `is there where what hides it never holds`(_ condition: String) throws {
    let report = try report("note.isHidden = \(condition)")
    #expect(report.swipes.platform.min == 2)
  }
}

/// Cells that may be set up in several ways.
@Suite struct `A cell that is set up in one of several ways` {
  private func report(_ rows: String, _ hand: String) throws -> ViewReport {
    try #require(
      Sample([
        "Line.swift": """
        import UIKit
        final class Line: UITableViewCell {
          struct Model { let title: String? }
          private let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(name)
          }
          func show(model: Model) {
            name.text = model.title
            name.isHidden = model.title?.isEmpty == true
          }
          func show(toggled: Model) {
            show(model: toggled)
            accessoryView = UISwitch()
          }
          func warn(_ text: String) { put(text) }
          private func put(_ text: String) { name.text = text; show(toggled: Model(title: text)) }
        }
        """,
        "Page.swift": """
        import UIKit
        enum Row { case mail, bin }
        final class Page: UITableViewController {
          private let rows: [Row] = [.mail, .bin]
          override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
          override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            \(hand)
          }
          \(rows)
        }
        """,
      ])["Page"])
  }

  @Test func `has nothing of the others`() throws {
    let report = try report(
      "",
      """
      let line = t.dequeueReusableCell(withIdentifier: "line", for: p) as! Line
      let model = Line.Model(title: NSLocalizedString("Mail", comment: ""))
      line.show(model: model)
      return line
      """)
    #expect(report.said == ["Mail."])
    #expect(report.rows.map(\.count) == [2])
  }

  @Test func `is handed out on its own side, the last one as well`() throws {
    let report = try report(
      """
      private func cell(_ row: Row, _ t: UITableView, _ p: IndexPath) -> UITableViewCell {
        switch row {
        case .mail: return mail(t, p)
        case .bin: return bin(t, p)
        }
      }
      private func mail(_ t: UITableView, _ p: IndexPath) -> Line {
        let line = t.dequeueReusableCell(withIdentifier: "line", for: p) as! Line
        line.show(model: Line.Model(title: "Mail"))
        return line
      }
      private func bin(_ t: UITableView, _ p: IndexPath) -> Line {
        let line = t.dequeueReusableCell(withIdentifier: "line", for: p) as! Line
        line.show(model: Line.Model(title: "Bin"))
        return line
      }
      """, "let row = rows[p.row]; return cell(row, t, p)")
    #expect(report.said == ["Mail.", "Bin."])
    #expect(report.swipes.platform.min == 2)
  }
}
