internal import Components

/// What React tells of children, before any of them is shown (`Children`, `isValidElement` of its documentation).
enum ChildLists {
  /// In one list, without what shows nothing.
  static func list(of children: ScriptValue) -> ScriptValue {
    switch children {
    case .list(let list): .list(list.flat.present)
    case .undefined, .null, .flag: .list(ScriptList())
    default: .list(ScriptList([children]))
    }
  }

  /// What shows nothing counts too, if it stands among others.
  static func count(of children: ScriptValue, _ evaluator: inout ScriptEvaluator) -> ScriptValue {
    switch children {
    case .list(let list): return list.flat.length
    case .undefined, .null: return .number(0)
    case .choice(let choice): return evaluator.map(choice) { count(of: $1, &$0) }
    case .unknown(let unknown):
      return evaluator.unknown("length", .of("length", unknown.subject))
    default: return .number(1)
    }
  }

  static func isElement(
    _ value: ScriptValue, _ subject: UInt64, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    switch value {
    case .element: return .flag(true)
    case .choice(let choice):
      return evaluator.map(choice) { isElement($1, subject, &$0) }
    case .unknown(let unknown):
      // What nobody knows is data as a rule, and no element.
      var answer = ScriptUnknown(
        words: "isValidElement(" + unknown.words + ")",
        subject: .of("element", unknown.subject, subject))
      answer.start = .flag(false)
      return .unknown(answer)
    default: return .flag(false)
    }
  }
}

extension ScriptList {
  /// How long it is: items that are there on conditions, and rows, may be none.
  var length: ScriptValue {
    if let items, !items.contains(where: \.isOnCondition) { return .number(Double(items.count)) }
    var length = ScriptUnknown(
      words: "length", subject: .of("length", ScriptValue.list(self).subject()), isCode: true)
    let least = parts.count { part in
      if case .item(let item) = part { !item.isOnCondition } else { false }
    }
    length.range = Double(least)...Double.infinity
    return .unknown(length)
  }
}

extension ScriptValue {
  /// Of an item of a list: that list has as many as hold.
  var isOnCondition: Bool {
    if case .choice(let choice) = self { choice.isOfLists } else { false }
  }
}
