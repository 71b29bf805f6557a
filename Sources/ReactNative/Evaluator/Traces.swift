internal import Components
internal import ScriptModules

/// What was met on the way to something that is kept, so that whoever takes it later has met it too.
struct ScriptTrace {
  /// In the order in which it was met.
  enum Event {
    /// Something else that is kept was taken.
    case inner(Int32)
    /// Apart from the others, which are many and small.
    indirect case presentation(HostPresentation)
    case navigator(NavigatorReading)
  }
  private(set) var events: [Event] = []
  /// What was taken.
  private(set) var inner: Set<Int32> = []
  /// Every path that was looked for, without endings: see `ModuleGraph.stem`.
  var asked: Set<String> = []
  /// Every key of a text that was looked for.
  var askedTexts: Set<String> = []
  /// Modules by number.
  var modules: Set<Int> = []
  /// Those whose code was run or looked at, also where somebody else handed it in: see `KeptState`.
  var code: Set<Int> = []
  /// What opened the scopes of functions that were handed in: known by their place, they hold what was around them
  /// there.
  private(set) var hosts: Set<Int32> = []
  /// Components that are shown.
  var uses: Set<ComponentKey> = []
  var tally = HostTally()
  /// Expressions that were evaluated, without those of inner traces.
  var steps = 0
  /// How much deeper than its beginning it went.
  var need = 0
  /// The module whose value it is of.
  var home: Int?

  mutating func note(_ number: Int32) {
    if inner.insert(number).inserted { events.append(.inner(number)) }
  }

  /// What is made here holds as long as the code of that module is as it is.
  mutating func note(codeOf module: Int) {
    if !code.contains(module) { code.insert(module) }
  }

  /// What is made here holds as long as what made a function that is among its data.
  mutating func note(host: Int32) {
    if host >= 0, !hosts.contains(host) { hosts.insert(host) }
  }

  /// It was made with another one, or with what that one made.
  func hangs(on other: Int32) -> Bool { inner.contains(other) || hosts.contains(other) }

  /// It has nothing of its own to tell, but for what it took.
  var showsNothing: Bool { events.count == inner.count }

  /// What was taken goes by other numbers.
  mutating func renumber(_ numbers: [Int32: Int32]) {
    guard inner.contains(where: { numbers[$0] != nil }) else { return }
    let before = events
    (events, inner) = ([], [])
    for event in before {
      if case .inner(let number) = event {
        note(numbers[number] ?? number)
      } else {
        events.append(event)
      }
    }
  }

  mutating func note(_ presentation: HostPresentation) {
    events.append(.presentation(presentation))
  }

  mutating func note(_ navigator: NavigatorReading) { events.append(.navigator(navigator)) }
}

/// All that one reading has met, directly or by what was kept.
struct ScriptFindings {
  var presentations: [HostPresentation] = []
  var navigators: [NavigatorReading] = []
  var asked: Set<String> = []
  var askedTexts: Set<String> = []
  var modules: Set<Int> = []
  var uses: Set<ComponentKey> = []
  var steps = 0
  // Filled in once all is found.
  var paths: [String] = []
  var options: [HostBarChange] = []
  var isCut = false

  /// All that was met since, each of it once, in the order in which it was met first.
  init(_ evaluator: ScriptEvaluator) {
    self.init(of: evaluator.root, evaluator)
  }

  init(of own: ScriptTrace, _ evaluator: ScriptEvaluator) {
    var met: Set<Int32> = []
    var open: [(trace: ScriptTrace, next: Int)] = [(own, 0)]
    add(own)
    while let last = open.indices.last {
      let (current, next) = open[last]
      guard next < current.events.count else {
        open.removeLast()
        continue
      }
      open[last].next += 1
      switch current.events[next] {
      case .presentation(let presentation): presentations.append(presentation)
      case .navigator(let navigator): navigators.append(navigator)
      case .inner(let number):
        guard met.insert(number).inserted else { continue }
        let inner = evaluator.traces[Int(number)]
        add(inner)
        if !inner.events.isEmpty { open.append((inner, 0)) }
      }
    }
  }

  private mutating func add(_ trace: ScriptTrace) {
    asked.formUnion(trace.asked)
    askedTexts.formUnion(trace.askedTexts)
    modules.formUnion(trace.modules)
    uses.formUnion(trace.uses)
    steps += trace.steps
  }
}

extension ScriptEvaluator {
  /// What was kept is taken.
  mutating func take(_ number: Int32) {
    guard number >= 0 else { return }
    trace.note(number)
    let need = depth + traces[Int(number)].need
    if need >= ScriptLimits.depth { isDoubtful = true }
    if need > deepest { deepest = need }
  }

  /// Runs what does not hang on who asks.
  ///
  /// Nothing that holds around it is known inside, and what it meets is traced.
  mutating func apart<Result>(
    _ frame: UInt64, _ number: Int32, _ body: (inout ScriptEvaluator) -> Result
  ) -> Result {
    let around = (self.frame, opened, calls, place, isInTab, isInText)
    let outer = (trace, deepest, innerSteps, steps)
    let outermost = current
    current = number
    let hidden = overlaid.map { ($0, scopes[$0.scope].values[$0.name]) }
    for variable in overlaid { scopes[variable.scope].values[variable.name] = nil }
    overlaid = []
    let unshared = SharedWrites.hide(&self)
    (self.frame, opened, calls) = (frame, 0, [:])
    (trace, deepest, innerSteps) = (ScriptTrace(), depth, 0)
    let result = body(&self)
    trace.steps = steps - outer.3 - innerSteps
    trace.need = deepest - depth
    innerSteps = outer.2 + steps - outer.3
    traces[Int(number)] = trace
    (trace, deepest) = (outer.0, max(outer.1, deepest))
    current = outermost
    (self.frame, opened, calls, place, isInTab, isInText) = around
    for (variable, value) in hidden {
      scopes[variable.scope].values[variable.name] = value
      overlaid.insert(variable)
    }
    for (variable, value) in unshared { scopes[variable.scope].values[variable.name] = value }
    return result
  }

  /// What was met since the reading began.
  var root: ScriptTrace {
    var root = trace
    root.steps = steps - innerSteps
    return root
  }

  mutating func openTrace() -> Int32 {
    traces.append(ScriptTrace())
    return Int32(truncatingIfNeeded: traces.count - 1)
  }

  /// Begins a reading, which knows nothing but what is kept.
  mutating func begin() {
    trace = ScriptTrace()
    (depth, deepest, steps, innerSteps, written) = (0, 0, 0, 0, 0)
    (isCut, isDoubtful) = (false, false)
    (options, writes, sharedWrites, touched) = ([], [], 0, [[]])
    (longest, seed, frame, opened, current) = (0, 0, 0, 0, -1)
    (assumptions, place, isInTab, isInText) = (ScriptAssumptions(), .nowhere, false, false)
    (provided, contextReads) = ([:], 0)
  }
}

/// Writes to what functions keep that a module made, as one that keeps the last style.
enum SharedWrites {
  /// As if nobody had written yet, since what is made apart is for others too.
  ///
  /// Answers what to put back.
  static func hide(_ evaluator: inout ScriptEvaluator) -> [ScriptEvaluator.Variable: ScriptValue?] {
    guard evaluator.sharedWrites > 0 else { return [:] }
    var written: [ScriptEvaluator.Variable: ScriptValue?] = [:]
    for write in evaluator.writes.reversed() where evaluator.scopes[write.scope].isShared {
      let variable = ScriptEvaluator.Variable(scope: write.scope, name: write.name)
      if written[variable] == nil {
        written.updateValue(evaluator.scopes[write.scope].values[write.name], forKey: variable)
      }
      evaluator.scopes[write.scope].values[write.name] = write.before
    }
    return written
  }
}
