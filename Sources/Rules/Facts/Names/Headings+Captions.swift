import Scenes
import Views
import VoiceOver

// Texts that are always the same, though the sources do not say what they are.

extension Headings {
  /// A constant of a table of texts, as generators write them: `L10n.Settings.title`, `.settingsTitle`.
  func isOfTable(_ text: NodeID) -> Bool {
    guard let title = sayings.title(of: text), !sayings.isChoice(title),
      sayings.said(title).literal == nil,
      let argument = scene.arguments(of: text).first(where: { $0.value == title })
    else { return false }
    let (place, file) = (argument.origin.offset, argument.origin.file)
    let written = files.expressions(at: place, in: file)
    guard var (value, home) = outermost(written, in: file).map({ ($0, file) }) else { return false }
    for ancestor in tree.lineage(of: text) {
      guard case .name(let name) = files.expression(value, in: home) else { break }
      let called = files.name(name, in: home).text
      guard let given = callers.values(for: called, by: ancestor).first else { continue }
      (value, home) = (given, scene[ancestor].origin.file)
    }
    switch files.expression(value, in: home) {
    case .implicitMember: return true
    case .member: return files.written(value, in: home).map(Self.isNameInTable) ?? false
    default: return false
    }
  }

  /// The one that holds the others, of those that begin at one place.
  func outermost(_ expressions: [ExpressionID], in file: FileID) -> ExpressionID? {
    let inner = Set(
      expressions.compactMap { expression -> ExpressionID? in
        switch files.expression(expression, in: file) {
        case .member(let base, _), .call(let base, _), .element(let base, _): base
        case .binary(_, let left, _): left
        default: nil
        }
      })
    return expressions.first { !inner.contains($0) }
  }

  /// Of types only, one of which is called a table of texts.
  private static func isNameInTable(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    guard parts.count > 1, let last = parts.last, last.first?.isLowercase == true,
      last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      parts.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    else { return false }
    return parts.dropLast().contains { type in
      let name = type.lowercased()
      return name.hasPrefix("l10n") || name.hasPrefix("i18n")
        || Words(name: String(type)).holds(any: CodeWords.tables)
    }
  }
}
