import Testing
import VoiceOver

/// When code of UIKit is done, and under which condition.
@Suite struct `Code of a UIKit class` {
  private static let helpers = """
    func label(_ text: String) -> UILabel { let l = UILabel(); l.text = text; return l }
    """

  static func screen(_ members: String, _ beside: String = "") -> ViewReport? {
    Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
      \(members)
      }
      \(beside)
      """
    ])["Screen"]
  }

  struct Way {
    var members: String
    var swipes: String
    var said: [String]
    var beside = ""
  }

  @Test(arguments: [
    // An action adds something: at times.
    Way(
      members: """
        let note = UILabel(), send = UIButton()
        override func viewDidLoad() { send.setTitle("Send", for: .normal); view.addSubview(send) }
        @objc func go() { tell() }
        func tell() { note.text = "Sent"; view.addSubview(note); send.isEnabled = false }
        """, swipes: "1…2", said: ["Send. Button.", "Sent."]),
    // The same in a closure that waits for a tap.
    Way(
      members: """
        let note = UILabel()
        override func viewDidLoad() {
          let send = UIButton(primaryAction: UIAction(title: "Send") { _ in self.tell() })
          view.addSubview(send)
        }
        private func tell() { note.text = "Sent"; view.addSubview(note) }
        """, swipes: "1…2", said: ["Send. Button.", "Sent."]),
    // A cover that a class above has for times of work is modal when it is there.
    Way(
      members: """
        let name = UILabel()
        lazy var cover = Cover()
        override func viewDidLoad() { name.text = "Name"; view.addSubview(name) }
        func begin() { view.addSubview(cover) }
        """, swipes: "1…2", said: ["Name.", "Busy."],
      beside: """
        final class Cover: UIView {
          init() {
            super.init(frame: .zero)
            accessibilityViewIsModal = true
            let l = UILabel(); l.text = "Busy"; addSubview(l)
          }
        }
        """),
    // What viewDidLoad calls, however deep, is always there.
    Way(
      members: """
        let name = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); build() }
        private func build() { style(); place() }
        private func style() { name.text = "Name" }
        private func place() { view.addSubview(name) }
        """, swipes: "1", said: ["Name."]),
    // Sides of a condition, and what follows a guard.
    Way(
      members: """
        var count = 0
        override func viewDidLoad() {
          if count > 2 { view.addSubview(label("Many")) } else { view.addSubview(label("Few")) }
          guard count > 4 else { return }
          view.addSubview(label("Late"))
        }
        \(helpers)
        """, swipes: "1…2", said: ["Many.", "Late."]),
    Way(
      members: """
        var kind = 0
        let tips = UIButton()
        override func viewDidLoad() {
          tips.setTitle("Tips", for: .normal)
          view.addSubview(tips)
          if kind != 1 { tips.isHidden = true }
        }
        """, swipes: "0…1", said: ["Tips. Button."]),
    // A side that ends the function: then the rest is not done.
    Way(
      members: """
        var kind = 0
        override func viewDidLoad() {
          if kind == 1 { view.addSubview(label("One")); return }
          view.addSubview(label("Two"))
          view.addSubview(label("Three"))
        }
        \(helpers)
        """, swipes: "1…2", said: ["Two.", "Three."]),
    // What is done once is done.
    Way(
      members: """
        var isBuilt = false
        var line: UILabel?
        override func viewWillAppear(_ animated: Bool) {
          if !isBuilt { isBuilt = true; view.addSubview(label("A")) }
          if line == nil { line = label("B"); view.addSubview(line!) }
        }
        \(helpers)
        """, swipes: "2", said: ["A.", "B."]),
    // Placed on either side, it is always there.
    Way(
      members: """
        var isWide = false
        let name = UILabel(), row = UIStackView(), column = UIStackView()
        override func viewDidLoad() {
          name.text = "Name"
          view.addSubview(row)
          if isWide { row.addArrangedSubview(name) } else { row.addArrangedSubview(name) }
        }
        """, swipes: "1", said: ["Name."]),
    // The system asks which version it is, and nobody hears the other side.
    Way(
      members: """
        override func viewDidLoad() {
          if #available(iOS 13, *) { view.addSubview(label("New")) } else { view.addSubview(label("Old")) }
        }
        \(helpers)
        """, swipes: "1", said: ["New."]),
    // What a view is made with decides.
    Way(
      members: "override func viewDidLoad() { view.addSubview(Info(text: \"Text\")) }",
      swipes: "1", said: ["Text."],
      beside: """
        final class Info: UIView {
          init(text: String, title: String? = nil) {
            super.init(frame: .zero)
            let has = title != nil
            let line = UILabel(), head = UILabel()
            line.text = text
            addSubview(line)
            if has { head.text = title; addSubview(head) }
          }
        }
        """),
    // Sides in a loop are one row.
    Way(
      members: """
        enum Kind { case text(String), button(String) }
        var kinds: [Kind] = []
        override func viewDidLoad() {
          for kind in kinds {
            switch kind {
            case .text(let text): view.addSubview(label(text))
            case .button(let title):
              let button = UIButton(); button.setTitle(title, for: .normal); view.addSubview(button)
            }
          }
        }
        \(helpers)
        """, swipes: "20", said: ["‹title›. Button."]),
  ])
  func `counts when it is done`(_ way: Way) throws {
    let report = try #require(Self.screen(way.members, way.beside))
    #expect(report.swipes.platform.text == way.swipes)
    #expect(report.said == way.said)
    #expect(!report.isOpaque)
  }

  private static let box = """
    final class Box: UIView {
      let stack = UIStackView()
      init() { super.init(frame: .zero); addSubview(stack) }
      func add(row: UIView, height: CGFloat? = nil) { stack.addArrangedSubview(row) }
    }
    final class Lines: UIView {
      let stack = UIStackView()
      init() { super.init(frame: .zero); addSubview(stack) }
      func addLine(_ title: String) { let l = UILabel(); l.text = title; stack.addArrangedSubview(l) }
    }
    extension UIView { func pile(_ views: [UIView]) { for v in views { addSubview(v) } } }
    """

  @Test(arguments: [
    "override func viewDidLoad() { a.text = \"A\"; b.text = \"B\"; view.pile([a, b]) }",
    """
    override func viewDidLoad() {
      a.text = "A"; b.text = "B"
      var rows: [UIView] = []
      rows.append(a)
      rows.append(contentsOf: [b])
      view.pile(rows)
    }
    """,
    """
    override func viewDidLoad() {
      a.text = "A"; b.text = "B"
      let box = Box()
      view.addSubview(box)
      box.add(row: a)
      box.add(row: b, height: 44)
    }
    """,
    """
    let box = Lines()
    override func viewDidLoad() { box.addLine("A"); box.addLine("B"); view.addSubview(box) }
    """,
    """
    var cover: UIView? { didSet { if let cover { view.addSubview(cover) } } }
    override func viewDidLoad() { view.pile([a, b]); a.text = "A"; b.text = "B" }
    """,
    """
    var top: UIView? { didSet { if let top { view.addSubview(top) } } }
    override func viewDidLoad() { a.text = "A"; b.text = "B"; top = a; view.addSubview(b) }
    """,
  ])
  func `acts where it is called, with what it is given`(_ members: String) throws {
    let report = try #require(Self.screen("let a = UILabel(), b = UILabel()\n" + members, Self.box))
    #expect(report.said == ["A.", "B."])
    #expect(report.swipes.platform.text == "2")
    #expect(!report.isOpaque)
  }

  @Test func `does what a class above does as its property is set`() throws {
    let sample = Sample([
      "First.swift": """
      import UIKit
      class Step: UIViewController {
        var content: UIView? { didSet { if let content { view.addSubview(content) } } }
      }
      final class First: Step {
        override func loadView() {
          super.loadView()
          let field = UITextField()
          field.placeholder = "Name"
          content = field
        }
      }
      """
    ])
    #expect(try #require(sample["First"]).said == ["Name. Text Field."])
    #expect(sample["Step"]?.isOpaque != true)
  }

  @Test func `shows a cell's own labels only where it gives them a text`() throws {
    let report = try #require(
      Self.screen(
        """
        let table = UITableView()
        override func viewDidLoad() { view.addSubview(table); table.dataSource = self }
        func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 2 }
        func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
          let cell = t.dequeueReusableCell(withIdentifier: "c", for: p) as! Cell
          cell.textLabel?.text = "Tea"
          return cell
        }
        """,
        """
        final class Cell: UITableViewCell {
          override func awakeFromNib() { tint(textLabel); tint(detailTextLabel) }
          private func tint(_ label: UILabel?) { label?.textColor = .red }
        }
        """))
    #expect(report.said == ["Tea."])
    #expect(report.swipes.guideline.text == "2")
  }
}
