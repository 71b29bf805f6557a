internal import Components
internal import ScriptModules

/// What the top level of a module gives a name, and all that was met on the way to it.
struct TopValue {
  var value: ScriptValue
  /// −1 where nothing was met.
  var trace: Int32 = -1
  /// The number of the value that is being made and that this one hangs on, or of its own making.
  var hangsOn: Int?
}

/// A value of a module that is being made.
struct TopOpening {
  var module: Int
  /// All names that are bound at once.
  var names: [String]
  /// The outermost value being made that it asked for.
  var low: Int
  /// How many others hung on something before it.
  var start: Int
}

struct TopName: Hashable, Comparable {
  var path: String
  var name: String

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.name) < (right.path, right.name)
  }
}

extension ScriptEvaluator {
  /// Nil where the module does not bind it.
  mutating func moduleValue(_ name: String, _ number: Int) -> ScriptValue? {
    if let value = TopValues.kept(name, number, &self) { return value }
    guard let binding = modules[number].module.bindings[name] else { return nil }
    let scope = modules[number].scope
    switch binding {
    case .function(let id):
      modules[number].tops[name] = TopValue(value: .function(closure(id, scope)))
    case .classType(let id):
      modules[number].tops[name] = TopValue(value: .classType(classValue(id, scope)))
    case .imported(let taken):
      // What asks for itself on the way finds nothing.
      TopValues.make([name], of: number, isImport: true, &self) { evaluator in
        [TopValues.imported(taken, from: number, &evaluator)]
      }
    case .variable(let pattern, let value):
      let names = pattern.names
      TopValues.make(names, of: number, &self) { evaluator in
        let made = evaluator.evaluate(optional: value, scope)
        let inner = evaluator.openScope(scope)
        evaluator.bind(
          pattern, TopValues.filledLater(made, value, pattern, evaluator.modules[number]), inner)
        return names.map { evaluator.scopes[inner].values[$0] ?? .undefined }
      }
    }
    return TopValues.kept(name, number, &self)
  }

  /// What the top level of a module comes to, under names that may be none of a script: those have no space.
  mutating func topValue(
    _ name: String, of number: Int, _ id: ScriptExpression.ID
  ) -> ScriptValue {
    if let value = TopValues.kept(name, number, &self) { return value }
    let scope = modules[number].scope
    TopValues.make([name], of: number, &self) { [$0.evaluate(id, scope)] }
    return TopValues.kept(name, number, &self) ?? .undefined
  }

  /// `Card.Title` where the module gave it to the name later.
  mutating func memberLater(_ name: String, of owner: String, _ number: Int) -> ScriptValue? {
    guard let member = modules[number].module.members[owner]?.last(where: { $0.name == name })
    else { return nil }
    return topValue(ScriptModule.memberName(owner, name), of: number, member.value)
  }

  /// Nobody is there who asks, and nothing is known of what is asked.
  mutating func atTop<Result>(
    of number: Int, _ body: (inout ScriptEvaluator) -> Result
  ) -> Result {
    let outer = (seed, assumptions, shown, options, provided, contextReads)
    provided = [:]
    (isInTab, isInText) = (false, false)
    let mark = writes.count
    let path = modules[number].path
    seed = modules[number].digest
    assumptions = ScriptAssumptions()
    // Elements that no component makes are the module's own.
    shown = [ComponentKey(path: path, id: .max)]
    place = HostSite(
      path: path, offset: 0, view: ModuleGraph.componentName(path), anchor: "", tag: "")
    touched.append([])
    let result = body(&self)
    touched.removeLast()
    undoWrites(since: mark)
    (seed, assumptions, shown, options, provided, contextReads) = outer
    return result
  }

  // MARK: Modules

  /// Each module asks for few paths, and for those over and over.
  mutating func resolve(_ specifier: String, from number: Int) -> ModuleGraph.Resolution {
    if let known = modules[number].resolved[specifier] {
      trace.asked.formUnion(known.asked)
      return known.resolution
    }
    var asked: Set<String> = []
    let resolution = graph.resolve(specifier, from: modules[number].path, asked: &asked)
    trace.asked.formUnion(asked)
    modules[number].resolved[specifier] = (resolution, Array(asked))
    return resolution
  }

  /// Nil where the module gives no such name.
  mutating func exportValue(_ name: String, of path: String) -> ScriptValue? {
    var searched: Set<TopName> = []
    switch TopValues.export(name, of: path, &searched, &self) {
    case .value(let value)?: return value
    case .name(let local, let number)?: return lookup(local, modules[number].scope)
    case .expression(let id, let name, let number)?:
      return topValue(ScriptModule.exportMark + name, of: number, id)
    case nil: return nil
    }
  }
}

extension ScriptImport {
  fileprivate func external(of package: String) -> ExternalName {
    guard case .named(let export) = name, export != "default" else {
      return ExternalName(module: package)
    }
    return ExternalName(module: package, path: [export])
  }
}

extension ScriptModule {
  /// No name of a script has a space.
  static let exportMark = "export "

  /// The name of a member that is given to a name later, and of what it is called by: no name has a dot.
  static func memberName(_ owner: String, _ name: String) -> String { owner + "." + name }

  /// What stands for a name that nothing binds.
  fileprivate func topExpression(_ name: String) -> ExpressionID? {
    if name.hasPrefix(Self.exportMark) {
      let own = String(name.dropFirst(Self.exportMark.count))
      if case .value(let id)? = exports[own] { return id }
      return nil
    }
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return members[String(name[..<dot])]?.last { $0.name == name[name.index(after: dot)...] }?.value
  }
}

/// How values of modules are made.
enum TopValues {
  static func kept(
    _ name: String, _ number: Int, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard let top = evaluator.modules[number].tops[name] else { return nil }
    evaluator.take(top.trace)
    if let index = top.hangsOn, let last = evaluator.openings.indices.last {
      evaluator.openings[last].low = min(evaluator.openings[last].low, index)
    }
    return top.value
  }

  /// Makes the value of names, whoever asks for it.
  ///
  /// Values of modules may ask for each other in rings, where one of them finds what stands in for another. Which
  /// one that is must not hang on who was asked first: a ring is gone round from the first of its members, by
  /// path and name.
  static func make(
    _ names: [String], of number: Int, isImport: Bool = false,
    _ evaluator: inout ScriptEvaluator, _ body: (inout ScriptEvaluator) -> [ScriptValue]
  ) {
    guard let first = names.first else { return }
    let (index, trace) = (evaluator.openings.count, evaluator.openTrace())
    let path = evaluator.modules[number].path
    for name in names {
      let standIn = ScriptUnknown(words: name, subject: .of(path, .of(name)), isCode: true)
      evaluator.modules[number].tops[name] = TopValue(
        value: isImport ? .undefined : .unknown(standIn), trace: trace, hangsOn: index)
    }
    evaluator.openings.append(
      TopOpening(module: number, names: names, low: index, start: evaluator.ring.count))
    let frame = UInt64.of(first, evaluator.modules[number].digest)
    let values = evaluator.apart(frame, trace) { $0.atTop(of: number, body) }
    evaluator.traces[Int(trace)].home = number
    let opening = evaluator.openings.removeLast()
    let isHead = opening.low == index
    for (name, value) in zip(names, values) {
      evaluator.modules[number].tops[name] = TopValue(
        value: value, trace: trace, hangsOn: isHead ? nil : opening.low)
    }
    guard isHead else {
      if let last = evaluator.openings.indices.last {
        evaluator.openings[last].low = min(evaluator.openings[last].low, opening.low)
      }
      evaluator.ring.append(opening)
      return
    }
    let others = Array(evaluator.ring[opening.start...])
    evaluator.ring.removeLast(others.count)
    if !others.isEmpty { close(opening, others, &evaluator) }
  }

  private static func close(
    _ head: TopOpening, _ others: [TopOpening], _ evaluator: inout ScriptEvaluator
  ) {
    let all = [head] + others
    let names = all.map { opening in
      TopName(path: evaluator.modules[opening.module].path, name: opening.names.first ?? "")
    }
    let first = names.indices.min { names[$0] < names[$1] } ?? 0
    guard first != 0, evaluator.turned.insert(names[0]).inserted else {
      for other in others {
        for name in other.names { evaluator.modules[other.module].tops[name]?.hangsOn = nil }
      }
      return
    }
    for one in all {
      for name in one.names { evaluator.modules[one.module].tops[name] = nil }
    }
    let outer = evaluator.trace
    askAgain(all[first], &evaluator)
    askAgain(head, &evaluator)
    evaluator.trace = outer
  }

  private static func askAgain(_ opening: TopOpening, _ evaluator: inout ScriptEvaluator) {
    guard let name = opening.names.first else { return }
    askAgain(name, of: opening.module, &evaluator)
  }

  static func askAgain(_ name: String, of number: Int, _ evaluator: inout ScriptEvaluator) {
    let module = evaluator.modules[number].module
    if module.bindings[name] != nil {
      _ = evaluator.moduleValue(name, number)
    } else if let id = module.topExpression(name) {
      _ = evaluator.topValue(name, of: number, id)
    }
  }

  /// Of what a module keeps, that is unknown which is empty at first, or assigned by one of its functions.
  static func filledLater(
    _ value: ScriptValue, _ id: ScriptExpression.ID?, _ pattern: ScriptPattern,
    _ module: ScriptEvaluator.LoadedModule
  ) -> ScriptValue {
    guard case .name(let name) = pattern else { return value }
    func unknown(_ words: String) -> ScriptValue {
      .unknown(ScriptUnknown(words: words, subject: .of(module.path, .of(words))))
    }
    if case .object(var object) = value, let id, case .object = module.module[id] {
      for key in object.keys {
        let words = name + "." + key
        guard object[key]?.isMissing ?? false || module.assigned.contains(words) else { continue }
        object[key] = unknown(words)
      }
      return .object(object)
    }
    return value.isPlain && module.assigned.contains(name) ? unknown(name) : value
  }

  static func imported(
    _ taken: ScriptImport, from number: Int, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    switch evaluator.resolve(taken.module, from: number) {
    case .package(let name): return .external(taken.external(of: name))
    case .file(let path):
      switch taken.name {
      case .namespace: return evaluator.graph.namespace(path)
      case .named(let export):
        if let value = evaluator.exportValue(export, of: path) { return value }
        return .unknown(ScriptUnknown(words: export, subject: .of(path, .of(export)), isCode: true))
      }
    }
  }

  /// What a name that a module gives stands for.
  enum Export {
    case value(ScriptValue)
    case name(String, Int)
    case expression(ScriptExpression.ID, String, Int)
  }

  /// Through all modules that give it on: they may do so in rings, and none of them have it.
  static func export(
    _ name: String, of path: String, _ searched: inout Set<TopName>,
    _ evaluator: inout ScriptEvaluator
  ) -> Export? {
    if case .texts(let table)? = evaluator.graph.files[path] {
      return (name == "default" ? table.value : table.value.member(name)).map { .value($0) }
    }
    evaluator.depth += 1
    defer { evaluator.depth -= 1 }
    guard evaluator.depth < ScriptLimits.depth else {
      evaluator.isCut = true
      return nil
    }
    guard let number = evaluator.load(path),
      searched.insert(TopName(path: path, name: name)).inserted
    else { return nil }
    evaluator.trace.modules.insert(number)
    evaluator.trace.asked.insert(ModuleGraph.stem(path))
    switch evaluator.modules[number].module.exports[name] {
    case .local(let local): return .name(local, number)
    case .value(let id): return .expression(id, name, number)
    case .taken(let taken):
      switch (evaluator.resolve(taken.module, from: number), taken.name) {
      case (.package(let package), _): return .value(.external(taken.external(of: package)))
      case (.file(let path), .namespace): return .value(evaluator.graph.namespace(path))
      case (.file(let path), .named(let other)):
        return export(other, of: path, &searched, &evaluator)
      }
    case nil: break
    }
    for specifier in evaluator.modules[number].module.exportsAll where name != "default" {
      guard case .file(let other) = evaluator.resolve(specifier, from: number) else { continue }
      if let found = export(name, of: other, &searched, &evaluator) { return found }
    }
    return nil
  }
}

extension TopValues {
  /// What `require` gives: a module, or the one value that it gives (Node.js, “Modules: CommonJS modules”,
  /// `module.exports`).
  static func required(_ path: String, _ evaluator: inout ScriptEvaluator) -> ScriptValue {
    let names = evaluator.graph.namespace(path)
    guard case .namespace = names, let number = evaluator.load(path),
      evaluator.modules[number].module.givesValue,
      let value = evaluator.exportValue("default", of: path)
    else { return names }
    switch value {
    case .function, .classType, .object: return value
    default: return names
    }
  }
}

extension ModuleGraph {
  /// A table of texts is a value, and a script gives names.
  func namespace(_ path: String) -> ScriptValue {
    if case .texts(let table)? = files[path] { return table.value }
    return .namespace(path)
  }
}
