import Scenes
import Views

/// What state hides until something happens.
enum HiddenAtFirst {
  /// As in `.opacity(progress == 0 ? 0 : 1)`, where `progress` is a measure that begins with 0.
  ///
  /// A measure follows a gesture: nothing is there to be read before that has begun. Flags and steps are
  /// mostly changed as soon as the view appears, so what they begin with says nothing.
  static func isHiddenAtFirst(_ opacity: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard case .branch(let index) = evaluator.expression(opacity, site.file) else { return false }
    let branch = evaluator.branch(index, site.file)
    guard branch.kind == .ternary, let first = branch.alternatives.first,
      let last = branch.alternatives.last, first != last,
      let test = evaluator.files.test(of: evaluator.alternative(first, site.file), site.file),
      case .binary(let sign, let left, let right) = evaluator.expression(test, site.file),
      let measure = Self.measure(left, site, &evaluator),
      let limit = evaluator.files.literal(right, site.file)
    else { return false }
    let holds: Bool
    switch evaluator.linker.text(of: sign, in: site.file) {
    case "==": holds = measure == limit
    case "!=": holds = measure != limit
    case "<": holds = measure < limit
    case ">": holds = measure > limit
    case "<=": holds = measure <= limit
    case ">=": holds = measure >= limit
    default: return false
    }
    let body = evaluator.alternative(holds ? first : last, site.file).body
    guard body.count == 1,
      case .expression(let shown) = evaluator.statement(body.lowerBound, site.file)
    else { return false }
    return evaluator.files.literal(shown, site.file) == 0
  }

  /// `DisclosureGroup(title, isExpanded: $isOpen)`, where that is true when the view appears.
  static func openAtFirst(
    _ range: Range<Int32>, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) {
    for (index, written) in zip(range, arguments) {
      guard evaluator.scene.arguments[Int(index)].label == .isExpanded,
        case .name(let name) = evaluator.expression(
          evaluator.argument(written, site.file).value, site.file),
        let owner = evaluator.selfType(at: site)
      else { continue }
      let text = evaluator.linker.text(of: name, in: site.file)
      let named = NameHash.of(String(text.dropFirst()))
      guard text.hasPrefix("$"), let state = evaluator.members(of: owner, named: named).first,
        evaluator.files[state.file].attributes(of: state.index).contains(where: {
          isBegun(evaluator.word($0, state.file))
        }),
        let value = evaluator.linker[state].value,
        case .boolean(true) = evaluator.expression(value, state.file)
      else { continue }
      evaluator.scene.arguments[Int(index)].value = evaluator.new(.boolean(true))
    }
  }

  /// It has what it is declared with when a user first comes there; what is stored is that until something is.
  ///
  /// https://developer.apple.com/documentation/swiftui/appstorage
  private static func isBegun(_ wrapper: Word) -> Bool {
    switch wrapper {
    case .State, .AppStorage, .SceneStorage: true
    default: false
    }
  }

  /// A flag of the view that no call gives anything, and that nothing changes as long as the view shows.
  static func stateAsShown(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool?
  {
    guard let (found, instance) = StateStarts.ownState(id, site, &evaluator),
      let flag = evaluator.linker[found].asShown
    else { return nil }
    if evaluator.linker[found].isFilePrivate { return flag }
    // Others may give it something, where the view is made or in code of its own.
    guard instance > 0, evaluator.instances[Int(instance)].isKnown,
      !evaluator.linker.isExtendedElsewhere(evaluator.instances[Int(instance)].type)
    else { return nil }
    return flag
  }

  /// What a state of the view that is a measure begins with.
  private static func measure(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Double?
  {
    let instance = evaluator.selfInstance(at: site)
    guard let name = evaluator.files.ownName(id, site), instance >= 0,
      evaluator.lookUp(name, in: site.environment) == nil
    else { return nil }
    let type = evaluator.instances[Int(instance)].type
    guard let found = evaluator.members(of: type, named: name).first,
      evaluator.linker.initializers(of: type).isEmpty, let declared = evaluator.linker[found].type,
      evaluator.files[found.file].attributes(of: found.index).contains(where: {
        [.State, .GestureState].contains(evaluator.word($0, found.file))
      })
    else { return nil }
    switch evaluator.word(declared, found.file) {
    case .CGFloat, .Double: break
    default: return nil
    }
    return evaluator.linker[found].value.flatMap { evaluator.files.literal($0, found.file) }
  }
}

// What the code says by itself.

extension LiveFiles {
  fileprivate func literal(_ id: ExpressionID, _ file: FileID) -> Double? {
    guard case .number(let number) = expression(id, in: file) else { return nil }
    return Double(text(number, in: file))
  }
}
