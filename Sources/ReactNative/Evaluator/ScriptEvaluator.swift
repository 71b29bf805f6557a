internal import Components
internal import ScriptModules

/// Evaluates what components show, as far as the source tells.
///
/// One evaluator may serve all components of a commit, one after the other: what it keeps of modules and of
/// components hangs on the files only, never on who asked, or on what was asked before.
struct ScriptEvaluator: Sendable {
  var graph: ModuleGraph
  /// How many rows a collection of unknown length has.
  let rows: Int

  // What is kept.
  var modules: [LoadedModule] = []
  var moduleNumbers: [String: Int] = [:]
  var scopes: [ScriptScope] = []
  var traces: [ScriptTrace] = []
  var memo: [UInt64: [ShownComponent]] = [:]
  /// What functions gave: see `KeptCalls`.
  var keptCalls: [UInt64: KeptCall] = [:]
  /// By file all that was met while it was read: of its top level, of its mentions and of each component.
  var roots: [String: [Int32]] = [:]
  var index = TraceIndex()
  /// Subjects that are members of others.
  var members: [UInt64: ScriptMemberSubject] = [:]
  /// Rings among values of modules that were gone round from their first member.
  var turned: Set<TopName> = []

  // What one reading is in the middle of.
  var assumptions = ScriptAssumptions()
  /// Assignments, so that a side of a condition or a call can be taken back.
  var writes: [ScriptWrite] = []
  /// How many of them are to scopes that outlive the component.
  var sharedWrites = 0
  /// Variables of modules that are assigned at the moment.
  var overlaid: Set<Variable> = []
  var depth = 0
  /// The deepest so far of what is being traced, and the most components in each other.
  var deepest = 0
  var longest = 0
  var steps = 0
  /// Of those, what has been told of traces inside of the one that is open.
  var innerSteps = 0
  /// Elements that are written out so far, with those of components that were written once and placed again.
  var written = 0
  /// More than any app has: what is shown is not known at all.
  var isCut = false
  /// Something was kept, and whoever made it here would have gone deeper than anybody may.
  var isDoubtful = false
  /// What is run now is kept as a whole.
  var isKeeping = false
  /// Functions that are being called, and how often.
  var calls: [ComponentKey: Int] = [:]
  /// Components that are being shown, from the outside.
  var shown: [ComponentKey] = []
  /// Components that were met in each of them, and outside of all.
  var touched: [Set<ComponentKey>] = [[]]
  /// Values of modules that are being made, and those that hang on one of them.
  var openings: [TopOpening] = []
  var ring: [TopOpening] = []
  /// Tells apart the uses of a component, and rows.
  var seed: UInt64 = 0
  /// The trace that is open; -1 where what is met is the reading's own.
  var current: Int32 = -1
  /// What is being run apart from all around it, and how many scopes it has opened.
  var frame: UInt64 = 0
  var opened: UInt64 = 0
  /// The element that is being shown.
  var place = HostSite.nowhere
  /// What is shown is the content of a tab.
  var isInTab = false
  /// What is shown is words of a text.
  var isInText = false
  /// What contexts hold where something is shown now.
  var provided: [UInt64: ScriptValue] = [:]
  /// How often one of them was asked for.
  var contextReads = 0

  // What was met on the way.
  var trace = ScriptTrace()
  /// Options that the component sets for the screen that it is on.
  var options: [HostBarChange] = []

  init(graph: ModuleGraph, rows: Int) {
    self.graph = graph
    self.rows = rows
  }

  struct LoadedModule: Sendable {
    var path: String
    /// The path as a number.
    var digest: UInt64
    var module: ScriptModule
    var scope: Int
    /// Names of components and functions of the top level, by number.
    var names: [Int32: String]
    var passed: PassedProps
    /// Names and members of names that are assigned somewhere.
    var assigned: Set<String>
    var changes: ScriptChanges
    /// Calls that make states which only what a user does changes.
    var starts: Set<Int32>
    /// Calls that make states which say whether VoiceOver runs.
    var readers: Set<Int32>
    /// Fields of its classes that something changes.
    var fields: FieldChanges
    /// Names of which members are read.
    var holders: Set<String>
    /// What its top level was asked for so far.
    var tops: [String: TopValue] = [:]
    /// What the paths that it names mean, and what that depends on: see `ModuleGraph.resolve`.
    var resolved: [String: (resolution: ModuleGraph.Resolution, asked: [String])] = [:]
  }
}

extension ScriptEvaluator.LoadedModule {
  init(path: String, _ source: ScriptSource, scope: Int) {
    self.init(
      path: path, digest: .of(path), module: source.module, scope: scope,
      names: source.names, passed: source.passed, assigned: source.assigned,
      changes: source.changes, starts: source.starts, readers: source.readers,
      fields: source.fields, holders: source.holders)
  }

  /// What has members by this name in the file is no flag; a phone is no tablet, whoever says so.
  func held(_ value: ScriptValue, _ name: String) -> ScriptValue {
    guard case .unknown(var unknown) = value else { return value }
    if DeviceValues.isTabletOnly(name) { return .flag(false) }
    guard !unknown.isObject, holders.contains(name) else { return value }
    unknown.isObject = true
    return .unknown(unknown)
  }
}

struct ScriptScope {
  var parent: Int
  var module: Int
  /// The same wherever and whenever the same is run.
  var identity: UInt64
  /// Of a module only what is assigned at the moment: see `TopValue`.
  var values: [String: ScriptValue] = [:]
  /// None or one: few have any, and there are many scopes.
  private var receivers: [ScriptInstance] = []
  /// Of a function that ran while a module was made: what it returned may keep it, for whoever comes.
  var isShared = false
  /// The trace of what opened it; -1 of a module.
  let opener: Int32

  init(
    parent: Int, module: Int, identity: UInt64, isShared: Bool = false, opener: Int32 = -1
  ) {
    (self.parent, self.module, self.identity, self.isShared) = (parent, module, identity, isShared)
    self.opener = opener
  }

  var receiver: ScriptInstance? {
    get { receivers.first }
    set { receivers = newValue.map { [$0] } ?? [] }
  }
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
  /// Calls that are kept for whoever asks next.
  static let scopes = 400_000
  /// Items of a known list that are told apart.
  static let items = 64
  /// Parts of a condition; what has more is asked as one question.
  static let parts = 48
}

// MARK: Scopes

extension ScriptEvaluator {
  /// Nil where it is no script.
  mutating func load(_ path: String) -> Int? {
    if let number = moduleNumbers[path] { return number }
    guard case .module(let source)? = graph.files[path] else { return nil }
    let number = modules.count
    moduleNumbers[path] = number
    scopes.append(ScriptScope(parent: -1, module: number, identity: .of(path)))
    modules.append(LoadedModule(path: path, source, scope: scopes.count - 1))
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

  mutating func openScope(_ parent: Int) -> Int {
    opened &+= 1
    var digest = ScriptDigest(frame)
    digest.mix(opened)
    scopes.append(
      ScriptScope(
        parent: parent, module: scopes[parent].module, identity: digest.value,
        isShared: !openings.isEmpty, opener: current))
    return scopes.count - 1
  }

  func closure(
    _ function: Int32, _ scope: Int, receiver: ScriptInstance? = nil
  ) -> ScriptClosure {
    let module = scopes[scope].module
    return ScriptClosure(
      module: module, home: modules[module].digest, function: function, scope: scope,
      around: scopes[scope].identity, receiver: receiver)
  }

  func classValue(_ id: Int32, _ scope: Int) -> ScriptClassValue {
    let module = scopes[scope].module
    return ScriptClassValue(
      module: module, home: modules[module].digest, id: id, scope: scope,
      around: scopes[scope].identity)
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
    while scopes[at].parent >= 0, scopes[at].values[name] == nil { at = scopes[at].parent }
    write(Variable(scope: at, name: name), value)
  }

  mutating func write(_ variable: Variable, _ value: ScriptValue) {
    let before = scopes[variable.scope].values.updateValue(value, forKey: variable.name)
    writes.append(ScriptWrite(scope: variable.scope, name: variable.name, before: before))
    if scopes[variable.scope].parent < 0 { overlaid.insert(variable) }
    if scopes[variable.scope].isShared { sharedWrites += 1 }
  }

  /// What a variable holds at the moment.
  mutating func held(_ variable: Variable) -> ScriptValue {
    scopes[variable.scope].values[variable.name] ?? valueOfModule(variable)
  }

  /// What it holds where nothing is assigned at the moment.
  mutating func valueOfModule(_ variable: Variable) -> ScriptValue {
    guard scopes[variable.scope].parent < 0 else { return .undefined }
    return moduleValue(variable.name, scopes[variable.scope].module) ?? .undefined
  }

  /// Takes back what was assigned since, outside of the scopes from `limit` on: those are gone anyway, but for
  /// those of modules.
  mutating func undoWrites(since mark: Int, below limit: Int = .max) {
    while writes.count > mark, let write = writes.popLast() {
      if scopes[write.scope].isShared { sharedWrites -= 1 }
      let isOfModule = scopes[write.scope].parent < 0
      guard write.scope < limit || isOfModule else { continue }
      scopes[write.scope].values[write.name] = write.before
      if isOfModule, write.before == nil {
        overlaid.remove(Variable(scope: write.scope, name: write.name))
      }
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
    let number = scopes[scope].module
    let tag = element.tag.map { modules[number].module.words($0) } ?? ""
    let path = modules[number].path
    return HostSite(
      path: path, offset: element.offset,
      view: element.owner.isEmpty ? ModuleGraph.componentName(path) : element.owner,
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
  static func global(_ name: String) -> ScriptValue {
    switch name {
    case "undefined": .undefined
    case "__DEV__": .flag(false)
    default: .external(ExternalName(module: "", path: [name]))
    }
  }
}
