internal import Components
internal import ScriptModules

/// Evaluates what a component shows, as far as the source tells.
///
/// One evaluator serves the components of one file, and starts from nothing: what it finds depends on
/// the files that it reads only.
struct ScriptEvaluator {
  let graph: ModuleGraph
  /// How many rows a collection of unknown length has.
  let rows: Int

  var modules: [LoadedModule] = []
  var moduleNumbers: [String: Int] = [:]
  var scopes: [ScriptScope] = []
  /// Every path that was looked for, without endings: see `ModuleGraph.stem`.
  var asked: Set<String> = []
  /// Every key of a text that was looked for.
  var askedTexts: Set<String> = []
  var assumptions = ScriptAssumptions()
  /// Assignments, so that a side of a condition or a call can be taken back.
  var writes: [ScriptWrite] = []
  var depth = 0
  var steps = 0
  /// Elements that are written out so far, with those of components that were written once and placed again.
  var written = 0
  /// More than any app has: what is shown is not known at all.
  var isCut = false
  /// Functions that are being called, and how often.
  var calls: [ComponentKey: Int] = [:]
  /// Components that are being shown, from the outside.
  var shown: [ComponentKey] = []
  /// Components that were met in each of them, and outside of all.
  var touched: [Set<ComponentKey>] = [[]]
  var memo: [UInt64: [ShownComponent]] = [:]
  /// Subjects that are members of others.
  var members: [UInt64: ScriptMemberSubject] = [:]
  /// Tells apart the uses of a component, and rows.
  var seed: UInt64 = 0
  /// The element that is being shown.
  var place = HostSite(path: "", offset: 0, view: "", anchor: "", tag: "")

  /// What is shown is the content of a tab.
  var isInTab = false

  // What was met on the way.
  var uses: Set<ComponentKey> = []
  var presentations: [HostPresentation] = []
  var navigators: [NavigatorReading] = []
  /// Options that the component sets for the screen that it is on.
  var options: [HostBarChange] = []
  var tally = HostTally()

  init(graph: ModuleGraph, rows: Int) {
    self.graph = graph
    self.rows = rows
  }

  struct LoadedModule {
    var path: String
    var module: ScriptModule
    var scope: Int
    /// Names of components and functions of the top level, by number.
    var names: [Int32: String]
    var passed: PassedProps
    /// Names and members of names that are assigned somewhere.
    var assigned: Set<String>
    var changes: ScriptChanges
    /// Exports that are being looked for: modules may take from each other in rings.
    var searched: Set<String> = []
  }
}

struct ScriptScope {
  var parent: Int
  var module: Int
  var values: [String: ScriptValue] = [:]
  var receiver: ScriptInstance?
}

struct ScriptWrite {
  var scope: Int
  var name: String
  var before: ScriptValue?
}

/// What no real app comes near; beyond, a component is unknown as a whole.
enum ScriptLimits {
  static let steps = 4_000_000
  /// Calls and expressions inside each other.
  static let depth = 700
  static let components = 90
  /// Elements of one component, written out: what goes beyond is unknown as a whole, and says so.
  static let elements = 40_000
  /// Items of a known list that are told apart.
  static let items = 64
  /// Parts of a condition; what has more is asked as one question.
  static let parts = 48
}

// MARK: Modules and names

extension ScriptEvaluator {
  /// Nil where it is no script.
  mutating func load(_ path: String) -> Int? {
    if let number = moduleNumbers[path] { return number }
    guard case .module(let source)? = graph.files[path] else { return nil }
    let number = modules.count
    moduleNumbers[path] = number
    scopes.append(ScriptScope(parent: -1, module: number))
    modules.append(
      LoadedModule(
        path: path, module: source.module, scope: scopes.count - 1,
        names: source.names, passed: source.passed, assigned: source.assigned,
        changes: source.changes))
    return number
  }

  mutating func lookup(_ name: String, _ scope: Int) -> ScriptValue {
    var at = scope
    while true {
      if let value = scopes[at].values[name] { return value }
      if scopes[at].parent < 0 { break }
      at = scopes[at].parent
    }
    return moduleValue(name, scopes[at].module) ?? .global(name)
  }

  /// Nil where the module does not bind it.
  mutating func moduleValue(_ name: String, _ number: Int) -> ScriptValue? {
    let scope = modules[number].scope
    if let value = scopes[scope].values[name] { return value }
    guard let binding = modules[number].module.bindings[name] else { return nil }
    switch binding {
    case .function(let id):
      scopes[scope].values[name] = .function(
        ScriptClosure(module: number, function: id, scope: scope))
    case .classType(let id):
      scopes[scope].values[name] = .classType(
        ScriptClassValue(module: number, id: id, scope: scope))
    case .imported(let taken):
      // What asks for itself on the way finds nothing.
      scopes[scope].values[name] = .undefined
      scopes[scope].values[name] = importValue(taken, from: number)
    case .variable(let pattern, let value):
      for name in pattern.names {
        scopes[scope].values[name] = .unknown(
          ScriptUnknown(words: name, subject: .of(modules[number].path, .of(name)), isCode: true))
      }
      let result = atTop(of: number) { $0.evaluate(optional: value, scope) }
      bind(pattern, filledLater(result, value, pattern, number), scope)
    }
    return scopes[scope].values[name]
  }

  /// Of what a module keeps, that is unknown which is empty at first, or assigned by one of its functions.
  private func filledLater(
    _ value: ScriptValue, _ id: ScriptExpression.ID?, _ pattern: ScriptPattern, _ number: Int
  ) -> ScriptValue {
    guard case .name(let name) = pattern else { return value }
    let assigned = modules[number].assigned
    func unknown(_ words: String) -> ScriptValue {
      .unknown(ScriptUnknown(words: words, subject: .of(modules[number].path, .of(words))))
    }
    if case .object(var object) = value, let id, case .object = modules[number].module[id] {
      for key in object.keys {
        let words = name + "." + key
        guard object[key]?.isMissing ?? false || assigned.contains(words) else { continue }
        object[key] = unknown(words)
      }
      return .object(object)
    }
    return value.isPlain && assigned.contains(name) ? unknown(name) : value
  }

  /// What the top level of a module comes to does not depend on who asks.
  mutating func atTop<Result>(
    of number: Int, _ body: (inout ScriptEvaluator) -> Result
  ) -> Result {
    let (outerSeed, outerAssumptions) = (seed, assumptions)
    let mark = writes.count
    seed = .of(modules[number].path)
    assumptions = ScriptAssumptions()
    let result = body(&self)
    writes.removeLast(writes.count - mark)
    (seed, assumptions) = (outerSeed, outerAssumptions)
    return result
  }

  mutating func resolve(_ specifier: String, from number: Int) -> ModuleGraph.Resolution {
    graph.resolve(specifier, from: modules[number].path, asked: &asked)
  }

  mutating func importValue(_ taken: ScriptImport, from number: Int) -> ScriptValue {
    switch resolve(taken.module, from: number) {
    case .package(let name):
      guard case .named(let export) = taken.name, export != "default" else {
        return .external(ExternalName(module: name))
      }
      return .external(ExternalName(module: name, path: [export]))
    case .file(let path):
      switch taken.name {
      case .namespace: return namespaceValue(path)
      case .named(let export):
        if let value = exportValue(export, of: path) { return value }
        return .unknown(ScriptUnknown(words: export, subject: .of(path, .of(export)), isCode: true))
      }
    }
  }

  /// A table of texts is a value, and a script gives names.
  func namespaceValue(_ path: String) -> ScriptValue {
    if case .texts(let table)? = graph.files[path] { return table.value }
    return .namespace(path)
  }

  /// Nil where the module gives no such name.
  mutating func exportValue(_ name: String, of path: String) -> ScriptValue? {
    if case .texts(let table)? = graph.files[path] {
      return name == "default" ? table.value : table.value.member(name)
    }
    guard let number = load(path) else { return nil }
    asked.insert(ModuleGraph.stem(path))
    switch modules[number].module.exports[name] {
    case .local(let local): return lookup(local, modules[number].scope)
    case .value(let id):
      // No name of a script has a space.
      let key = "export " + name
      let scope = modules[number].scope
      if let value = scopes[scope].values[key] { return value }
      scopes[scope].values[key] = .undefined
      let value = atTop(of: number) { $0.evaluate(id, scope) }
      scopes[scope].values[key] = value
      return value
    case .taken, nil: break
    }
    // Modules may give on in rings what none of them has.
    guard modules[number].searched.insert(name).inserted else { return nil }
    defer { modules[number].searched.remove(name) }
    if case .taken(let taken)? = modules[number].module.exports[name] {
      return importValue(taken, from: number)
    }
    for specifier in modules[number].module.exportsAll where name != "default" {
      guard case .file(let other) = resolve(specifier, from: number) else { continue }
      if let value = exportValue(name, of: other) { return value }
    }
    return nil
  }

  // MARK: Scopes

  mutating func openScope(_ parent: Int) -> Int {
    scopes.append(ScriptScope(parent: parent, module: scopes[parent].module))
    return scopes.count - 1
  }

  func receiver(_ scope: Int) -> ScriptInstance? {
    var at = scope
    while at >= 0 {
      if let receiver = scopes[at].receiver { return receiver }
      at = scopes[at].parent
    }
    return nil
  }

  mutating func assign(_ name: String, _ value: ScriptValue, _ scope: Int) {
    var at = scope
    while at >= 0 {
      if let before = scopes[at].values[name] {
        writes.append(ScriptWrite(scope: at, name: name, before: before))
        scopes[at].values[name] = value
        return
      }
      if scopes[at].parent < 0 { break }
      at = scopes[at].parent
    }
    _ = moduleValue(name, scopes[at].module)
    writes.append(ScriptWrite(scope: at, name: name, before: scopes[at].values[name]))
    scopes[at].values[name] = value
  }

  /// Takes back what was assigned since, outside of the scopes from `limit` on: those are gone anyway.
  mutating func undoWrites(since mark: Int, below limit: Int = .max) {
    while writes.count > mark, let write = writes.popLast() {
      if write.scope < limit { scopes[write.scope].values[write.name] = write.before }
    }
  }

  /// Read in its place: the module around it is never copied.
  func expression(_ id: ScriptExpression.ID, _ scope: Int) -> ScriptExpression {
    let number = scopes[scope].module
    guard id >= 0, Int(id) < modules[number].module.expressions.count else { return .missing }
    return modules[number].module.expressions[Int(id)]
  }

  func module(_ scope: Int) -> ScriptModule { modules[scopes[scope].module].module }

  func site(_ element: ScriptElement, _ scope: Int) -> HostSite {
    let module = modules[scopes[scope].module]
    let tag = element.tag.map { module.module.words($0) } ?? ""
    return HostSite(
      path: module.path, offset: element.offset,
      view: element.owner.isEmpty ? ModuleGraph.componentName(module.path) : element.owner,
      anchor: element.anchor, tag: tag)
  }
}

extension UInt64 {
  static func of(_ text: String, _ numbers: UInt64...) -> UInt64 {
    var digest = ScriptDigest()
    digest.mix(text)
    for number in numbers { digest.mix(number) }
    return digest.value
  }
}

extension ScriptValue {
  /// A name that no script binds.
  fileprivate static func global(_ name: String) -> ScriptValue {
    switch name {
    case "undefined": .undefined
    case "__DEV__": .flag(false)
    default: .external(ExternalName(module: "", path: [name]))
    }
  }
}
