internal import Components
internal import ScriptModules

/// What a function of the top level gave for data, so that it is run once for each.
///
/// As with components, its arguments get numbers, and what it gives their names again. Nothing is kept of what makes
/// data of its own, as hooks and clocks do: that is told apart by who asks.
struct KeptCall: Sendable {
  /// Nil where it has to be run wherever it is called.
  var value: ScriptValue?
  /// All that the value asks or is.
  var asked: [UInt64] = []
  /// Functions that were called on the way.
  var called: Set<ComponentKey> = []
  var trace: Int32
}

enum KeptCalls {
  /// Nil where it has to be run here.
  static func value(
    of closure: ScriptClosure, _ arguments: [ScriptValue], _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard isKept(closure, evaluator), evaluator.overlaid.isEmpty, evaluator.sharedWrites == 0,
      evaluator.openings.isEmpty, !evaluator.isKeeping
    else { return nil }
    var subjects: [UInt64] = []
    let given = ScriptValue.list(ScriptList(arguments))
    guard given.collectData({ evaluator.isOfTop($0) }, into: &subjects, depth: 0) else {
      return nil
    }
    let (inner, names) = ScriptRenaming.numbering(subjects, as: "argument", evaluator.members)
    var memberships: [(subject: UInt64, member: ScriptMemberSubject)] = []
    let known = evaluator.assumptions.about({ inner.changes($0) }) {
      memberships += inner.memberships(of: $0)
      return inner($0)
    }
    let numbered = inner(given)
    evaluator.members.learn(memberships)
    var digest = ScriptDigest(
      .of("call", closure.home, UInt64(UInt32(bitPattern: closure.function))))
    numbered.mix(into: &digest, depth: 0)
    digest.mix(known.digest)
    let kept: KeptCall
    if let found = evaluator.keptCalls[digest.value] {
      kept = found
    } else {
      kept = run(closure, numbered, known, digest.value, Set(names.keys), &evaluator)
      evaluator.keptCalls[digest.value] = kept
    }
    guard let inner = kept.value,
      kept.called.allSatisfy({ evaluator.calls[$0, default: 0] == 0 })
    else { return nil }
    evaluator.take(kept.trace)
    let outer = ScriptRenaming(names: names, members: evaluator.members)
    let value = outer(inner)
    evaluator.members.learn(kept.asked.flatMap { outer.memberships(of: $0) })
    return value
  }

  private static func isKept(
    _ closure: ScriptClosure, _ evaluator: borrowing ScriptEvaluator
  ) -> Bool {
    guard closure.receiver == nil, closure.wrapped == nil, !closure.isFed,
      closure.scope == evaluator.modules[closure.module].scope,
      evaluator.modules[closure.module].changes.functions[closure.function] == nil
    else { return false }
    if evaluator.modules[closure.module].names[closure.function]?.hasPrefix("use") == true {
      return false
    }
    let function = evaluator.modules[closure.module].module.functions[Int(closure.function)]
    return !function.hasElements && !function.setsOptions && !function.isDeferred
      && !function.bindsThis
  }

  private static func run(
    _ closure: ScriptClosure, _ numbered: ScriptValue, _ known: ScriptAssumptions,
    _ digest: UInt64, _ own: Set<UInt64>, _ evaluator: inout ScriptEvaluator
  ) -> KeptCall {
    let number = evaluator.openTrace()
    let isRun = KeptCall(trace: number)
    guard case .list(let list) = numbered, let arguments = list.items else { return isRun }
    let outer = (evaluator.seed, evaluator.assumptions, evaluator.calls)
    let (mark, reads) = (evaluator.writes.count, evaluator.contextReads)
    (evaluator.seed, evaluator.assumptions, evaluator.isKeeping) = (digest, known, true)
    var called: Set<ComponentKey> = []
    let value = evaluator.apart(digest, number) { inner in
      MetCode.note(in: numbered, &inner)
      let value = inner.call(closure, arguments)
      called = Set(inner.calls.keys)
      return value
    }
    evaluator.isKeeping = false
    (evaluator.seed, evaluator.assumptions, evaluator.calls) = outer
    // What it changes it changes for whoever calls it, and contexts are those around whoever does.
    guard evaluator.writes.count == mark, evaluator.contextReads == reads else { return isRun }
    var asked: [UInt64] = []
    guard value.collectData({ evaluator.isOfTop($0) }, into: &asked, depth: 0) else {
      return isRun
    }
    let renaming = ScriptRenaming(
      names: Dictionary(uniqueKeysWithValues: own.map { ($0, ~$0) }), members: evaluator.members)
    guard asked.allSatisfy({ renaming.changes($0) }) else { return isRun }
    return KeptCall(value: value, asked: asked, called: called, trace: number)
  }
}
