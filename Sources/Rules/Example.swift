/// Source that must, or must not, be found; `▶` stands where the finding must be.
///
/// The place in the rule's file is kept, so that a failing example is reported there.
package struct Example: Sendable {
  /// What the example's main text is.
  package enum Form: Sendable {
    /// The inside of a `body`; it can be wrapped in other views.
    case views
    /// A whole file.
    case file
  }

  package var source: String
  package var form: Form
  /// Members of the view around `views`.
  package var members: String
  /// Other files of the example by path.
  package var files: [String: String]
  /// The development-language texts of a string catalogue.
  package var strings: [String: String]
  /// The iOS version the project is built for.
  package var target: Int?
  package var filePath: String
  package var line: Int

  package init(
    _ views: String, members: String = "", files: [String: String] = [:],
    strings: [String: String] = [:], target: Int? = nil, filePath: String = #filePath,
    line: Int = #line
  ) {
    source = views
    form = .views
    self.members = members
    self.files = files
    self.strings = strings
    self.target = target
    self.filePath = filePath
    self.line = line
  }

  package init(
    file: String, files: [String: String] = [:], strings: [String: String] = [:],
    target: Int? = nil, filePath: String = #filePath, line: Int = #line
  ) {
    source = file
    form = .file
    members = ""
    self.files = files
    self.strings = strings
    self.target = target
    self.filePath = filePath
    self.line = line
  }

  /// The source as a reader is shown it.
  package var shown: String { String(source.unicodeScalars.filter { $0 != Example.mark }) }

  package static let mark: Unicode.Scalar = "▶"
}
