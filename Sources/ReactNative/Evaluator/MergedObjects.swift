internal import Components

/// Objects that a function of lodash puts into each other (its documentation, `merge` and `defaultsDeep`).
enum MergedObjects {
  /// Later ones win, member by member; what is undefined wins over none.
  static func merged(_ values: [ScriptValue]) -> ScriptValue {
    guard let first = values.first else { return .undefined }
    return values.dropFirst().reduce(first) { merged($0, $1, depth: 0) }
  }

  private static func merged(
    _ left: ScriptValue, _ right: ScriptValue, depth: Int
  ) -> ScriptValue {
    guard depth < 12 else { return right }
    switch (left, right) {
    case (_, .undefined): return left
    case (_, .null) where depth == 0: return left
    case (.undefined, _): return right
    case (.object(var one), .object(let other)):
      for key in other.keys {
        guard let value = other[key] else { continue }
        one[key] = one[key].map { merged($0, value, depth: depth + 1) } ?? value
      }
      one.others = one.others ?? other.others
      return .object(one)
    // What may be put in as well is hardly all: its members stand beside those that are known.
    case (.object(var one), .unknown(let unknown)):
      one.others = one.others ?? unknown
      return .object(one)
    case (.unknown(let unknown), .object(var other)):
      other.others = other.others ?? unknown
      return .object(other)
    case (.object(var one), .external(let name)):
      one.others =
        one.others ?? ScriptUnknown(words: name.name, subject: right.subject(), isCode: true)
      return .object(one)
    case (_, .choice(let choice)) where choice.sides.count <= 6:
      return .choice(
        changed(choice) { merged(left, $0.isMissing ? .undefined : $0, depth: depth + 1) })
    case (.choice(let choice), _) where choice.sides.count <= 6:
      return .choice(changed(choice) { merged($0, right, depth: depth + 1) })
    default: return right
    }
  }

  private static func changed(
    _ choice: ScriptChoice, _ change: (ScriptValue) -> ScriptValue
  ) -> ScriptChoice {
    var choice = choice
    for index in choice.sides.indices {
      choice.sides[index].value = change(choice.sides[index].value)
    }
    return choice
  }
}

/// What a hook tells of how the system is set up for people with disabilities.
enum ScreenReader {
  static func settings(_ subject: UInt64) -> ScriptValue {
    var object = ScriptObject(others: ScriptUnknown(words: "", subject: subject, isCode: true))
    object["screenReaderEnabled"] = .flag(true)
    return .object(object)
  }
}
