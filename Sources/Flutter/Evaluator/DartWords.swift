internal import Components
internal import VoiceOver

/// Values as words.
enum DartWords {
  /// Words one after the other.
  static func joined(_ left: DartValue, _ right: DartValue) -> DartValue {
    let text = text(of: left, code: "…") + text(of: right, code: "…")
    if text.isLong { return left }
    return .text(text, asks: left.subjects.union(right.subjects))
  }

  /// A value as what is written of it.
  static func text(of value: DartValue, code: String) -> SourcedText {
    switch value {
    case .text(let text, _): return text
    case .null: return SourcedText()
    case .number(let number):
      let whole = Int(exactly: number)
      return .literal(whole.map { "\($0)" } ?? "\(number)")
    case .flag(let flag): return .literal(flag ? "true" : "false")
    case .unknown(let unknown):
      let code =
        unknown.code.hasPrefix("widget.") ? String(unknown.code.dropFirst(7)) : unknown.code
      return unknown.isData ? .data(code) : .code(code)
    case .either(let choice):
      var texts = choice.sides.map { text(of: $0.content, code: code) }
      if !choice.isExhaustive { texts.append(SourcedText()) }
      return SourcedText([.either(texts)])
    default: return .code(code)
    }
  }

  static func number(_ text: String) -> DartValue {
    let plain = text.filter { $0 != "_" }
    if plain.hasPrefix("0x") || plain.hasPrefix("0X") {
      return Int(plain.dropFirst(2), radix: 16).map { .number(Double($0)) } ?? .null
    }
    return Double(plain).map { .number($0) } ?? .null
  }
}
