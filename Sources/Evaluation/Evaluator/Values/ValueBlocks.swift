import Scenes
import Views

/// Bodies that give a value: constants, assignments and returns, in order.
enum ValueBlocks {
  /// What a body gives; nil when it gives nothing.
  static func outcome(of body: Block, _ site: Site, _ evaluator: inout Evaluator) -> ValueID? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    var site = site
    let result = run(body, &site, givesValue: true, &evaluator)
    return result.values.isEmpty ? nil : evaluator.either(distinct(result.values, evaluator))
  }

  /// Two ways through that give what nobody knows, and the same, give that: `guard isNew else { return name }`.
  private static func distinct(
    _ values: [ValueID], _ evaluator: borrowing Evaluator
  ) -> [ValueID] {
    guard values.count > 1 else { return values }
    var met: Set<SourceExpression> = []
    return values.filter {
      guard case .unknown(let source) = evaluator.scene[$0] else { return true }
      return met.insert(source).inserted
    }
  }

  private struct Outcome {
    var values: [ValueID] = []
    /// Every way through has returned.
    var isDone = false
  }

  /// The last line of what gives a value is that; of what only does something it is not.
  private static func run(
    _ body: Block, _ site: inout Site, givesValue: Bool = false, _ evaluator: inout Evaluator
  ) -> Outcome {
    var outcome = Outcome()
    for index in body {
      switch evaluator.statement(index, site.file) {
      case .expression(let id):
        if Traps.isOne(id, site.file, evaluator.files) {
          return Outcome(values: outcome.values, isDone: true)
        }
        if case .branch(let branch) = evaluator.expression(id, site.file) {
          let inner = run(
            branch: branch, &site, isLast: givesValue && index == body.upperBound - 1, &evaluator)
          outcome.values += inner.values
          if inner.isDone { return Outcome(values: outcome.values, isDone: true) }
        } else if let name = mutated(by: id, site, evaluator) {
          GrowingLists.change(name, by: id, &site, &evaluator)
        } else {
          if givesValue, index == body.upperBound - 1, body.count == 1 || outcome.values.isEmpty {
            outcome.values.append(
              DeclaredResults.value(of: id, site, &evaluator) ?? evaluator.value(id, site))
            outcome.isDone = true
          }
          forgetTouched(by: id, &site, &evaluator)
        }
      case .return(let id):
        if let id {
          outcome.values.append(
            DeclaredResults.value(of: id, site, &evaluator) ?? evaluator.value(id, site))
        }
        return Outcome(values: outcome.values, isDone: true)
      case .guard(let branch):
        switch DecidedBranches.passes(branch, site, &evaluator) {
        case true: break
        case false:
          let early = run(evaluator.files.otherwise(branch, site), &site, &evaluator)
          return Outcome(values: outcome.values + early.values, isDone: true)
        case nil:
          var inner = site
          outcome.values += run(evaluator.files.otherwise(branch, site), &inner, &evaluator).values
        }
        site = DecidedBranches.passing(branch, site, &evaluator)
      case .declaration, .assignment, .loop, .function: perform(index, &site, &evaluator)
      }
    }
    return outcome
  }

  private static func run(
    branch index: Int32, _ site: inout Site, isLast: Bool, _ evaluator: inout Evaluator
  ) -> Outcome {
    let branch = evaluator.branch(index, site.file)
    var outcome = Outcome()
    var ends: [Int32] = []
    var areAllDone = true
    let decided = DecidedBranches.decided(branch, site, &evaluator)
    if decided == nil, let sites = ChosenSubjects.sites(of: branch, site, &evaluator) {
      return run(branch: index, forEachOf: sites, &site, isLast: isLast, &evaluator)
    }
    for place in DecidedBranches.sides(of: branch, decided, site, &evaluator) {
      if decided == nil, CasesLeft.isLeftOut(place, of: branch, site, &evaluator) { continue }
      let alternative = evaluator.alternative(place, site.file)
      let taken = isLast ? Narrowing.taking(ternary: place, of: branch, site, &evaluator) : site
      var inner = PatternMatching.bind(side: alternative, taken, &evaluator)
      let result = run(alternative.body, &inner, givesValue: isLast, &evaluator)
      outcome.values += result.values
      if !isLast, !result.isDone { ends.append(inner.environment) }
      if !result.isDone { areAllDone = false }
    }
    let isWhole = branch.isExhaustive || decided.flatMap { $0 } != nil
    if !isWhole { ends.append(site.environment) }
    outcome.isDone = areAllDone && isWhole && (isLast || ends.isEmpty)
    site.environment = merge(ends, from: site.environment, &evaluator)
    return outcome
  }

  /// The same branch for one thing and for the other.
  private static func run(
    branch index: Int32, forEachOf sites: [Site], _ site: inout Site, isLast: Bool,
    _ evaluator: inout Evaluator
  ) -> Outcome {
    var outcome = Outcome(isDone: true)
    var ends: [Int32] = []
    for start in sites {
      var inner = start
      let result = run(branch: index, &inner, isLast: isLast, &evaluator)
      outcome.values += result.values
      if result.isDone { continue }
      ends.append(inner.environment)
      outcome.isDone = false
    }
    site.environment = merge(ends, from: site.environment, &evaluator)
    return outcome
  }

  /// A statement that changes what names mean.
  static func perform(_ index: Int32, _ site: inout Site, _ evaluator: inout Evaluator) {
    switch evaluator.statement(index, site.file) {
    case .declaration(let name, let value, _):
      let bound = value.map { Bound.expression($0, site) } ?? .parameter
      site.environment = evaluator.bind(
        evaluator.hash(name, site.file), bound, onto: site.environment)
    case .assignment(let target, let sign, let value):
      switch evaluator.expression(target, site.file) {
      case .name(let name):
        assign(evaluator.hash(name, site.file), target, sign, value, &site, &evaluator)
      // `row.isOpen = true`
      case .member:
        guard let name = variable(of: target, site, evaluator),
          !AttributedTexts.keepWords(whenSetting: target, site, &evaluator)
        else { break }
        if evaluator.linker.text(of: sign, in: site.file) == "=",
          let copy = OwnMembers.changed(target, value, site, &evaluator)
        {
          site.environment = evaluator.bind(name, copy, onto: site.environment)
        } else {
          forget(name, &site, &evaluator)
        }
      default: break
      }
    case .loop(let name, _, let body):
      guard evaluator.think() else { return }
      defer { evaluator.rest() }
      let before = site.environment
      var inner = site
      if let name {
        inner.environment = evaluator.bind(
          evaluator.hash(name, site.file), .parameter, onto: inner.environment)
      }
      for statement in body { perform(statement, &inner, &evaluator) }
      site.environment = merge([inner.environment], from: before, &evaluator)
      GrowingLists.forgetGrown(in: body, &site, &evaluator)
    case .function(let member):
      let id = MemberID(file: site.file, index: member)
      let hash = evaluator.hash(evaluator.linker[id].name, site.file)
      site.environment = evaluator.bind(hash, .function(id, site), onto: site.environment)
    case .expression(let id):
      if case .branch(let branch) = evaluator.expression(id, site.file) {
        _ = run(branch: branch, &site, isLast: false, &evaluator)
      } else if let name = mutated(by: id, site, evaluator) {
        GrowingLists.change(name, by: id, &site, &evaluator)
      } else {
        forgetTouched(by: id, &site, &evaluator)
      }
    case .guard(let branch): site = DecidedBranches.passing(branch, site, &evaluator)
    case .return: break
    }
  }

  /// The local variable that a call changes in place: `lines.append(…)`.
  static func mutated(by id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator)
    -> UInt64?
  {
    guard case .call(let callee, _) = evaluator.expression(id, site.file),
      case .member(let base, let change) = evaluator.expression(callee, site.file),
      case .name(let variable) = evaluator.expression(base, site.file)
    else { return nil }
    switch evaluator.word(change, site.file) {
    case .append, .insert, .remove, .removeAll: break
    default: return nil
    }
    let name = evaluator.hash(variable, site.file)
    return evaluator.lookUp(name, in: site.environment) == nil ? nil : name
  }

  /// What a call that stands for itself may do to variables is not known: `parts.sort()`, `fill(&text)`.
  private static func forgetTouched(
    by id: ExpressionID, _ site: inout Site, _ evaluator: inout Evaluator
  ) {
    guard case .call(let callee, let arguments) = evaluator.expression(id, site.file) else {
      return
    }
    if let (name, text) = AppendedTexts.grown(by: id, site, &evaluator) {
      site.environment = evaluator.bind(name, .value(text), onto: site.environment)
      return
    }
    if case .member(let base, let verb) = evaluator.expression(callee, site.file) {
      if let name = variable(of: base, site, evaluator) { forget(name, &site, &evaluator) }
      // `parts.forEach { text.append($0) }`
      if evaluator.word(verb, site.file) == .forEach, let last = arguments.last,
        case .closure(let closure) = evaluator.expression(
          evaluator.argument(last, site.file).value, site.file)
      {
        let body = evaluator.closure(closure, site.file).body
        GrowingLists.forgetGrown(in: body, &site, &evaluator)
      }
    }
    for argument in arguments {
      guard
        case .prefix(let sign, let target) = evaluator.expression(
          evaluator.argument(argument, site.file).value, site.file),
        evaluator.linker.text(of: sign, in: site.file) == "&",
        let name = variable(of: target, site, evaluator)
      else { continue }
      forget(name, &site, &evaluator)
    }
  }

  /// The local variable that a chain of members begins with.
  private static func variable(of id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator)
    -> UInt64?
  {
    var cursor = id
    while case .member(let base, _) = evaluator.expression(cursor, site.file) { cursor = base }
    guard case .name(let name) = evaluator.expression(cursor, site.file),
      evaluator.word(name, site.file) != .`self`
    else { return nil }
    let hash = evaluator.hash(name, site.file)
    return evaluator.lookUp(hash, in: site.environment) == nil ? nil : hash
  }

  /// What a variable holds from here on is not in the source.
  static func forget(_ name: UInt64, _ site: inout Site, _ evaluator: inout Evaluator) {
    site.environment = evaluator.bind(name, .parameter, onto: site.environment)
  }

  private static func assign(
    _ name: UInt64, _ target: ExpressionID, _ sign: NameID, _ value: ExpressionID,
    _ site: inout Site, _ evaluator: inout Evaluator
  ) {
    let bound: Bound
    switch evaluator.linker.text(of: sign, in: site.file) {
    case "=": bound = .expression(value, site)
    case "+=":
      let before = evaluator.value(target, site)
      if let text = AppendedTexts.start(of: target, before, site, &evaluator) {
        return append(value, to: text, of: name, &site, &evaluator)
      }
      // A number grows otherwise, and no text is added to one.
      guard evaluator.files.isString(value, site) else { return forget(name, &site, &evaluator) }
      return append(value, to: before, of: name, &site, &evaluator)
    default: bound = .parameter
    }
    site.environment = evaluator.bind(name, bound, onto: site.environment)
  }

  /// What a variable says then: `text += more`, `text.append(more)`.
  static func append(
    _ more: ExpressionID, to before: ValueID, of name: UInt64, _ site: inout Site,
    _ evaluator: inout Evaluator
  ) {
    let text = AppendedTexts.joined(before, more, site, &evaluator)
    site.environment = evaluator.bind(name, .value(text), onto: site.environment)
  }

  /// One environment for what several ways through left behind: names that were there before and were
  /// given something else mean either.
  private static func merge(_ ends: [Int32], from start: Int32, _ evaluator: inout Evaluator)
    -> Int32
  {
    var environment = start
    for (name, bound) in differences(of: ends, from: start, &evaluator) {
      guard let before = evaluator.lookUp(name, in: start) else { continue }
      let grown = GrownTexts.value(
        of: ends.compactMap { evaluator.lookUp(name, in: $0) }, from: before, &evaluator)
      environment = evaluator.bind(name, grown ?? bound, onto: environment)
    }
    return environment
  }

  /// What names mean after one way through or another, where one of these has given them something.
  static func differences(
    of ends: [Int32], from start: Int32, _ evaluator: inout Evaluator
  ) -> [(name: UInt64, bound: Bound)] {
    var changed: [UInt64] = []
    for end in ends {
      var next = end
      while next != start, next >= 0 {
        let binding = evaluator.bindings[Int(next)]
        if !changed.contains(binding.hash) { changed.append(binding.hash) }
        next = binding.parent
      }
    }
    return changed.map { name in
      let all = ends.map { evaluator.lookUp(name, in: $0) ?? .parameter }
      let first = Int32(evaluator.choices.count)
      evaluator.choices.append(contentsOf: all)
      return (name, all.count == 1 ? all[0] : .either(first..<Int32(evaluator.choices.count)))
    }
  }
}

// What the code says by itself.

extension LiveFiles {
  /// What is done where a `guard` does not let pass.
  func otherwise(_ index: Int32, _ site: Site) -> Block {
    branch(index, in: site.file).alternatives.first.map { alternative($0, in: site.file).body }
      ?? 0..<0
  }

  fileprivate func isString(_ id: ExpressionID, _ site: Site) -> Bool {
    if case .string = expression(id, in: site.file) { true } else { false }
  }

  func endsWithReturn(_ body: Block, _ file: FileID) -> Bool {
    guard let last = body.last else { return false }
    if case .return = statement(last, in: file) { return true }
    return false
  }
}
