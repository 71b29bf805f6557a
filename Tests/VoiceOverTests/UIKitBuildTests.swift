import Evaluation
import Testing
import VoiceOver

/// How code puts views of UIKit together, each way as little as shows it.
@Suite struct `A class of UIKit` {
  struct Way: Sendable, CustomTestStringConvertible {
    var name: String
    var members: String
    var said: [String]
    var superclass = "UIViewController"
    var beside = ""

    var testDescription: String { name }
  }

  static func read(_ way: Way) -> ViewReport? {
    let source = """
      import UIKit
      import SwiftUI
      final class Screen: \(way.superclass) {
      \(way.members)
      }
      \(way.beside)
      """
    return Sample(["Screen.swift": source])["Screen"]
  }

  @Test(arguments: ways + unknowns + classes)
  func `says what its code places`(_ way: Way) throws {
    let said = try #require(Self.read(way)).said
    #expect(said == way.said)
  }

  @Test(arguments: unknowns)
  func `is at least what nobody knows`(_ way: Way) throws {
    #expect(try #require(Self.read(way)).isOpaque)
  }

  static let unknowns = [
    Way(
      name: "a view of an unknown class",
      members: """
        let chart = ChartThing()
        override func viewDidLoad() { view.addSubview(chart) }
        """, said: ["‹chart›."]),
    Way(
      name: "a view that somebody hands in",
      members: """
        let header: UIView
        init(header: UIView) { self.header = header; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { view.addSubview(header) }
        """, said: ["‹header›."]),
    Way(
      name: "views of a list of which nobody knows more",
      members: """
        override func viewDidLoad() { parts().forEach { view.addSubview($0) } }
        """, said: ["‹$0›."]),
    Way(
      name: "a superclass of a package",
      members: """
        let title1 = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); title1.text = "A"; view.addSubview(title1) }
        """, said: ["A."], superclass: "Base",
      beside: "class Base: FormKitController {}\nextension Base: UIViewController {}"),
  ]

  static let ways = [
    Way(
      name: "a stack that is a property",
      members: """
        let a = UILabel(), b = UILabel()
        lazy var stack = UIStackView(arrangedSubviews: [a, b])
        override func viewDidLoad() { a.text = "A"; b.text = "B"; view.addSubview(stack) }
        """, said: ["A.", "B."]),
    Way(
      name: "a root view that is a property",
      members: """
        let root = UIView()
        let a = UILabel()
        override func loadView() { a.text = "A"; root.addSubview(a); view = root }
        """, said: ["A."]),
    Way(
      name: "views that their declared type makes",
      members: """
        let a: UILabel = .init()
        override func viewDidLoad() {
          let b: UIButton = .init(type: .system)
          b.setTitle("B", for: .normal)
          a.text = "A"
          view.addSubview(a)
          view.addSubview(b)
        }
        """, said: ["A.", "B. Button."]),
    Way(
      name: "static factories, and those of the class",
      members: """
        let a = UILabel.title("A")
        override func viewDidLoad() {
          view.addSubview(a)
          view.addSubview(Kit.button(named: "B"))
          view.addSubview(row("C"))
          view.addSubview(row("D"))
        }
        private func row(_ text: String) -> UIView {
          let box = UIView()
          let label = UILabel()
          label.text = text
          box.addSubview(label)
          return box
        }
        """, said: ["A.", "B. Button.", "C.", "D."],
      beside: """
        extension UILabel {
          static func title(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
          }
        }
        enum Kit {
          static func button(named name: String) -> UIButton {
            let button = UIButton()
            button.setTitle(name, for: .normal)
            return button
          }
        }
        """),
    Way(
      name: "loops over what is written",
      members: """
        let stack = UIStackView()
        override func viewDidLoad() {
          for title in ["A", "B"] {
            let label = UILabel()
            label.text = title
            stack.addArrangedSubview(label)
          }
          (0..<2).forEach { number in
            let label = UILabel()
            label.text = "\\(number)"
            stack.addArrangedSubview(label)
          }
          ["C", "D"].map { make($0) }.forEach(stack.addArrangedSubview)
          view.addSubview(stack)
        }
        private func make(_ title: String) -> UILabel {
          let label = UILabel()
          label.text = title
          return label
        }
        """, said: ["A.", "B.", "0.", "1.", "C.", "D."]),
    Way(
      name: "functions that are given views",
      members: """
        let a = UILabel(), b = UILabel()
        override func viewDidLoad() {
          a.text = "A"
          b.text = "B"
          add(a)
          view.fill(with: b)
        }
        private func add(_ part: UIView) { view.addSubview(part) }
        """, said: ["A.", "B."],
      beside: "extension UIView { func fill(with part: UIView) { addSubview(part) } }"),
    Way(
      name: "segments of a control that a closure makes",
      members: """
        lazy var lazyParts: UISegmentedControl = {
          let names = ["A", "B"]
          let parts = UISegmentedControl(items: names)
          return parts
        }()
        let parts: UISegmentedControl = {
          let parts = UISegmentedControl(items: ["C", "D"])
          parts.selectedSegmentIndex = 0
          return parts
        }()
        override func viewDidLoad() { view.addSubview(lazyParts); view.addSubview(parts) }
        """,
      said: [
        "A. Button. 1 of 2.", "B. Button. 2 of 2.", "Selected: C. Button. 1 of 2.",
        "D. Button. 2 of 2.",
      ]),
    Way(
      name: "a closure that makes more than it gives back",
      members: """
        lazy var box: UIStackView = {
          let box = UIStackView()
          let a = UILabel()
          a.text = "A"
          box.addArrangedSubview(a)
          return box
        }()
        override func viewDidLoad() { view.addSubview(box) }
        """, said: ["A."]),
    Way(
      name: "segments that are inserted",
      members: """
        let parts = UISegmentedControl()
        override func viewDidLoad() {
          parts.insertSegment(withTitle: "A", at: 0, animated: false)
          parts.insertSegment(withTitle: "B", at: 1, animated: false)
          parts.selectedSegmentIndex = 1
          view.addSubview(parts)
        }
        """, said: ["A. Button. 1 of 2.", "Selected: B. Button. 2 of 2."]),
    Way(
      name: "a child controller and one of SwiftUI, in place",
      members: """
        let child = Child()
        let host = UIHostingController(rootView: Inbox())
        override func viewDidLoad() {
          addChild(child)
          view.addSubview(child.view)
          view.addSubview(host.view)
        }
        """, said: ["A.", "Mail."],
      beside: """
        final class Child: UIViewController {
          let a = UILabel()
          override func viewDidLoad() { a.text = "A"; view.addSubview(a) }
        }
        struct Inbox: View { var body: some View { Text("Mail") } }
        """),
  ]

  static let classes = [
    Way(
      name: "what the class above it adds",
      members: """
        let b = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); b.text = "B"; view.addSubview(b) }
        override func footer() { b.accessibilityLabel = "B" }
        """, said: ["A.", "B."], superclass: "Base",
      beside: """
        class Base: UIViewController {
          let a = UILabel(), c = UILabel()
          override func viewDidLoad() { a.text = "A"; view.addSubview(a); footer() }
          func footer() { view.addSubview(c) }
        }
        """),
    Way(
      name: "only what the class above it adds", members: "", said: ["A."], superclass: "Base",
      beside: """
        class Base: UIViewController {
          let a = UILabel()
          override func viewDidLoad() { a.text = "A"; view.addSubview(a) }
        }
        """),
  ]

  @Test func `is an element or not, as who makes it says`() throws {
    let report = try #require(
      Self.read(
        Way(
          name: "",
          members: """
            let a = UILabel(), b = UILabel()
            init(isWhole: Bool) {
              super.init(frame: .zero)
              isAccessibilityElement = isWhole
              addSubview(a)
              addSubview(b)
            }
            """, said: [], superclass: "UIView")))
    #expect(report.swipes.platform.text == "1…2")
  }

  @Test func `repeats what a loop over data makes`() throws {
    let report = try #require(
      Self.read(
        Way(
          name: "",
          members: """
            let stack = UIStackView()
            var items: [Item] = []
            override func viewDidLoad() {
              for item in items {
                let label = UILabel()
                label.text = item.name
                stack.addArrangedSubview(label)
              }
              view.addSubview(stack)
            }
            """, said: [])))
    #expect(report.swipes.platform.text == "20")
    #expect(report.rows.map(\.isAssumed) == [true])
  }

  @Test(arguments: [
    // Functions that call each other twice, thirty deep.
    (0..<30).map { "func f\($0)(_ part: UIView) { f\($0 + 1)(part); f\($0 + 1)(part) }" }
      .joined(separator: "\n") + "\nfunc f30(_ part: UIView) { view.addSubview(part) }"
      + "\nfunc start() { f0(UILabel()) }",
    // Loops in loops.
    String(repeating: "for _ in 0..<100 { ", count: 9) + "view.addSubview(UILabel())"
      + String(repeating: " }", count: 9),
    // A view in itself, and a function in itself.
    "let own = Screen()\nfunc more(_ part: UIView) -> UIView { more(UILabel()) }\n"
      + "func start() { view.addSubview(more(UILabel())); view.addSubview(own.view) }",
  ])
  func `may be made to be endless`(_ members: String) {
    let isCode = members.hasPrefix("for")
    let body = isCode ? "override func viewDidLoad() { \(members) }" : members
    _ = Self.read(Way(name: "", members: body, said: []))
  }
}
