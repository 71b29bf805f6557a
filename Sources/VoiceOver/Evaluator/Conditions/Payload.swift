import Views

/// What a case that is known was given: `items` of `case .inline(let items)` in a view that was made
/// `.inline(items: all)`.
extension Evaluator {
  /// What a side binds, with what is taken out of a case.
  mutating func bind(side: Alternative, of branch: Views.Branch, _ site: Site) -> Site {
    var inner = bind(side.bindings, site)
    let isOpen = side.bindings.contains { parameter($0, site.file).defaultValue == nil }
    guard isOpen, let (patterns, subject) = patterns(of: side, branch, site) else { return inner }
    guard let held = held(by: subject, site) else {
      bind(typesOf: patterns, in: subject, site, &inner)
      return inner
    }
    for (name, place) in CasePattern.taken(by: patterns, of: held.name, held.arguments.count) {
      let value = argument(held.arguments.lowerBound + Int32(place), held.site.file).value
      inner.environment = bind(name, .expression(value, held.site), onto: inner.environment)
    }
    return inner
  }

  /// Of what only its case is known, no more than the type: `case .shelf(Shelf)` of the enum.
  private mutating func bind(
    typesOf patterns: String, in subject: ExpressionID, _ site: Site, _ inner: inout Site
  ) {
    guard let name = CasePattern.only(of: patterns), let type = type(of: subject, site),
      let found = members(of: type, named: name).first, case .enumCase = linker[found].kind
    else { return }
    let held = linker[found].parameters
    let owner = linker[found].owner.map { TypeID(file: found.file, index: $0) }
    for (name, place) in CasePattern.taken(by: patterns, of: name, held.count) {
      guard let declared = parameter(held.lowerBound + Int32(place), found.file).type else {
        continue
      }
      inner.environment = bind(
        name, .parameter, onto: inner.environment,
        type: SourceName(file: found.file, name: declared))
      bindings[Int(inner.environment)].elementType = linker.type(
        named: hash(declared, found.file), from: found.file, inside: owner)
    }
  }

  private func patterns(
    of side: Alternative, _ branch: Views.Branch, _ site: Site
  ) -> (patterns: String, subject: ExpressionID)? {
    if branch.kind == .condition {
      return casePattern(of: side, site).map { ($0.pattern, $0.subject) }
    }
    guard let subject = branch.subject, let condition = side.condition else { return nil }
    return (text(condition, site.file), subject)
  }

  /// The name of a case and what it was given, where that is written.
  private mutating func held(
    by id: ExpressionID, _ site: Site
  ) -> (name: UInt64, arguments: Range<Int32>, site: Site)? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      guard isCaseName(callee, site) else { return nil }
      switch expression(callee, site.file) {
      case .implicitMember(let name), .member(_, let name):
        return (hash(name, site.file), arguments, site)
      default: return nil
      }
    case .cast(let inner, _): return held(by: inner, site)
    case .tuple(let items) where items.count == 1:
      return held(by: item(items.lowerBound, site.file), site)
    case .name, .member:
      guard let (inner, place) = source(of: id, site) else { return nil }
      return held(by: inner, place)
    default: return nil
    }
  }
}
