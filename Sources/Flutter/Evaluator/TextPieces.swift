internal import Components
internal import DartSyntax

/// Texts that code takes apart: what a pattern finds in one, and what lies between.
enum TextPieces {
  /// What a method leaves of a text: a piece of it, where it ends at places that are known by name, and not some
  /// letters before or behind them (Dart, `String.substring`, `Match.group`).
  static func cut(
    _ value: DartValue, by call: DartNodeID, in file: DartFile, from text: SourcedText
  ) -> DartValue {
    file.cuts(call, "substring") ? value.cut(from: text) : value
  }

  /// What a method of data leaves, where that is a text, or comes of one.
  static func cut(
    _ value: DartValue, by call: DartNodeID, in file: DartFile, from unknown: UnknownValue
  ) -> DartValue {
    if let whole = unknown.cutFrom {
      return file.cuts(call, "group") || file.cuts(call, "substring")
        ? value.cut(from: whole) : value
    }
    guard file.cuts(call, "substring") else { return value }
    return value.cut(from: DartWords.text(of: .unknown(unknown), code: unknown.code))
  }

  /// What a pattern finds in a text: nothing, where that can be told; else pieces of it.
  static func matches(
    _ method: String, of made: Made, _ node: DartNodeID, _ frame: inout CodeFrame,
    _ evaluator: inout DartEvaluator
  ) -> DartValue? {
    guard made.type == nil, made.name == "RegExp", method == "allMatches",
      let text = evaluator.arguments(node, &frame).first?.value
    else { return nil }
    return matches(of: made, in: text, evaluator.unknown(node, frame))
  }

  private static func matches(
    of pattern: Made, in text: DartValue, _ found: DartValue
  ) -> DartValue? {
    switch text {
    case .null: return .list([])
    case .text(let words, _):
      if let known = words.known, pattern.arguments.count == 1,
        case .text(let pattern, _)? = pattern.positional(0), let pattern = pattern.known,
        !TextPattern.mayMatch(pattern, in: known)
      {
        return .list([])
      }
      return found.cut(from: words)
    case .unknown(let unknown):
      return found.cut(from: unknown.cutFrom ?? DartWords.text(of: text, code: unknown.code))
    case .either(let choice):
      let sides = choice.sides.compactMap { side in
        matches(of: pattern, in: side.content, found).map {
          DartChoice<DartValue>.Side(condition: side.condition, content: $0)
        }
      }
      guard sides.count == choice.sides.count else { return nil }
      return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
    default: return nil
    }
  }
}

extension DartValue {
  func cut(from text: SourcedText?) -> DartValue {
    guard let text, case .unknown(var unknown) = self else { return self }
    unknown.cutFrom = text
    return .unknown(unknown)
  }

  private var isEmptyText: Bool {
    if case .text(let text, _) = self { text.isEmpty } else { false }
  }

  /// The text that it is a piece of, whichever it is.
  var cutFrom: SourcedText? {
    switch self {
    case .unknown(let unknown): return unknown.cutFrom
    case .either(let choice):
      let said = choice.sides.map(\.content).filter { !$0.isNull && !$0.isEmptyText }
      guard let first = said.first?.cutFrom else { return nil }
      return said.allSatisfy { $0.cutFrom == first } ? first : nil
    default: return nil
    }
  }
}

extension DartFile {
  /// A call of the method that is handed plain places: `text.substring(last, match.start)`, `match.group(0)`.
  fileprivate func cuts(_ call: DartNodeID, _ method: String) -> Bool {
    guard let callee = firstChild(call), name(callee) == method,
      let given = children(call).first(where: { kind($0) == .arguments })
    else { return false }
    return children(given).allSatisfy { argument in
      switch kind(argument) {
      case .nameExpr, .memberExpr: method == "substring"
      case .numberExpr: name(argument) == "0"
      default: false
      }
    }
  }
}
