import Testing
import VoiceOver

/// Initialisers that an app adds to texts, which look a key up.
@Suite struct `An initializer that an extension adds to a text` {
  private static func said(_ body: String) throws -> [String] {
    let source = """
      import UIKit
      enum Kind {
        case general, error
        var table: String? { switch self { case .general: return nil; case .error: return "Errors" } }
      }
      extension String {
        init(phrase: String, kind: Kind = .general) {
      \(body)
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          title = String(phrase: "Files_Page")
          let label = UILabel()
          label.text = String(phrase: "Cancel_Key")
          view.addSubview(label)
        }
      }
      """
    let sample = Sample(
      ["Screen.swift": source],
      strings: "\"Files_Page\" = \"Files\";\n\"Cancel_Key\" = \"Cancel\";")
    let report = try #require(sample["Screen"])
    return report.saidAround + report.said
  }

  @Test(arguments: [
    "self = NSLocalizedString(phrase, comment: \"\")",
    """
    if let bundle = Language.shared.bundle {
      self = NSLocalizedString(phrase, tableName: kind.table, bundle: bundle, comment: "")
    } else {
      self = NSLocalizedString(phrase, tableName: kind.table, comment: "")
    }
    """,
    "self = Language.shared.words(for: phrase)",
  ])
  func `is the text of its key`(_ body: String) throws {
    #expect(try Self.said(body) == ["Files. Heading.", "Cancel."])
  }
}
