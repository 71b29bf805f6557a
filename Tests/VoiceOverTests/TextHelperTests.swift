import Testing
import VoiceOver

/// What an app adds to `String` to look texts up, by whatever name.
@Suite struct `A text that a function of the app looks up` {
  private static let helpers = """
    import Foundation
    extension String {
      var inWords: String { NSLocalizedString(self, comment: "") }
      func inWords(_ values: CVarArg...) -> String {
        String(format: NSLocalizedString(self, comment: ""), arguments: values)
      }
      static func words(for key: String) -> String {
        let text = NSLocalizedString(key, comment: "")
        if text != key { return text }
        guard let path = Bundle.main.path(forResource: "en", ofType: "lproj"),
          let bundle = Bundle(path: path)
        else { return text }
        return NSLocalizedString(key, bundle: bundle, comment: "")
      }
      static func words(counted key: String, _ value: CVarArg...) -> String {
        let format = words(for: key)
        return String.localizedStringWithFormat(format, value)
      }
      var marked: String { self + "!" }
      var again: String { again }
      var hash: Int { count }
    }
    func lookUp(_ key: String) -> String { key.inWords }
    func filled(_ key: String, with values: [String: String] = [:]) -> String {
      var text = Tables.current.find(key)
      for (name, value) in values { text = text.replacingOccurrences(of: name, with: value) }
      return text
    }
    enum Words { static func of(key: String, _ values: CVarArg...) -> String { Tables.read(key, values) } }
    func address(_ path: String) -> URL { URL(filePath: path) }
    """

  private static func said(_ text: String) throws -> String? {
    let sample = Sample(
      [
        "Helpers.swift": helpers,
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            label.text = \(text)
            view.addSubview(label)
          }
        }
        """,
      ],
      strings:
        "\"save_it\" = \"Save it\";\n\"n_files\" = \"%d files\";\n\"hi_you\" = \"Hi {name}!\";\n\"Plain\" = \"Text\";\n"
    )
    return try #require(sample["Screen"]).stops.first.map { $0.spoken?.speech ?? $0.speech }
  }

  @Test(arguments: [
    ("\"save_it\".inWords", "Save it."), ("String.words(for: \"save_it\")", "Save it."),
    (".words(for: \"save_it\")", "Save it."), ("lookUp(\"save_it\")", "Save it."),
    ("\"n_files\".inWords(3)", "3 files."),
    ("String.words(counted: \"n_files\", 4)", "4 files."),
    ("\"Save\".marked", "Save!"), ("\"save_it\".inWords.marked", "Save it!"),
    ("NSAttributedString(string: \"save_it\".inWords)", "Save it."),
    ("(isNew ? \"save_it\" : \"n_files\").inWords", "Save it or %d files."),
    ("filled(\"save_it\")", "Save it."), ("Words.of(key: \"save_it\")", "Save it."),
    ("Words.of(key: \"n_files\", 3)", "3 files."),
    ("filled(\"hi_you\", with: [\"name\": \"Ada\"])", "Hi Ada!"),
    ("filled(isNew ? \"save_it\" : \"hi_you\")", "Save it or Hi {name}!"),
  ])
  func `is the text of the table`(_ text: String, _ said: String) throws {
    #expect(try Self.said(text) == said)
  }

  @Test(arguments: [
    "\"save_it\".again", "name.inWords", "filled(\"in_no_table\")", "filled(\"Plain\")",
    "filled(name)", "address(\"save_it\").path",
  ])
  func `is unknown where nothing tells it`(_ text: String) throws {
    #expect(try Self.said(text)?.contains("‹") == true)
  }
}

@Suite struct `A function that the app gives to texts` {
  @Test(arguments: [
    ("Text(a).tinted(.red) + Text(b)", "‹a›‹b›."), ("Text(a) + Text(b).tinted(.red)", "‹a›‹b›."),
    ("Text(\"Hi\").tinted(.red) + Text(\" there\")", "Hi there."),
    ("Text(\"Hi\").large(.red) + Text(\" there\")", "Hi there."),
    ("Text(\"Hi\").chosen(.red) + Text(\" there\")", "Hi there."),
    ("Text(\"Hi\").marked() + Text(\" there\")", "Hi! there."),
    ("Text(\"Hi\").ended() + Text(\" there\")", "Hi! there."),
  ])
  func `leaves them as they are, or adds to them`(_ body: String, _ said: String) throws {
    let report = try #require(
      Sample([
        "Sample.swift": """
        import SwiftUI
        extension Text {
          func tinted(_ color: Color) -> Text { foregroundColor(color) }
          func large(_ color: Color) -> Text { self.font(.title).tinted(color) }
          func chosen(_ color: Color) -> Text {
            if #available(iOS 17, *) { foregroundStyle(color) } else { foregroundColor(color) }
          }
          func marked() -> Text { self + Text("!") }
          func ended() -> Text { bold() + Text("!") }
        }
        struct Sample: View { let a: String; let b: String; var body: some View { \(body) } }
        """
      ]).main)
    #expect(report.said == [said])
  }
}

/// Words that code puts together.
@Suite struct `Words of code` {
  @Test func `may stand in the place of a mark`() throws {
    let sample = Sample(
      body: #"Text("More (%lld left)".replacingOccurrences(of: "%lld", with: "\(count)"))"#,
      "extension Sample { var count: Int { load() } }")
    #expect(try #require(sample.main).said == ["More (‹count› left)."])
  }
}
