internal import ScriptModules

/// What is different between two commits for an evaluator that stays.
struct ScriptNews {
  /// Files that say something else.
  var paths: Set<String>
  /// All that leads to them: see `ModuleGraph.stem`.
  var stems: Set<String>
  /// Keys of texts.
  var texts: Set<String>
  /// A file has come, has gone or is of another kind.
  var hasOtherFiles: Bool
}

/// What an evaluator keeps from one commit to the next: all that met nothing that is different now.
///
/// Values of modules that met something are made once more, and where they come out the same, nothing that took them is
/// touched. A reading comes to the same with what is kept and without; only the time it takes is not the same.
struct KeptState {
  /// A value of a module that may be another one now: all names that are bound at once.
  private struct Aside {
    var module: Int
    var values: [String: TopValue] = [:]
  }

  /// How a trace of before stands now.
  private enum Standing {
    case open
    /// What was made with it may be something else.
    case stale
    /// It holds; of a value that was made once more under another number.
    case holds(Int32, isAlike: Bool)
  }

  /// Modules that say something else, as they were.
  private let changed: [Int: ScriptEvaluator.LoadedModule]
  /// By trace: it met something that is different.
  private var met: Set<Int32> = []
  /// Of those that met something, by themselves or by what they took.
  private var standings: [Int32: Standing] = [:]
  private var aside: [Int32: Aside] = [:]

  /// Files of which nothing has to be read again, and those among them that met other things than before on the way.
  private(set) var holding: Set<String> = []
  private(set) var shifted: Set<String> = []

  /// Nil where all has to be forgotten.
  init?(_ news: ScriptNews, _ graph: ModuleGraph, _ evaluator: inout ScriptEvaluator) {
    evaluator.graph = graph
    // A ring that is made anew is gone round anew.
    evaluator.turned = []
    changed = Dictionary(
      news.paths.compactMap { evaluator.moduleNumbers[$0] }.map { ($0, evaluator.modules[$0]) },
      uniquingKeysWith: { first, _ in first })
    findStale(news, &evaluator)
    setAside(news, &evaluator)
    for path in news.paths { Self.reload(path, &evaluator) }
    let memo = takeStale(&evaluator.memo)
    let calls = takeStale(&evaluator.keptCalls)
    for number in aside.keys.sorted() {
      settle(number, &evaluator)
      if evaluator.isCut { return nil }
    }
    settleOthers(evaluator)
    putBack(memo, calls, &evaluator)
    findHolding(evaluator)
    clear(&evaluator)
  }

  /// With nothing kept but the names by which readings are settled.
  static func startOver(_ evaluator: inout ScriptEvaluator, with graph: ModuleGraph) {
    let known = evaluator.members
    evaluator = ScriptEvaluator(graph: graph, rows: evaluator.rows)
    evaluator.members = known
  }

  // MARK: What is stale

  private mutating func findStale(_ news: ScriptNews, _ evaluator: inout ScriptEvaluator) {
    evaluator.index.follow(evaluator.traces)
    met = evaluator.index.met(news, changed.keys, evaluator.traces)
    for number in changed.keys {
      for top in evaluator.modules[number].tops.values where top.trace >= 0 {
        met.insert(top.trace)
      }
    }
    for number in evaluator.index.takers(of: met, evaluator.traces) { standings[number] = .open }
  }

  private mutating func setAside(_ news: ScriptNews, _ evaluator: inout ScriptEvaluator) {
    for number in standings.keys {
      guard let home = evaluator.traces[Int(number)].home else { continue }
      for (name, top) in evaluator.modules[home].tops where top.trace == number {
        aside[number, default: Aside(module: home)].values[name] = top
        evaluator.modules[home].tops[name] = nil
      }
    }
    // Where a path leads hangs on which files there are.
    guard news.hasOtherFiles else { return }
    for number in evaluator.modules.indices {
      for (specifier, known) in evaluator.modules[number].resolved
      where known.asked.contains(where: news.stems.contains) {
        evaluator.modules[number].resolved[specifier] = nil
      }
    }
  }

  /// Under the same number: whoever has looked into what it was is stale.
  private static func reload(_ path: String, _ evaluator: inout ScriptEvaluator) {
    guard let number = evaluator.moduleNumbers[path] else { return }
    guard case .module(let source)? = evaluator.graph.files[path] else {
      evaluator.moduleNumbers[path] = nil
      return
    }
    let scope = evaluator.modules[number].scope
    evaluator.modules[number] = ScriptEvaluator.LoadedModule(path: path, source, scope: scope)
  }

  private func takeStale<Entry: KeptWithTrace>(
    _ table: inout [UInt64: Entry]
  ) -> [UInt64: Entry] {
    if standings.isEmpty { return [:] }
    var stale: [UInt64: Entry] = [:]
    for (key, entry) in table where entry.traces.contains(where: { standings[$0] != nil }) {
      stale[key] = entry
    }
    for key in stale.keys { table[key] = nil }
    return stale
  }

  // MARK: What holds all the same

  private mutating func settle(_ number: Int32, _ evaluator: inout ScriptEvaluator) {
    guard case .open? = standings[number] else { return }
    // Who comes back here on the way is in a ring with it, of which nothing is known yet.
    standings[number] = .stale
    let isMade = aside[number].map { Self.isMade($0, evaluator) } ?? false
    if !isMade, !met.contains(number), let isAlike = holds(number, &evaluator) {
      standings[number] = .holds(number, isAlike: isAlike)
      if let own = aside[number] {
        for (name, top) in own.values { evaluator.modules[own.module].tops[name] = top }
      }
      return
    }
    guard let own = aside[number], !evaluator.isCut else { return }
    if let made = Self.made(own, &evaluator), isSame(own, made, evaluator) {
      let isAlike = evaluator.traces[Int(number)].isAlike(evaluator.traces[Int(made)]) {
        self.alike($0)
      }
      standings[number] = .holds(made, isAlike: isAlike)
    }
  }

  /// Whether all that it took is alike; nil where some of that is something else.
  private mutating func holds(_ number: Int32, _ evaluator: inout ScriptEvaluator) -> Bool? {
    var isAlike = true
    let trace = evaluator.traces[Int(number)]
    for inner in trace.inner.sorted() where standings[inner] != nil {
      settle(inner, &evaluator)
      guard case .holds(_, let isInnerAlike)? = standings[inner] else { return nil }
      isAlike = isAlike && isInnerAlike
    }
    // A value of a module hangs on what was handed in to something in it: nobody has to know how.
    return trace.hosts.contains { standings[$0] != nil } ? nil : isAlike
  }

  /// What is no value of a module, once those are known: it holds where nothing that it hangs on is stale.
  ///
  /// What shows something and what that was handed by it hang on each other.
  private mutating func settleOthers(_ evaluator: ScriptEvaluator) {
    var (stale, shifted): (Set<Int32>, Set<Int32>) = ([], [])
    for (number, standing) in standings {
      switch standing {
      case .holds(_, let isAlike) where aside[number] != nil:
        if !isAlike { shifted.insert(number) }
      default: if aside[number] != nil || met.contains(number) { stale.insert(number) }
      }
    }
    stale = evaluator.index.takers(of: stale, evaluator.traces) { aside[$0] == nil }
    shifted = evaluator.index.takers(of: shifted, evaluator.traces) { aside[$0] == nil }
    for number in standings.keys where aside[number] == nil {
      standings[number] =
        stale.contains(number)
        ? .stale : .holds(number, isAlike: !shifted.contains(number))
    }
  }

  /// The number that something goes by now, where it met just the same.
  private func alike(_ number: Int32) -> Int32? {
    switch standings[number] {
    case nil: number
    case .holds(let now, let isAlike): isAlike ? now : nil
    case .open, .stale: nil
    }
  }

  private static func isMade(_ own: Aside, _ evaluator: ScriptEvaluator) -> Bool {
    own.values.keys.contains { evaluator.modules[own.module].tops[$0] != nil }
  }

  /// The trace of the values as they are now.
  private static func made(_ own: Aside, _ evaluator: inout ScriptEvaluator) -> Int32? {
    guard let name = own.values.keys.min(),
      evaluator.moduleNumbers[evaluator.modules[own.module].path] == own.module
    else { return nil }
    if !isMade(own, evaluator) {
      evaluator.begin()
      TopValues.askAgain(name, of: own.module, &evaluator)
    }
    return evaluator.modules[own.module].tops[name]?.trace
  }

  /// The same values, which hold nothing that was around them when they were made.
  private func isSame(
    _ own: Aside, _ made: Int32, _ evaluator: ScriptEvaluator
  ) -> Bool {
    guard made >= 0, evaluator.traces[Int(made)].showsNothing else { return false }
    return own.values.allSatisfy { name, before in
      guard let now = evaluator.modules[own.module].tops[name],
        evaluator.traces[Int(before.trace)].showsNothing
      else { return false }
      return now.trace == made && before.hangsOn == nil && now.hangsOn == nil
        && isKnownByContent(now.value, evaluator) && before.value == now.value
    }
  }

  /// What it is says all of it: a function that was made inside of another one is known by its place, whatever was
  /// around it.
  private func isKnownByContent(_ value: ScriptValue, _ evaluator: ScriptEvaluator) -> Bool {
    switch value {
    case .undefined, .null, .flag, .number, .text, .namespace, .external, .unknown: return true
    case .function(let closure):
      guard evaluator.isOfTop(value),
        closure.bound.allSatisfy({ isKnownByContent($0, evaluator) })
      else { return false }
      guard let before = changed[closure.module] else { return true }
      let now = evaluator.modules[closure.module]
      return before.outside(of: closure.function) == now.outside(of: closure.function)
    case .classType(let type):
      guard evaluator.isOfTop(value) else { return false }
      guard let before = changed[type.module] else { return true }
      let now = evaluator.modules[type.module]
      return before.outside(ofClass: type.id) == now.outside(ofClass: type.id)
    // Elements and rows stand on lines of their own.
    case .instance, .element: return false
    case .list(let list):
      return list.items?.allSatisfy { isKnownByContent($0, evaluator) } ?? false
    case .object(let object):
      return object.keys.allSatisfy { key in
        object[key].map { isKnownByContent($0, evaluator) } ?? true
      }
    case .choice(let choice):
      return choice.sides.allSatisfy { isKnownByContent($0.value, evaluator) }
    }
  }

  // MARK: What stays

  private func putBack(
    _ memo: [UInt64: [ShownComponent]], _ calls: [UInt64: KeptCall],
    _ evaluator: inout ScriptEvaluator
  ) {
    func isKept(_ trace: Int32) -> Bool {
      switch standings[trace] {
      case nil, .holds: true
      case .open, .stale: false
      }
    }
    for (key, shown) in memo where evaluator.memo[key] == nil {
      let kept = shown.filter { isKept($0.trace) }
      if !kept.isEmpty { evaluator.memo[key] = kept }
    }
    for (key, call) in calls where evaluator.keptCalls[key] == nil && isKept(call.trace) {
      evaluator.keptCalls[key] = call
    }
  }

  private mutating func findHolding(_ evaluator: ScriptEvaluator) {
    for (path, roots) in evaluator.roots {
      var isAlike = true
      let holds = roots.allSatisfy { root in
        switch standings[root] {
        case nil: return true
        case .holds(_, let isRootAlike):
          isAlike = isAlike && isRootAlike
          return true
        case .open, .stale: return false
        }
      }
      guard holds else { continue }
      holding.insert(path)
      if !isAlike { shifted.insert(path) }
    }
  }

  /// What holds takes what goes by another number now; what does not is forgotten.
  private func clear(_ evaluator: inout ScriptEvaluator) {
    if standings.isEmpty { return }
    var numbers: [Int32: Int32] = [:]
    for (number, standing) in standings {
      if case .holds(let now, _) = standing {
        if now != number { numbers[number] = now }
      }
    }
    for (number, standing) in standings {
      if case .holds(number, _) = standing {
        if numbers.isEmpty { continue }
        evaluator.traces[Int(number)].renumber(numbers)
        evaluator.index.renumber(number, numbers, evaluator.traces[Int(number)].inner)
      } else {
        evaluator.traces[Int(number)] = ScriptTrace()
      }
    }
  }
}

/// Something that is kept with what was met on the way to it.
protocol KeptWithTrace {
  var traces: [Int32] { get }
}

extension KeptCall: KeptWithTrace {
  var traces: [Int32] { [trace] }
}

extension [ShownComponent]: KeptWithTrace {
  var traces: [Int32] { map(\.trace) }
}

extension ScriptTrace {
  /// It met the same as another one, but for the numbers of what it took.
  fileprivate func isAlike(_ other: ScriptTrace, _ now: (Int32) -> Int32?) -> Bool {
    guard asked == other.asked, askedTexts == other.askedTexts, modules == other.modules,
      uses == other.uses, tally == other.tally, inner.count == other.inner.count
    else { return false }
    return inner.allSatisfy { number in now(number).map(other.inner.contains) ?? false }
  }
}

extension ScriptEvaluator.LoadedModule {
  /// All that is asked of a function by those who do not look into it, and so need not note that they did.
  fileprivate func outside(of number: Int32) -> ScriptFunction? {
    guard module.functions.indices.contains(Int(number)) else { return nil }
    var function = module.functions[Int(number)]
    function.name = names[number] ?? function.name
    function.parameters = function.parameters.map { _ in .missing }
    (function.body, function.offset) = ([], 0)
    return function
  }

  /// The same of a class.
  fileprivate func outside(ofClass number: Int32) -> ScriptClass? {
    guard module.classes.indices.contains(Int(number)) else { return nil }
    var type = module.classes[Int(number)]
    type.name = names[-1 - number] ?? type.name
    type.base = type.base.map { _ in 0 }
    (type.methods, type.getters, type.fields, type.statics) = ([:], [:], [], [])
    (type.constructor, type.offset) = (nil, 0)
    return type
  }
}
