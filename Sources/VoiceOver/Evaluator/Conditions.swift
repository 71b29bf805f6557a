import Views

/// What a branch asks of a property of the view it stands in, for those beside it that ask the contrary:
/// `if isEditing { … }` and, further on, `if !isEditing { … }` are never shown together.
extension Evaluator {
  /// Tells the node of a branch with one side what it asks: the property, and the value for which it shows.
  mutating func note(condition branch: Views.Branch, of node: Scene.NodeID, _ site: Site) {
    guard branch.kind == .condition, branch.alternatives.count == 1,
      let place = branch.alternatives.first,
      let (subject, value) = asked(by: alternative(place, site.file), site)
    else { return }
    let start = Int32(scene.arguments.count)
    for value in [unknown(subject, site), value] {
      scene.arguments.append(
        SceneArgument(label: .other, name: nil, value: value, origin: origin(subject, site)))
    }
    scene.nodes[Int(node)].arguments = start..<(start + 2)
  }

  private mutating func asked(
    by alternative: Alternative, _ site: Site
  ) -> (subject: ExpressionID, value: ValueID)? {
    if let test = alternative.test {
      return alternative.bindings.isEmpty ? asked(by: test, true, site) : nil
    }
    // `if let title`
    guard alternative.bindings.count == 1, let index = alternative.bindings.first,
      let subject = parameter(index, site.file).defaultValue, isOwnProperty(subject, site),
      let condition = alternative.condition, !text(condition, site.file).utf8.contains(0x2C),
      text(condition, site.file).hasPrefix("let ")
    else { return nil }
    return (subject, new(.boolean(true)))
  }

  private mutating func asked(
    by id: ExpressionID, _ flag: Bool, _ site: Site
  ) -> (subject: ExpressionID, value: ValueID)? {
    switch expression(id, site.file) {
    case .name, .member: return isOwnProperty(id, site) ? (id, new(.boolean(flag))) : nil
    case .prefix(let sign, let inner):
      return linker.text(of: sign, in: site.file) == "!" ? asked(by: inner, !flag, site) : nil
    case .tuple(let items) where items.count == 1:
      return asked(by: item(items.lowerBound, site.file), flag, site)
    case .binary(let sign, let left, let right):
      guard isOwnProperty(left, site) else { return nil }
      switch (linker.text(of: sign, in: site.file), expression(right, site.file)) {
      case ("==", .null): return (left, new(.null))
      case ("!=", .null): return (left, new(.boolean(true)))
      case ("==", .implicitMember), ("==", .member):
        let value = value(right, site)
        guard case .member = scene[value] else { return nil }
        return (left, value)
      default: return nil
      }
    default: return nil
    }
  }

  /// `isOpen`, `model.isOpen`: the same for all code of one view, unlike what a function or closure is given.
  private func isOwnProperty(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while case .member(let base, _) = expression(cursor, site.file) { cursor = base }
    guard case .name(let name) = expression(cursor, site.file), selfInstance(at: site) >= 0 else {
      return false
    }
    return word(name, site.file) == .`self`
      || lookUp(hash(name, site.file), in: site.environment) == nil
  }
}
