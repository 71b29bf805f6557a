internal import Components

/// What a component came to, and what that hung on.
struct ShownComponent: Sendable {
  var nodes: [HostNode]
  /// Components that it shows, or would show.
  var touched: Set<ComponentKey>
  /// Those of them that were being shown around it: it does not show these again.
  var around: Set<ComponentKey>
  /// How many elements it is, once all is written out.
  var size: Int
  /// How many components are in each other in it.
  var length: Int
  /// What it sets for the screen that it is on.
  var options: [HostBarChange]
  var trace: Int32

  func holds(_ shown: [ComponentKey]) -> Bool { touched.intersection(shown) == around }
}

extension ScriptEvaluator {
  /// A component of the repository, evaluated once for the same props.
  ///
  /// Its seed is made of what it is given, not of where: what two uses with the same props ask may have
  /// the same answer, and sums of most, least and expected come out the same. Data that only a run tells
  /// is known by its number among the props, and gets its own names afterwards. What is known of other
  /// questions than those that its props ask stays outside. What it shows itself stands where it is declared.
  mutating func show(
    _ key: ComponentKey, _ element: ReactElement, _ props: ScriptObject, isFed: Bool,
    in scope: Int, declared site: HostSite,
    _ body: (inout ScriptEvaluator, ScriptObject) -> ScriptValue
  ) -> [HostNode] {
    trace.tally.isKnown[element.site] = true
    trace.uses.insert(key)
    touched[touched.count - 1].insert(key)
    // What hands content of its own kind to itself is no ring: only what its own code makes is.
    guard !element.makers.contains(key) else {
      return [
        .unknown(HostUnknown(name: element.site.tag, reason: .repetition, site: element.site))
      ]
    }
    longest = max(longest, element.makers.count)
    guard element.makers.count < ScriptLimits.components else {
      isCut = true
      return []
    }
    let outer = (seed, assumptions, provided)
    defer { (seed, assumptions, provided) = outer }
    let (joined, names) = numbered(Contexts.joined(props, self))
    let given = Contexts.parted(joined, &self)
    var digest = ScriptDigest(.of(key.path, UInt64(bitPattern: Int64(key.id)), key.over))
    ScriptValue.object(joined).mix(into: &digest, depth: 0)
    // What is written inside of a function shows what is around it there, too.
    if scopes[scope].parent >= 0 { digest.mix(scopes[scope].identity) }
    digest.mix(assumptions.digest)
    if isInTab { digest.mix(1) }
    if isInText { digest.mix(2) }
    if isFed { digest.mix(3) }
    if let known = memo[digest.value]?.first(where: { $0.holds(element.makers) }) {
      take(known, element)
      return known.nodes.renamed(names).used(key, element, site)
    }
    seed = digest.value
    let nodes = shown(key, element, digest.value) { evaluator in
      if let number = evaluator.moduleNumbers[key.path] { evaluator.trace.modules.insert(number) }
      MetCode.note(in: .object(joined), &evaluator)
      evaluator.trace.note(host: evaluator.scopes[scope].opener)
      evaluator.place = site
      let value = body(&evaluator, given)
      return evaluator.render(value)
    }
    return nodes.renamed(names).used(key, element, site)
  }

  private mutating func shown(
    _ key: ComponentKey, _ element: ReactElement, _ digest: UInt64,
    _ body: (inout ScriptEvaluator) -> [HostNode]
  ) -> [HostNode] {
    let (around, outermost) = (shown, longest)
    shown = element.makers + [key]
    longest = element.makers.count
    touched.append([])
    let (before, mark, number) = (written, options.count, openTrace())
    let nodes = apart(digest, number, body)
    take(number)
    let own = touched.removeLast()
    touched[touched.count - 1].formUnion(own)
    // While a value of a module is made, what hangs on it is not what it will be.
    if openings.isEmpty {
      memo[digest, default: []].append(
        ShownComponent(
          nodes: nodes, touched: own, around: own.intersection(element.makers),
          size: written - before, length: longest - element.makers.count,
          options: Array(options[mark...]), trace: number))
    }
    (shown, longest) = (around, max(longest, outermost))
    return nodes
  }

  private mutating func take(_ known: ShownComponent, _ element: ReactElement) {
    take(known.trace)
    touched[touched.count - 1].formUnion(known.touched)
    written += known.size
    options += known.options
    longest = max(longest, element.makers.count + known.length)
    if longest >= ScriptLimits.components { isDoubtful = true }
  }

  /// The props with numbers for the data among them, and what these stand for.
  ///
  /// As they are where elements of the component around are among them, or functions that may be called while it is
  /// shown: those ask under the names that they know. So do functions that a context hands out, but of what else is
  /// in that only.
  private mutating func numbered(_ props: ScriptObject) -> (ScriptObject, [UInt64: UInt64]) {
    var subjects: [UInt64] = []
    var (data, named) = (HandedHandlers.opened(props, &self), ScriptObject())
    for key in data.keys where Contexts.isContext(key) {
      var own: [UInt64] = []
      let isData = data[key]?.collectData({ isOfTop($0) }, into: &own, depth: 0) ?? true
      if !isData { (named[key], data[key]) = (data[key], nil) }
    }
    let isData = ScriptValue.object(data).collectData(
      { isOfTop($0) }, into: &subjects, depth: 0)
    guard isData else {
      let own = ofItself(props)
      assumptions = assumptions.about({ own.changes($0) }, { $0 })
      return (props, [:])
    }
    let own = ofItself(named)
    subjects.removeAll { own.changes($0) }
    let (inner, names) = ScriptRenaming.numbering(subjects, as: "prop", members)
    var memberships: [(subject: UInt64, member: ScriptMemberSubject)] = []
    assumptions = assumptions.about({ inner.changes($0) || own.changes($0) }) {
      memberships += inner.memberships(of: $0)
      return inner($0)
    }
    var numbered = inner(data)
    for key in named.keys { numbered[key] = named[key] }
    members.learn(memberships)
    return (numbered, names)
  }

  /// What changes all subjects that values show, those that these are members of, and no others.
  private func ofItself(_ values: ScriptObject) -> ScriptRenaming {
    var all: Set<UInt64> = []
    ScriptValue.object(values).collectSubjects(isValue: true, into: &all)
    return ScriptRenaming(
      names: Dictionary(uniqueKeysWithValues: all.map { ($0, ~$0) }), members: members)
  }

  /// A function or class of the top level of a module: nothing is around it.
  func isOfTop(_ value: ScriptValue) -> Bool {
    switch value {
    case .function(let closure):
      closure.receiver == nil && closure.scope == modules[closure.module].scope
    case .classType(let type): type.scope == modules[type.module].scope
    default: false
    }
  }
}

extension [HostNode] {
  /// With the names of data that stand behind the numbers it was evaluated for.
  fileprivate func renamed(_ names: [UInt64: UInt64]) -> [HostNode] {
    names.isEmpty || isEmpty ? self : [.renamed(names, self)]
  }

  /// What is missing in it may be given where it is used.
  fileprivate func used(
    _ key: ComponentKey, _ element: ReactElement, _ declared: HostSite
  ) -> [HostNode] {
    guard !isEmpty, let writer = element.makers.last else { return self }
    let use = HostUse(
      key: key, writer: writer, site: element.site, declared: declared, kinds: element.passes)
    return [.used(use, self)]
  }
}
