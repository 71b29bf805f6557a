internal import DartModules
internal import DartSyntax
internal import DartTokens
internal import VoiceOver

/// What loops go through, and how often.
extension DartEvaluator {
  /// Runs something for each round until it says that it is the last; loops in loops that are known go on as long as
  /// there are not too many of all.
  mutating func repeated(
    _ rounds: Rounds, _ isLast: (inout DartEvaluator, Round) -> Bool
  ) {
    let all = rounds.all
    let before = self.rounds
    self.rounds *= max(1, all.count)
    for round in all where isLast(&self, round) { break }
    self.rounds = before
  }

  func isFew(_ count: Int) -> Bool {
    count <= DartLimits.rounds && count * rounds <= DartLimits.allRounds
  }

  func counted(
    _ count: Int?, _ name: String, _ frame: CodeFrame, most: Int? = nil
  ) -> Rounds {
    if let count, isFew(count) {
      return .known((0..<max(0, count)).map { Round(value: .number(Double($0))) })
    }
    return .alike(index(name, frame), count: count, most: most)
  }

  /// What counts rows, of which nobody knows how many there are.
  func index(_ name: String, _ frame: CodeFrame) -> DartValue {
    guard case .unknown(var unknown) = named(name, frame) else { return .null }
    unknown.isIndex = true
    unknown.subject.nature = .index
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
          owner: closure.frame.owner, hash: Digest.of([closure.digest, Digest.of(name)]),
          nature: .index),
        isData: true, type: closure.parameters[1].type, isIndex: true))
  }

  /// What is the same each time is there as often as that; else each time by itself.
  func rows(
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
    case .alike(let value, let count, let most, let full):
      var index: DartSubject?
      if case .unknown(let unknown) = value, unknown.isIndex { index = unknown.subject }
      return [
        .rows(
          .init(
            count: count, items: all.flatMap { $0 }, place: place, index: index, most: most,
            key: RowKeys.rows(of: value), full: full))
      ]
    }
  }

  /// `for (var i = 0; i < 3; i++)`: how often, if both ends and the step are known.
  mutating func counter(_ parts: [DartNodeID], _ frame: inout CodeFrame) -> Rounds {
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
    let any = Rounds.alike(named(name, frame), count: nil)
    guard let start, file.kind(parts[1]) == .binaryExpr,
      let step = Rounds.step(file.code(parts[2]), name)
    else { return any }
    var (ends, sign) = (file.children(parts[1]), file.name(parts[1]))
    if ends.count == 2, file.kind(ends[1]) == .nameExpr, file.name(ends[1]) == name {
      ends.reverse()
      sign = DartRelation(sign)?.turned.rawValue ?? sign
    }
    guard ends.count == 2, file.kind(ends[0]) == .nameExpr, file.name(ends[0]) == name else {
      return any
    }
    let isPlain = start == 0 && step == 1
    if isPlain, let values = positions(upTo: ends[1], name, &frame) {
      return .known(values.map { Round(value: $0) })
    }
    let last = evaluate(ends[1], &frame)
    guard let end = last.number, abs(end) <= 10_000, abs(start) <= 10_000 else {
      guard isPlain, sign.hasPrefix("<") else { return any }
      return counted(nil, name, frame, most: sign == "<" ? DartLists.most(of: last) : nil)
    }
    guard let count = Rounds.count(from: start, sign, end, by: step) else { return any }
    if isPlain { return counted(count, name, frame) }
    guard isFew(count) else { return .alike(named(name, frame), count: count) }
    return .known((0..<count).map { Round(value: .number(start + Double($0) * step)) })
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

  mutating func elements(
    of list: DartValue, called name: String, _ frame: CodeFrame
  ) -> Rounds {
    if let all = Round.all(of: list, called: name, in: [], frame, self), isFew(all.count) {
      return .known(all)
    }
    return .alike(
      anyElement(of: list, name: name, frame), count: DartLists.count(of: list),
      most: DartLists.most(of: list, frame, &self), full: FilledLists.subjects(of: list, self))
  }

  mutating func bind(
    _ variable: DartNodeID, to value: DartValue, _ frame: inout CodeFrame
  ) {
    if file(frame).kind(variable) == .patternDecl {
      bindPattern(variable, value, &frame)
    } else {
      let name = file(frame).variable(variable)
      let file = file(frame)
      let type =
        file.kind(variable) == .variableDecl
        ? file.children(variable).first { file.kind($0) == .type }.map { file.typeName($0) } : nil
      frame.set(name, value.asElement(called: name).typed(type))
    }
  }
}
