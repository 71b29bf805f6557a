internal import Components
internal import ScriptModules

/// Texts that come from a table by their key.
extension ScriptEvaluator {
  /// Nil where the call is not for a text.
  ///
  /// The default message counts first, as it is what its author reads beside it; then the English
  /// table; what is found nowhere is no text, as the key is none.
  mutating func translated(
    _ callee: ScriptValue, _ words: String, _ arguments: [ScriptValue]
  ) -> ScriptValue? {
    guard let name = MessageText.function(callee), KnownFunctions.texts.contains(name) else {
      return nil
    }
    guard let first = arguments.first else { return nil }
    switch first {
    case .text(let text):
      guard let key = text.known else { return .text(.code(words)) }
      let options = arguments.dropFirst()
      askedTexts.insert(key)
      if let message = graph.texts[key] { return .text(MessageText.filled(message)) }
      for option in options {
        switch option {
        case .text(let message):
          if let known = message.known { return .text(MessageText.filled(known)) }
        case .object(let object):
          for name in ["defaultValue", "defaultMessage", "message"] {
            if let message = object[name]?.literal { return .text(MessageText.filled(message)) }
          }
        default: break
        }
      }
      return .text(.code(words))
    case .object(let object):
      if let message = object["defaultMessage"]?.literal {
        return .text(MessageText.filled(message))
      }
      for name in ["id", "key"] {
        guard let key = object[name]?.literal else { continue }
        askedTexts.insert(key)
        if let message = graph.texts[key] {
          return .text(MessageText.filled(message))
        }
      }
      guard object["id"] != nil || object["defaultMessage"] != nil else { return nil }
      return .text(.code(words))
    case .choice(let choice):
      return map(choice) { evaluator, value in
        evaluator.translated(callee, words, [value] + arguments.dropFirst())
          ?? .text(.code(words))
      }
    case .unknown: return .text(.code(words))
    default: return nil
    }
  }
}

/// Messages of tables, and who asks for them.
enum MessageText {
  static func function(_ callee: ScriptValue) -> String? {
    switch callee {
    case .external(let name): name.name
    case .unknown(let unknown): unknown.words.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// Places for values, which only a run tells: `{name}`, `{{name}}`, `%{name}`.
  ///
  /// Tags go. A message with plurals or choices is read at its last, which is the general one.
  static func filled(_ message: String) -> SourcedText {
    var result = SourcedText.translated("")
    var literal: [UInt8] = []
    let bytes = Array(message.utf8)
    var index = 0
    func flush() {
      result.add(.literal(String(decoding: literal, as: UTF8.self)))
      literal = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{")
        || byte == UInt8(ascii: "%") && index + 1 < bytes.count
          && bytes[index + 1] == UInt8(ascii: "{")
      {
        var end = index
        var depth = 0
        repeat {
          if bytes[end] == UInt8(ascii: "{") { depth += 1 }
          if bytes[end] == UInt8(ascii: "}") { depth -= 1 }
          end += 1
        } while end < bytes.count && (depth > 0 || end == index + 1 && byte == UInt8(ascii: "%"))
        flush()
        let inside = String(decoding: bytes[index..<end], as: UTF8.self)
        let name = inside.drop { "{%} ".contains($0) }.prefix { !"},% ".contains($0) }
        result.add(.data(String(name)))
        index = end
      } else if byte == UInt8(ascii: "<"), let end = tagEnd(bytes, index) {
        index = end
      } else {
        literal.append(byte)
        index += 1
      }
    }
    flush()
    return result
  }

  /// Behind `<b>`, `</b>`; nil where the `<` stands for itself.
  private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index] | 0x20
      guard
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
          || index > first && bytes[index] <= UInt8(ascii: "9") && bytes[index] >= UInt8(ascii: "0")
      else { return nil }
      index += 1
    }
    return index < bytes.count && index > first ? index + 1 : nil
  }
}
