import Scenes
import Views

/// Other letters for a text: `"total".uppercased()`, `name.capitalized`.
///
/// https://developer.apple.com/documentation/foundation/nsstring/capitalized
enum LetterCase {
  case upper, lower
  /// Each word begins with a capital, and goes on in small letters.
  case capital

  /// By the name of the property or function that writes them.
  init?(_ name: UInt64) {
    guard let own = Self.names[name] else { return nil }
    self = own
  }

  private static let names: [UInt64: LetterCase] = [
    NameHash.of("uppercased"): .upper, NameHash.of("localizedUppercase"): .upper,
    NameHash.of("lowercased"): .lower, NameHash.of("localizedLowercase"): .lower,
    NameHash.of("capitalized"): .capital, NameHash.of("localizedCapitalized"): .capital,
  ]

  /// A text in these letters, as far as it is in the source; what is not is heard alike.
  func text(_ value: ValueID, _ evaluator: inout Evaluator) -> ValueID {
    var isInWord = false
    return text(value, &isInWord, &evaluator)
  }

  private func text(
    _ value: ValueID, _ isInWord: inout Bool, _ evaluator: inout Evaluator
  ) -> ValueID {
    switch evaluator.scene[value] {
    case .string(let source):
      let text = evaluator.text(source.text, source.file)
      return KeyTexts.resolved(written(text, &isInWord), &evaluator)
    case .resolved(let index):
      let text = evaluator.scene.resolvedTexts[Int(index)]
      return KeyTexts.resolved(written(text, &isInWord), &evaluator)
    // Of several, each; of a text with holes, what is written of it.
    case .either(let range):
      var all: [ValueID] = []
      let before = isInWord
      for one in Array(evaluator.scene.list(range)) {
        var own = before
        all.append(text(one, &own, &evaluator))
        isInWord = isInWord || own
      }
      return EachRow.either(all, madeOf: range, &evaluator)
    case .joined(let range):
      var all: [ValueID] = []
      for one in Array(evaluator.scene.list(range)) { all.append(text(one, &isInWord, &evaluator)) }
      return evaluator.new(.joined(evaluator.list(all)))
    case .named(let source, let texts):
      return evaluator.new(.named(source, text(texts, &isInWord, &evaluator)))
    case .null: return value
    // It ends in the middle of a word, as far as anybody knows.
    default:
      isInWord = true
      return value
    }
  }

  private func written(_ text: String, _ isInWord: inout Bool) -> String {
    switch self {
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .capital:
      var written = ""
      for letter in text {
        written += isInWord ? letter.lowercased() : letter.uppercased()
        isInWord = letter.isLetter || isInWord && Self.insideWords.contains(letter)
      }
      return written
    }
  }

  /// As in “don’t”.
  private static let insideWords: Set<Character> = ["'", "’"]
}
