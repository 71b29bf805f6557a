import Views

/// What a branch asks of a property of the view it stands in, for those beside it that ask the contrary:
/// `if isEditing { … }` and, further on, `if !isEditing { … }` are never shown together.
extension Evaluator {
  /// Tells the node of a branch with one side what it asks: the property, and the value for which it shows.
  mutating func note(condition branch: Views.Branch, of node: Scene.NodeID, _ site: Site) {
    guard branch.kind == .condition, branch.alternatives.count == 1,
      let place = branch.alternatives.first
    else { return }
    var asked = Asked()
    ask(alternative(place, site.file), site, &asked)
    if asked.pairs.isEmpty { return }
    let start = Int32(scene.arguments.count)
    for (subject, value) in asked.pairs {
      for value in [unknown(subject, site), value] { append(value, at: subject, site) }
    }
    if asked.pairs.count == 1, asked.asksMore { append(.null, at: asked.pairs[0].subject, site) }
    scene.nodes[Int(node)].arguments = start..<Int32(scene.arguments.count)
  }

  /// What has to hold together, as far as it is asked of properties.
  private struct Asked {
    var pairs: [(subject: ExpressionID, value: ValueID)] = []
    var asksMore = false
    /// Names that mean something else behind the condition, and in the rest of it.
    var bound: [UInt64] = []
  }

  private mutating func append(_ value: ValueID, at subject: ExpressionID, _ site: Site) {
    scene.arguments.append(
      SceneArgument(label: .other, name: nil, value: value, origin: origin(subject, site)))
  }

  private mutating func ask(_ alternative: Alternative, _ site: Site, _ asked: inout Asked) {
    if let test = alternative.test {
      asked.bound = alternative.bindings.map { hash(parameter($0, site.file).name, site.file) }
      ask(all: test, site, &asked)
      return
    }
    if let pair = bound(by: alternative, site) { asked.pairs.append(pair) }
  }

  /// As in `!isEmpty && count > 2`.
  private mutating func ask(all test: ExpressionID, _ site: Site, _ asked: inout Asked) {
    guard think() else { return }
    defer { rest() }
    if case .binary(let sign, let left, let right) = expression(test, site.file),
      linker.text(of: sign, in: site.file) == "&&"
    {
      ask(all: left, site, &asked)
      ask(all: right, site, &asked)
    } else if let pair = self.asked(by: test, true, site),
      !asked.bound.contains(root(of: pair.subject, site))
    {
      asked.pairs.append(pair)
    } else {
      asked.asksMore = true
    }
  }

  private func root(of id: ExpressionID, _ site: Site) -> UInt64 {
    var cursor = id
    while case .member(let base, _) = expression(cursor, site.file) { cursor = base }
    guard case .name(let name) = expression(cursor, site.file) else { return 0 }
    return hash(name, site.file)
  }

  private mutating func bound(
    by alternative: Alternative, _ site: Site
  ) -> (subject: ExpressionID, value: ValueID)? {
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
  func isOwnProperty(_ id: ExpressionID, _ site: Site) -> Bool {
    var cursor = id
    while case .member(let base, _) = expression(cursor, site.file) { cursor = base }
    guard case .name(let name) = expression(cursor, site.file), selfInstance(at: site) >= 0 else {
      return false
    }
    return word(name, site.file) == .`self`
      || lookUp(hash(name, site.file), in: site.environment) == nil
  }
}
