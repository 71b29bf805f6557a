internal import Components
internal import DartSyntax
internal import VoiceOver

/// Statements of which one of two is run.
extension DartEvaluator {
  mutating func branch(
    _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> Completion {
    let parts = file(frame).children(node)
    guard parts.count >= 2 else { return .fallen }
    let answer = answer(parts[0], &frame)
    switch answer {
    case .always(let holds):
      if holds { return execute(parts[1], &frame) }
      return parts.count > 2 ? execute(parts[2], &frame) : .fallen
    case .depends(let ask):
      var other = frame
      let length = Length(parts[0], &frame, &self).map { (asked: $0, of: frame.locals[$0.name]) }
      let yes = Narrowing.under(parts[0], holding: true, &self, &frame) { evaluator, frame in
        evaluator.apart { $0.execute(parts[1], &frame) }
      }
      let no = Narrowing.under(parts[0], holding: false, &self, &other) { evaluator, frame in
        evaluator.apart { parts.count > 2 ? $0.execute(parts[2], &frame) : .fallen }
      }
      if let length {
        length.asked.keep(
          of: length.of, &frame, &other, ends: (yes.completion.isEnd, no.completion.isEnd))
      }
      return merge(ask, yes, no, &frame, other, at: place(node, frame))
    }
  }

  /// A part with its own early returns and jumps.
  mutating func apart(_ run: (inout DartEvaluator) -> Completion) -> Part {
    let before = (early, jumps)
    (early, jumps) = ([], [])
    var completion = run(&self)
    // What breaks off before it returns nothing.
    if case .returned(let value) = completion, !jumps.isEmpty {
      leave(DartCondition(), value)
      completion = .jumped
    }
    let part = Part(completion: completion, early: early, jumps: jumps)
    (early, jumps) = before
    return part
  }

  /// A return that comes before the last one, where nothing broke off before it.
  mutating func leave(_ condition: DartCondition, _ value: DartValue) {
    early.append(
      .init(condition: jumps.isEmpty ? condition : jumps.none.and(condition), content: value))
  }

  mutating func merge(
    _ ask: DartCondition, _ yes: Part, _ no: Part, _ frame: inout CodeFrame, _ other: CodeFrame,
    at place: Place
  ) -> Completion {
    switch (yes.completion, no.completion) {
    case (.returned(let a), .returned(let b)):
      return .returned(
        DartAnswers.join(ask, yes.whole(a, at: place), no.whole(b, at: place), at: place))
    case (.returned(let a), let completion):
      leave(ask, yes.whole(a, at: place))
      for side in no.early { leave(side.condition, side.content) }
      jumps += no.jumps
      frame = other
      return completion
    case (let completion, .returned(let b)):
      leave(ask.negated, no.whole(b, at: place))
      for side in yes.early { leave(side.condition, side.content) }
      jumps += yes.jumps
      return completion
    case (let a, let b):
      for side in yes.early { leave(ask.and(side.condition), side.content) }
      for side in no.early { leave(ask.negated.and(side.condition), side.content) }
      return join(ask, (a, yes.jumps), (b, no.jumps), &frame, other, at: place)
    }
  }

  /// The first of jumps that is met counts: what comes behind those of a side that ends with them need not ask for it.
  private mutating func join(
    _ ask: DartCondition, _ yes: (completion: Completion, jumps: [Jump]),
    _ no: (completion: Completion, jumps: [Jump]), _ frame: inout CodeFrame, _ other: CodeFrame,
    at place: Place
  ) -> Completion {
    switch (yes.completion, no.completion) {
    case (.jumped, let completion):
      jumps += yes.jumps.map { $0.under(ask) } + no.jumps
      if case .fallen = completion { frame = other }
      return completion
    case (let completion, .jumped):
      jumps += no.jumps.map { $0.under(ask.negated) } + yes.jumps
      return completion
    default:
      jumps += yes.jumps.map { $0.under(ask) } + no.jumps.map { $0.under(ask.negated) }
      frame.join(other, unless: ask, at: place)
      return .fallen
    }
  }
}
