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
    // What is looked up is never empty: where there is no text, its key is shown.
    let unknown = ScriptValue.text(.translated("") + .code(words))
    switch first {
    case .text(let text):
      guard let key = text.known else {
        // Behind the tag of Lingui stands the message itself, with its values.
        return MessageText.isTag(callee) && !text.literals.isEmpty
          ? .text(.translated("") + text) : unknown
      }
      let options = arguments.dropFirst()
      var values = ScriptObject()
      for case .object(let object) in options { values = object }
      if let message = graph.texts.find(
        key, prefixes: MessageText.prefixes(of: callee, values),
        context: values["context"]?.literal, isCounted: values["count"] != nil,
        asked: &trace.askedTexts)
      {
        return .text(
          MessageText.filled(graph.texts.whole(message, asked: &trace.askedTexts), values))
      }
      if MessageText.isItself(key, of: callee) {
        return PrintedText.value([.text(.translated(key))] + options, &self) ?? unknown
      }
      for option in options {
        switch option {
        case .text(let message):
          if let known = message.known { return .text(MessageText.filled(known)) }
        case .object(let object):
          for name in ["defaultValue", "defaultMessage", "message"] {
            if let message = object[name]?.literal {
              return .text(MessageText.filled(message, object))
            }
          }
        default: break
        }
      }
      // i18next shows a key that it does not find: one in words is a text (“Natural language keys”).
      return key.contains(" ") ? .text(MessageText.filled(key, values)) : unknown
    case .object(let object):
      // A key or a message that hangs on a condition.
      for name in MessageText.keys {
        guard case .choice(let choice)? = object[name] else { continue }
        return map(choice) { evaluator, value in
          var side = object
          side[name] = value
          return evaluator.translated(callee, words, [.object(side)] + arguments.dropFirst())
            ?? unknown
        }
      }
      for name in MessageText.messages {
        guard let message = object[name]?.literal else { continue }
        var values = object
        for case .object(let more) in [object["values"] ?? .undefined] + arguments.dropFirst() {
          for key in more.keys { values[key] = more[key] }
        }
        return .text(MessageText.filled(message, values))
      }
      for name in ["id", "key"] {
        guard let key = object[name]?.literal else { continue }
        if let message = graph.texts.find(
          key, prefixes: MessageText.prefixes(of: callee, object), asked: &trace.askedTexts)
        {
          return .text(MessageText.filled(message))
        }
      }
      guard MessageText.keys.contains(where: { object[$0] != nil }) else { return nil }
      return unknown
    case .list(let list):
      // Keys of which the first counts that is there.
      return list.items?.first.flatMap { translated(callee, words, [$0] + arguments.dropFirst()) }
    case .choice(let choice):
      return map(choice) { evaluator, value in
        evaluator.translated(callee, words, [value] + arguments.dropFirst()) ?? unknown
      }
    case .unknown: return unknown
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

  /// A function of Lingui, which is put before a message as its tag (its documentation of macros).
  static func isTag(_ callee: ScriptValue) -> Bool {
    if case .external(let name) = callee { name.module.hasPrefix("@lingui/") } else { false }
  }

  /// What is looked up by the words themselves, which are shown where no table has others: gettext's `msgid` (GNU gettext,
  /// “Preparing Strings”).
  static func isItself(_ key: String, of callee: ScriptValue) -> Bool {
    guard let name = function(callee), natural.contains(name) else { return false }
    return key.contains(" ")
      || key.first?.isUppercase == true && !key.contains("_") && !key.contains(".")
  }

  private static let natural: Set<String> = ["_", "__", "gettext"]

  /// Members of a message that say it, and those that name it: of `react-intl` and Lingui.
  static let messages = ["defaultMessage", "message"]
  static let keys = messages + ["id"]

  /// A text with its values, where a table of texts has a method for it: `formatString` of
  /// react-localization, whose places are named, or numbered.
  static func formatted(_ method: String, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard method == "formatString", let message = arguments.first?.literal else { return nil }
    var values = ScriptObject()
    for (index, argument) in arguments.dropFirst().enumerated() {
      if case .object(let object) = argument {
        for key in object.keys { values[key] = object[key] }
      } else {
        values[String(index)] = argument
      }
    }
    return .text(filled(message, values))
  }

  /// A time as packages put it into words: data as what they are given.
  static func time(_ callee: ScriptValue, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard case .external(let name) = callee, KnownFunctions.isOfTimes(name) else { return nil }
    for case .unknown(let unknown) in arguments where !unknown.isCode && !unknown.words.isEmpty {
      var time = unknown
      time.subject = .of("time", unknown.subject)
      time.start = nil
      return .unknown(time)
    }
    return nil
  }

  /// Of several languages that a function of the app chooses from, the text that is the English one.
  static func isEnglish(_ value: ScriptValue, _ text: ScriptValue) -> Bool {
    guard case .choice(let choice) = value else { return false }
    let subject = text.subject()
    return choice.sides.contains { side in
      side.value.isText && side.value.subject() == subject || isEnglish(side.value, text)
    }
  }

  /// What a function of the app's own gives for a key, whatever it does on the way to the table; nil where
  /// no table has it.
  static func inTable(
    _ arguments: [ScriptValue], _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard let first = arguments.first else { return nil }
    var values = ScriptObject()
    for case .object(let object) in arguments.dropFirst() { values = object }
    switch first {
    case .text(let text):
      guard let key = text.known, !key.isEmpty,
        let message = evaluator.graph.texts.find(
          key, isCounted: values["count"] != nil, asked: &evaluator.trace.askedTexts)
      else { return nil }
      let whole = evaluator.graph.texts.whole(message, asked: &evaluator.trace.askedTexts)
      return .text(filled(whole, values))
    case .choice(let choice):
      // Of keys that hang on a condition each has to be there.
      var isWhole = true
      let result = evaluator.map(choice) { evaluator, key in
        let text = inTable([key] + arguments.dropFirst(), &evaluator)
        if text == nil { isWhole = false }
        return text ?? .undefined
      }
      return isWhole ? result : nil
    default: return nil
    }
  }

  static let translator = "translator"

  /// What `useTranslation` is told of where its keys are: names of tables, and what keys begin with.
  static func prefixes(_ arguments: [ScriptValue]) -> [String] {
    var tables: [String] = []
    switch arguments.first {
    case .text(let text)?: tables = text.known.map { [$0] } ?? []
    case .list(let list)?: tables = list.items?.compactMap(\.literal) ?? []
    default: break
    }
    var start = ""
    if arguments.count > 1, case .object(let options) = arguments[1],
      let prefix = options["keyPrefix"]?.literal
    {
      start = prefix + "."
    }
    if tables.isEmpty { return start.isEmpty ? [] : [start] }
    return tables.map { $0 + ":" + start }
  }

  /// The table that a call names, then those of its function.
  static func prefixes(of callee: ScriptValue, _ options: ScriptObject) -> [String] {
    var result: [String] = []
    for name in ["ns", "namespace"] {
      if let table = options[name]?.literal { result.append(table + ":") }
    }
    if case .external(let name) = callee, name.path.first == translator {
      result += name.path.dropFirst().dropLast()
    }
    return result
  }

  /// Places for values: `{name}`, `{{name}}`, `%{name}`, `{ $name }`; what is not given only a run tells.
  ///
  /// Tags go. A message with plurals or choices is read at its last, which is the general one.
  static func filled(
    _ message: String, _ values: ScriptObject = ScriptObject(), depth: Int = 0
  ) -> SourcedText {
    var result = SourcedText.translated("")
    var literal: [UInt8] = []
    let bytes = Array(message.utf8)
    var index = 0
    func flush() {
      result = result + .literal(String(decoding: literal, as: UTF8.self))
      literal = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "{")
        || byte == UInt8(ascii: "%") && index + 1 < bytes.count
          && bytes[index + 1] == UInt8(ascii: "{")
      {
        var end = index
        var depthOfBraces = 0
        repeat {
          if bytes[end] == UInt8(ascii: "{") { depthOfBraces += 1 }
          if bytes[end] == UInt8(ascii: "}") { depthOfBraces -= 1 }
          end += 1
        } while end < bytes.count
          && (depthOfBraces > 0 || end == index + 1 && byte == UInt8(ascii: "%"))
        flush()
        let inside = String(decoding: bytes[index..<end], as: UTF8.self)
        result = result + place(inside, values, depth)
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

  /// What stands at a place for a value, braces included.
  private static func place(
    _ inside: String, _ values: ScriptObject, _ depth: Int
  ) -> SourcedText {
    let name = String(
      inside.drop { "{%}$ \n".contains($0) }.prefix { !"},% \n".contains($0) })
    if depth < 3, let general = general(inside) { return filled(general, values, depth: depth + 1) }
    guard let value = values[name], !value.isMissing else { return .data(name) }
    switch value {
    case .text, .number, .unknown, .choice: return value.text
    default: return .data(name)
    }
  }

  /// Of a choice the side for all others: `*[other] items` of Fluent, `other {# items}` of ICU.
  private static func general(_ inside: String) -> String? {
    if inside.contains("->") {
      guard let star = inside.split(separator: "*[").last, let close = star.firstIndex(of: "]")
      else { return nil }
      let text = star[star.index(after: close)...]
      return String(text.prefix { $0 != "\n" }.drop { $0 == " " })
    }
    guard inside.contains(", plural") || inside.contains(", select") else { return nil }
    guard let other = inside.split(separator: "other").last, let open = other.firstIndex(of: "{")
    else { return nil }
    var depth = 0
    var text = ""
    for letter in other[open...] {
      if letter == "}" { depth -= 1 }
      if depth == 0, letter == "}" { break }
      if depth > 0 { text.append(letter) }
      if letter == "{" { depth += 1 }
    }
    return text.split(separator: "#", omittingEmptySubsequences: false).joined(
      separator: "{" + inside.drop { "{ ".contains($0) }.prefix { !", ".contains($0) } + "}")
  }

  /// Behind `<b>`, `</b>`; nil where the `<` stands for itself.
  private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let first = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      // `<0 />`
      if index > first, bytes[index...].starts(with: " />".utf8) { return index + 3 }
      if index > first, bytes[index...].starts(with: "/>".utf8) { return index + 2 }
      let byte = bytes[index] | 0x20
      guard
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
          || bytes[index] <= UInt8(ascii: "9") && bytes[index] >= UInt8(ascii: "0")
      else { return nil }
      index += 1
    }
    return index < bytes.count && index > first ? index + 1 : nil
  }
}
