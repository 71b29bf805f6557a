/// Props that hang on what is known where their element is shown.
extension ScriptObject {
  /// Without the sides that are not met there: of `<Box role={on ? 'button' : undefined}/>` for `Box = on ? A : B` each
  /// side has its own.
  func settled(by assumptions: ScriptAssumptions) -> ScriptObject {
    var result = self
    for key in keys {
      if case .choice(let choice)? = self[key], let value = choice.settled(by: assumptions) {
        result[key] = value
      }
    }
    return result
  }

  /// With the states that go with the role that is told, where conditions choose between roles: `<Row
  /// role={on ? 'switch' : 'button'} accessibilityState={{checked: on}}/>`.
  func statesOfRole(_ role: ScriptValue, _ names: [String]) -> ScriptObject {
    guard case .choice(let choice) = role,
      let index = choice.sides.firstIndex(where: { !$0.value.words.isEmpty })
    else { return self }
    var assumptions = ScriptAssumptions()
    for side in choice.sides[..<index] { assumptions.add(side.condition, false) }
    assumptions.add(choice.sides[index].condition, true)
    var result = self
    for name in names { result[name] = self[name]?.asState(by: assumptions) }
    return result
  }
}

extension ScriptValue {
  /// A state, or an object of such, as it is where something is known.
  fileprivate func asState(by assumptions: ScriptAssumptions) -> ScriptValue {
    switch self {
    case .unknown(let unknown):
      return assumptions.answer(unknown.isThere).map { .flag($0) } ?? self
    case .choice(let choice):
      guard let settled = choice.settled(by: assumptions) else { return self }
      if case .choice = settled { return settled }
      return settled.asState(by: assumptions)
    case .object(let object):
      var result = object
      for key in object.keys { result[key] = object[key]?.asState(by: assumptions) }
      return .object(result)
    default: return self
    }
  }
}

extension ScriptChoice {
  /// Nil where it stays as it is.
  fileprivate func settled(by assumptions: ScriptAssumptions) -> ScriptValue? {
    var kept: [Side] = []
    var isSettled = false
    for side in sides {
      switch assumptions.simplify(side.condition) {
      case .constant(false): isSettled = true
      case .constant(true):
        kept.append(Side(condition: .constant(true), value: side.value))
        if case .constant(true) = side.condition {} else { isSettled = true }
        return isSettled ? .choose(kept) : nil
      case let condition: kept.append(Side(condition: condition, value: side.value))
      }
    }
    return isSettled ? .choose(kept) : nil
  }
}
