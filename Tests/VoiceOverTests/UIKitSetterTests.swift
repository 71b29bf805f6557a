import Testing
import VoiceOver

/// What a class does as somebody sets a property of it.
@Suite struct `A property of a class of UIKit` {
  private static func said(_ property: String, _ body: String) throws -> [String] {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      final class Badge: UIView {
        private let label = UILabel()
        private let go = UIButton()
        \(property)
        init() {
          super.init(frame: .zero)
          addSubview(label)
          addSubview(go)
        }
      }
      final class Screen: UIViewController {
        private let first = Badge()
        private let second = Badge()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(first)
          view.addSubview(second)
          \(body)
        }
      }
      """
    ])["Screen"]
    return try #require(report).stops.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    "set { if label.isHidden != newValue { label.isHidden = newValue } }",
    "set { guard label.isHidden != newValue else { return }; label.isHidden = newValue }",
  ])
  func `is what it is set to where its code asks whether it differs`(_ setter: String) throws {
    let said = try Self.said(
      "var isPlain: Bool { get { label.isHidden } \(setter) }",
      "first.isPlain = true; second.isPlain = false")
    #expect(said == ["Button.", "‹label?›.", "Button."])
  }

  @Test(arguments: [
    "var title: String? { get { label.text } set { label.text = newValue } }",
    "var title: String? { get { label.text } set(text) { label.text = text } }",
    "var title: String? { didSet { label.text = title } }",
    "var title: String? { didSet { show() } }; func show() { label.text = title }",
  ])
  func `hands what it is set to on, to each view its own`(_ property: String) throws {
    let said = try Self.said(property, "first.title = \"One\"; second.title = \"Two\"")
    let shown = property.contains("show") ? ["‹title›.", "‹title›."] : ["One.", "Two."]
    #expect(said == [shown[0], "Button.", shown[1], "Button."])
  }

  @Test func `may be set on one side of a condition`() throws {
    let said = try Self.said(
      "var title: String? { get { nil } set { label.text = newValue } }",
      "first.title = \"One\"; if isNew { second.title = \"Two\" } else { second.title = \"Three\" }"
    )
    #expect(said == ["One.", "Button.", "Two or Three.", "Button."])
  }

  @Test func `that sets itself ends`() throws {
    let said = try Self.said(
      "var title: String? { get { label.text } set { label.text = newValue; title = newValue } }",
      "first.title = \"One\"")
    #expect(said.first == "One.")
  }

  @Test(arguments: ["contentView", "shown"])
  func `keeps what is shown again once it is there`(_ name: String) throws {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Waiting: UIViewController {
        private var \(name): UIView?
        var state = State.waiting { didSet { update(true) } }
        func place(in controller: UIViewController, over other: UIView) {
          self.\(name) = other
          other.alpha = 0
          update(false)
        }
        private func update(_ isAnimated: Bool) {
          UIView.animate(withDuration: isAnimated ? 1 : 0) { [weak self] in
            if let owner = self { owner.\(name)?.alpha = owner.state == .done ? 1 : 0 }
          }
        }
      }
      final class Screen: UIViewController {
        private let waiting = Waiting()
        private let label = UILabel()
        override func viewDidLoad() {
          label.text = "Here"
          view.addSubview(label)
          waiting.place(in: self, over: label)
        }
      }
      """
    ])
    let report = try #require(sample["Screen"])
    #expect(report.said == ["Here."])
    #expect(report.swipes.platform.text == "0…1")
  }
}
