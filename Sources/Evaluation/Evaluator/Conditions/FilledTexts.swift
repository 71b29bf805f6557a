import Scenes
import Views

/// Texts that say something, whatever they say: `isEmpty` is false of them.
enum FilledTexts {
  /// A literal with words in it, and what a table of texts has for a key.
  static func isFilled(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .string: return saysSomething(evaluator.evaluated(id, site), evaluator)
    case .name, .member:
      guard let (inner, place) = SettledNames.source(of: id, site, &evaluator) else { return false }
      return isFilled(inner, place, &evaluator)
    case .call(let callee, let arguments):
      guard case .name(let name) = evaluator.expression(callee, site.file) else { return false }
      switch evaluator.word(name, site.file) {
      case .NSLocalizedString, .LocalizedStringKey, .LocalizedStringResource: break
      case .String
      where arguments.first.map({ evaluator.files.label(of: $0, site) }) == .localized:
        break
      default: return false
      }
      return saysSomething(evaluator.evaluated(id, site), evaluator)
    default: return false
    }
  }

  private static func saysSomething(_ value: Value, _ evaluator: borrowing Evaluator) -> Bool {
    switch value {
    case .string(let source), .key(let source):
      return !evaluator.text(source.text, source.file).isEmpty
    case .resolved(let index): return !evaluator.scene.resolvedTexts[Int(index)].isEmpty
    case .joined(let parts):
      for part in evaluator.scene.list(parts) where saysSomething(evaluator.scene[part], evaluator)
      {
        return true
      }
      return false
    default: return false
    }
  }

  /// Nil where nobody knows.
  static func isEmpty(_ value: Value, _ evaluator: borrowing Evaluator) -> Bool? {
    switch value {
    case .string, .joined: written(value, evaluator).map { $0.isEmpty }
    case .list(let range): range.isEmpty
    default: nil
    }
  }

  /// A text, where all of it is written out; an empty one has no parts.
  static func written(_ value: Value, _ evaluator: borrowing Evaluator) -> String? {
    switch value {
    case .string(let source): return evaluator.text(source.text, source.file)
    case .joined(let parts):
      var whole = ""
      for part in evaluator.scene.list(parts) {
        guard let text = written(evaluator.scene[part], evaluator) else { return nil }
        whole += text
      }
      return whole
    default: return nil
    }
  }
}
