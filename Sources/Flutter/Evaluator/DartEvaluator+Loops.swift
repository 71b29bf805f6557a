internal import DartModules
internal import DartSyntax
internal import DartTokens
import Scenes
internal import VoiceOver

/// Loops: over what is known each time by itself, over anything else once for all.
extension DartEvaluator {
  mutating func loop(_ node: DartNodeID, _ frame: inout CodeFrame) -> Completion {
    let file = file(frame)
    let parts = file.children(node)
    guard let body = parts.last, parts.count >= 3 else { return .fallen }
    let isOverElements = file.kind(node) == .forInStmt
    var loop: Loop
    if isOverElements {
      let list = evaluate(parts[1], &frame)
      let asked =
        Loop.notEmpty(list, self)
        ?? Loop.asked(parts[1], file.code(parts[1]) + ".isNotEmpty", frame, self)
      let rounds = elements(of: list, called: file.variable(parts[0]), frame)
      loop = Loop(body, node, rounds, asked: asked)
    } else {
      let asked = Loop.asked(parts[1], file.code(parts[1]), frame, self)
      loop = Loop(body, node, counter(parts, &frame), asked: asked)
      loop.isEndless = file.kind(parts[1]) == .missing
    }
    return run(loop, &frame) { $0.bind(parts[0], to: $1, &$2) }
  }

  /// How often a loop goes round that asks each time, only a run tells; and what it counts.
  mutating func openLoop(_ node: DartNodeID, _ frame: inout CodeFrame) -> Completion {
    let file = file(frame)
    let parts = file.children(node)
    guard parts.count >= 2 else { return .fallen }
    let isWhile = file.kind(node) == .whileStmt
    let (body, condition) = isWhile ? (parts[1], parts[0]) : (parts[0], parts[1])
    Loop.forget(body, &frame, self) { !DartLists.isCollection($0) }
    let before = frame
    var loop = Loop(
      body, node, .alike(named("turn", frame), count: nil),
      asked: Loop.asked(condition, file.code(condition), frame, self))
    loop.isEndless = file.kind(condition) == .booleanExpr && file.name(condition) == "true"
    loop.isRunOnce = !isWhile
    let completion = run(loop, &frame) { _, _, _ in }
    for (name, old) in before.locals.sorted(by: { $0.key < $1.key }) {
      guard let new = frame.locals[name], new.digest != old.digest else { continue }
      if case .list = old, case .list = new { continue }
      frame.set(name, named(name, frame))
    }
    return completion
  }

  /// `xs.forEach((x) { … })`: what is written in its place is a loop.
  mutating func forEach(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    guard let callee = file.firstChild(node), file.name(callee) == "forEach",
      file.kind(callee) == .memberExpr || file.kind(callee) == .optionalMemberExpr,
      let base = file.firstChild(callee),
      let given = file.children(node).first(where: { file.kind($0) == .arguments }),
      let function = file.firstChild(given), file.kind(function) == .functionExpr,
      let whole = closure(at: function, frame).body,
      let body = file.kind(whole) == .block ? whole : file.firstChild(whole)
    else { return }
    let names = file.parameters(ofFunction: function).map(\.name)
    guard let last = names.last else { return }
    var list = evaluate(base, &frame)
    if case .map = list, let entries = DartLists.entries(list) { list = .list(entries) }
    let rounds = elements(of: list, called: last, frame)
    let before = isInEach
    isInEach = true
    defer { isInEach = before }
    _ = run(Loop(body, node, rounds, asked: Loop.asked(base, file.code(base), frame, self)), &frame)
    {
      _, value, frame in
      guard names.count == 2 else { return frame.set(last, value.asElement(called: last)) }
      if case .map(let parts) = value, parts.count == 2 {
        frame.set(names[0], parts[0].value)
        frame.set(names[1], parts[1].value)
      }
    }
  }

  /// What a body adds to lists, it adds each time; what returns in it ends the function, where it comes to that.
  private mutating func run(
    _ loop: Loop, _ frame: inout CodeFrame,
    _ bind: (inout DartEvaluator, DartValue, inout CodeFrame) -> Void
  ) -> Completion {
    if !loop.isKnown { Loop.forget(loop.body, &frame, self) { $0.number != nil || $0.flag != nil } }
    let before = frame
    let place = place(loop.node, frame)
    var all = Run()
    repeated(loop.rounds) { evaluator, round in
      bind(&evaluator, round.value, &frame)
      let part = evaluator.apart { $0.execute(loop.body, &frame) }
      let isExact = loop.isKnown && round.around.isEmpty
      let breaks = part.jumps.filter(\.isBreak)
      // Of rounds that stand for many, each may be the one that is broken off.
      let onwards = isExact ? part.jumps.filter { !$0.isBreak } : part.jumps
      var fallen: CodeFrame?
      if case .fallen = part.completion { fallen = frame }
      let landed = onwards.landed(fallen, at: place)
      if let landed { frame = landed }
      for side in part.early {
        all.early.append(round.returned(side, after: all.breaks, isOneOf: !loop.isKnown))
      }
      all.hasBreak = all.hasBreak || !breaks.isEmpty
      if isExact { all.breaks += breaks }
      if case .returned(let value) = part.completion {
        return all.end(with: value, loop, round, isExact: isExact)
      }
      all.ends.append(
        frame.locals.compactMapValues { if case .list(let all) = $0 { all.count } else { nil } })
      if isExact, landed == nil {
        all.completion = .jumped
        return true
      }
      all.isOnce = !isExact && fallen == nil && breaks.count == part.jumps.count
      return false
    }
    loop.group(before, all, &frame, self)
    if !loop.isKnown {
      // How far it counts, only a run tells.
      for (name, old) in before.locals.sorted(by: { $0.key < $1.key }) {
        guard case .unknown = old, let new = frame.locals[name], new.digest != old.digest,
          new.number != nil || new.flag != nil
        else { continue }
        frame.set(name, old)
      }
    }
    return finish(loop, all, &frame)
  }

  private mutating func finish(
    _ loop: Loop, _ all: Run, _ frame: inout CodeFrame
  ) -> Completion {
    var early = all.early
    var completion = all.completion
    if case .fallen = completion, loop.isEndless, !all.hasBreak, let last = early.popLast() {
      completion = .returned(last.content)
    }
    for side in early { leave(side.condition, side.content) }
    if case .returned = completion { return completion }
    var fallen: CodeFrame?
    if case .fallen = completion { fallen = frame }
    if let landed = all.breaks.landed(fallen, at: place(loop.node, frame)) { frame = landed }
    return .fallen
  }

  /// A loop inside a list.
  mutating func looped(_ node: DartNodeID, _ frame: inout CodeFrame) -> [DartValue.Item] {
    let file = file(frame)
    let parts = file.children(node)
    guard let body = parts.last, parts.count >= 3 else { return [] }
    var outer = frame
    let rounds =
      file.kind(node) == .forInElement
      ? elements(
        of: evaluate(parts[1], &outer), called: file.variable(parts[0]), outer)
      : counter(parts, &outer)
    var all: [[DartValue.Item]] = []
    repeated(rounds) { evaluator, round in
      var inner = outer
      evaluator.bind(parts[0], to: round.value, &inner)
      all.append(evaluator.items(ofElement: body, &inner))
      return false
    }
    return rows(all, rounds, place(node, frame))
  }

  /// `List.generate(3, (index) => …)`.
  mutating func generated(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let given = arguments(node, &frame)
    guard given.count >= 2 else { return unknown(node, frame) }
    let place = place(node, frame)
    let count = given[0].value.number.flatMap { Int(exactly: $0) }
    let rounds = counted(count, "index", frame, most: DartLists.most(of: given[0].value))
    var all: [[DartValue.Item]] = []
    repeated(rounds) { evaluator, round in
      all.append([.one(evaluator.build(given[1].value, at: place, given: [round.value]))])
      return false
    }
    return .list(rows(all, rounds, place))
  }
}
