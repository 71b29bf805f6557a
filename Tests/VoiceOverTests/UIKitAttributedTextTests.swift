import Testing
import VoiceOver

/// Attributed texts that code of UIKit puts together.
@Suite struct `An attributed text in code of UIKit` {
  private static func label(_ body: String) throws -> String {
    let report = Sample([
      "Screen.swift": """
      import UIKit
      extension NSMutableAttributedString {
        @discardableResult func strong(_ words: String, size: CGFloat = 20) -> NSMutableAttributedString {
          let font = UIFont.boldSystemFont(ofSize: size)
          append(NSMutableAttributedString(string: words, attributes: [.font: font]))
          return self
        }
        @discardableResult func quoted(_ words: String) -> Self {
          self.strong("“").strong(words)
          addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
          return self
        }
        func odd(_ words: String) -> NSMutableAttributedString {
          if words.isEmpty { return self }
          insert(NSAttributedString(string: words), at: 0)
          return self
        }
      }
      final class Screen: UIViewController {
        var wide = false
        var names: [String] = []
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          \(body)
          label.attributedText = line
        }
        func more() { wide = true; names = ["a"] }
      }
      """
    ])["Screen"]
    return try #require(report).stops.map { $0.spoken?.speech ?? $0.speech }
      .joined(separator: " ")
  }

  @Test(arguments: [
    (
      #"let line = NSMutableAttributedString(); line.append(NSAttributedString(string: "From"))"#,
      "From."
    ),
    (
      #"var line = NSMutableAttributedString(string: "From"); line.append(NSAttributedString(string: " us"))"#,
      "From us."
    ),
    (
      #"let head = NSAttributedString(string: "To"); let line = NSMutableAttributedString(attributedString: head); line.append(head)"#,
      "ToTo."
    ),
    (
      #"let icon = NSTextAttachment(); let line = NSMutableAttributedString(attachment: icon); line.append(NSAttributedString(string: " us"))"#,
      "‹icon› us."
    ),
    (
      #"let line = NSMutableAttributedString(string: "From"); if wide { line.append(NSAttributedString(string: " us")) }"#,
      "From at times us."
    ),
    (#"let line = NSMutableAttributedString(); line.strong("From", size: 14)"#, "From."),
    (#"let line = NSMutableAttributedString().strong("From").strong(" us")"#, "From us."),
    (#"let line = NSMutableAttributedString(); line.strong("From").quoted(" us")"#, "From“ us."),
  ])
  func `says all that is appended`(_ body: String, _ said: String) throws {
    #expect(try Self.label(body) == said)
  }

  @Test(arguments: [
    #"let line = NSMutableAttributedString(); for name in names { line.append(NSAttributedString(string: "A")) }"#,
    #"let line = NSMutableAttributedString(); names.forEach { _ in line.append(NSAttributedString(string: "A")) }"#,
    #"let line = NSMutableAttributedString(); line.insert(NSAttributedString(string: "A"), at: 0)"#,
    #"let line = NSMutableAttributedString(); line.strong("B"); line.odd("A")"#,
  ])
  func `is unknown where it cannot be followed`(_ body: String) throws {
    #expect(try Self.label(body) == "‹line›.")
  }
}
