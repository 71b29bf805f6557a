import Scenes
import Views

/// What a side of a branch says of a name that is no property of the view: of the element of a list, of what a function
/// is handed.
///
/// It stands beside the name, in the environment of that side: who looks the name up finds what there was before.
enum NamedKnowledge {
  /// Only of cases: flags of a row are asked again where they are asked.
  static func note(_ claim: Claim, _ site: inout Site, _ evaluator: inout Evaluator) {
    guard claim.aspect == .value, !claim.answers.isEmpty,
      claim.answers.allSatisfy(\.isOfCase), claim.site.file == site.file,
      let (name, subject) = path(of: claim.subject, site, evaluator),
      let place = place(of: name, in: site.environment, evaluator),
      self.place(of: name, in: claim.site.environment, evaluator) == place
    else { return }
    var before: Int32 = -1
    if let beside = beside(name, in: site.environment, evaluator) {
      before = evaluator.instances[Int(beside)].known
    }
    evaluator.knowledge.append(
      Knowledge(
        subject: subject, answers: claim.answers, isNone: claim.isNone, next: before))
    // A holder of what is known, of no type of its own.
    let holder = Instances.instantiate(
      evaluator.selfType(at: site) ?? evaluator.root, creator: evaluator.selfInstance(at: site),
      &evaluator)
    evaluator.instances[Int(holder)].known = Int32(evaluator.knowledge.count - 1)
    site.environment = evaluator.bind(Self.beside(name), .instance(holder), onto: site.environment)
    evaluator.knowsOfNames = true
  }

  /// `lid` of `if let lid = mug.lid, lid != .large` is no name around the side, and is what it was taken from.
  static func inSight(
    _ claim: Claim, at site: Site, _ evaluator: borrowing Evaluator
  ) -> Claim {
    guard claim.aspect == .value, claim.site.file == site.file,
      claim.site.environment != site.environment,
      case .name(let name) = evaluator.expression(claim.subject, site.file),
      case let hash = evaluator.hash(name, site.file),
      let inner = place(of: hash, in: claim.site.environment, evaluator),
      inner != place(of: hash, in: site.environment, evaluator)
    else { return claim }
    var taken = claim
    (taken.subject, taken.site) = SideConditions.taken(from: claim.subject, claim.site, evaluator)
    return taken
  }

  /// What an expression asks about, and the instance that holds what is known of the name that it begins with.
  static func about(
    _ id: ExpressionID, through names: [UInt64], _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (subject: UInt64, holder: Int32)? {
    guard evaluator.knowsOfNames,
      let (name, subject) = path(of: id, through: names, site, evaluator),
      let holder = beside(name, in: site.environment, evaluator)
    else { return nil }
    return (subject, holder)
  }

  /// What is known of a name is part of what it stands for.
  static func mix(
    _ name: UInt64, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    guard evaluator.knowsOfNames, let holder = beside(name, in: site.environment, evaluator)
    else { return }
    hash.mix(9)
    FragmentKeys.mixKnowledge(of: holder, &hash, evaluator)
  }

  /// A side that asks which case a name is may know more of it than the code that gave it.
  static func mix(
    knownOf id: ExpressionID, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    _ = Narrowing.known(here: id, site, &evaluator) { one -> Bool? in
      if one.answers.contains(where: \.isOfCase) { one.mix(into: &hash) }
      return nil
    }
  }

  /// `parcel` of `parcel.place`, and what of it is meant.
  private static func path(
    of id: ExpressionID, through path: [UInt64] = [], _ site: Site,
    _ evaluator: borrowing Evaluator
  ) -> (name: UInt64, subject: UInt64)? {
    var hash = NameHash(seed: 0)
    for name in path { hash.mix(name) }
    var cursor = id
    while case .member(let base, let name) = evaluator.expression(cursor, site.file) {
      hash.mix(evaluator.hash(name, site.file))
      cursor = base
    }
    guard case .name(let name) = evaluator.expression(cursor, site.file),
      evaluator.word(name, site.file) != .`self`
    else { return nil }
    return (evaluator.hash(name, site.file), hash.value)
  }

  /// Where in the environment a name is bound.
  private static func place(
    of name: UInt64, in environment: Int32, _ evaluator: borrowing Evaluator
  ) -> Int32? {
    var next = environment
    while next >= 0, evaluator.bindings[Int(next)].hash != name {
      next = evaluator.bindings[Int(next)].parent
    }
    return next < 0 ? nil : next
  }

  /// Of a name that means something else further in nothing is known.
  private static func beside(
    _ name: UInt64, in environment: Int32, _ evaluator: borrowing Evaluator
  ) -> Int32? {
    let wanted = beside(name)
    var next = environment
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      if binding.hash == name { return nil }
      if binding.hash == wanted, case .instance(let holder) = binding.value { return holder }
      next = binding.parent
    }
    return nil
  }

  /// No name has this hash but by an accident.
  private static func beside(_ name: UInt64) -> UInt64 { ~name &* 0x9E37_79B9_7F4A_7C15 }
}

extension Answer {
  fileprivate var isOfCase: Bool {
    switch self {
    case .member, .absent: true
    case .flag, .present, .literal, .other: false
    }
  }
}
