internal import Components
internal import ScriptModules

/// What stands in a table or a list under a key.
extension ScriptEvaluator {
  mutating func index(
    _ value: ScriptValue, _ key: ScriptValue, _ id: ScriptExpression.ID, _ scope: Int
  ) -> ScriptValue {
    if case .list(let list) = value, let ways = list.ways {
      return map(ways) { $0.index($1, key, id, scope) }.present
    }
    if let key = key.key {
      if case .list(let list) = value, let at = Int(key), let items = list.items {
        return items.indices.contains(at) ? items[at] : .undefined
      }
      if case .text(let text) = value, Int(key) != nil {
        return text.called("charAt", [.text(.literal(key))])
          ?? .text(asText(.undefined, id, scope))
      }
      // What stands at a number is called as the whole.
      if case .unknown(let unknown) = value, Int(key) != nil {
        guard case .unknown(var item) = derived(unknown, key) else { return .undefined }
        item.words = unknown.words.isEmpty ? "" : unknown.words + "[" + key + "]"
        return .unknown(item)
      }
      return member(value, key)
    }
    if let key = key.madeKey, case .object(let object) = value, let member = object[key] {
      return member
    }
    if case .object(let object) = value, let text = LanguageTables.english(in: object, at: key) {
      return text
    }
    // Which of a few it is asked of is a question of its own.
    if case .choice(let choice) = value, choice.sides.count <= Self.mostTables {
      return map(choice) { $0.index($1, key, id, scope) }
    }
    if case .choice(let choice) = key { return map(choice) { $0.index(value, $1, id, scope) } }
    let words = module(scope).words(id)
    switch value {
    case .object(let object) where object.others == nil && !object.keys.isEmpty:
      guard object.keys.count <= ScriptChoice.most else {
        if let picture = object.anyPicture { return picture }
        break
      }
      return TableKeys.mayLack(
        one(of: object.keys.map { (.text(.literal($0)), object[$0] ?? .undefined) }, key, words),
        key, words, &self)
    case .list(let list) where !list.parts.isEmpty && list.parts.count <= ScriptChoice.most:
      guard let items = list.items else { break }
      return one(of: items.enumerated().map { (.number(Double($0)), $1) }, key, words)
    case .undefined, .null: return .undefined
    case .unknown(let unknown):
      return .unknown(
        ScriptUnknown(
          words: words, subject: .of("[]", unknown.subject, key.subject()), isCode: unknown.isCode))
    default: break
    }
    return unknown(words, .of("[]", value.subject(), key.subject()))
  }

  private static let mostTables = 6

  /// One of what a table or a list holds, whichever the key says.
  private func one(
    of members: [(key: ScriptValue, value: ScriptValue)], _ key: ScriptValue, _ words: String
  ) -> ScriptValue {
    let subject = key.subject()
    var start: ScriptStart?
    if case .unknown(let unknown) = key { start = unknown.start }
    var sides = members.map { member in
      ScriptChoice.Side(
        condition: ask(
          ScriptQuestion(
            subject: subject, answer: .equals(member.key.subject()),
            words: key.text.plainWords + " === " + member.key.text.plainWords,
            isUsual: start?.equals(member.key.subject()))),
        value: member.value)
    }
    let isStarted = sides.contains { $0.condition.isUsual == true }
    if isStarted || !sides.allSatisfy(\.value.isFlag) {
      sides[sides.count - 1].condition = .constant(true)
    }
    let isOfTexts =
      !isStarted && sides.count > 2 && sides.allSatisfy { $0.value.literal != nil }
    guard case .choice(var choice) = ScriptValue.choose(sides), isOfTexts else {
      return ScriptValue.choose(sides)
    }
    choice.tableWords = words
    return .choice(choice)
  }
}

extension ScriptObject {
  /// One of them, where all are pictures: whichever it is, that is seen.
  fileprivate var anyPicture: ScriptValue? {
    let arePictures = keys.allSatisfy { key in
      guard case .external(let name)? = self[key] else { return false }
      return KnownComponents.row(of: name) == .host(.picture)
    }
    return arePictures ? keys.first.flatMap { self[$0] } : nil
  }
}
