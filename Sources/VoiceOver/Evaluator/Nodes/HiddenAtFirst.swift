import Views

extension Evaluator {
  /// As in `.opacity(progress == 0 ? 0 : 1)`, where `progress` is a measure that begins with 0.
  ///
  /// A measure follows a gesture: nothing is there to be read before that has begun. Flags and steps are
  /// mostly changed as soon as the view appears, so what they begin with says nothing.
  mutating func isHiddenAtFirst(_ opacity: ExpressionID, _ site: Site) -> Bool {
    guard case .branch(let index) = expression(opacity, site.file) else { return false }
    let branch = branch(index, site.file)
    guard branch.kind == .ternary, let first = branch.alternatives.first,
      let last = branch.alternatives.last, first != last,
      let test = files.test(of: alternative(first, site.file), site.file),
      case .binary(let sign, let left, let right) = expression(test, site.file),
      let measure = measure(left, site), let limit = files.literal(right, site.file)
    else { return false }
    let holds: Bool
    switch linker.text(of: sign, in: site.file) {
    case "==": holds = measure == limit
    case "!=": holds = measure != limit
    case "<": holds = measure < limit
    case ">": holds = measure > limit
    case "<=": holds = measure <= limit
    case ">=": holds = measure >= limit
    default: return false
    }
    let body = alternative(holds ? first : last, site.file).body
    guard body.count == 1, case .expression(let shown) = statement(body.lowerBound, site.file)
    else { return false }
    return files.literal(shown, site.file) == 0
  }

  /// `DisclosureGroup(title, isExpanded: $isOpen)`, where that is true when the view appears.
  mutating func openAtFirst(_ range: Range<Int32>, _ arguments: Range<Int32>, _ site: Site) {
    for (index, written) in zip(range, arguments) {
      guard scene.arguments[Int(index)].label == .isExpanded,
        case .name(let name) = expression(argument(written, site.file).value, site.file),
        let owner = selfType(at: site)
      else { continue }
      let text = linker.text(of: name, in: site.file)
      let named = NameHash.of(String(text.dropFirst()))
      guard text.hasPrefix("$"), let state = members(of: owner, named: named).first,
        linker[state].attributes.contains(where: { word($0, state.file) == .State }),
        let value = linker[state].value, case .boolean(true) = expression(value, state.file)
      else { continue }
      scene.arguments[Int(index)].value = new(.boolean(true))
    }
  }

  /// A flag of the view that no call gives anything, and that nothing ever changes.
  mutating func unchangedState(_ id: ExpressionID, _ site: Site) -> Bool? {
    let instance = selfInstance(at: site)
    guard instance >= 0, let name = files.ownName(id, site),
      lookUp(name, in: site.environment) == nil,
      lookUp(name, in: instances[Int(instance)].properties) == nil
    else { return nil }
    let type = instances[Int(instance)].type
    guard let found = members(of: type, named: name).first, linker[found].isLeftAsItBegins,
      let value = linker[found].value, case .boolean(let flag) = expression(value, found.file)
    else { return nil }
    if linker[found].isFilePrivate { return flag }
    // Others may give it something, where the view is made or in code of its own.
    guard instance > 0, instances[Int(instance)].isKnown, !linker.isExtendedElsewhere(type) else {
      return nil
    }
    return flag
  }

  /// What a state of the view that is a measure begins with.
  private mutating func measure(_ id: ExpressionID, _ site: Site) -> Double? {
    let instance = selfInstance(at: site)
    guard let name = files.ownName(id, site), instance >= 0,
      lookUp(name, in: site.environment) == nil
    else { return nil }
    let type = instances[Int(instance)].type
    guard let found = members(of: type, named: name).first,
      linker.initializers(of: type).isEmpty, let declared = linker[found].type,
      linker[found].attributes.contains(where: {
        [.State, .GestureState].contains(word($0, found.file))
      })
    else { return nil }
    switch word(declared, found.file) {
    case .CGFloat, .Double: break
    default: return nil
    }
    return linker[found].value.flatMap { files.literal($0, found.file) }
  }
}

// What the code says by itself.

extension LiveFiles {
  fileprivate func literal(_ id: ExpressionID, _ file: FileID) -> Double? {
    guard case .number(let number) = expression(id, in: file) else { return nil }
    return Double(text(number, in: file))
  }
}
