import Views

/// What is known of a property on a side of a branch: that side is shown only while it is so.
struct Knowledge {
  /// The names of the chain of members, in one number.
  var subject: UInt64
  var answers: [Answer]
  /// It is none of the answers, not one of them.
  var isNone: Bool
  /// What else is known at the same place; -1 for the end.
  var next: Int32

  /// The flag that it is.
  var flag: Bool? {
    if answers.count == 1, !isNone, case .flag(let flag) = answers[0] { flag } else { nil }
  }

  /// Whether it is anything but nil; nil where that is not told.
  var isThere: Bool? {
    if answers == [.absent] { return isNone }
    if isNone { return nil }
    let areThere = answers.allSatisfy {
      switch $0 {
      case .present, .member, .literal: true
      case .flag, .absent, .other: false
      }
    }
    return areThere ? true : nil
  }

  /// The case that it is.
  var caseName: UInt64? {
    guard answers.count == 1, !isNone else { return nil }
    return switch answers[0] {
    case .member(let name): name
    case .absent: WellKnown.none
    case .flag, .present, .literal, .other: nil
    }
  }

  /// Whether it is a case; nil where that is not told.
  func isCase(_ name: UInt64) -> Bool? {
    let isAmong = answers.contains(name == WellKnown.none ? .absent : .member(name))
    if isNone { return isAmong ? false : nil }
    if isAmong { return answers.count == 1 ? true : nil }
    let areOthers = answers.allSatisfy {
      switch $0 {
      case .member, .literal, .absent: true
      case .present, .flag, .other: false
      }
    }
    return areOthers ? false : nil
  }
}

/// Carries what a side of a branch asks into that side: in `case .failed:` nothing is shown that asks for
/// `.loading`, also where a property or function of the same view writes it out, or a view that is
/// given the value.
extension Evaluator {
  /// A place on a side of a branch, or behind all sides.
  mutating func taking(_ place: Int32?, of branch: Views.Branch, _ site: Site) -> Site {
    switch branch.kind {
    case .condition, .choice: break
    case .ternary, .availability, .compilation: return site
    }
    var claims = Claims()
    if branch.kind == .condition {
      for other in branch.alternatives {
        if other == place { break }
        claim(alternative(other, site.file), false, site, &claims)
      }
      if let place { claim(alternative(place, site.file), true, site, &claims) }
    } else if let place {
      // Of the cases of a switch one holds: what that is not need only be told of the others.
      claims =
        alternative(place, site.file).isElse
        ? claimsOfDefault(place, of: branch, site)
        : self.claims(of: alternative(place, site.file), holds: true, site)
    }
    return knowing(claims, site)
  }

  /// What follows a `guard`, or is done where it does not let pass.
  mutating func taking(guard index: Int32, passes: Bool, _ site: Site) -> Site {
    guard let place = branch(index, site.file).alternatives.first else { return site }
    return knowing(claims(of: alternative(place, site.file), holds: passes, site), site)
  }

  /// The same place, where `self` is the same value of which more is known.
  private mutating func knowing(_ claims: Claims, _ site: Site) -> Site {
    guard case .instance(let index) = boundSelf(at: site) else { return site }
    var copy = instances[Int(index)]
    let before = copy.known
    for claim in claims.all {
      let asked = claim.aspect == .emptiness ? WellKnown.isEmpty : nil
      guard let subject = path(of: claim.subject, asked: asked, claim.site) else { continue }
      knowledge.append(
        Knowledge(
          subject: subject, answers: claim.answers, isNone: claim.isNone, next: copy.known))
      copy.known = Int32(knowledge.count - 1)
    }
    if copy.known == before { return site }
    if copy.base < 0 { copy.base = index }
    copy.digest = 0
    copy.leaves = []
    instances.append(copy)
    var inner = site
    inner.environment = bind(
      WellKnown.selfName, .instance(Int32(instances.count - 1)), onto: site.environment)
    return inner
  }

  /// `model.state` of the view's own, however it was written.
  private func path(of id: ExpressionID, asked member: UInt64? = nil, _ site: Site) -> UInt64? {
    guard isOwnProperty(id, site) else { return nil }
    var hash = NameHash(seed: 0)
    if let member { hash.mix(member) }
    var cursor = id
    while case .member(let base, let name) = expression(cursor, site.file) {
      hash.mix(self.hash(name, site.file))
      cursor = base
    }
    guard case .name(let name) = expression(cursor, site.file) else { return nil }
    if word(name, site.file) != .`self` { hash.mix(self.hash(name, site.file)) }
    return hash.value
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

  // MARK: What is known

  /// The first answer that something known of an expression gives, also where a name stands for it.
  mutating func known<Result>(
    of id: ExpressionID, _ site: Site, _ answer: (Knowledge) -> Result?
  ) -> Result? {
    if knowledge.isEmpty { return nil }
    switch expression(id, site.file) {
    case .name, .member: break
    default: return nil
    }
    if let answer = known(here: id, site, answer) { return answer }
    guard think() else { return nil }
    defer { rest() }
    guard let (inner, place) = passed(id, site) else { return nil }
    return known(of: inner, place, answer)
  }

  /// What a name was given where the view or the function was called.
  private mutating func passed(
    _ id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard let name = files.ownName(id, site) else { return nil }
    if case .name = expression(id, site.file),
      let bound = lookUp(name, in: site.environment)
    {
      guard case .expression(let inner, let place) = bound else { return nil }
      return (inner, place)
    }
    guard case .instance(let index) = boundSelf(at: site),
      case .expression(let inner, let place) = lookUp(name, in: instances[Int(index)].properties),
      isFixed(name, at: site)
    else { return nil }
    return (inner, place)
  }

  /// On the side of `items.isEmpty` there are no rows of `items`.
  func isKnownEmpty(_ data: ExpressionID, _ site: Site) -> Bool {
    guard !knowledge.isEmpty, case .instance(let index) = boundSelf(at: site),
      instances[Int(index)].known >= 0,
      let subject = path(of: data, asked: WellKnown.isEmpty, site)
    else { return false }
    return knows(index, of: subject) { $0.flag == true ? true : nil } ?? false
  }

  /// The same, of what is a property of the view's own.
  func known<Result>(
    here id: ExpressionID, _ site: Site, _ answer: (Knowledge) -> Result?
  ) -> Result? {
    guard !knowledge.isEmpty, case .instance(let index) = boundSelf(at: site),
      instances[Int(index)].known >= 0, let subject = path(of: id, site)
    else { return nil }
    return knows(index, of: subject, answer)
  }

  private func knows<Result>(
    _ instance: Int32, of subject: UInt64, _ answer: (Knowledge) -> Result?
  ) -> Result? {
    var next = instances[Int(instance)].known
    while next >= 0 {
      let one = knowledge[Int(next)]
      if one.subject == subject, let answer = answer(one) { return answer }
      next = one.next
    }
    return nil
  }
}
