import Testing
import VoiceOver

/// What code of UIKit sets the text of a label to that is made of that text.
@Suite struct `The text that a label has` {
  @Test(arguments: [
    "hint.text = hint.text", "hint.text = hint.text?.uppercased()",
    "self.hint.text = hint.text?.localizedCapitalized ?? \"\"",
    "let text = hint.text ?? \"\"; hint.attributedText = NSMutableAttributedString(string: text)",
    "hint.attributedText = NSAttributedString(string: hint.text!.uppercased())",
  ])
  func `is what it said before in another form`(_ code: String) throws {
    #expect(try hint(code) == ["Read this."])
  }

  @Test(arguments: [
    ("hint.text = other.text", "‹other text›."),
    ("hint.text = hint.text ?? \"None\"", "‹hint text› or None."),
    ("let text = \"New\"; hint.text = text", "New."),
  ])
  func `is another one`(_ code: String, _ said: String) throws {
    #expect(try hint(code) == [said])
  }

  private func hint(_ code: String) throws -> [String] {
    let sample = Sample([
      "Screen.swift": """
      import UIKit
      final class Screen: UIViewController {
        let hint = UILabel()
        let other = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          hint.text = "Read this"
          view.addSubview(hint)
          \(code)
        }
      }
      """
    ])
    return try #require(sample["Screen"]).stops.map { $0.spoken?.speech ?? $0.speech }
  }
}
