internal import Components

/// Texts with places for values, as C has them: `%s`, `%2$d`, `%(name)s` (sprintf-js, its documentation of formats).
enum PrintedText {
  /// Nil where the format is not known.
  static func value(
    _ arguments: [ScriptValue], _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    switch arguments.first {
    case .text(let format)?:
      guard let known = format.known else { return nil }
      let text = filled(known, Array(arguments.dropFirst()))
      return .text(format.isTranslated ? .translated("") + text : text)
    case .choice(let choice)? where choice.tableWords == nil:
      var isWhole = true
      let result = evaluator.map(choice) { evaluator, format in
        let text = value([format] + arguments.dropFirst(), &evaluator)
        if text == nil { isWhole = false }
        return text ?? .undefined
      }
      return isWhole ? result : nil
    default: return nil
    }
  }

  private static func filled(_ format: String, _ values: [ScriptValue]) -> SourcedText {
    var result = SourcedText()
    var rest = Substring(format)
    var next = 0
    while let mark = rest.firstIndex(of: "%") {
      result = result + .literal(String(rest[..<mark]))
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        result = result + .literal("%")
        rest = rest.dropFirst()
        continue
      }
      guard let place = Place(rest) else {
        result = result + .literal("%")
        continue
      }
      rest = place.rest
      if let name = place.name {
        result = result + named(name, values)
      } else {
        let index = place.index ?? next
        if place.index == nil { next += 1 }
        result = result + text(index < values.count ? values[index] : .undefined, "…")
      }
    }
    return result + .literal(String(rest))
  }

  private static func named(_ name: String, _ values: [ScriptValue]) -> SourcedText {
    guard case .object(let object)? = values.first else { return .data(name) }
    return text(object[name] ?? .undefined, name)
  }

  private static func text(_ value: ScriptValue, _ name: String) -> SourcedText {
    switch value {
    case .text, .number, .choice: value.text
    case .unknown(let unknown) where !unknown.words.isEmpty: value.text
    default: .data(name)
    }
  }

  /// What stands behind a `%`.
  private struct Place {
    /// From 0, where it says which.
    var index: Int?
    var name: String?
    var rest: Substring

    /// Nil where it is none.
    init?(_ text: Substring) {
      rest = text
      if rest.first == "(" {
        guard let end = rest.firstIndex(of: ")") else { return nil }
        name = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      let digits = rest.prefix { $0.isNumber }
      if let number = Int(digits), number > 0, rest[digits.endIndex...].first == "$" {
        index = number - 1
        rest = rest[digits.endIndex...].dropFirst()
      }
      // How it is padded and rounded.
      rest = rest.drop { $0.isNumber || Self.flags.contains($0) }
      guard let last = rest.first, Self.kinds.contains(last) else { return nil }
      rest = rest.dropFirst()
    }

    private static let flags: Set<Character> = ["+", "-", " ", "0", "'", "."]
    private static let kinds: Set<Character> = [
      "b", "c", "d", "e", "f", "g", "i", "j", "o", "s", "t", "T", "u", "v", "x", "X",
    ]
  }
}
