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
