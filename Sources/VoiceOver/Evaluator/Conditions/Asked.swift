import Views

/// What has to hold together for a side to show, as far as it is known what is asked about.
struct Asked {
  var pairs: [Pair] = []
  var asksMore = false
  /// It holds in one row at most: the number of those rows, from the outermost; 0 for none.
  var oneRow: Int32 = 0
  /// Names that mean something else behind the condition, and in the rest of it.
  var bound: [UInt64] = []
  /// What they were bound to, where the source says so.
  var given: [ExpressionID?] = []

  struct Pair {
    var subject: SourceExpression
    var value: ValueID
    var locality: Locality
    /// It is asked whether the subject is empty, not what it is.
    var isOfEmptiness: Bool
    /// Another view gave it to the one that has it.
    var isGiven = false
  }

  /// How far what is asked about means the same.
  struct Locality {
    /// In one row or in one use of a helper only.
    var isLocal = false
    /// Where what a closure or a line calls by its name comes from: elsewhere the name may be another's.
    var source: Origin?
  }
}

extension Evaluator {
  mutating func arguments(_ asked: Asked) -> Range<Int32> {
    let start = scene.arguments.count
    for pair in asked.pairs {
      let origin = Origin(
        file: pair.subject.file, offset: offset(pair.subject.expression, pair.subject.file))
      let whose: Word = pair.locality.isLocal ? .rows : pair.isGiven ? .data : .other
      scene.arguments.append(
        SceneArgument(
          label: whose, name: nil, value: new(.unknown(pair.subject)), origin: origin))
      scene.arguments.append(
        SceneArgument(
          label: pair.isOfEmptiness ? .isEmpty : .other, name: nil, value: pair.value,
          origin: pair.locality.source ?? origin))
    }
    if asked.asksMore {
      scene.arguments.append(
        SceneArgument(
          label: .other, name: nil, value: .null, origin: scene.arguments[start].origin))
    }
    return Int32(start)..<Int32(scene.arguments.count)
  }

  /// Whether an expression means the same wherever it is written in one view, or in a part of it.
  mutating func isLasting(
    _ id: ExpressionID, _ bound: [UInt64], _ site: Site, _ locality: inout Asked.Locality
  ) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .null, .boolean, .number, .implicitMember: return true
    case .string(let segments):
      return segments.allSatisfy {
        if case .literal = linker.segment($0, in: site.file) { true } else { false }
      }
    case .name(let name): return isLasting(name, bound, site, &locality)
    case .member(let base, _): return isLasting(base, bound, site, &locality)
    case .prefix(_, let inner): return isLasting(inner, bound, site, &locality)
    case .binary(_, let left, let right):
      return isLasting(left, bound, site, &locality) && isLasting(right, bound, site, &locality)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      guard isLasting(callee, bound, site, &locality) else { return false }
      for index in arguments
      where !isLasting(argument(index, site.file).value, bound, site, &locality) {
        return false
      }
      return true
    // Of `all.filter { … }`: a closure is the same as itself alone, and may ask about its row.
    case .closure:
      locality.isLocal = true
      return true
    default: return false
    }
  }

  private func isLasting(
    _ name: NameID, _ bound: [UInt64], _ site: Site, _ locality: inout Asked.Locality
  ) -> Bool {
    if selfInstance(at: site) < 0 { return false }
    if word(name, site.file) == .`self` { return true }
    let hash = hash(name, site.file)
    if bound.contains(hash) { return false }
    var next = site.environment
    var isOutside = false
    while next >= 0 {
      let binding = bindings[Int(next)]
      if binding.hash == hash {
        locality.isLocal = true
        if isOutside || next < rowBindings { return true }
        // Of two such names nobody could say which one comes from where.
        guard let source = source(of: binding, site),
          locality.source == nil || locality.source == source
        else { return false }
        locality.source = source
        return true
      }
      if markers.contains(binding.hash) { isOutside = true }
      next = binding.parent
    }
    return true
  }

  private func source(of binding: Binding, _ site: Site) -> Origin? {
    if case .expression(let given, let place) = binding.value { return origin(given, place) }
    return binding.closure == 0 ? nil : Origin(file: site.file, offset: binding.closure)
  }
}
