import Scenes
import Views

/// What a side of a branch asks of the view it stands in, for those elsewhere in it that ask the contrary:
/// `if isEditing { … }` and, further on, `if !isEditing { … }` are never shown together.
enum SideConditions {
  /// Tells the node of a side what has to hold for it to show.
  static func note(
    side place: Int32, of branch: Views.Branch, at node: Scene.NodeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    evaluator.scene.nodes[Int(node)].side = SceneNode.Side(place, of: branch)
    guard let claims = claims(of: place, of: branch, site, &evaluator) else { return }
    evaluator.scene.nodes[Int(node)].oneRow = OneRow.distance(toRow: claims.oneRow, &evaluator)
    evaluator.scene.nodes[Int(node)].condition = condition(claims, &evaluator)
  }

  /// What has to hold for a side to show; nil where the system decides that.
  static func claims(
    of place: Int32, of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> Claims? {
    var claims = Claims()
    switch branch.kind {
    case .condition, .ternary:
      for other in branch.alternatives {
        if other == place { break }
        ConditionClaims.claim(
          evaluator.alternative(other, site.file), false, site, &claims, &evaluator)
      }
      ConditionClaims.claim(
        evaluator.alternative(place, site.file), true, site, &claims, &evaluator)
    case .choice:
      TupleClaims.claimsBefore(place, of: branch, site, &claims, &evaluator)
      if evaluator.alternative(place, site.file).isElse {
        if TupleClaims.parts(branch.subject, site, evaluator) == nil {
          claims = claimsOfDefault(place, of: branch, site, &evaluator)
        }
      } else {
        ConditionClaims.claim(
          evaluator.alternative(place, site.file), true, site, &claims, &evaluator)
      }
    case .availability, .compilation: return nil
    }
    return claims
  }

  /// The same for what follows a `guard`, or is shown where that does not let pass.
  static func note(
    guard index: Int32, passes: Bool, at node: Scene.NodeID, _ site: Site,
    _ evaluator: inout Evaluator
  ) {
    guard let place = evaluator.branch(index, site.file).alternatives.first else { return }
    let claims = ConditionClaims.claims(
      of: evaluator.alternative(place, site.file), holds: passes, site, &evaluator)
    evaluator.scene.nodes[Int(node)].condition = condition(claims, &evaluator)
  }

  /// `default`: the subject is none of what the other sides ask for.
  static func claimsOfDefault(
    _ place: Int32, of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> Claims {
    var claims = Claims()
    var answers: [Answer] = []
    for other in branch.alternatives where other != place {
      for index in evaluator.alternative(other, site.file).clauses {
        guard case .match(_, let patterns) = evaluator.clause(index, site.file) else { continue }
        for pattern in patterns {
          let one = ConditionClaims.answers(to: pattern, site, &evaluator)
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
  static func condition(_ claims: Claims, _ evaluator: inout Evaluator) -> Int32 {
    var predicates: [Predicate] = []
    var isPartial = claims.isPartial
    for claim in claims.all {
      if let predicate = Self.predicate(claim, &evaluator) {
        predicates.append(predicate)
      } else {
        isPartial = true
      }
    }
    let isWhole = !isPartial && claims.anyOf.isEmpty
    for (number, group) in claims.anyOf.enumerated() {
      let all = group.compactMap { Self.predicate($0, &evaluator) }
      if all.count == group.count {
        predicates += all.map { $0.grouped(UInt8(truncatingIfNeeded: number + 1)) }
      } else {
        isPartial = true
      }
    }
    let place = condition(predicates, isWhole: isWhole, &evaluator)
    if place >= 0 { evaluator.scene.conditions[Int(place)].isComplete = !isPartial }
    return place
  }

  static func condition(_ predicates: [Predicate], isWhole: Bool, _ evaluator: inout Evaluator)
    -> Int32
  {
    if predicates.isEmpty { return -1 }
    evaluator.scene.conditions.append(PathCondition(predicates: predicates, isWhole: isWhole))
    return Int32(evaluator.scene.conditions.count - 1)
  }

  static func predicate(_ claim: Claim, _ evaluator: inout Evaluator) -> Predicate? {
    if let asked = GivenFlags.predicate(claim, &evaluator) { return asked }
    let (subject, site) = taken(from: claim.subject, claim.site, evaluator)
    var scope = Predicate.Scope.view
    guard isLasting(subject, site, &scope, &evaluator) else { return nil }
    let one = TwoCases.contrary(of: claim, subject, site, &evaluator) ?? claim
    if case .view = scope, let root = evaluator.files.ownRoot(of: subject, in: site.file),
      let key = SharedObjects.key(of: root.name, site, &evaluator)
    {
      scope = .object(key)
    }
    return Predicate(
      subject: SourceExpression(file: site.file, expression: subject), aspect: claim.aspect,
      scope: scope, answers: one.answers, isNone: one.isNone,
      isUsual: StateStarts.holds(one, subject, site, &evaluator))
  }

  /// `tail` of `if let tail = datum.tail` is what it was taken from, and a parameter what it was given.
  static func taken(
    from subject: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (ExpressionID, Site) {
    var (id, place) = (subject, site)
    while case .name(let name) = evaluator.expression(id, place.file),
      case .expression(let inner, let outer) = evaluator.lookUp(
        evaluator.hash(name, place.file), in: place.environment),
      asksOfOne(place, outer, evaluator)
    { (id, place) = (inner, outer) }
    return (id, place)
  }

  /// Whether what a name was given is asked about in the view whose code asks by that name: helpers of any view,
  /// `func shown(_ on: Bool)`, have no view of their own.
  static func asksOfOne(_ site: Site, _ outer: Site, _ evaluator: borrowing Evaluator) -> Bool {
    let own = evaluator.selfInstance(at: site)
    return own < 0 || evaluator.selfInstance(at: outer) == own
  }

  // MARK: How far it means the same

  /// Whether an expression means the same wherever it is written in one view, or in a part of it.
  static func isLasting(
    _ id: ExpressionID, _ site: Site, _ scope: inout Predicate.Scope, _ evaluator: inout Evaluator
  ) -> Bool {
    guard evaluator.think() else { return false }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .null, .boolean, .number, .implicitMember: return true
    case .string(let segments):
      return segments.allSatisfy {
        if case .literal = evaluator.linker.segment($0, in: site.file) { true } else { false }
      }
    case .name(let name): return isLasting(name, site, &scope, evaluator)
    case .member(let base, _): return isLasting(base, site, &scope, &evaluator)
    case .prefix(_, let inner): return isLasting(inner, site, &scope, &evaluator)
    case .binary(_, let left, let right):
      return isLasting(left, site, &scope, &evaluator) && isLasting(right, site, &scope, &evaluator)
    case .call(let callee, let arguments), .element(let callee, let arguments):
      guard isLasting(callee, site, &scope, &evaluator) else { return false }
      for index in arguments
      where !isLasting(evaluator.argument(index, site.file).value, site, &scope, &evaluator) {
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

  private static func isLasting(
    _ name: NameID, _ site: Site, _ scope: inout Predicate.Scope, _ evaluator: borrowing Evaluator
  ) -> Bool {
    if evaluator.selfInstance(at: site) < 0 { return false }
    if evaluator.word(name, site.file) == .`self` { return true }
    let hash = evaluator.hash(name, site.file)
    var next = site.environment
    var isOutside = false
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      if binding.hash == hash {
        let known: Origin? = if case .local(let source) = scope { source } else { nil }
        scope = .local(known)
        if isOutside || next < evaluator.rowBindings { return true }
        // Of two such names nobody could say which one comes from where.
        guard let source = Self.source(of: binding, site, evaluator),
          known == nil || known == source
        else {
          return false
        }
        scope = .local(source)
        return true
      }
      if evaluator.markers.contains(binding.hash) { isOutside = true }
      next = binding.parent
    }
    return true
  }
}

extension SideConditions {
  private static func source(of binding: Binding, _ site: Site, _ evaluator: borrowing Evaluator)
    -> Origin?
  {
    if case .expression(let given, let place) = binding.value {
      return evaluator.origin(given, place)
    }
    // Asked twice in one body, a function inside that is one question.
    if case .function(let member, _) = binding.value {
      return Origin(file: member.file, offset: evaluator.linker[member].offset)
    }
    return binding.closure == 0 ? nil : Origin(file: site.file, offset: binding.closure)
  }
}
