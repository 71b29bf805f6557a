internal import Components
internal import ScriptModules

/// What one file shows, before it is known which of it are screens.
struct FileReading: Sendable {
  var components: [ComponentReading] = []
  /// Of its top level.
  var navigators: [NavigatorReading] = []
  /// Of all navigators that it tells of.
  var places = ReadPlaces(of: [])
  /// The component that a route file gives.
  var route: ComponentKey?
  /// Components whose tags stand in the file, whoever comes there.
  var mentions: Set<ComponentKey> = []
  /// Every path that was looked for, without endings.
  var asked: Set<String> = []
  /// Every key of a text that was looked for.
  var askedTexts: Set<String> = []
}

extension FileReading {
  /// `shared` keeps what other files may ask for too.
  init(_ path: String, _ shared: inout ScriptEvaluator) {
    guard case .module(let source)? = shared.graph.files[path] else { return }
    asked.insert(ModuleGraph.stem(path))
    var roots: [Int32?] = []
    shared.roots[path] = nil
    readTop(path, source.module, &roots, &shared)
    var taken: Set<String> = []
    let numbers = Set(source.module.components.map(\.id))
    for component in source.module.components {
      let own = component.name ?? ModuleGraph.componentName(path)
      var name = own
      while !taken.insert(name).inserted { name += "2" }
      let site = HostSite(path: path, offset: component.offset, view: name, anchor: "", tag: name)
      let key = ComponentKey(path: path, id: component.id)
      let (nodes, found, root) = shared.reading { evaluator in
        evaluator.load(path).map { evaluator.show(component.id, of: $0, site) } ?? []
      }
      roots.append(root)
      components.append(
        ComponentReading(
          key: key, name: name, site: site, nodes: nodes,
          presentations: found.isCut
            ? [] : found.presentations.filter { $0.isWritten(by: key, own, numbers) },
          navigators: found.isCut ? [] : found.navigators, options: found.options,
          uses: found.uses.subtracting([key]), sources: found.paths, steps: found.steps))
      add(found)
    }
    places = ReadPlaces(of: navigators + components.flatMap(\.navigators))
    // Where one of them was read alone, the others' are those of an evaluator that is gone, or of no use.
    let kept = roots.compactMap { $0 }
    if kept.count == roots.count { shared.roots[path] = kept }
  }

  private mutating func add(_ found: ScriptFindings) {
    asked.formUnion(found.asked)
    askedTexts.formUnion(found.askedTexts)
  }

  /// What the top level gives to the system and to navigators, and a route to its file.
  private mutating func readTop(
    _ path: String, _ module: ScriptModule, _ roots: inout [Int32?],
    _ shared: inout ScriptEvaluator
  ) {
    let isRoute = shared.graph.isRoute(path)
    let (key, found, root) = shared.reading { evaluator -> ComponentKey? in
      guard let number = evaluator.load(path) else { return nil }
      let trace = evaluator.openTrace()
      evaluator.apart(.of("top", .of(path)), trace) {
        $0.atTop(of: number) { Self.run(module, number, &$0) }
      }
      evaluator.take(trace)
      guard isRoute, let value = evaluator.exportValue("default", of: path) else { return nil }
      return evaluator.componentKey(value)
    }
    route = key
    roots.append(root)
    readMentions(path, module, &roots, &shared)
    navigators = found.navigators
    asked.formUnion(found.asked)
    askedTexts.formUnion(found.askedTexts)
  }

  /// What stands between brackets somewhere is a part of another component, even where nobody can follow the code up
  /// to there; but for what shows itself.
  private mutating func readMentions(
    _ path: String, _ module: ScriptModule, _ roots: inout [Int32?],
    _ shared: inout ScriptEvaluator
  ) {
    let (keys, found, root) = shared.reading { evaluator -> Set<ComponentKey> in
      guard let number = evaluator.load(path) else { return [] }
      let trace = evaluator.openTrace()
      let keys = evaluator.apart(.of("mentions", .of(path)), trace) {
        $0.atTop(of: number) { Self.mentions(in: module, number, &$0) }
      }
      evaluator.take(trace)
      return keys
    }
    mentions = keys
    roots.append(root)
    asked.formUnion(found.asked)
    askedTexts.formUnion(found.askedTexts)
  }

  private static func mentions(
    in module: ScriptModule, _ number: Int, _ evaluator: inout ScriptEvaluator
  ) -> Set<ComponentKey> {
    var found: Set<ComponentKey> = []
    var known: [String: [ComponentKey]] = [:]
    let scope = evaluator.modules[number].scope
    let path = evaluator.modules[number].path
    for element in module.elements {
      guard let tag = element.tag, let root = module.root(of: tag), module.bindings[root] != nil
      else { continue }
      let words = module.words(tag)
      var keys = known[words] ?? []
      if known[words] == nil {
        let value = evaluator.evaluate(tag, scope)
        keys = evaluator.componentKeys(value)
      }
      known[words] = keys
      for key in keys
      where key.path != path || evaluator.modules[number].names[key.id] ?? "" != element.owner {
        found.insert(key)
      }
    }
    return found
  }

  /// The same reading, where other things were met on the way to it.
  func refreshed(at path: String, _ shared: ScriptEvaluator) -> FileReading {
    guard let roots = shared.roots[path], roots.count == components.count + 2 else { return self }
    var reading = self
    reading.asked = [ModuleGraph.stem(path)]
    reading.askedTexts = []
    for (place, root) in roots.enumerated() {
      let found = ScriptFindings(of: shared.traces[Int(root)], shared)
      reading.asked.formUnion(found.asked)
      reading.askedTexts.formUnion(found.askedTexts)
      guard place >= 2 else { continue }
      let key = components[place - 2].key
      reading.components[place - 2].uses = found.uses.subtracting([key])
      reading.components[place - 2].sources = found.paths(in: shared)
    }
    return reading
  }

  /// The statements of the top level that say what is shown.
  private static func run(
    _ module: ScriptModule, _ number: Int, _ evaluator: inout ScriptEvaluator
  ) {
    let scope = evaluator.modules[number].scope
    for case .expression(let id) in module.statements {
      guard case .call(let callee, _, _) = module[id] else { continue }
      switch module[callee] {
      case .name(let name), .member(_, let name):
        if name.hasPrefix("register") { _ = evaluator.evaluate(id, scope) }
      default: break
      }
    }
    for name in module.names {
      guard case .variable(.name, let value?)? = module.bindings[name],
        module.makesNavigator(value)
      else { continue }
      _ = evaluator.lookup(name, scope)
    }
  }

  /// It says how components come to be shown, in its own file or in others.
  var registers: Bool {
    route != nil || !navigators.isEmpty || components.contains { !$0.navigators.isEmpty }
  }
}

extension ScriptModule {
  /// `A` of `A.B.C`.
  fileprivate func root(of id: ExpressionID) -> String? {
    switch self[id] {
    case .name(let name): name
    case .member(let base, _): root(of: base)
    default: nil
    }
  }

  /// A call of a function that makes navigators, with the screens in it.
  fileprivate func makesNavigator(_ id: ExpressionID) -> Bool {
    guard case .call(let callee, let arguments, _) = self[id] else { return false }
    switch self[callee] {
    case .name(let name), .member(_, let name):
      return !arguments.isEmpty && KnownFunctions.makesNavigator(name)
    default: return false
    }
  }
}

extension HostPresentation {
  /// Written by the component, or around content that it writes.
  fileprivate func isWritten(
    by key: ComponentKey, _ name: String, _ components: Set<Int32>
  ) -> Bool {
    func isOwn(_ writer: ComponentKey?) -> Bool {
      guard let writer else { return false }
      // What a function of the file writes that is no component is of whoever shows it.
      return writer == key || writer.path == key.path && !components.contains(writer.id)
    }
    return isOwn(writer)
      || nodes.contains { node in
        // Also an element of a component that it writes: `<Sheet><Tip/></Sheet>`.
        node.isWritten(by: isOwn) { element in
          // What a function of the component writes is its own wherever that is called.
          isOwn(element.origin.writers.first)
            || element.site.path == key.path && element.site.view == name
        }
      }
  }

  /// It shows what whoever uses its component puts in.
  var showsChildren: Bool { nodes.contains(where: \.holdsChildren) }
}

extension HostNode {
  /// The nodes in it.
  fileprivate var inner: [HostNode] {
    switch self {
    case .element(let element): element.children
    case .branch(let branch): branch.sides.flatMap(\.nodes)
    case .rows(let rows): rows.nodes
    case .unknown(let unknown): unknown.children
    case .renamed(_, let nodes), .used(_, let nodes): nodes
    case .text, .words, .value, .chrome: []
    }
  }

  fileprivate func isWritten(
    by isWriter: (ComponentKey?) -> Bool, _ isOwn: (HostElement) -> Bool
  ) -> Bool {
    switch self {
    case .element(let element): if isOwn(element) { return true }
    case .used(let use, let nodes): if !nodes.isEmpty, isWriter(use.writer) { return true }
    default: break
    }
    return inner.contains { $0.isWritten(by: isWriter, isOwn) }
  }

  fileprivate var holdsChildren: Bool {
    if case .value(let unknown, _) = self {
      return unknown.words == "children" || unknown.words.hasSuffix(".children")
    }
    return inner.contains(where: \.holdsChildren)
  }
}

extension HostNode {
  var site: HostSite? {
    switch self {
    case .element(let element): element.site
    case .value(_, let site): site
    case .branch(let branch): branch.sides.lazy.compactMap { $0.nodes.first?.site }.first
    case .rows(let rows): rows.site
    case .unknown(let unknown): unknown.site
    case .text, .words, .chrome, .renamed, .used: nil
    }
  }
}

extension ScriptEvaluator {
  /// Reads with what is kept, and from nothing where only that tells whether it is more than any app has.
  mutating func reading<Result>(
    _ body: (inout ScriptEvaluator) -> Result
  ) -> (Result, ScriptFindings, root: Int32?) {
    begin()
    let result = body(&self)
    let found = ScriptFindings(self).finished(self)
    if !isCut, !isDoubtful, found.steps < ScriptLimits.steps {
      let number = openTrace()
      traces[Int(number)] = root
      return (result, found, number)
    }
    // What was made behind a limit is not kept.
    if isCut { KeptState.startOver(&self, with: graph) }
    var alone = ScriptEvaluator(graph: graph, rows: rows)
    let second = body(&alone)
    var whole = ScriptFindings(alone).finished(alone)
    whole.isCut = alone.isCut
    members.merge(alone.members) { own, _ in own }
    return (second, whole, nil)
  }

  /// A component by itself: nobody knows its props.
  mutating func show(_ id: Int32, of number: Int, _ site: HostSite) -> [HostNode] {
    let scope = modules[number].scope
    let type: ScriptValue =
      id >= 0 ? .function(closure(id, scope)) : .classType(classValue(-1 - id, scope))
    let others = ScriptUnknown(
      words: "", subject: .of(site.path, UInt64(bitPattern: Int64(id)), .of("props")))
    let nodes = render(
      ReactElement(type: type, props: ScriptObject(others: others), site: site, seed: 0))
    trace.tally.isKnown[site] = nil
    guard !isCut else {
      return [.unknown(HostUnknown(name: site.view, reason: .limit, site: site))]
    }
    return nodes
  }
}

extension ScriptFindings {
  fileprivate func paths(in evaluator: ScriptEvaluator) -> [String] {
    modules.map { evaluator.modules[$0].path }.sorted()
  }

  /// Once all is found.
  fileprivate func finished(_ evaluator: ScriptEvaluator) -> ScriptFindings {
    var found = self
    found.paths = paths(in: evaluator)
    let settled = ScriptRenaming(names: [:], members: evaluator.members)
    found.options = evaluator.options
    for index in found.navigators.indices {
      for screen in found.navigators[index].screens.indices {
        let bar = found.navigators[index].screens[screen].bar
        found.navigators[index].screens[screen].bar = settled(bar)
        let tabBar = found.navigators[index].screens[screen].tabBar
        found.navigators[index].screens[screen].tabBar = tabBar.map { settled($0) }
      }
    }
    return found
  }
}
