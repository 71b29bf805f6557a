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
      let options = arguments.dropFirst()
      var values = ScriptObject()
      for case .object(let object) in options { values = object }
      guard let key = text.known else {
        // Behind the tag of Lingui stands the message itself, with its values.
        if MessageText.isTag(callee), !text.literals.isEmpty {
          return .text(.translated("") + text)
        }
        return OpenKeys.text(text, callee, values, &self) ?? unknown
      }
      // A context is a part of the key (i18next, “Context”).
      if case .choice(let choice)? = values["context"] {
        return map(choice) { evaluator, context in
          var side = values
          side["context"] = context
          let others = options.filter { if case .object = $0 { false } else { true } }
          return evaluator.translated(callee, words, [first, .object(side)] + others) ?? unknown
        }
      }
      if let text = OpenKeys.text(key, callee, values, &self) { return text }
      if let message = graph.texts.find(
        key, prefixes: MessageText.prefixes(of: callee, values),
        context: values["context"]?.literal, isCounted: values["count"] != nil,
        asked: &trace.askedTexts)
      {
        let whole = graph.texts.whole(message, asked: &trace.askedTexts)
        return MessageParts(whole, values).value(&self)
      }
      // Where the key comes from a table it is what is found there.
      if text.isTranslated { return MessageParts(key, values).value(&self) }
      if MessageText.isItself(key, of: name) {
        return PrintedText.value([.text(.translated(key))] + options, &self) ?? unknown
      }
      for option in options {
        switch option {
        case .text(let message):
          if let known = message.known { return .text(MessageText.filled(known)) }
        case .object(let object):
          for name in ["defaultValue", "defaultMessage", "message"] {
            if let message = object[name]?.literal {
              return MessageParts(message, object).value(&self)
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
      var values = object
      for case .object(let more) in [object["values"] ?? .undefined] + arguments.dropFirst() {
        for key in more.keys { values[key] = more[key] }
      }
      for name in MessageText.messages {
        guard let message = object[name]?.literal else { continue }
        return MessageParts(message, values).value(&self)
      }
      for name in ["id", "key"] {
        guard let key = object[name]?.literal else { continue }
        if let message = graph.texts.find(
          key, prefixes: MessageText.prefixes(of: callee, object), asked: &trace.askedTexts)
        {
          return MessageParts(message, values).value(&self)
        }
      }
      guard MessageText.keys.contains(where: { object[$0] != nil }) else { return nil }
      // Which message it is hangs on data, and so does what it says.
      for name in MessageText.keys {
        switch object[name] {
        case .unknown(let data)? where !data.words.isEmpty:
          return .text(.translated("") + data.text)
        case .text(let text)? where text.known == nil: return .text(.translated("") + text)
        default: break
        }
      }
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
  static func isItself(_ key: String, of name: String) -> Bool {
    guard natural.contains(name) else { return false }
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

  /// A time as packages put it into words, or a text that they write otherwise: data as what they are given.
  static func time(_ callee: ScriptValue, _ arguments: [ScriptValue]) -> ScriptValue? {
    guard case .external(let name) = callee else { return nil }
    let isWorded = KnownFunctions.textWordings.contains(name.name)
    guard isWorded || KnownFunctions.isOfTimes(name) else { return nil }
    for case .unknown(let unknown) in arguments
    where !unknown.words.isEmpty && (isWorded || !unknown.isCode) {
      var time = unknown
      time.subject = .of(isWorded ? name.name : "time", unknown.subject)
      time.start = nil
      return .unknown(time)
    }
    guard isWorded, let first = arguments.first, !first.isMissing else { return nil }
    return first.asWorded
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

  /// The same where a function of the app's own looks it up and only a run tells what is found: it is handed what is shown
  /// where nothing is; nil for what is no such function, and for a key that is none of itself.
  static func itself(
    _ name: String?, _ arguments: [ScriptValue], _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard let name, natural.contains(name), let first = arguments.first else { return nil }
    switch first {
    case .text(let text):
      guard let key = text.known, isItself(key, of: name) else { return nil }
      return PrintedText.value([.text(.translated(key))] + arguments.dropFirst(), &evaluator)
    case .choice(let choice):
      var isWhole = true
      let result = evaluator.map(choice) { evaluator, key in
        let text = itself(name, [key] + arguments.dropFirst(), &evaluator)
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
}

extension ScriptValue {
  /// A text of which something is known, or several: in other words it is the same; nil where it is something else.
  fileprivate var asWorded: ScriptValue? {
    switch self {
    case .undefined, .null: return self
    case .text(let text): return text.known == nil ? self : nil
    case .unknown(let unknown): return unknown.words.isEmpty ? nil : self
    case .choice(let choice):
      return choice.sides.allSatisfy { $0.value.asWorded != nil } ? self : nil
    default: return nil
    }
  }
}
