internal import Components
internal import ScriptModules

/// What became of a run of statements.
struct ScriptOutcome {
  /// What was returned, the first whose condition holds.
  var returns: [ScriptChoice.Side] = []
  /// The end may be reached.
  var falls = true
}

extension ScriptEvaluator {
  /// What is left on a condition, so that all behind it changes something only where that does not hold.
  enum Leaving { case nothing, function, turn }

  mutating func run(
    _ statements: [ScriptStatement], _ scope: Int, leaving: Leaving = .nothing
  ) -> ScriptOutcome {
    if leaving != .nothing, statements.count == 1, case .block(let inner) = statements[0] {
      return run(inner, openScope(scope), leaving: leaving)
    }
    var outcome = ScriptOutcome()
    for case .function(let name, let id) in statements {
      scopes[scope].values[name] = .function(closure(id, scope))
    }
    for (index, statement) in statements.enumerated() {
      if case .if(let test, let then, let otherwise) = statement, then.last?.leaves(leaving) == true
      {
        let rest = Array(statements[(index + 1)...])
        let next = leave(test, then, otherwise, rest, scope, leaving)
        outcome.returns += next.returns
        outcome.falls = next.falls
        return outcome
      }
      let next = run(statement, scope)
      outcome.returns += next.returns
      if case .constant(true)? = next.returns.last?.condition { outcome.falls = false }
      if !next.falls { outcome.falls = false }
      if !outcome.falls { break }
      if case .break = statement { break }
    }
    return outcome
  }

  private mutating func run(_ statement: ScriptStatement, _ scope: Int) -> ScriptOutcome {
    var outcome = ScriptOutcome()
    switch statement {
    case .function, .break: break
    case .classType(let name, let id):
      scopes[scope].values[name] = .classType(classValue(id, scope))
    case .variable(let pattern, let value): bind(pattern, evaluate(optional: value, scope), scope)
    case .expression(let id): perform(id, scope)
    case .return(let id):
      var value = ScriptValue.undefined
      if let id, module(scope).isChange(id) {
        perform(id, scope)
        value = unknown(module(scope).words(id), site(id, scope))
      } else {
        value = evaluate(optional: id, scope)
      }
      outcome.returns = [ScriptChoice.Side(condition: .constant(true), value: value)]
      outcome.falls = false
    case .if(let condition, let then, let otherwise):
      return decide([(.expression(condition), then)], otherwise, scope)
    case .switch(let subject, let cases): return select(subject, cases, scope)
    case .loop(let pattern, let collection, let body):
      return loop(pattern, collection, body, scope)
    case .block(let body): return run(body, openScope(scope))
    case .throw: outcome.falls = false
    }
    return outcome
  }

  /// What has to hold for a side to be run.
  private enum Test {
    case expression(ScriptExpression.ID)
    case condition(ScriptCondition)
  }

  private mutating func condition(_ test: Test, _ scope: Int) -> ScriptCondition {
    switch test {
    // An argument that changes the evaluator is made first: else a copy of all that it holds would be asked.
    case .expression(let id):
      let value = evaluate(id, scope)
      return truth(value)
    case .condition(let condition): return assumptions.simplify(condition)
    }
  }

  /// Sides in order, of which the first runs whose test holds.
  ///
  /// What they assign is known afterwards as far as the side is.
  private mutating func decide(
    _ sides: [(test: Test, body: [ScriptStatement])], _ otherwise: [ScriptStatement], _ scope: Int
  ) -> ScriptOutcome {
    guard let first = sides.first else { return run(otherwise, openScope(scope)) }
    let test = condition(first.test, scope)
    let others = Array(sides.dropFirst())
    if case .constant(let flag) = test {
      return flag
        ? run(first.body, openScope(scope)) : decide(others, otherwise, scope)
    }
    let mark = writes.count
    let outer = assumptions
    assumptions.add(test, true)
    let then = run(first.body, openScope(scope))
    let thenWrites = takeWrites(since: mark)
    assumptions = outer
    assumptions.add(test, false)
    let other = decide(others, otherwise, scope)
    let otherWrites = takeWrites(since: mark)
    assumptions = outer
    switch (then.falls, other.falls) {
    case (true, true): join(test, thenWrites, otherWrites)
    case (true, false):
      apply(thenWrites)
      assumptions.add(test, true)
    case (false, true):
      apply(otherWrites)
      assumptions.add(test, false)
    case (false, false): break
    }
    var outcome = ScriptOutcome(falls: then.falls || other.falls)
    for side in then.returns {
      outcome.returns.append(
        ScriptChoice.Side(condition: .both(test, side.condition), value: side.value))
    }
    for side in other.returns {
      // What comes first has failed anyway, where it always returns.
      let condition = then.falls ? .both(.not(of: test), side.condition) : side.condition
      outcome.returns.append(ScriptChoice.Side(condition: condition, value: side.value))
    }
    if !outcome.falls, let last = outcome.returns.indices.last {
      outcome.returns[last].condition = .constant(true)
    }
    return outcome
  }

  /// A side that leaves what is run, and all that is run where it does not: what either assigns is known afterwards
  /// as far as the side is.
  private mutating func leave(
    _ condition: ScriptExpression.ID, _ then: [ScriptStatement], _ otherwise: [ScriptStatement],
    _ rest: [ScriptStatement], _ scope: Int, _ leaving: Leaving
  ) -> ScriptOutcome {
    depth += 1
    defer { depth -= 1 }
    guard depth < ScriptLimits.depth else {
      isCut = true
      return ScriptOutcome()
    }
    let test = self.condition(.expression(condition), scope)
    if case .constant(let flag) = test {
      return flag
        ? run(then, openScope(scope)) : run([.block(otherwise)] + rest, scope, leaving: leaving)
    }
    let mark = writes.count
    let outer = assumptions
    assumptions.add(test, true)
    var outcome = run(then, openScope(scope))
    let thenWrites = takeWrites(since: mark)
    assumptions = outer
    assumptions.add(test, false)
    let other = run([.block(otherwise)] + rest, scope, leaving: leaving)
    let otherWrites = takeWrites(since: mark)
    assumptions = outer
    join(test, thenWrites, otherWrites)
    for index in outcome.returns.indices {
      outcome.returns[index].condition = .both(test, outcome.returns[index].condition)
    }
    outcome.returns += other.returns
    outcome.falls = other.falls || outcome.falls
    return outcome
  }

  // MARK: Writes of sides

  /// What was assigned since, in order; the variables are as they were before.
  private mutating func takeWrites(since mark: Int) -> [(Variable, ScriptValue)] {
    var order: [Variable] = []
    for write in writes[mark...] {
      let variable = Variable(scope: write.scope, name: write.name)
      if !order.contains(variable) { order.append(variable) }
    }
    let result = order.map { ($0, held($0)) }
    undoWrites(since: mark)
    return result
  }

  private mutating func apply(_ taken: [(Variable, ScriptValue)]) {
    for (variable, value) in taken { write(variable, value) }
  }

  private mutating func join(
    _ test: ScriptCondition, _ then: [(Variable, ScriptValue)],
    _ other: [(Variable, ScriptValue)]
  ) {
    var order = then.map(\.0)
    for (variable, _) in other where !order.contains(variable) { order.append(variable) }
    for variable in order {
      let before = held(variable)
      let first = then.first { $0.0 == variable }?.1 ?? before
      let second = other.first { $0.0 == variable }?.1 ?? before
      write(variable, ScriptValue.merged(test, first, second, before))
    }
  }

  // MARK: Switches and loops

  private mutating func select(
    _ subject: ScriptExpression.ID, _ cases: [ScriptCase], _ scope: Int
  ) -> ScriptOutcome {
    let value = evaluate(subject, scope)
    var sides: [(test: Test, body: [ScriptStatement])] = []
    var otherwise: [ScriptStatement] = []
    var open = ScriptCondition.constant(false)
    var isDefault = false
    for (index, one) in cases.enumerated() {
      if let id = one.value {
        let other = evaluate(id, scope)
        open = .either(open, equals(value, other))
      } else {
        isDefault = true
      }
      guard !one.body.isEmpty || index == cases.count - 1 else { continue }
      let body = cases.body(from: index)
      if isDefault { otherwise = body } else { sides.append((.condition(open), body)) }
      (open, isDefault) = (.constant(false), false)
    }
    return decide(sides, otherwise, scope)
  }

  private mutating func loop(
    _ pattern: ScriptPattern?, _ collection: ScriptExpression.ID?, _ body: [ScriptStatement],
    _ scope: Int
  ) -> ScriptOutcome {
    let value = evaluate(optional: collection, scope)
    if let pattern, case .list(let list) = value, let items = list.items,
      items.count <= ScriptLimits.items
    {
      var outcome = ScriptOutcome()
      for item in items {
        let inner = openScope(scope)
        bind(pattern, item, inner)
        let turn = run(body, inner, leaving: .turn)
        outcome.returns += turn.returns
        if !turn.falls { break }
      }
      return outcome
    }
    let mark = writes.count
    let inner = openScope(scope)
    let subject = UInt64.of("loop", value.subject(), seed)
    let item = ScriptUnknown(words: "", subject: subject)
    if let pattern { bind(pattern, .unknown(item), inner) }
    let turn = run(body, inner, leaving: .turn)
    // How often a loop runs that goes through no collection only a run tells.
    repeatWrites(since: mark, count: collection == nil ? nil : count(of: value))
    var outcome = ScriptOutcome()
    for side in turn.returns {
      let asked = ask(ScriptQuestion(subject: .of("turn", subject), words: "…"))
      outcome.returns.append(
        ScriptChoice.Side(condition: .both(asked, side.condition), value: side.value))
    }
    return outcome
  }
}

extension ScriptStatement {
  /// It is the end of what is run: of a function where it returns, of a turn of a loop where it goes on with the next.
  fileprivate func leaves(_ what: ScriptEvaluator.Leaving) -> Bool {
    switch self {
    case .return, .throw: what == .function
    case .break: what == .turn
    case .block(let inner): inner.last?.leaves(what) ?? false
    default: false
    }
  }
}

extension [ScriptCase] {
  /// Without `break` or `return` at its end a case runs on into the next.
  fileprivate func body(from index: Int) -> [ScriptStatement] {
    var result: [ScriptStatement] = []
    for one in self[index...] {
      result += one.body
      if let last = one.body.last, Self.ends(last) { break }
    }
    return result
  }

  private static func ends(_ statement: ScriptStatement) -> Bool {
    switch statement {
    case .break, .return, .throw: true
    case .block(let inner): inner.last.map { ends($0) } ?? false
    case .if(_, let then, let otherwise):
      (then.last.map { ends($0) } ?? false) && (otherwise.last.map { ends($0) } ?? false)
    default: false
    }
  }
}
