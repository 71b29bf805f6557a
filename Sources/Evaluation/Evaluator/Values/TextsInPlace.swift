import Scenes
import Views

/// `.init(…)` where a text is wanted: a key, a resource or an attributed string made of one text.
enum TextsInPlace {
  static func text(
    _ name: NameID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ValueID? {
    if evaluator.word(name, site.file) == .localizedStringWithFormat {
      return Formats.filled(arguments, site, &evaluator)
    }
    guard evaluator.word(name, site.file) == .`init`,
      let first = arguments.first.map({ evaluator.argument($0, site.file) })
    else { return nil }
    guard
      first.label == nil && arguments.count == 1 || says(first.label, arguments, site, evaluator)
        || evaluator.files.isDressed(arguments, site)
    else { return nil }
    let inner = evaluator.value(first.value, site)
    if case .unknown = evaluator.scene[inner] { return inner }
    return evaluator.isText(inner)
      ? Markdown.unmarked(KeyTexts.localized(inner, &evaluator), &evaluator) : nil
  }

  /// `.init(localized: "Title", comment: "…")`, and `.init(string: "Title")` of an attributed string.
  private static func says(
    _ label: NameID?, _ arguments: Range<Int32>, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch label.map({ evaluator.name($0, site.file) }) {
    case let name? where name.word == .localized: true
    case let name? where name.hash == string: arguments.count == 1
    default: false
    }
  }

  private static let string = NameHash.of("string")
}
