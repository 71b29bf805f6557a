import Testing
import VoiceOver

/// Functions that call each other, and what they hand back.
@Suite struct `A function of UIKit that makes a view` {
  private static let banner = """
    struct Model { let title: String; let isWide: Bool }
    final class Banner: UIView {
      private let label = UILabel()
      private let box = UIStackView()
      init(model: Model) {
        super.init(frame: .zero)
        one(model)
      }
      private func one(_ model: Model) { two(model) }
      private func two(_ model: Model) { three(model) }
      private func three(_ model: Model) { four(model) }
      private func four(_ model: Model) { five(model) }
      private func five(_ model: Model) {
        label.text = model.title
        addSubview(stack(model))
      }
      private func stack(_ model: Model) -> UIStackView {
        if model.isWide { box.addArrangedSubview(label) }
        box.addArrangedSubview(line())
        return box
      }
      private func line() -> UIView { UIView.line(height: 1) }
    }
    extension UIView {
      static func line(height: CGFloat) -> UIView {
        let view = UIView(frame: .zero)
        view.backgroundColor = .gray
        return view
      }
    }
    """

  @Test(arguments: [
    "return Banner(model: model)", "let banner = Banner(model: model); return banner",
  ])
  func `knows what it makes it of, however many stand around that`(_ made: String) throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          private lazy var banner: Banner = makeBanner()
          override func viewDidLoad() { begin() }
          private func begin() { goOn() }
          private func goOn() { end() }
          private func end() { view.addSubview(banner) }
          private func makeBanner() -> Banner {
            let model = Model(title: "Hello", isWide: true)
            \(made)
          }
        }
        """,
        "Banner.swift": "import UIKit\n" + Self.banner,
      ])["Screen"])
    #expect(report.said == ["Hello."])
    #expect(!report.isOpaque)
  }

  @Test func `of each of a list is known by the name of that`() throws {
    let report = try #require(
      Sample([
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          let box = UIStackView()
          override func viewDidLoad() {
            view.addSubview(box)
            let lines = ["A", "B"].map { text in
              let label = UILabel()
              label.text = text
              return label
            }
            box.addArrangedSubviews(lines)
          }
        }
        """
      ])["Screen"])
    #expect(report.swipes.platform.text == "2")
    #expect(!report.isOpaque)
  }
}

/// Functions and initialisers of a class, as they are called.
@Suite struct `What code of UIKit calls` {
  private func said(_ members: String, _ beside: String = "") -> [String] {
    Sample([
      "Model.swift": """
      import Foundation
      struct Model {
        let title: String
        init(title: String) { self.title = title }
      }
      """,
      "Screen.swift": """
      import UIKit
      typealias Tap = (_ sender: Any?) -> Void
      typealias Press = Tap
      final class Screen: UIViewController {
        let label = UILabel()
        let other = UILabel()
        \(members)
      }
      \(beside)
      """,
    ])["Screen"]?.said ?? []
  }

  @Test(
    arguments: ["tap: { _ in }, title: \"Tea\"", "title: \"Tea\") { _ in }"],
    ["Tap", "Tap?", "Press?"])
  func `may be given a closure by another name of its type`(_ call: String, _ type: String) {
    let isTrailing = call.hasSuffix("}")
    let parameters =
      isTrailing ? "title: String, tap: \(type)" : "tap: \(type), title: String"
    #expect(
      said(
        """
        override func viewDidLoad() { add(\(call)\(isTrailing ? "" : ")") }
        func add(\(parameters)) {
          let line = UILabel()
          line.text = title
          view.addSubview(line)
        }
        """) == ["Tea."])
  }

  @Test(arguments: ["true", ".busy"])
  func `is done with each value that it is given`(_ first: String) {
    let type = first == "true" ? "Bool" : "Phase"
    let (test, second) = first == "true" ? ("phase", "false") : ("phase == .busy", ".ready")
    let all = said(
      """
      enum Phase { case busy, ready }
      override func viewDidLoad() {
        label.text = "Busy"
        other.text = "Content"
        view.addSubview(label)
        view.addSubview(other)
        show(\(first))
        load { self.show(\(second)) }
      }
      func show(_ phase: \(type)) {
        let isBusy = \(test)
        label.isHidden = !isBusy
        other.isHidden = isBusy
      }
      """)
    #expect(all.contains("Busy."))
    #expect(all.contains("Content."))
  }

  @Test func `tells what an initialiser in a plain file was given`() {
    #expect(
      said(
        """
        override func viewDidLoad() {
          view.addSubview(label)
          set(Model(title: "Tea"))
        }
        func set(_ model: Model) { label.text = model.title }
        """) == ["Tea."])
  }

  private static let card = """
    final class Card: UIView {
      let name = UILabel()
      let more = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }
      required init?(coder: NSCoder) { fatalError() }
      convenience init(more text: String) {
        self.init(frame: .zero)
        more.text = text
        addMore()
      }
      func setUp() {
        name.text = "Name"
        addSubview(name)
      }
      func addMore() { addSubview(more) }
    }
    """

  @Test(arguments: [
    ("Card(frame: .zero)", ["Name."]), ("Card()", ["Name."]),
    ("Card(more: \"More\")", ["Name.", "More."]),
  ])
  func `is the initialiser that makes a view, and what that hands on to`(
    _ made: String, _ expected: [String]
  ) {
    let all = said("override func viewDidLoad() { view.addSubview(\(made)) }", Self.card)
    #expect(all == expected)
  }

  @Test(arguments: [
    "Card.fromNib()", "nib.instantiate(withOwner: nil)[0] as! Card",
    "Bundle.main.loadNibNamed(\"Card\", owner: self)?.first as! Card",
  ])
  func `may load a view of which only the class is said`(_ made: String) {
    let beside =
      Self.card + """
        extension UIView {
          class func fromNib() -> Self { load(named: String(describing: self)) as! Self }
        }
        """
    #expect(
      said("override func viewDidLoad() { let card = \(made); view.addSubview(card) }", beside)
        == ["Name."])
  }

  @Test(arguments: [
    "guard add(label) else { return }", "if !add(label) { return }", "if add(label) == false {}",
    "if add(label), isDone {}", "if add(label) && isDone { other.text = \"Done\" }",
  ])
  func `is done where a condition asks it`(_ asking: String) {
    let all = said(
      """
      var isDone = false
      override func viewDidLoad() {
        label.text = "Tea"
        \(asking)
      }
      func add(_ part: UIView) -> Bool {
        guard view.subviews.count < 5 else { return false }
        view.addSubview(part)
        return true
      }
      """)
    #expect(all.contains("Tea."), "\(all)")
  }

  @Test func `is done at times where a condition asks it second`() {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        var isDone = false
        override func viewDidLoad() {
          label.text = "Tea"
          if isDone, add(label) {}
        }
        func add(_ part: UIView) -> Bool {
          view.addSubview(part)
          return true
        }
      }
      """
    ])["Screen"]
    #expect(report?.swipes.platform.text == "0…1")
  }

  @Test(arguments: ["return stack(all)", "stack(all)", "let made = stack(all); return made"])
  func `is done once where it makes what another function gives back`(_ body: String) {
    #expect(
      said(
        """
        override func viewDidLoad() {
          label.text = "Tea"
          other.text = "Milk"
          view.addSubview(column([label, other]))
        }
        func column(_ all: [UIView]) -> UIStackView { \(body) }
        func stack(_ views: [UIView]) -> UIStackView { UIStackView(arrangedSubviews: views) }
        """) == ["Tea.", "Milk."])
  }

  @Test(arguments: ["", ".wrapped"])
  func `may show another controller in a closure that is handed on`(_ member: String) {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      struct Item { let tap: () -> Void; var wrapped: Item { self } }
      final class Next: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { label.text = "Next"; view.addSubview(label) }
      }
      final class Screen: UIViewController {
        var all: [Item] = []
        func fill() {
          all.append(Item(tap: { self.navigationController?.pushViewController(Next(), animated: true) })\(member))
        }
      }
      """
    ])
    #expect(sample["Next"]?.screen == .destination)
  }
}
