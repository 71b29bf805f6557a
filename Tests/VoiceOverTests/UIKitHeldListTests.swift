import Testing
import VoiceOver

/// Loops of UIKit over lists that values hold.
@Suite struct `A list that a value holds` {
  private func said(_ code: String, _ choices: String = "[give, drop]") throws -> [String] {
    let sample = Sample([
      "Pier.swift": """
      import UIKit
      struct Choice { let title: String }
      struct BarModel { let headline: String?; let choices: [Choice] }
      final class Bar: UIView {
        private let stack = UIStackView()
        private let buttons: [UIButton]
        init(model: BarModel) {
          buttons = model.choices.map { _ in UIButton() }
          super.init(frame: .zero)
          \(code)
        }
      }
      final class Pier: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let give = Choice(title: "Tell us")
          let drop = Choice(title: "Not now")
          view.addSubview(Bar(model: BarModel(headline: "Open?", choices: \(choices))))
        }
      }
      """
    ])
    return try #require(sample["Pier"]).stops.filter { !$0.isChrome }
      .map { $0.spoken?.speech ?? $0.speech }
  }

  private static let loop = """
    for choice in model.choices {
      let button = UIButton()
      button.setTitle(choice.title, for: .normal)
      stack.addArrangedSubview(button)
    }
    addSubview(stack)
    """

  @Test func `is gone through one by one`() throws {
    #expect(try said(Self.loop) == ["Tell us. Button.", "Not now. Button."])
    #expect(try said(Self.loop, "load()") == ["‹choice title›. Button."])
  }

  @Test func `gives each of the others one of what it holds`() throws {
    let pairs = """
      buttons.forEach { stack.addArrangedSubview($0) }
      addSubview(stack)
      zip(model.choices, buttons).forEach { choice, button in
        button.setTitle(choice.title, for: .normal)
      }
      """
    #expect(try said(pairs) == ["Tell us or Not now. Button."])
    #expect(try said(pairs, "load()") == ["‹choice title›. Button."])
  }
}
