import Scenes
import Views

/// What is known of a property on a side of a branch: that side is shown only while it is so.
struct Knowledge {
  /// The names of the chain of members, in one number.
  var subject: UInt64
  var answers: [Answer]
  /// It is none of the answers, not one of them.
  var isNone: Bool
  /// It is of an object that the parts of the view have too.
  var isShared = false
  /// What else is known at the same place; -1 for the end.
  var next: Int32

  /// The flag that it is.
  var flag: Bool? {
    if answers.count == 1, !isNone, case .flag(let flag) = answers[0] { flag } else { nil }
  }

  /// Whether it is anything but nil; nil where that is not told.
  var isThere: Bool? {
    if answers == [.absent] { return isNone }
    if isNone { return answers.contains(.absent) ? true : nil }
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
enum Narrowing {
  /// A place on a side of `place == .home ? "" : place.title`, which asks for one case alone.
  static func taking(
    ternary place: Int32, of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> Site {
    guard branch.kind == .ternary, let first = branch.alternatives.first,
      let test = evaluator.files.test(of: evaluator.alternative(first, site.file), site.file),
      case .binary(_, _, let right) = evaluator.expression(test, site.file),
      evaluator.files.isCaseName(right, site)
    else { return site }
    var claims = Claims()
    ConditionClaims.claim(test, place == first, site, &claims, &evaluator)
    return knowing(claims, site, &evaluator)
  }

  /// A place on a side of a branch, or behind all sides.
  @inline(never)
  static func taking(
    _ place: Int32?, of branch: Views.Branch, _ site: Site, _ evaluator: inout Evaluator
  ) -> Site {
    switch branch.kind {
    case .condition, .choice: break
    case .ternary, .availability, .compilation: return site
    }
    var claims = Claims()
    if branch.kind == .condition {
      for other in branch.alternatives {
        if other == place { break }
        ConditionClaims.claim(
          evaluator.alternative(other, site.file), false, site, &claims, &evaluator)
      }
      if let place {
        ConditionClaims.claim(
          evaluator.alternative(place, site.file), true, site, &claims, &evaluator)
      }
    } else if let place {
      TupleClaims.claimsBefore(place, of: branch, site, &claims, &evaluator)
      // Of the cases of a switch one holds: what that is not need only be told of the others.
      if !evaluator.alternative(place, site.file).isElse {
        ConditionClaims.claim(
          evaluator.alternative(place, site.file), true, site, &claims, &evaluator)
      } else if TupleClaims.parts(branch.subject, site, evaluator) == nil {
        claims = SideConditions.claimsOfDefault(place, of: branch, site, &evaluator)
      }
    }
    return knowing(claims, site, &evaluator)
  }

  /// What follows a `guard`, or is done where it does not let pass.
  static func taking(guard index: Int32, passes: Bool, _ site: Site, _ evaluator: inout Evaluator)
    -> Site
  {
    guard let place = evaluator.branch(index, site.file).alternatives.first else { return site }
    return knowing(
      ConditionClaims.claims(
        of: evaluator.alternative(place, site.file), holds: passes, site, &evaluator), site,
      &evaluator)
  }

  /// The same place, where `self` is the same value of which more is known.
  private static func knowing(_ claims: Claims, _ site: Site, _ evaluator: inout Evaluator) -> Site
  {
    var inner = site
    let all = claims.all.map { NamedKnowledge.inSight($0, at: site, evaluator) }
    for claim in all where !rebind(claim, &inner, &evaluator) {
      NamedKnowledge.note(claim, &inner, &evaluator)
    }
    guard case .instance(let index) = evaluator.boundSelf(at: site) else { return inner }
    var copy = evaluator.instances[Int(index)]
    let before = copy.known
    for claim in all {
      let asked = claim.aspect == .emptiness ? WellKnown.isEmpty : nil
      guard let (subject, isShared) = path(of: claim.subject, asked: asked, claim.site, &evaluator)
      else {
        continue
      }
      evaluator.knowledge.append(
        Knowledge(
          subject: subject, answers: claim.answers, isNone: claim.isNone, isShared: isShared,
          next: copy.known))
      copy.known = Int32(evaluator.knowledge.count - 1)
    }
    if copy.known == before { return inner }
    if copy.base < 0 { copy.base = index }
    copy.digest = 0
    copy.leaves = []
    evaluator.instances.append(copy)
    inner.environment = evaluator.bind(
      WellKnown.selfName, .instance(Int32(evaluator.instances.count - 1)), onto: inner.environment)
    return inner
  }

  /// `case .near:` of what a closure is handed: on that side the name stands for that case, with all that the
  /// enum says of it.
  private static func rebind(
    _ claim: Claim, _ site: inout Site, _ evaluator: inout Evaluator
  ) -> Bool {
    guard claim.aspect == .value, !claim.isNone, claim.answers.count == 1,
      case .member(let name) = claim.answers[0], claim.site.file == site.file,
      case .name(let written) = evaluator.expression(claim.subject, site.file)
    else { return false }
    let hash = evaluator.hash(written, site.file)
    guard let binding = evaluator.binding(of: hash, in: site.environment),
      binding.value.isOfNoCase(in: evaluator),
      let type = Typing.type(ofName: hash, site, &evaluator),
      case .enum = evaluator.linker.kind(ofType: type.index, in: type.file),
      ChosenTexts.isCase(name, of: type, &evaluator)
    else { return false }
    let instance = Instances.instantiate(
      type, creator: evaluator.selfInstance(at: site), &evaluator)
    evaluator.instances[Int(instance)].case = name
    let closure = binding.closure
    site.environment = evaluator.bind(hash, .instance(instance), onto: site.environment)
    evaluator.bindings[Int(site.environment)].closure = closure
    return true
  }

  /// `model.state` of the view's own, however it was written.
  private static func path(
    of id: ExpressionID, asked member: UInt64? = nil, through path: [UInt64] = [], _ site: Site,
    _ evaluator: inout Evaluator
  ) -> (subject: UInt64, isShared: Bool)? {
    guard isOwnProperty(id, site, evaluator) else { return nil }
    var names = path
    var cursor = id
    while case .member(let base, let name) = evaluator.expression(cursor, site.file) {
      names.append(evaluator.hash(name, site.file))
      cursor = base
    }
    guard case .name(let name) = evaluator.expression(cursor, site.file) else { return nil }
    if evaluator.word(name, site.file) != .`self` { names.append(evaluator.hash(name, site.file)) }
    var isShared = false
    if names.count > 1, let own = names.last,
      let object = SharedObjects.key(of: own, site, &evaluator)
    {
      names[names.count - 1] = object
      isShared = true
    }
    var hash = NameHash(seed: 0)
    if let member { hash.mix(member) }
    for name in names { hash.mix(name) }
    return (hash.value, isShared)
  }

  /// Of all that a value is, and nothing in it.
  static let whole = NameHash(seed: 0).value

  /// `isOpen`, `model.isOpen`: the same for all code of one view, unlike what a function or closure is given.
  private static func isOwnProperty(
    _ id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> Bool {
    var cursor = id
    while case .member(let base, _) = evaluator.expression(cursor, site.file) { cursor = base }
    guard case .name(let name) = evaluator.expression(cursor, site.file),
      evaluator.selfInstance(at: site) >= 0
    else {
      return false
    }
    return evaluator.word(name, site.file) == .`self`
      || evaluator.lookUp(evaluator.hash(name, site.file), in: site.environment) == nil
  }

  // MARK: What is known

  /// The first answer that something known of an expression gives, also where a name stands for it.
  static func known<Result>(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator,
    _ answer: (Knowledge) -> Result?
  ) -> Result? {
    if evaluator.knowledge.isEmpty { return nil }
    switch evaluator.expression(id, site.file) {
    case .name, .member: break
    default: return nil
    }
    if let answer = known(here: id, site, &evaluator, answer) { return answer }
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    guard let (inner, place) = passed(id, site, &evaluator) else { return nil }
    return known(of: inner, place, &evaluator, answer)
  }

  /// What a name was given where the view or the function was called.
  private static func passed(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard let name = evaluator.files.ownName(id, site) else { return nil }
    if case .name = evaluator.expression(id, site.file),
      let bound = evaluator.lookUp(name, in: site.environment)
    {
      guard case .expression(let inner, let place) = bound else { return nil }
      return (inner, place)
    }
    guard case .instance(let index) = evaluator.boundSelf(at: site),
      case .expression(let inner, let place) = evaluator.property(name, of: index),
      SettledNames.isFixed(name, at: site, &evaluator)
    else { return nil }
    return (inner, place)
  }

  /// On the side of `items.isEmpty` there are no rows of `items`.
  static func isKnownEmpty(_ data: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Bool
  {
    guard !evaluator.knowledge.isEmpty, case .instance(let index) = evaluator.boundSelf(at: site),
      evaluator.instances[Int(index)].known >= 0,
      let (subject, _) = path(of: data, asked: WellKnown.isEmpty, site, &evaluator)
    else { return false }
    return knows(index, of: subject, evaluator) { $0.flag == true ? true : nil } ?? false
  }

  /// The same, of what is a property of the view's own, or what a key path leads to from there: the names in that, the
  /// last one first.
  static func known<Result>(
    here id: ExpressionID, through names: [UInt64] = [], _ site: Site,
    _ evaluator: inout Evaluator, _ answer: (Knowledge) -> Result?
  ) -> Result? {
    guard !evaluator.knowledge.isEmpty else { return nil }
    if case .instance(let index) = evaluator.boundSelf(at: site),
      evaluator.instances[Int(index)].known >= 0,
      let (subject, _) = path(of: id, through: names, site, &evaluator)
    {
      return knows(index, of: subject, evaluator, answer)
    }
    guard let (subject, index) = NamedKnowledge.about(id, through: names, site, evaluator) else {
      return nil
    }
    return knows(index, of: subject, evaluator, answer)
  }

  private static func knows<Result>(
    _ instance: Int32, of subject: UInt64, _ evaluator: borrowing Evaluator,
    _ answer: (Knowledge) -> Result?
  ) -> Result? {
    var next = evaluator.instances[Int(instance)].known
    while next >= 0 {
      let one = evaluator.knowledge[Int(next)]
      if one.subject == subject, let answer = answer(one) { return answer }
      next = one.next
    }
    return nil
  }
}

extension Bound {
  /// A value of which no case is known.
  fileprivate func isOfNoCase(in evaluator: borrowing Evaluator) -> Bool {
    switch self {
    case .parameter: true
    case .instance(let index): evaluator.instances[Int(index)].case == 0
    default: false
    }
  }
}
