import Scenes
import Views
import VoiceOver

/// Digests of what views are given: of equal ones, a view shows the same.
///
/// What has a value is told by that, so it does not matter on which way an argument came. What may be
/// written out where it is used, views and closures above all, is told by its code and by what each name
/// in that stands for.
enum FragmentKeys {
  /// Nil when what is given goes too deep; what is met is in `digests.leaves`.
  static func key(of instance: Int32, _ role: NodeRole, _ evaluator: inout Evaluator)
    -> FragmentKey?
  {
    let before = evaluator.budget
    let marks = Marks(evaluator)
    evaluator.digests.lasting = marks
    evaluator.digests.leaves = []
    let type = evaluator.instances[Int(instance)].type
    evaluator.digests.wanted = evaluator.fragments.asked(by: evaluator.files.nameHash(of: type))
    evaluator.budget = Evaluator.Budget(steps: evaluator.digests.steps)
    var hash = NameHash(seed: digest(instance: instance, &evaluator))
    HandedDown.mix(&hash, &evaluator) { mix($0, &$1, &$2) }
    let isCut = evaluator.budget.cuts > 0
    evaluator.digests.steps = evaluator.budget.steps
    evaluator.budget = before
    evaluator.restore(marks)
    if isCut { return nil }
    // Views that a presentation shows are mentioned for that.
    hash.mix(UInt64(role.rawValue))
    hash.mix(UInt64(evaluator.settings.rows))
    hash.mix(evaluator.settings.target.map { UInt64($0) } ?? 0)
    return FragmentKey(type: type, digest: hash.value)
  }

  static func digest(instance index: Int32, _ evaluator: inout Evaluator) -> UInt64 {
    let instance = evaluator.instances[Int(index)]
    let wanted = evaluator.digests.wanted
    let isKnown = instance.wanted == wanted.number && instance.digest != 0
    if isKnown, instance.digest == Instance.isAsked { evaluator.digests.circles += 1 }
    if isKnown {
      evaluator.digests.leaves += instance.leaves
      return instance.digest
    }
    let start = evaluator.digests.leaves.count
    evaluator.instances[Int(index)].digest = Instance.isAsked
    evaluator.instances[Int(index)].wanted = wanted.number
    evaluator.digests.asked += 1
    let (circles, cuts) = (evaluator.digests.circles, evaluator.budget.cuts)
    var hash = NameHash(seed: instance.isKnown ? 1 : 2)
    ValueDigests.mix(instance.type, &hash, evaluator)
    if instance.case != 0 { hash.mix(instance.case) }
    if instance.firstCase >= 0 {
      hash.mix(3)
      for one in instance.firstCase..<instance.firstCase + instance.caseCount {
        hash.mix(evaluator.instances[Int(one)].case)
      }
    }
    mixKnowledge(of: index, &hash, evaluator)
    let type = evaluator.files.nameHash(of: instance.type)
    var next = instance.properties
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      if wanted.hold(binding.hash, of: type) { mix(binding, &hash, &evaluator) }
      next = binding.parent
    }
    evaluator.digests.asked -= 1
    // A circle may go through a value further out.
    let isWhole =
      evaluator.budget.cuts == cuts
      && (circles == evaluator.digests.circles || evaluator.digests.asked == 0)
    evaluator.instances[Int(index)].digest = isWhole ? hash.value : 0
    if isWhole {
      evaluator.instances[Int(index)].leaves = Array(evaluator.digests.leaves[start...])
    }
    return hash.value
  }

  private static func mix(_ binding: Binding, _ hash: inout NameHash, _ evaluator: inout Evaluator)
  {
    hash.mix(binding.hash)
    if let type = binding.type { ValueDigests.mix(type, &hash, evaluator) }
    if let type = binding.elementType { ValueDigests.mix(type, &hash, evaluator) }
    if binding.isNeverNil { hash.mix(1) }
    // What it is compared with may be so in one row only.
    if binding.row > 0 {
      hash.mix(2)
      let row = Int(binding.row) - 1
      if evaluator.rowStarts.indices.contains(row) {
        hash.mix(evaluator.rowStarts[row].key)
        hash.mix(UInt64(evaluator.rowStarts[row].numbers))
      }
    }
    if binding.isInOrder { hash.mix(3) }
    mix(binding.value, &hash, &evaluator)
  }

  private static func mix(_ bound: Bound, _ hash: inout NameHash, _ evaluator: inout Evaluator) {
    switch bound {
    case .parameter: hash.mix(1)
    case .type(let type):
      hash.mix(2)
      ValueDigests.mix(type, &hash, evaluator)
    case .instance(let index):
      hash.mix(3)
      hash.mix(digest(instance: index, &evaluator))
    case .function(let member, let site):
      hash.mix(4)
      ValueDigests.mix(member.file, member.index, &hash, evaluator)
      mixAll(in: site, &hash, &evaluator)
    case .either(let range):
      hash.mix(5)
      for index in range { mix(evaluator.choices[Int(index)], &hash, &evaluator) }
    case .value(let value): ValueDigests.mix(value, &hash, &evaluator)
    case .expression(let id, let site): mix(id, at: site, &hash, &evaluator)
    }
  }

  /// A name that only passes on what it was given: through how many hands that went is nobody's business, but one of
  /// them may know that it is there.
  static func mix(
    _ id: ExpressionID, at site: Site, isThere: Bool = false, _ hash: inout NameHash,
    _ evaluator: inout Evaluator
  ) {
    guard evaluator.think() else { return }
    defer { evaluator.rest() }
    if case .name(let name) = evaluator.expression(id, site.file),
      case .expression(let inner, let place) = given(
        evaluator.hash(name, site.file), at: site, evaluator)
    {
      NamedKnowledge.mix(knownOf: id, site, &hash, &evaluator)
      mix(
        inner, at: place, isThere: isThere || DecidedBranches.isNeverNil(id, site, &evaluator),
        &hash, &evaluator)
      return
    }
    if isThere { hash.mix(1) }
    let place = Digests.Place(
      file: site.file, expression: id, environment: site.environment,
      wanted: evaluator.digests.wanted.number)
    if let known = evaluator.digests.known[place] {
      hash.mix(known.digest)
      evaluator.digests.leaves += known.leaves
      return
    }
    let (cuts, circles, start) = (
      evaluator.budget.cuts, evaluator.digests.circles, evaluator.digests.leaves.count
    )
    var own = NameHash(seed: 7)
    if mixValue(of: id, site, &own, &evaluator) {
      evaluator.digests.leaves.append(.place(SourceExpression(file: site.file, expression: id)))
    } else {
      ValueDigests.mix(site.file, id, &own, evaluator)
      mixSurroundings(of: site, &own, evaluator)
      mixOwnership(of: site, &own, &evaluator)
      FreeNames.walk(id, site, &own, &evaluator)
    }
    hash.mix(own.value)
    if site.environment < evaluator.digests.lasting.bindings, evaluator.budget.cuts == cuts,
      evaluator.digests.circles == circles
    {
      evaluator.digests.known[place] = (own.value, Array(evaluator.digests.leaves[start...]))
    }
  }

  /// False when the value is not all that a use of the expression can show.
  private static func mixValue(
    of id: ExpressionID, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) -> Bool {
    switch evaluator.expression(id, site.file) {
    case .null, .boolean, .number, .string, .implicitMember, .unknown, .keyPath, .prefix, .element:
      let value = evaluator.value(id, site)
      ValueDigests.mix(value, &hash, &evaluator)
      if case .prefix = evaluator.expression(id, site.file) {
        mixTruth(of: id, site, &hash, &evaluator)
      }
      return true
    case .call(let callee, _):
      let value = evaluator.value(id, site)
      switch (evaluator.scene[value], evaluator.expression(callee, site.file)) {
      case (.instance, _): ValueDigests.mix(value, &hash, &evaluator)
      // `.init(…)`, of which nobody looks at the arguments.
      case (.call, .implicitMember):
        ValueDigests.mix(value, &hash, &evaluator)
        mixKind(of: id, site, &hash, &evaluator)
      default: return false
      }
      return true
    case .name: return mixPlain(id, site, &hash, &evaluator)
    case .member(let base, _):
      return !isCode(base, site, &evaluator) && mixPlain(id, site, &hash, &evaluator)
    default: return false
    }
  }

  private static func mixPlain(
    _ id: ExpressionID, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) -> Bool {
    let value = evaluator.value(id, site)
    guard !isCode(value, evaluator) else { return false }
    ValueDigests.mix(value, &hash, &evaluator)
    switch evaluator.scene[value] {
    case .instance, .string, .boolean, .number: break
    case .unknown, .named, .either:
      mixKind(of: id, site, &hash, &evaluator)
      mixTruth(of: id, site, &hash, &evaluator)
    default: mixKind(of: id, site, &hash, &evaluator)
    }
    return true
  }

  /// Of the unknown more may be known than its value.
  private static func mixKind(
    of id: ExpressionID, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    hash.mix(Recognition.isView(id, site, &evaluator) ? 1 : 0)
    if let type = Typing.type(of: id, site, &evaluator) { ValueDigests.mix(type, &hash, evaluator) }
    if let type = ElementTypes.elementType(of: id, site, &evaluator) {
      ValueDigests.mix(type, &hash, evaluator)
    }
    let size = Sizes.size(of: id, site, &evaluator)
    hash.mix(UInt64(bitPattern: Int64(size.count ?? -1)) << 1 | (size.isAssumed ? 1 : 0))
  }

  /// What an inner view asks of it may be decided, though it has no value.
  private static func mixTruth(
    of id: ExpressionID, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    if let flag = evaluator.truth(id, site) {
      hash.mix(flag ? 1 : 2)
      return
    }
    if let isGiven = DecidedBranches.isNotNil(id, site, &evaluator) { hash.mix(isGiven ? 3 : 4) }
    if let name = evaluator.caseName(of: id, site) { hash.mix(name) }
    _ = Narrowing.known(of: id, site, &evaluator) { one -> Bool? in
      if one.isNone || one.answers.count > 1 { one.mix(into: &hash) }
      return nil
    }
  }

  static func mixKnowledge(
    of instance: Int32, _ hash: inout NameHash, _ evaluator: borrowing Evaluator
  ) {
    var next = evaluator.instances[Int(instance)].known
    while next >= 0 {
      let one = evaluator.knowledge[Int(next)]
      hash.mix(one.subject)
      one.mix(into: &hash)
      next = one.next
    }
  }

  /// Whether an expression begins with a view, a closure or a call.
  private static func isCode(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> Bool
  {
    switch evaluator.expression(id, site.file) {
    case .member(let base, _): return isCode(base, site, &evaluator)
    case .name:
      let value = evaluator.value(id, site)
      return isCode(value, evaluator)
    case .implicitMember: return false
    default: return true
    }
  }

  /// Whether it may be written out where it is used.
  private static func isCode(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .view, .closure, .call: true
    case .joined(let range), .sentence(let range), .either(let range), .list(let range):
      evaluator.scene.list(range).contains { isCode($0, evaluator) }
    default: false
    }
  }

  /// What a name was given, in sight of a place or by the value whose code that is.
  private static func given(_ name: UInt64, at site: Site, _ evaluator: borrowing Evaluator)
    -> Bound?
  {
    if let bound = evaluator.lookUp(name, in: site.environment) { return bound }
    let instance = evaluator.selfInstance(at: site)
    return instance < 0
      ? nil : evaluator.property(name, of: instance)
  }

  /// What holds for all names of a place: whose code it is, and what is being called around it.
  private static func mixSurroundings(
    of site: Site, _ hash: inout NameHash, _ evaluator: borrowing Evaluator
  ) {
    if let type = evaluator.selfType(at: site) { ValueDigests.mix(type, &hash, evaluator) }
    var next = site.environment
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      if evaluator.markers.contains(binding.hash) { hash.mix(binding.hash) }
      next = binding.parent
    }
  }

  static func mixName(
    _ name: UInt64, _ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator
  ) {
    if let binding = evaluator.binding(of: name, in: site.environment) {
      mix(binding, &hash, &evaluator)
      NamedKnowledge.mix(name, site, &hash, &evaluator)
      if evaluator.takesApart,
        let views = evaluator.binding(of: Subviews.beside(name), in: site.environment)
      {
        mix(views, &hash, &evaluator)
      }
      return
    }
    switch evaluator.lookUp(WellKnown.selfName, in: site.environment) {
    case .instance(let index):
      let instance = evaluator.instances[Int(index)]
      mixKnowledge(of: index, &hash, evaluator)
      if let property = evaluator.binding(of: name, givenTo: index) {
        mix(property, &hash, &evaluator)
      } else if evaluator.members(of: instance.type, named: name).contains(where: {
        runs(evaluator.linker[$0], $0.file, evaluator)
      }) {
        hash.mix(8)
        hash.mix(digest(instance: index, &evaluator))
        mixOwnership(of: site, &hash, &evaluator)
      }
    // A helper of `extension View`: the name may be another one, on the same view.
    case .expression, .value, .either: mixSelf(site, &hash, &evaluator)
    default: break
    }
  }

  /// Code of a value's own may use all that the value was given.
  private static func runs(_ member: Member, _ file: FileID, _ evaluator: borrowing Evaluator)
    -> Bool
  {
    guard member.body == nil, let value = member.value else { return member.body != nil }
    switch evaluator.expression(value, file) {
    case .null, .boolean, .number, .implicitMember: return false
    case .string(let segments): return segments.count > 1
    default: return true
    }
  }

  static func mixSelf(_ site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator) {
    if let bound = evaluator.boundSelf(at: site) { mix(bound, &hash, &evaluator) }
    mixOwnership(of: site, &hash, &evaluator)
  }

  /// What a view shows apart is written out only for the view that is read.
  static func mixOwnership(of site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator) {
    hash.mix(Presentations.isOwn(site, &evaluator) ? 1 : 0)
  }

  /// Everything in sight of a place.
  private static func mixAll(in site: Site, _ hash: inout NameHash, _ evaluator: inout Evaluator) {
    mixSurroundings(of: site, &hash, evaluator)
    var next = site.environment
    while next >= 0 {
      mix(evaluator.bindings[Int(next)], &hash, &evaluator)
      next = evaluator.bindings[Int(next)].parent
    }
  }
}
