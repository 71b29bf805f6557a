import Views

/// What is known of a property on a side of a branch: that side is shown only while it is so.
struct Knowledge {
  enum Says: Equatable {
    case flag(Bool)
    /// Whether it is anything but nil.
    case isThere(Bool)
    case isCase(UInt64)
    case isNoCase(UInt64)
  }
  /// The names of the chain of members, in one number.
  var subject: UInt64
  var says: Says
  /// What else is known at the same place; -1 for the end.
  var next: Int32
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
    var found: [(UInt64, Knowledge.Says)] = []
    // Of the cases of a switch one holds: what that is not need only be told of the others.
    let isNamed = place.map { alternative($0, site.file).condition != nil } ?? false
    if branch.kind == .condition || !isNamed {
      for other in branch.alternatives {
        if other == place { break }
        learn(alternative(other, site.file), of: branch, holds: false, site, &found)
      }
    }
    if let place { learn(alternative(place, site.file), of: branch, holds: true, site, &found) }
    return knowing(found, site)
  }

  /// What follows a `guard`, or is done where it does not let pass.
  mutating func taking(guard index: Int32, passes: Bool, _ site: Site) -> Site {
    let branch = branch(index, site.file)
    guard let place = branch.alternatives.first else { return site }
    var found: [(UInt64, Knowledge.Says)] = []
    learn(alternative(place, site.file), of: branch, holds: passes, site, &found)
    return knowing(found, site)
  }

  /// The same place, where `self` is the same value of which more is known.
  private mutating func knowing(_ found: [(UInt64, Knowledge.Says)], _ site: Site) -> Site {
    guard !found.isEmpty, case .instance(let index) = boundSelf(at: site) else { return site }
    var copy = instances[Int(index)]
    if copy.base < 0 { copy.base = index }
    copy.digest = 0
    copy.leaves = []
    for (subject, says) in found {
      knowledge.append(Knowledge(subject: subject, says: says, next: copy.known))
      copy.known = Int32(knowledge.count - 1)
    }
    instances.append(copy)
    var inner = site
    inner.environment = bind(
      WellKnown.selfName, .instance(Int32(instances.count - 1)), onto: site.environment)
    return inner
  }

  // MARK: What a side asks

  private mutating func learn(
    _ asked: Alternative, of branch: Views.Branch, holds: Bool, _ site: Site,
    _ found: inout [(UInt64, Knowledge.Says)]
  ) {
    if let test = asked.test { learn(test, holds, site, &found) }
    if branch.kind == .choice {
      guard holds, asked.test == nil, let pattern = asked.condition,
        let subject = branch.subject.flatMap({ path(of: $0, site) }),
        let name = CasePattern.only(of: text(pattern, site.file))
      else { return }
      found.append((subject, .isCase(name)))
    } else if let (pattern, value) = casePattern(of: asked, site) {
      guard let subject = path(of: value, site), let name = CasePattern.only(of: pattern),
        holds || CasePattern.isAny(of: pattern, named: name) == true
      else { return }
      found.append((subject, holds ? .isCase(name) : .isNoCase(name)))
    } else {
      guard holds || isOnly(asked, site) else { return }
      for index in asked.bindings {
        guard let value = parameter(index, site.file).defaultValue,
          let subject = path(of: value, site)
        else { continue }
        found.append((subject, .isThere(holds)))
      }
    }
  }

  /// Of several conditions one may be what does not hold.
  private func isOnly(_ asked: Alternative, _ site: Site) -> Bool {
    guard asked.bindings.count == 1, asked.test == nil, let condition = asked.condition else {
      return false
    }
    return !text(condition, site.file).utf8.contains(UInt8(ascii: ","))
  }

  private mutating func learn(
    _ test: ExpressionID, _ holds: Bool, _ site: Site, _ found: inout [(UInt64, Knowledge.Says)]
  ) {
    guard think() else { return }
    defer { rest() }
    var claims: [Claim] = []
    _ = self.claims(of: test, holds, site, &claims)
    for claim in claims {
      switch claim {
      case .areEqual(let left, let right, let areEqual, _):
        compare(left, right, areEqual, site, &found)
      case .isOneEqual: break
      case .holds(let flag, let holds):
        if let subject = path(of: flag, site) {
          found.append((subject, .flag(holds)))
        } else if case .name(let name) = expression(flag, site.file),
          case .expression(let inner, let place) = lookUp(
            hash(name, site.file), in: site.environment),
          selfInstance(at: place) == selfInstance(at: site)
        {
          learn(inner, holds, place, &found)
        }
      }
    }
  }

  private mutating func compare(
    _ left: ExpressionID, _ right: ExpressionID, _ areEqual: Bool, _ site: Site,
    _ found: inout [(UInt64, Knowledge.Says)]
  ) {
    guard let subject = path(of: left, site) else { return }
    switch expression(right, site.file) {
    case .null: found.append((subject, .isThere(!areEqual)))
    case .implicitMember(let name):
      let name = hash(name, site.file)
      found.append((subject, areEqual ? .isCase(name) : .isNoCase(name)))
    default: break
    }
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
  mutating func known<Answer>(
    of id: ExpressionID, _ site: Site, _ answer: (Knowledge.Says) -> Answer?
  ) -> Answer? {
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
    guard let name = ownName(id, site) else { return nil }
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
    return knows(index, of: subject) { $0 == .flag(true) ? true : nil } ?? false
  }

  /// The same, of what is a property of the view's own.
  func known<Answer>(
    here id: ExpressionID, _ site: Site, _ answer: (Knowledge.Says) -> Answer?
  ) -> Answer? {
    guard !knowledge.isEmpty, case .instance(let index) = boundSelf(at: site),
      instances[Int(index)].known >= 0, let subject = path(of: id, site)
    else { return nil }
    return knows(index, of: subject, answer)
  }

  private func knows<Answer>(
    _ instance: Int32, of subject: UInt64, _ answer: (Knowledge.Says) -> Answer?
  ) -> Answer? {
    var next = instances[Int(instance)].known
    while next >= 0 {
      let one = knowledge[Int(next)]
      if one.subject == subject, let answer = answer(one.says) { return answer }
      next = one.next
    }
    return nil
  }
}
