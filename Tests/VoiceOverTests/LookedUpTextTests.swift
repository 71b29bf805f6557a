import Testing
import VoiceOver

/// A text that is looked up, and asked whether it was found.
@Suite struct `A text that was looked up` {
  private static func said(_ text: String) throws -> String? {
    let sample = Sample(
      [
        "Screen.swift": """
        import UIKit
        extension String {
          var inWords: String {
            let text = NSLocalizedString(self, comment: "")
            if text == self { return missing }
            return text
          }
          var missing: String { NSLocalizedString(self, tableName: "Missing", comment: "") }
          var marked: String {
            let text = Bundle.main.localizedString(forKey: self, value: "##", table: nil)
            return text != "##" ? text : self.uppercased()
          }
        }
        final class Screen: UIViewController {
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = \(text)
            view.addSubview(label)
          }
        }
        """
      ], strings: "\"go_on\" = \"Go on\";\n")
    return try #require(sample["Screen"]).stops.first.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("\"go_on\".inWords", "Go on."), ("\"go_on\".marked", "Go on."), ("\"stop\".marked", "STOP."),
  ])
  func `is what the table has, and what stands in for it where it has none`(
    _ text: String, _ said: String
  ) throws {
    #expect(try Self.said(text) == said)
  }
}
