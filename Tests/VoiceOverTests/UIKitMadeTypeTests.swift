import Testing
import VoiceOver

/// Constants that are declared by a class above the one that they are made of.
@Suite struct `A model of a class below the declared one` {
  private static let pages = """
    import UIKit
    class Page {
      var names: [String] { [] }
      var parts: [[String]] { [names] }
      var title: String? { nil }
    }
    class ShortPage: Page {
      override var names: [String] { ["Hand", "Foot"] }
      override var title: String? { "Short" }
    }
    class Table: UITableViewController {
      var source: UITableViewDiffableDataSource<Int, String>?
      func cell(_ t: UITableView, _ p: IndexPath) -> UITableViewCell {
        let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    """

  private static func screen(
    _ properties: String, list: String = "page.names", _ beside: String = ""
  ) -> ViewReport? {
    let screen = """
      class Screen: Table {
        \(properties)
        override func viewDidLoad() {
          super.viewDidLoad()
          title = page.title
          source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { t, p, _ in self.cell(t, p) }
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(\(list), toSection: 0)
          source?.apply(snapshot)
        }
      }
      """
    let sample = Sample(["Screen.swift": [pages, screen, beside].joined(separator: "\n")])
    return sample["Low"] ?? sample["Screen"]
  }

  private static let given = "let page: Page; init(page: Page) { self.page = page; super.init() }"

  @Test(arguments: [
    ("let page = ShortPage()", "page.names", ""),
    ("let page: Page = ShortPage()", "page.names", ""),
    ("let page: Page = ShortPage()", "page.parts[0]", ""),
    (given, "page.names", "final class Low: Screen { init() { super.init(page: ShortPage()) } }"),
    (
      given, "page.names",
      "final class Low: Screen { init(of page: ShortPage) { super.init(page: page) } }"
    ),
  ])
  func `has what that overrides`(_ properties: String, _ list: String, _ below: String) throws {
    let report = try #require(Self.screen(properties, list: list, below))
    #expect(report.swipes.platform.text == (list == "page.names" ? "3" : "21"))
    #expect(report.saidAround == ["Short. Heading."])
  }

  /// What the class above computes asks what the class below has.
  @Test func `has what is computed from that`() throws {
    let source = """
      struct Part { let id: Int; let names: [String] }
      class Shelf { var parts: [Part] { [Part(id: 0, names: names)] }; var names: [String] { [] } }
      final class LowShelf: Shelf { override var names: [String] { ["Hand", "Foot", "Knee"] } }
      """
    let report = try #require(
      Self.screen(
        "let page = ShortPage(); let shelf = LowShelf()", list: "shelf.parts[0].names", source))
    #expect(report.saidAround == ["Short. Heading."])
  }

  /// Which of the classes it is nobody says.
  @Test(arguments: [
    "let page: Page; init(page: Page) { self.page = page; super.init() }",
    "var page: Page = ShortPage()",
    "let page: Page = flag ? ShortPage() : Page()",
  ])
  func `is not known by a declaration alone`(_ properties: String) throws {
    let report = try #require(Self.screen(properties))
    #expect(report.rows.contains { $0.isAssumed })
    #expect(report.saidAround == ["‹page.title›. Heading."])
  }

  /// A class without any below it says that there is none.
  @Test func `has no title where its class gives none`() throws {
    let report = try #require(
      Self.screen(
        "let page = Blank()",
        "final class Blank { var title: String? { nil }; let names = [\"A\"] }"))
    #expect(report.saidAround.isEmpty)
  }
}

/// What all code that makes a controller gives it, behind a protocol.
@Suite struct `A model that is given behind a protocol` {
  private static func titles(_ makers: String) throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      protocol Loaning { var title: String { get } }
      class Loans: Loaning { let owner: Int; init(owner: Int = 0) { self.owner = owner }; var title: String { "Loans" } }
      final class LateLoans: Loans { let count = 3 }
      final class Gifts: Loaning { var title: String { "Gifts" } }
      final class Screen: UIViewController {
        private let model: Loaning
        init(with model: Loaning) { self.model = model; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() { super.viewDidLoad(); title = model.title }
      }
      final class Home: UIViewController {
        let gifts = Gifts()
        \(makers)
      }
      @main final class App: UIResponder, UIApplicationDelegate {}
      """
    ])
    return try #require(sample["Screen"]).saidAround.filter { $0.hasSuffix("Heading.") }
  }

  @Test(arguments: [
    ("func open() { let model = Loans(); show(Screen(with: model), sender: nil) }", "Loans"),
    ("func open() { let page = Screen(with: Loans(owner: 7)); show(page, sender: nil) }", "Loans"),
    ("func open(_ id: Int) { show(Screen(with: Loans(owner: id)), sender: nil) }", "Loans"),
    (
      "func open(_ id: Int) { let model = Loans(owner: id); let page = Screen(with: model); show(page, sender: nil) }",
      "Loans"
    ),
    // The class between has the title.
    ("func open() { show(Screen(with: LateLoans()), sender: nil) }", "Loans"),
    ("func open() { show(Screen(with: self.gifts), sender: nil) }", "Gifts"),
    // Two kinds, or one that nobody names.
    (
      "func open(_ id: Int) { show(Screen(with: Loans(owner: id)), sender: nil); show(Screen(with: Gifts()), sender: nil) }",
      "‹model.title›"
    ),
    ("func open(gifts: Loaning) { show(Screen(with: gifts), sender: nil) }", "‹model.title›"),
    (
      "func open() { var model: Loaning = Loans(); model = make(); show(Screen(with: model), sender: nil) }",
      "‹model.title›"
    ),
  ])
  func `says what that does`(_ makers: String, _ title: String) throws {
    #expect(try Self.titles(makers) == ["\(title). Heading."])
  }
}

/// Lists of a model that its initialiser sets.
@Suite struct `A list that is set as its model is made` {
  private static func screen(_ model: String) -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      enum Kind: CaseIterable { case near, far, other }
      struct Item { let kind: Kind }
      \(model)
      final class Screen: UITableViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(style: .plain) }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { model.hints.count }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
          cell.textLabel?.text = "Row"
          return cell
        }
      }
      @main final class App: UIResponder, UIApplicationDelegate {}
      """
    ])["Screen"]
  }

  @Test(arguments: [
    ("private(set) var hints = [Item]()", "hints = Kind.allCases.map { Item(kind: $0) }", "", "3"),
    ("private(set) var hints: [Item] = []", "self.hints = Kind.allCases.map(Item.init)", "", "3"),
    ("private(set) var hints: [Item]", "hints = [Item(kind: .near)]", "", "1"),
    // Somebody adds to it, or fills it anew, or may not fill it at all.
    (
      "private(set) var hints = [Item]()", "hints = Kind.allCases.map { Item(kind: $0) }",
      "func add() { hints.append(Item(kind: .near)) }", "20"
    ),
    (
      "private(set) var hints = [Item]()", "hints = Kind.allCases.map { Item(kind: $0) }",
      "func load() { hints = read() }", "20"
    ),
    ("private(set) var hints = [Item]()", "if isNew { hints = [Item(kind: .near)] }", "", "20"),
    ("@Published var hints = [Item]()", "hints = [Item(kind: .near)]", "", "20"),
  ])
  func `has as many rows`(
    _ property: String, _ initial: String, _ more: String, _ swipes: String
  ) throws {
    let report = try #require(
      Self.screen("final class Model { \(property); init() { \(initial) }; \(more) }"))
    #expect(report.swipes.platform.text == swipes)
  }
}

/// What an initialiser has that of the class above be given.
@Suite struct `An initialiser of a class above` {
  private static func said(_ low: String, _ made: String) throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      class Board: UIView {
        let note = UILabel()
        var text: String? { get { note.text } set { note.isHidden = newValue == nil; note.text = newValue } }
        init(text: String?) { super.init(frame: .zero); addSubview(note); self.text = text }
        required init?(coder: NSCoder) { fatalError() }
      }
      \(low)
      final class Screen: UIViewController {
        override func viewDidLoad() { let l = UILabel(); l.text = "A"; view.addSubview(l); view.addSubview(\(made)) }
      }
      """
    ])
    return try #require(sample["Screen"]).said
  }

  private static let fixed =
    "final class Low: Board { init() { super.init(text: \"Welcome\") }; required init?(coder: NSCoder) { fatalError() } }"
  private static let handing =
    "final class Low: Board { init(of text: String?) { super.init(text: text) } }"

  @Test(arguments: [
    (fixed, "Low()", ["A.", "Welcome."]), (handing, "Low(of: nil)", ["A."]),
    (handing, "Low(of: \"Hello\")", ["A.", "Hello."]), ("", "Board(text: nil)", ["A."]),
    (
      "class Middle: Board { init(say: String) { super.init(text: say) } }; final class Low: Middle { init() { super.init(say: \"Deep\") } }",
      "Low()", ["A.", "Deep."]
    ),
  ])
  func `is done with what the class below gives it`(
    _ low: String, _ made: String, _ said: [String]
  ) throws {
    #expect(try Self.said(low, made) == said)
  }
}
