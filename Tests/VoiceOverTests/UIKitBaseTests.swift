import Testing
import VoiceOver

/// Controllers that are there for those below them are no screens.
@Suite struct `A base of controllers` {
  static let classes = """
    import UIKit
    class BBase: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let l = UILabel()
        l.text = "A"
        l.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(BBase.close)))
        view.addSubview(l)
      }
      @objc func close(_ sender: UIView) {}
    }
    class BReal: BBase {}
    class Desk: UIViewController {
      override func viewDidLoad() { view.addSubview(UISwitch()); show(BReal(), sender: nil) }
    }

    """

  static func screens(_ more: String, _ files: [String: String] = [:]) -> [String] {
    let all = files.merging(["Base.swift": classes + more]) { $1 }
    return Sample(all).reports.filter { $0.screen != nil }.map(\.name).sorted()
  }

  @Test(arguments: [
    "", "func shut(_ one: UIViewController) { (one as? BBase)?.close(UIView()) }",
    "class Box<T> { let base: BBase? = nil }\nclass BOther: BBase, Sendable {}",
    "func bind() -> Selector { #selector(BBase.close(_:)) }",
  ])
  func `is no screen where no code makes one`(_ more: String) {
    #expect(Self.screens(more).filter { $0 != "BOther" } == ["BReal", "Desk"])
  }

  @Test(arguments: [
    "func make() -> UIViewController { BBase() }", "let kind = BBase.self",
    "let one: BBase = .init()", "let one = BBase.make(1)", "let one = BBase.init()",
  ])
  func `is a screen where code makes one`(_ more: String) {
    #expect(Self.screens(more) == ["BBase", "BReal", "Desk"])
    // In another file, which says nothing else of views.
    #expect(
      Self.screens("", ["Other.swift": "import UIKit\n" + more]) == ["BBase", "BReal", "Desk"])
  }

  @Test func `is a screen where a storyboard has it`() {
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="BBase" sceneMemberID="viewController">
      <view key="view" id="v"/></viewController>
      </objects></scene></scenes></document>
      """
    #expect(Self.screens("", ["Main.storyboard": board]) == ["BBase", "BReal", "Desk"])
  }

  @Test func `is a screen where no class is below it, or other repositories may make one`() {
    let alone = Self.classes.replacing("BReal: BBase", with: "BReal: UIViewController")
    #expect(
      Sample(["Base.swift": alone]).reports.filter { $0.screen != nil }.map(\.name).contains(
        "BBase"))
    let open = Self.classes.replacing("class BBase", with: "open class BBase")
    #expect(
      Sample(["Base.swift": open]).reports.filter { $0.screen != nil }.map(\.name).contains("BBase")
    )
  }

  /// What an extension of the model's class does to a table that it is handed, the one below the base shows as well.
  @Test func `hands its table to a model, also for those below it`() throws {
    let code = """
      import UIKit
      class Cell: UITableViewCell {
        let label = UILabel()
        override func awakeFromNib() { contentView.addSubview(label); label.text = "Hello" }
      }
      class Model {}
      extension Model {
        func fill(_ table: UITableView) {
          table.register(Cell.self, forCellReuseIdentifier: "cell")
          source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "cell", for: path) as! Cell
          }
        }
      }
      class Base: UIViewController {
        let model: Model
        let table = UITableView()
        override func viewDidLoad() { view.addSubview(table); model.fill(table) }
      }
      class Below: Base {}
      func make() -> [UIViewController] { [Base(), Below()] }
      """
    let reports = Sample(["A.swift": code]).reports
    for name in ["Base", "Below"] {
      let report = try #require(reports.first { $0.name == name })
      #expect(report.rows.count == 1, "\(name)")
      #expect(!report.isOpaque, "\(name)")
    }
  }
}

/// Rows that a class above makes.
@Suite struct `Cells of a class above` {
  /// How it tells its sections apart, and what it makes of each.
  @Test(arguments: [
    """
    let cell = t.dequeueReusableCell(withIdentifier: "c", for: p)
    switch Part(rawValue: p.section) {
    case .top: cell.textLabel?.text = "Top"
    default: cell.textLabel?.text = "Bottom"
    }
    return cell
    """,
    """
    switch Part(rawValue: p.section) {
    case .top:
      let cell = t.dequeueReusableCell(withIdentifier: "a", for: p)
      cell.textLabel?.text = "Top"
      return cell
    default:
      let cell = t.dequeueReusableCell(withIdentifier: "b", for: p)
      cell.textLabel?.text = "Bottom"
      return cell
    }
    """,
  ])
  func `stand where the class below asks for them`(_ body: String) throws {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      class Base: UITableViewController {
        enum Part: Int, CaseIterable { case top, body, bottom }
        override func numberOfSections(in t: UITableView) -> Int { Part.allCases.count }
        override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          \(body)
        }
      }
      final class Screen: Base {
        override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          switch Part(rawValue: p.section) {
          case .body:
            let cell = t.dequeueReusableCell(withIdentifier: "d", for: p)
            guard p.row == 0 else { return super.tableView(t, cellForRowAt: p) }
            cell.textLabel?.text = "Order"
            return cell
          default: return super.tableView(t, cellForRowAt: p)
          }
        }
      }
      """
    ])["Screen"]
    #expect(try #require(report).said == ["Top.", "Order.", "Bottom."])
  }
}

/// A function calls another one of its name in the class above, with other labels.
@Suite struct `A function that hands on to one of its name above` {
  @Test(arguments: ["super.arrange(content: nil)", "arrange(content: nil)"])
  func `shows what that one does`(_ call: String) throws {
    let sample = Sample([
      "Page.swift": """
      import UIKit
      class Base: UIView {
        override init(frame: CGRect) { super.init(frame: frame); arrange() }
        required init?(coder: NSCoder) { fatalError() }
        func arrange() {}
      }
      class Headed: Base {
        let heading = UILabel()
        func arrange(content: UIView?) { heading.text = "Heading"; addSubview(heading) }
      }
      final class Mail: Headed { override func arrange() { \(call) } }
      final class Page: UIViewController { override func loadView() { view = Mail() } }
      """
    ])
    #expect(try #require(sample["Page"]).said == ["Heading."])
  }

  @Test func `is what the class below does in the place of the one without labels`() throws {
    let sample = Sample([
      "Page.swift": """
      import UIKit
      class Base: UIView {
        let low = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); arrange() }
        required init?(coder: NSCoder) { fatalError() }
        func arrange() { low.text = "Low"; addSubview(low) }
        func arrange(content: UIView?) { if let content { addSubview(content) } }
      }
      final class Mail: Base {
        let high = UILabel()
        override func arrange() { high.text = "High"; super.arrange(content: high) }
      }
      final class Page: UIViewController { override func loadView() { view = Mail() } }
      """
    ])
    #expect(try #require(sample["Page"]).said == ["High."])
  }
}
