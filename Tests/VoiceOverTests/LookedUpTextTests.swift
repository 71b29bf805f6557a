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
        struct Box {
          let raw: String
          func localizedString(forKey key: String) -> String { raw.isEmpty ? key : raw }
        }
        final class Screen: UIViewController {
          let box = Box(raw: ProcessInfo.processInfo.hostName)
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

  /// A function of the app's own is followed as any other.
  @Test func `is none of a function that the repository declares`() throws {
    #expect(try Self.said("box.localizedString(forKey: \"Save\")") != "Save.")
    let bundle = "Bundle.main.localizedString(forKey: \"Save\", value: nil, table: nil)"
    #expect(try Self.said(bundle) == "Save.")
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
