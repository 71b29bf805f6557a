internal import Components
internal import ScriptModules

/// Texts of characters that are named by their numbers, and numbers that are read from texts.
enum MadeCharacters {
  /// What `String.fromCodePoint` or `fromCharCode` makes; of numbers that only a run tells it is some character
  /// (ECMAScript, “Properties of the String Constructor”).
  static func text(
    _ name: ExternalName, _ numbers: [ScriptValue], _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    for (index, number) in numbers.enumerated() {
      guard case .choice(let choice) = number else { continue }
      return evaluator.map(choice) { evaluator, side in
        var own = numbers
        own[index] = side
        return text(name, own, &evaluator)
      }
    }
    var units: [UInt16] = []
    for number in numbers {
      guard case .number(let value) = number, let code = UInt32(exactly: value) else {
        return .text(.data("character"))
      }
      if name.name == "fromCharCode" {
        units.append(UInt16(truncatingIfNeeded: code))
      } else if let scalar = Unicode.Scalar(code) {
        units += Array(String(Character(scalar)).utf16)
      }
    }
    return .text(.literal(String(decoding: units, as: UTF16.self)))
  }

  /// What `parseInt` reads from a text that is known; nil where only a run tells (ECMAScript, `parseInt`).
  static func number(_ arguments: [ScriptValue]) -> ScriptValue? {
    guard let text = arguments.first?.literal else { return nil }
    var radix = 10
    if arguments.count > 1 {
      guard case .number(let base) = arguments[1], (2...36).contains(base) else { return nil }
      radix = base.asIndex
    }
    var digits = text.drop(while: \.isWhitespace)
    if radix == 16, digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
    let known = digits.prefix { $0.isASCII && Int(String($0), radix: radix) != nil }
    return Int(known, radix: radix).map { .number(Double($0)) }
  }
}
