import Views

/// What was found out about values in this reading; all of it holds to its end.
struct Digests {
  /// An expression where it was written.
  struct Place: Hashable {
    var file: FileID
    var expression: ExpressionID
    var environment: Int32
  }
  var known: [Place: (digest: UInt64, leaves: [Leaf])] = [:]
  /// What was met of the value that is asked for now, in order.
  var leaves: [Leaf] = []
  /// How often a value was met inside itself: what was found meanwhile does not tell all of it.
  var circles = 0
  /// Values whose digests are being made.
  var asked = 0
  var steps = 0
  /// What was there before the question, and will be there after it.
  var lasting = Marks()
}

/// Digests of what views are given: of equal ones, a view shows the same.
///
/// What has a value is told by that, so it does not matter on which way an argument came. What may be
/// written out where it is used, views and closures above all, is told by its code and by what each name
/// in that stands for.
extension Evaluator {
  /// Nil when what is given goes too deep; what is met is in `digests.leaves`.
  mutating func key(of instance: Int32, _ role: NodeRole) -> FragmentKey? {
    let before = budget
    let marks = Marks(self)
    digests.lasting = marks
    digests.leaves = []
    budget = Budget(steps: digests.steps)
    var hash = NameHash(seed: digest(instance: instance))
    let isCut = budget.cuts > 0
    digests.steps = budget.steps
    budget = before
    restore(marks)
    if isCut { return nil }
    // Views that a presentation shows are mentioned for that.
    hash.mix(UInt64(role.rawValue))
    hash.mix(UInt64(settings.rows))
    hash.mix(settings.target.map { UInt64($0) } ?? 0)
    return FragmentKey(type: instances[Int(instance)].type, digest: hash.value)
  }

  mutating func digest(instance index: Int32) -> UInt64 {
    let instance = instances[Int(index)]
    if instance.digest == Instance.isAsked { digests.circles += 1 }
    guard instance.digest == 0 else {
      digests.leaves += instance.leaves
      return instance.digest
    }
    let start = digests.leaves.count
    instances[Int(index)].digest = Instance.isAsked
    digests.asked += 1
    let (circles, cuts) = (digests.circles, budget.cuts)
    var hash = NameHash(seed: instance.isKnown ? 1 : 2)
    mix(instance.type, &hash)
    if instance.case != 0 { hash.mix(instance.case) }
    if instance.firstCase >= 0 {
      hash.mix(3)
      for one in instance.firstCase..<instance.firstCase + instance.caseCount {
        hash.mix(instances[Int(one)].case)
      }
    }
    mixKnowledge(of: index, &hash)
    var next = instance.properties
    while next >= 0 {
      mix(bindings[Int(next)], &hash)
      next = bindings[Int(next)].parent
    }
    digests.asked -= 1
    // A circle may go through a value further out.
    let isWhole =
      budget.cuts == cuts && (circles == digests.circles || digests.asked == 0)
    instances[Int(index)].digest = isWhole ? hash.value : 0
    if isWhole { instances[Int(index)].leaves = Array(digests.leaves[start...]) }
    return hash.value
  }

  private mutating func mix(_ binding: Binding, _ hash: inout NameHash) {
    hash.mix(binding.hash)
    if let type = binding.type { mix(type, &hash) }
    if let type = binding.elementType { mix(type, &hash) }
    if binding.isNeverNil { hash.mix(1) }
    // What it is compared with may be so in one row only.
    if binding.row > 0 { hash.mix(2) }
    if binding.isInOrder { hash.mix(3) }
    mix(binding.value, &hash)
  }

  private mutating func mix(_ bound: Bound, _ hash: inout NameHash) {
    switch bound {
    case .parameter: hash.mix(1)
    case .type(let type):
      hash.mix(2)
      mix(type, &hash)
    case .instance(let index):
      hash.mix(3)
      hash.mix(digest(instance: index))
    case .function(let member, let site):
      hash.mix(4)
      mix(member.file, member.index, &hash)
      mixAll(in: site, &hash)
    case .either(let range):
      hash.mix(5)
      for index in range { mix(choices[Int(index)], &hash) }
    case .value(let value): mix(value, &hash)
    case .expression(let id, let site): mix(id, at: site, &hash)
    }
  }

  /// A name that only passes on what it was given: through how many hands that went is nobody's business, but one of
  /// them may know that it is there.
  mutating func mix(
    _ id: ExpressionID, at site: Site, isThere: Bool = false, _ hash: inout NameHash
  ) {
    guard think() else { return }
    defer { rest() }
    if case .name(let name) = expression(id, site.file),
      case .expression(let inner, let place) = given(self.hash(name, site.file), at: site)
    {
      mix(inner, at: place, isThere: isThere || isNeverNil(id, site), &hash)
      return
    }
    if isThere { hash.mix(1) }
    let place = Digests.Place(
      file: site.file, expression: id, environment: site.environment)
    if let known = digests.known[place] {
      hash.mix(known.digest)
      digests.leaves += known.leaves
      return
    }
    let (cuts, circles, start) = (budget.cuts, digests.circles, digests.leaves.count)
    var own = NameHash(seed: 7)
    if mixValue(of: id, site, &own) {
      digests.leaves.append(.place(SourceExpression(file: site.file, expression: id)))
    } else {
      mix(site.file, id, &own)
      mixSurroundings(of: site, &own)
      mixOwnership(of: site, &own)
      walk(id, site, &own)
    }
    hash.mix(own.value)
    if site.environment < digests.lasting.bindings, budget.cuts == cuts, digests.circles == circles
    {
      digests.known[place] = (own.value, Array(digests.leaves[start...]))
    }
  }

  /// False when the value is not all that a use of the expression can show.
  private mutating func mixValue(
    of id: ExpressionID, _ site: Site, _ hash: inout NameHash
  ) -> Bool {
    switch expression(id, site.file) {
    case .null, .boolean, .number, .string, .implicitMember, .unknown, .keyPath, .prefix, .element:
      let value = value(id, site)
      mix(value, &hash)
      if case .prefix = expression(id, site.file) { mixTruth(of: id, site, &hash) }
      return true
    case .call(let callee, _):
      let value = value(id, site)
      switch (scene[value], expression(callee, site.file)) {
      case (.instance, _): mix(value, &hash)
      // `.init(…)`, of which nobody looks at the arguments.
      case (.call, .implicitMember):
        mix(value, &hash)
        mixKind(of: id, site, &hash)
      default: return false
      }
      return true
    case .name: return mixPlain(id, site, &hash)
    case .member(let base, _): return !isCode(base, site) && mixPlain(id, site, &hash)
    default: return false
    }
  }

  private mutating func mixPlain(
    _ id: ExpressionID, _ site: Site, _ hash: inout NameHash
  ) -> Bool {
    let value = value(id, site)
    guard !isCode(value) else { return false }
    mix(value, &hash)
    switch scene[value] {
    case .instance, .string, .boolean, .number: break
    case .unknown, .named, .either:
      mixKind(of: id, site, &hash)
      mixTruth(of: id, site, &hash)
    default: mixKind(of: id, site, &hash)
    }
    return true
  }

  /// Of the unknown more may be known than its value.
  private mutating func mixKind(of id: ExpressionID, _ site: Site, _ hash: inout NameHash) {
    hash.mix(isView(id, site) ? 1 : 0)
    if let type = type(of: id, site) { mix(type, &hash) }
    if let type = elementType(of: id, site) { mix(type, &hash) }
    let size = size(of: id, site)
    hash.mix(UInt64(bitPattern: Int64(size.count ?? -1)) << 1 | (size.isAssumed ? 1 : 0))
  }

  /// What an inner view asks of it may be decided, though it has no value.
  private mutating func mixTruth(of id: ExpressionID, _ site: Site, _ hash: inout NameHash) {
    if let flag = truth(id, site) {
      hash.mix(flag ? 1 : 2)
      return
    }
    if let isGiven = isGiven(id, site) { hash.mix(isGiven ? 3 : 4) }
    if let name = caseName(of: id, site) { hash.mix(name) }
    _ = known(of: id, site) { one -> Bool? in
      if one.isNone { one.mix(into: &hash) }
      return nil
    }
  }

  private func mixKnowledge(of instance: Int32, _ hash: inout NameHash) {
    var next = instances[Int(instance)].known
    while next >= 0 {
      let one = knowledge[Int(next)]
      hash.mix(one.subject)
      one.mix(into: &hash)
      next = one.next
    }
  }

  /// Whether an expression begins with a view, a closure or a call.
  private mutating func isCode(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, site.file) {
    case .member(let base, _): return isCode(base, site)
    case .name:
      let value = value(id, site)
      return isCode(value)
    case .implicitMember: return false
    default: return true
    }
  }

  /// Whether it may be written out where it is used.
  private func isCode(_ value: ValueID) -> Bool {
    switch scene[value] {
    case .view, .closure, .call: true
    case .joined(let range), .sentence(let range), .either(let range), .list(let range):
      scene.list(range).contains { isCode($0) }
    default: false
    }
  }

  /// What a name was given, in sight of a place or by the value whose code that is.
  private func given(_ name: UInt64, at site: Site) -> Bound? {
    if let bound = lookUp(name, in: site.environment) { return bound }
    let instance = selfInstance(at: site)
    return instance < 0 ? nil : lookUp(name, in: instances[Int(instance)].properties)
  }

  /// What holds for all names of a place: whose code it is, and what is being called around it.
  private func mixSurroundings(of site: Site, _ hash: inout NameHash) {
    if let type = selfType(at: site) { mix(type, &hash) }
    var next = site.environment
    while next >= 0 {
      let binding = bindings[Int(next)]
      if markers.contains(binding.hash) { hash.mix(binding.hash) }
      next = binding.parent
    }
  }

  mutating func mixName(_ name: UInt64, _ site: Site, _ hash: inout NameHash) {
    if let binding = binding(of: name, in: site.environment) {
      mix(binding, &hash)
      if takesApart, let views = self.binding(of: Self.beside(name), in: site.environment) {
        mix(views, &hash)
      }
      return
    }
    switch lookUp(WellKnown.selfName, in: site.environment) {
    case .instance(let index):
      let instance = instances[Int(index)]
      mixKnowledge(of: index, &hash)
      if let property = binding(of: name, in: instance.properties) {
        mix(property, &hash)
      } else if members(of: instance.type, named: name).contains(where: {
        runs(linker[$0], $0.file)
      }) {
        hash.mix(8)
        hash.mix(digest(instance: index))
        mixOwnership(of: site, &hash)
      }
    // A helper of `extension View`: the name may be another one, on the same view.
    case .expression, .value, .either: mixSelf(site, &hash)
    default: break
    }
  }

  /// Code of a value's own may use all that the value was given.
  private func runs(_ member: Member, _ file: FileID) -> Bool {
    guard member.body == nil, let value = member.value else { return member.body != nil }
    switch expression(value, file) {
    case .null, .boolean, .number, .implicitMember: return false
    case .string(let segments): return segments.count > 1
    default: return true
    }
  }

  mutating func mixSelf(_ site: Site, _ hash: inout NameHash) {
    if let bound = boundSelf(at: site) { mix(bound, &hash) }
    mixOwnership(of: site, &hash)
  }

  /// What a view shows apart is written out only for the view that is read.
  func mixOwnership(of site: Site, _ hash: inout NameHash) { hash.mix(isOwn(site) ? 1 : 0) }

  /// Everything in sight of a place.
  private mutating func mixAll(in site: Site, _ hash: inout NameHash) {
    mixSurroundings(of: site, &hash)
    var next = site.environment
    while next >= 0 {
      mix(bindings[Int(next)], &hash)
      next = bindings[Int(next)].parent
    }
  }
}
