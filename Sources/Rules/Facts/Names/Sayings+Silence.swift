import Scenes
import Views
import VoiceOver

// What can be told of a saying without the words: making them costs more than all else that is asked of a text.

extension Sayings {
  /// What it says is empty, whatever happens: `said(value).isEmpty` without the texts.
  func isSilent(_ value: ValueID?) -> Bool {
    guard let value else { return false }
    return !isChoice(value, depth: 0) && hasOnlyEmptyParts(value, depth: 0)
  }

  private func hasOnlyEmptyParts(_ value: ValueID, depth: Int) -> Bool {
    guard depth < 12 else { return false }
    switch scene[value] {
    case .null: return true
    case .string(let text), .number(let text): return code.text(text).isEmpty
    case .resolved(let index): return scene.resolvedTexts[Int(index)].isEmpty
    case .joined(let range), .sentence(let range), .either(let range):
      return scene.list(range).allSatisfy { hasOnlyEmptyParts($0, depth: depth + 1) }
    case .named(_, let texts): return hasOnlyEmptyParts(texts, depth: depth + 1)
    case .call(let word, _, let arguments):
      return wrapped(word, arguments).map { hasOnlyEmptyParts($0, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// Nothing can be read of it, though it is known: `said(value).literal?.isBlank`.
  func isBlank(_ value: ValueID) -> Bool {
    switch scene[value] {
    case .unknown, .key: false
    case .string(let text), .number(let text): code.text(text).isBlank
    default: said(value).literal?.isBlank == true
    }
  }

  /// One of several texts is meant: `said(value).isChoice`.
  func isChoice(_ value: ValueID?) -> Bool { value.map { isChoice($0, depth: 0) } ?? false }

  /// The same of the text that a modifier sets as a label.
  func isChoice(label: Int32) -> Bool { isChoice(inherited.properties(of: label, .label)?.value) }

  private func isChoice(_ value: ValueID, depth: Int) -> Bool {
    guard depth < 12 else { return false }
    switch scene[value] {
    case .either: return true
    case .named(_, let given): return isChoice(given, depth: depth + 1)
    case .joined(let range), .sentence(let range):
      return scene.list(range).contains { isChoice($0, depth: depth + 1) }
    case .call(let word, _, let arguments):
      return wrapped(word, arguments).map { isChoice($0, depth: depth + 1) } ?? false
    default: return false
    }
  }
}
