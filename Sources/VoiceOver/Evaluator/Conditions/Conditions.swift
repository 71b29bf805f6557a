import Views

/// What a side of a branch asks of the view it stands in, for those elsewhere in it that ask the contrary:
/// `if isEditing { … }` and, further on, `if !isEditing { … }` are never shown together.
extension Evaluator {
  /// Tells the node of a side what has to hold for it to show.
  mutating func note(
    side place: Int32, of branch: Views.Branch, at node: Scene.NodeID, _ site: Site
  ) {
    var claims = Claims()
    switch branch.kind {
    case .condition, .ternary:
      for other in branch.alternatives {
        if other == place { break }
        claim(alternative(other, site.file), false, site, &claims)
      }
      claim(alternative(place, site.file), true, site, &claims)
    case .choice:
      if alternative(place, site.file).isElse {
        claims = claimsOfDefault(place, of: branch, site)
      } else {
        claim(alternative(place, site.file), true, site, &claims)
      }
    case .availability, .compilation: return
    }
    scene.nodes[Int(node)].oneRow = distance(toRow: claims.oneRow)
    scene.nodes[Int(node)].condition = condition(claims)
  }

  /// The same for what follows a `guard`, or is shown where that does not let pass.
  mutating func note(guard index: Int32, passes: Bool, at node: Scene.NodeID, _ site: Site) {
    guard let place = branch(index, site.file).alternatives.first else { return }
    let claims = claims(of: alternative(place, site.file), holds: passes, site)
    scene.nodes[Int(node)].condition = condition(claims)
  }

  /// `default`: the subject is none of what the other sides ask for.
  mutating func claimsOfDefault(_ place: Int32, of branch: Views.Branch, _ site: Site) -> Claims {
    var claims = Claims()
    var answers: [Answer] = []
    for other in branch.alternatives where other != place {
      for index in alternative(other, site.file).clauses {
        guard case .match(_, let patterns) = clause(index, site.file) else { continue }
        for pattern in patterns {
          let one = self.answers(to: pattern, site)
          if one.areAll { answers += one.answers } else { claims.isWhole = false }
        }
      }
    }
    if let subject = branch.subject, !answers.isEmpty {
      claims.all = [Claim(subject: subject, site: site, answers: answers, isNone: true)]
    } else {
      claims.isWhole = false
    }
    return claims
  }

  /// Puts into the scene what is said of things that mean the same elsewhere; its place there, -1 for nothing.
  mutating func condition(_ claims: Claims) -> Int32 {
    var predicates: [Predicate] = []
    var isPartial = claims.isPartial
    for claim in claims.all {
      if let predicate = predicate(claim) {
        predicates.append(predicate)
      } else {
        isPartial = true
      }
    }
    let isWhole = !isPartial && claims.anyOf.isEmpty
    for (number, group) in claims.anyOf.enumerated() {
      let all = group.compactMap { predicate($0) }
      if all.count == group.count {
        predicates += all.map { $0.grouped(UInt8(truncatingIfNeeded: number + 1)) }
      } else {
        isPartial = true
      }
    }
    let place = condition(predicates, isWhole: isWhole)
    if place >= 0 { scene.conditions[Int(place)].isComplete = !isPartial }
    return place
  }

  mutating func condition(_ predicates: [Predicate], isWhole: Bool) -> Int32 {
    if predicates.isEmpty { return -1 }
    scene.conditions.append(PathCondition(predicates: predicates, isWhole: isWhole))
    return Int32(scene.conditions.count - 1)
  }

  mutating func predicate(_ claim: Claim) -> Predicate? {
    let (subject, site) = taken(from: claim.subject, claim.site)
    var scope = Predicate.Scope.view
    guard isLasting(subject, site, &scope) else { return nil }
    let one = TwoCases.contrary(of: claim, subject, site, &self) ?? claim
    return Predicate(
      subject: SourceExpression(file: site.file, expression: subject), aspect: claim.aspect,
      scope: scope, answers: one.answers, isNone: one.isNone)
  }

  /// `tail` of `if let tail = datum.tail` is what it was taken from, and a parameter what it was given.
  private func taken(
    from subject: ExpressionID, _ site: Site
  ) -> (ExpressionID, Site) {
    var (id, place) = (subject, site)
    while case .name(let name) = expression(id, place.file),
      case .expression(let inner, let outer) = lookUp(
        hash(name, place.file), in: place.environment),
      asksOfOne(place, outer)
    { (id, place) = (inner, outer) }
    return (id, place)
  }

  /// Whether what a name was given is asked about in the view whose code asks by that name: helpers of any view,
  /// `func shown(_ on: Bool)`, have no view of their own.
  func asksOfOne(_ site: Site, _ outer: Site) -> Bool {
    let own = selfInstance(at: site)
    return own < 0 || selfInstance(at: outer) == own
  }

  // MARK: How far it means the same

  /// Whether an expression means the same wherever it is written in one view, or in a part of it.
  mutating func isLasting(
    _ id: ExpressionID, _ site: Site, _ scope: inout Predicate.Scope
  ) -> Bool {
    guard think() else { return false }
    defer { rest() }
    switch expression(id, site.file) {
    case .null, .boolean, .number, .implicitMember: return true
    case .string(let segments):
      return segments.allSatisfy {
        if case .literal = linker.segment($0, in: site.file) { true } else { false }
      }
    case .name(let name): return isLasting(name, site, &scope)
    case .member(let base, _): return isLasting(base, site, &scope)
    case .prefix(_, let inner): return isLasting(inner, site, &scope)
    case .binary(_, let left, let right):
      return isLasting(left, site, &scope) && isLasting(right, site, &scope)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      guard isLasting(callee, site, &scope) else { return false }
      for index in arguments where !isLasting(argument(index, site.file).value, site, &scope) {
        return false
      }
      return true
    // Of `all.filter { … }`: a closure is the same as itself alone, and may ask about its row.
    case .closure:
      if case .view = scope { scope = .local(nil) }
      return true
    default: return false
    }
  }

  private func isLasting(_ name: NameID, _ site: Site, _ scope: inout Predicate.Scope) -> Bool {
    if selfInstance(at: site) < 0 { return false }
    if word(name, site.file) == .`self` { return true }
    let hash = hash(name, site.file)
    var next = site.environment
    var isOutside = false
    while next >= 0 {
      let binding = bindings[Int(next)]
      if binding.hash == hash {
        let known: Origin? = if case .local(let source) = scope { source } else { nil }
        scope = .local(known)
        if isOutside || next < rowBindings { return true }
        // Of two such names nobody could say which one comes from where.
        guard let source = source(of: binding, site), known == nil || known == source else {
          return false
        }
        scope = .local(source)
        return true
      }
      if markers.contains(binding.hash) { isOutside = true }
      next = binding.parent
    }
    return true
  }
}

extension Evaluator {
  private func source(of binding: Binding, _ site: Site) -> Origin? {
    if case .expression(let given, let place) = binding.value { return origin(given, place) }
    return binding.closure == 0 ? nil : Origin(file: site.file, offset: binding.closure)
  }
}
