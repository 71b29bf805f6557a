import Testing
import VoiceOver

/// Objects that are no views and put views into those of a controller.
@Suite struct `An object beside a controller of UIKit` {
  private func said(_ helper: String, _ members: String) -> [String] {
    Sample([
      "Pump.swift": """
      import UIKit
      \(helper)
      """,
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        \(members)
      }
      """,
    ])["Screen"]?.said ?? []
  }

  private static let pump = """
    class Pump {
      let note = UILabel()
      let trouble = UILabel()
      weak var owner: UIViewController?
      init(owner: UIViewController) { self.owner = owner }
      func start() {
        guard let view = owner?.view else { return }
        note.text = "Pumping"
        view.addSubview(note)
      }
      func fail() {
        trouble.text = "No water"
        owner?.view.addSubview(trouble)
      }
    }
    """

  @Test(arguments: [
    "lazy var pump: Pump = { Pump(owner: self) }()", "lazy var pump = Pump(owner: self)",
    "var pump: Pump!",
  ])
  func `puts views into that`(_ property: String) {
    let make = property.hasSuffix("!") ? "pump = Pump(owner: self)" : ""
    #expect(
      said(
        Self.pump, "\(property); override func viewDidLoad() { \(make); pump.start() }"
      )
      .prefix(1) == ["Pumping."])
  }

  @Test func `may be a class of Foundation's that only a function knows`() {
    #expect(
      said(
        Self.pump.replacing("class Pump", with: "final class Pump: NSObject"),
        "override func viewDidLoad() { let pump = Pump(owner: self); pump.start() }"
      )
      .prefix(1) == ["Pumping."])
  }

  @Test func `may be told later whose it is`() {
    #expect(
      said(
        """
        final class Pump {
          weak var owner: UIViewController?
          func start() {
            let note = UILabel()
            note.text = "Pumping"
            owner?.view.addSubview(note)
          }
        }
        """,
        "let pump = Pump(); override func viewDidLoad() { pump.owner = self; pump.start() }")
        == ["Pumping."])
  }

  @Test func `puts what nobody asks for there at times`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        \(Self.pump)
        final class Screen: UIViewController {
          lazy var pump = Pump(owner: self)
          override func viewDidLoad() { pump.start() }
        }
        """
      ])["Screen"])
    #expect(report.said == ["Pumping.", "No water."])
    #expect(report.swipes.platform.text == "1…2")
  }

  @Test func `may hand the controller on to what a package has`() {
    #expect(
      said(
        """
        final class Pump: NSObject {
          let adapter: Adapter
          let note = UILabel()
          init(viewController: UIViewController) {
            self.adapter = Adapter(viewController: viewController)
            super.init()
          }
          func start() {
            guard let view = adapter.viewController?.view else { return }
            note.text = "Pumping"
            view.addSubview(note)
          }
        }
        """,
        "lazy var pump = Pump(viewController: self); override func viewDidLoad() { pump.start() }")
        == ["Pumping."])
  }

  @Test func `that gives the rows of a table is no view of it`() {
    #expect(
      said(
        """
        final class Source: NSObject, UITableViewDataSource {
          func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
          func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
            let cell = t.dequeueReusableCell(withIdentifier: "a", for: p)
            let label = UILabel()
            label.text = "Row"
            cell.contentView.addSubview(label)
            return cell
          }
        }
        """,
        """
        let source = Source()
        let table = UITableView()
        override func viewDidLoad() {
          table.dataSource = source
          view.addSubview(table)
        }
        """) == ["Row."])
  }

  /// What a property is given by a parameter of its name is that also for code that is read after.
  @Test func `is no reason to lose a view that goes by a parameter's name`() {
    #expect(
      said(
        """
        final class Box: UIView {
          let label: UILabel
          init(label: UILabel) {
            self.label = label
            super.init(frame: .zero)
            addSubview(label)
          }
          func fill() { label.text = "Full" }
        }
        """,
        """
        override func viewDidLoad() {
          let box = Box(label: UILabel())
          view.addSubview(box)
          box.fill()
        }
        """) == ["Full."])
  }

  /// A controller keeps an object that knows it: read in each other, they had no end.
  @Test func `is read once where it knows the controller that keeps it`() throws {
    let sample = Sample([
      "Page.swift": """
      import UIKit
      final class User { var count = 0 }
      final class Page: UIViewController {
        let list = ListController()
        override func viewDidLoad() {
          let l = UILabel()
          l.text = "Title"
          view.addSubview(l)
          addChild(list)
          view.addSubview(list.view)
        }
      }
      final class ListController: UIViewController {
        var bar: Bar?
        var user: User?
        override func viewDidLoad() {
          let rows = UILabel()
          rows.text = "Rows"
          view.addSubview(rows)
          bar = Bar(list: self)
        }
        func tapped(cell: UIView, at place: Int) { tapped(cell: cell, post: place, at: place) }
        func tapped(cell: UIView, post: Int, at place: Int) {
          guard user != nil else { return }
          bar?.toggle(cell)
        }
      }
      final class Bar: UIResponder {
        weak var list: ListController!
        init(list: ListController) { self.list = list }
        func toggle(_ cell: UIView) {}
        private func show(box: UIView) {
          box.addSubview(UIView())
          if let user = list.user { user.count = 1 }
        }
      }
      """
    ])
    let report = try #require(sample["Page"])
    #expect(report.said == ["Title.", "Rows."] && !report.isTooLarge)
  }
}
