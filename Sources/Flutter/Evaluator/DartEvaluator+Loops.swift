internal import DartModules
internal import DartSyntax
internal import DartTokens
internal import VoiceOver

/// Loops: over what is known each time by itself, over anything else once for all.
extension DartEvaluator {
  /// What the variable of a loop is.
  private enum Rounds {
    case known([Round])
    case alike(DartValue, count: Int?)

    /// Each is gone through by itself, and is there once.
    var isExact: Bool {
      if case .known(let rounds) = self { rounds.allSatisfy(\.around.isEmpty) } else { false }
    }

    var all: [DartValue] {
      switch self {
      case .known(let rounds): rounds.map(\.value)
      case .alike(let value, _): [value]
      }
    }
  }

  /// One of the elements that are gone through.
  private struct Round {
    var value: DartValue
    /// What it stands in, outermost first: it is there several times, or at times only.
    var around: [Around] = []

    enum Around {
      case rows(DartValue.Rows)
      case side(DartCondition, Place)
    }

    /// What was made of it, as often as it is there.
    func whole(_ items: [DartValue.Item], at place: Place) -> [DartValue.Item] {
      around.reversed().reduce(items) { items, around in
        if items.isEmpty { return [] }
        switch around {
        case .rows(var rows):
          (rows.items, rows.place) = (items, place)
          return [.rows(rows)]
        case .side(let condition, let place):
          return [
            .either(
              DartChoice(
                [.init(condition: condition, content: items)], isExhaustive: false, at: place))
          ]
        }
      }
    }

    static func all(
      _ items: [DartValue.Item], in around: [Around] = []
    ) -> [Round] {
      items.flatMap { item -> [Round] in
        switch item {
        case .one(let value): [Round(value: value, around: around)]
        case .rows(let rows): all(rows.items, in: around + [.rows(rows)])
        case .either(let choice):
          choice.sides.flatMap {
            all($0.content, in: around + [.side($0.condition, choice.place)])
          }
        }
      }
    }
  }

  mutating func loop(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    let parts = file.children(node)
    guard let body = parts.last, parts.count >= 3 else { return }
    let rounds = rounds(parts, isOverElements: file.kind(node) == .forInStmt, &frame)
    run(body, node, rounds, &frame) { $0.bind(parts[0], to: $1, &$2) }
  }

  /// How often a loop goes round that asks each time, only a run tells; and what it counts.
  mutating func openLoop(_ node: DartNodeID, _ frame: inout CodeFrame) {
    let file = file(frame)
    let parts = file.children(node)
    guard parts.count >= 2 else { return }
    let before = frame
    let body = file.kind(node) == .whileStmt ? parts[1] : parts[0]
    run(body, node, .alike(named("turn", frame), count: nil), &frame) { _, _, _ in }
    for (name, old) in before.locals.sorted(by: { $0.key < $1.key }) {
      guard let new = frame.locals[name], new.digest != old.digest else { continue }
      if case .list = old, case .list = new { continue }
      frame.set(name, named(name, frame))
    }
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
    run(body, node, rounds, &frame) { _, value, frame in
      guard names.count == 2 else { return frame.set(last, value.asElement(called: last)) }
      if case .map(let parts) = value, parts.count == 2 {
        frame.set(names[0], parts[0].value)
        frame.set(names[1], parts[1].value)
      }
    }
  }

  /// What a body adds to lists, it adds each time.
  private mutating func run(
    _ body: DartNodeID, _ node: DartNodeID, _ rounds: Rounds, _ frame: inout CodeFrame,
    _ bind: (inout DartEvaluator, DartValue, inout CodeFrame) -> Void
  ) {
    let before = frame
    var ends: [[String: Int]] = []
    repeated(rounds) { evaluator, value in
      bind(&evaluator, value, &frame)
      _ = evaluator.apart { $0.execute(body, &frame) }
      ends.append(
        frame.locals.compactMapValues { if case .list(let all) = $0 { all.count } else { nil } })
    }
    for name in before.locals.keys.sorted() {
      guard case .list(let old)? = before.locals[name], case .list(let new)? = frame.locals[name],
        new.count != old.count || !rounds.isExact
      else { continue }
      if !rounds.isExact, !DartLists.begins(new, with: old) {
        // What is taken out or put in front is so each time.
        frame.set(name, LocalCollections.lost(name, frame, self))
        continue
      }
      if new.count <= old.count { continue }
      var start = old.count
      var added: [[DartValue.Item]] = []
      for end in ends {
        guard let end = end[name], end >= start, end <= new.count else { continue }
        added.append(Array(new[start..<end]))
        start = end
      }
      let rows = rows(added, rounds, place(node, frame))
      frame.set(name, .list(Array(old) + rows))
    }
  }

  /// A loop inside a list.
  mutating func looped(_ node: DartNodeID, _ frame: inout CodeFrame) -> [DartValue.Item] {
    let file = file(frame)
    let parts = file.children(node)
    guard let body = parts.last, parts.count >= 3 else { return [] }
    var outer = frame
    let isOverElements = file.kind(node) == .forInElement
    let rounds = rounds(parts, isOverElements: isOverElements, &outer)
    var all: [[DartValue.Item]] = []
    repeated(rounds) { evaluator, value in
      var inner = outer
      evaluator.bind(parts[0], to: value, &inner)
      all.append(evaluator.items(ofElement: body, &inner))
    }
    return rows(all, rounds, place(node, frame))
  }

  /// `List.generate(3, (index) => …)`.
  mutating func generated(_ node: DartNodeID, _ frame: inout CodeFrame) -> DartValue {
    let given = arguments(node, &frame)
    guard given.count >= 2 else { return unknown(node, frame) }
    let place = place(node, frame)
    let count = given[0].value.number.flatMap { Int(exactly: $0) }
    let rounds = counted(count, "index", frame)
    var all: [[DartValue.Item]] = []
    repeated(rounds) { evaluator, value in
      all.append([.one(evaluator.build(given[1].value, at: place, given: [value]))])
    }
    return .list(rows(all, rounds, place))
  }

  // MARK: Rounds

  private mutating func rounds(
    _ parts: [DartNodeID], isOverElements: Bool, _ frame: inout CodeFrame
  ) -> Rounds {
    isOverElements
      ? elements(of: evaluate(parts[1], &frame), called: variableName(parts[0], frame), frame)
      : counter(parts, &frame)
  }

  /// Runs something for each round; loops in loops that are known go on as long as there are not too many of all.
  private mutating func repeated(
    _ rounds: Rounds, _ run: (inout DartEvaluator, DartValue) -> Void
  ) {
    let values = rounds.all
    let before = self.rounds
    self.rounds *= max(1, values.count)
    for value in values { run(&self, value) }
    self.rounds = before
  }

  private func isFew(_ count: Int) -> Bool {
    count <= DartLimits.rounds && count * rounds <= DartLimits.allRounds
  }

  private func counted(_ count: Int?, _ name: String, _ frame: CodeFrame) -> Rounds {
    if let count, isFew(count) {
      return .known((0..<max(0, count)).map { Round(value: .number(Double($0))) })
    }
    return .alike(index(name, frame), count: count)
  }

  /// What counts rows, of which nobody knows how many there are.
  func index(_ name: String, _ frame: CodeFrame) -> DartValue {
    guard case .unknown(var unknown) = named(name, frame) else { return .null }
    unknown.isIndex = true
    return .unknown(unknown)
  }

  /// What a builder of rows is given to tell them apart; nil where it takes no such thing.
  func counter(of builder: DartValue) -> DartValue? {
    guard case .closure(let closure) = builder, closure.parameters.count > 1 else { return nil }
    let name = closure.parameters[1].name
    return .unknown(
      UnknownValue(
        code: name,
        subject: DartSubject(
          owner: closure.frame.owner, hash: Digest.of([closure.digest, Digest.of(name)])),
        isData: true, type: closure.parameters[1].type, isIndex: true))
  }

  /// What is the same each time is there as often as that; else each time by itself.
  private func rows(
    _ all: [[DartValue.Item]], _ rounds: Rounds, _ place: Place
  ) -> [DartValue.Item] {
    switch rounds {
    case .known(let rounds) where rounds.contains(where: { !$0.around.isEmpty }):
      return zip(rounds, all).flatMap { $0.whole($1, at: place) }
    case .known:
      guard let first = all.first, all.count > 1 else { return all.first ?? [] }
      let digests = first.map(\.digest)
      if all.allSatisfy({ $0.map(\.digest) == digests }) {
        return [.rows(.init(count: all.count, items: first, place: place))]
      }
      return all.flatMap { $0 }
    case .alike(let value, let count):
      var index: DartSubject?
      if case .unknown(let unknown) = value, unknown.isIndex { index = unknown.subject }
      return [
        .rows(.init(count: count, items: all.flatMap { $0 }, place: place, index: index))
      ]
    }
  }

  /// `for (var i = 0; i < 3; i++)`: how often, if both ends are known.
  private mutating func counter(_ parts: [DartNodeID], _ frame: inout CodeFrame) -> Rounds {
    let file = file(frame)
    var name = ""
    var start: Double?
    if file.kind(parts[0]) == .variableDecl {
      for child in file.children(parts[0]) where file.kind(child) == .declarator {
        name = file.name(child)
        start = file.firstChild(child).flatMap { evaluate($0, &frame).number }
      }
    }
    frame.set(name, index(name, frame))
    guard let start, start == 0, file.kind(parts[1]) == .binaryExpr,
      isByOne(parts[2], name, frame)
    else { return .alike(named(name, frame), count: nil) }
    let ends = file.children(parts[1])
    if ends.count == 2, let values = positions(upTo: ends[1], name, &frame) {
      return .known(values.map { Round(value: $0) })
    }
    let isWithin = file.name(parts[1]) == "<="
    guard ends.count == 2, isWithin || file.name(parts[1]) == "<",
      let end = evaluate(ends[1], &frame).number, end >= 0, end <= 10_000
    else { return counted(nil, name, frame) }
    return counted(Int(end.rounded(.up)) + (isWithin ? 1 : 0), name, frame)
  }

  /// `xs.length`, where some items of the list are there at times.
  private mutating func positions(
    upTo end: DartNodeID, _ name: String, _ frame: inout CodeFrame
  ) -> [DartValue]? {
    let file = file(frame)
    guard file.kind(end) == .memberExpr, file.name(end) == "length",
      let base = file.firstChild(end), case .list(let items) = evaluate(base, &frame),
      isFew(items.count), DartLists.count(of: .list(items)) == nil,
      case .unknown(let unknown) = index(name, frame)
    else { return nil }
    return items.indices.map { position in
      var value = unknown
      value.position = position
      value.subject.hash = Digest.of([value.subject.hash, UInt64(position)])
      return .unknown(value)
    }
  }

  private func isByOne(_ updates: DartNodeID, _ name: String, _ frame: CodeFrame) -> Bool {
    let code = file(frame).code(updates).filter { $0 != " " }
    return code == name + "++" || code == "++" + name || code == name + "+=1"
  }

  private func elements(
    of list: DartValue, called name: String, _ frame: CodeFrame
  ) -> Rounds {
    if case .list(let items) = list {
      let all = Round.all(items)
      if isFew(all.count) { return .known(all) }
    }
    return .alike(anyElement(of: list, name: name, frame), count: DartLists.count(of: list))
  }

  private func variableName(_ variable: DartNodeID, _ frame: CodeFrame) -> String {
    let file = file(frame)
    guard file.kind(variable) == .variableDecl,
      let declarator = file.children(variable).first(where: { file.kind($0) == .declarator })
    else { return file.name(variable) }
    return file.name(declarator)
  }

  private mutating func bind(
    _ variable: DartNodeID, to value: DartValue, _ frame: inout CodeFrame
  ) {
    if file(frame).kind(variable) == .patternDecl {
      bindPattern(variable, value, &frame)
    } else {
      let name = variableName(variable, frame)
      frame.set(name, value.asElement(called: name))
    }
  }
}
