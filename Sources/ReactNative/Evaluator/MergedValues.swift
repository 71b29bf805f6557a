internal import Components

/// What a variable holds behind the sides of a condition.
extension ScriptValue {
  /// A list that one side has made longer has those items on a condition; of an object it is each member that
  /// hangs on it, once there are more ways than a few: else each statement would double them.
  static func merged(
    _ test: ScriptCondition, _ first: ScriptValue, _ second: ScriptValue, _ before: ScriptValue
  ) -> ScriptValue {
    if first.isObject, second.isObject {
      let ways = first.leaves + second.leaves
      if ways > mostWays || first.hasOthers || second.hasOthers,
        let one = first.members, let two = second.members
      {
        return .object(one.merged(test, two))
      }
    }
    guard case .list(let one) = first, case .list(let two) = second, case .list(let old) = before,
      one.parts.count >= old.parts.count, two.parts.count >= old.parts.count
    else { return ScriptValue.choose(test, first, second) }
    var result = old
    let (a, b) = (one.parts.dropFirst(old.parts.count), two.parts.dropFirst(old.parts.count))
    let holdsItems = (a + b).allSatisfy { if case .item = $0 { true } else { false } }
    if holdsItems {
      var (then, otherwise) = (ScriptList(), ScriptList())
      (then.parts, otherwise.parts) = (Array(a), Array(b))
      result.parts.append(.item(ScriptValue.choose(test, .list(then), .list(otherwise))))
    } else {
      // Rows in a list in a list would be one row.
      result.parts += a.map { $0.shown(where: test) }
      result.parts += b.map { $0.shown(where: .not(of: test)) }
    }
    return .list(result)
  }

  private static let mostWays = 6

  /// On each side an object.
  private var isObject: Bool {
    switch self {
    case .object: true
    case .choice(let choice): choice.sides.allSatisfy(\.value.isObject)
    default: false
    }
  }

  private var hasOthers: Bool {
    if case .object(let object) = self { object.others != nil } else { false }
  }

  /// The members of all sides, each on the conditions of its sides.
  var members: ScriptObject? {
    switch self {
    case .object(let object): return object
    case .choice(let choice):
      guard let last = choice.sides.last, var result = last.value.members else { return nil }
      for side in choice.sides.dropLast().reversed() {
        guard let members = side.value.members else { return nil }
        result = members.merged(side.condition, result)
      }
      return result
    default: return nil
    }
  }

  /// The same function or component, with the same around it.
  func isOne(with other: ScriptValue) -> Bool {
    switch (self, other) {
    case (.external(let one), .external(let two)): one == two
    case (.function(let one), .function(let two)):
      one.module == two.module && one.function == two.function && one.scope == two.scope
        && one.around == two.around && one.receiver?.seed == two.receiver?.seed
        && one.isFed == two.isFed && one.wrapped == two.wrapped
    case (.classType(let one), .classType(let two)):
      one.module == two.module && one.id == two.id && one.scope == two.scope
        && one.around == two.around && one.isFed == two.isFed && one.wrapped == two.wrapped
    default: false
    }
  }

  /// Nothing that is made of one is made otherwise of the other.
  fileprivate func isSame(as other: ScriptValue) -> Bool {
    var (own, others) = (ScriptDigest(), ScriptDigest())
    mix(into: &own, depth: 0)
    other.mix(into: &others, depth: 0)
    return own.value == others.value
  }
}

extension ScriptObject {
  /// Its members where the condition holds, else those of the other.
  fileprivate func merged(_ test: ScriptCondition, _ other: ScriptObject) -> ScriptObject {
    var result = self
    for key in other.keys where result[key] == nil { result[key] = .undefined }
    for key in result.keys {
      let (one, two) = (result[key] ?? .undefined, other[key] ?? .undefined)
      if !one.isSame(as: two) { result[key] = ScriptValue.choose(test, one, two) }
    }
    result.others = others ?? other.others
    return result
  }
}

extension ScriptList.Part {
  fileprivate func shown(where condition: ScriptCondition) -> Self {
    switch self {
    case .item(let item): return .item(ScriptValue.choose(condition, item, .undefined))
    case .rows(var rows):
      rows.body = ScriptValue.choose(condition, rows.body, .undefined)
      return .rows(rows)
    }
  }
}

extension ScriptValue {
  /// Nothing about it is open.
  var isConstant: Bool {
    switch self {
    case .text(let text): text.known != nil
    default: isPlain
    }
  }

  /// The same, where its conditions are about the whole app.
  var ofApp: ScriptValue {
    guard case .choice(var choice) = self else { return self }
    for index in choice.sides.indices {
      choice.sides[index].condition = choice.sides[index].condition.ofApp
      choice.sides[index].value = choice.sides[index].value.ofApp
    }
    return .choice(choice)
  }
}
