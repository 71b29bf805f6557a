import Views

/// Bodies that give a value: constants, assignments and returns, in order.
extension Evaluator {
  /// What a body gives; nil when it gives nothing.
  mutating func outcome(of body: Block, _ site: Site) -> ValueID? {
    guard think() else { return nil }
    defer { rest() }
    var site = site
    let result = run(body, &site, givesValue: true)
    return result.values.isEmpty ? nil : either(result.values)
  }

  private struct Outcome {
    var values: [ValueID] = []
    /// Every way through has returned.
    var isDone = false
  }

  /// The last line of what gives a value is that; of what only does something it is not.
  private mutating func run(
    _ body: Block, _ site: inout Site, givesValue: Bool = false
  ) -> Outcome {
    var outcome = Outcome()
    for index in body {
      switch statement(index, site.file) {
      case .expression(let id):
        if case .branch(let branch) = expression(id, site.file) {
          let inner = run(branch: branch, &site, isLast: givesValue && index == body.upperBound - 1)
          outcome.values += inner.values
          if inner.isDone { return Outcome(values: outcome.values, isDone: true) }
        } else if let name = mutated(by: id, site) {
          change(name, by: id, &site)
        } else {
          if givesValue, index == body.upperBound - 1, body.count == 1 || outcome.values.isEmpty {
            outcome.values.append(DeclaredResults.value(of: id, site, &self) ?? value(id, site))
            outcome.isDone = true
          }
          forgetTouched(by: id, &site)
        }
      case .return(let id):
        if let id {
          outcome.values.append(DeclaredResults.value(of: id, site, &self) ?? value(id, site))
        }
        return Outcome(values: outcome.values, isDone: true)
      case .guard(let branch):
        switch passes(branch, site) {
        case true: break
        case false:
          let early = run(files.otherwise(branch, site), &site)
          return Outcome(values: outcome.values + early.values, isDone: true)
        case nil:
          var inner = site
          outcome.values += run(files.otherwise(branch, site), &inner).values
        }
        site = passing(branch, site)
      case .declaration, .assignment, .loop, .function: perform(index, &site)
      }
    }
    return outcome
  }

  private mutating func run(
    branch index: Int32, _ site: inout Site, isLast: Bool
  ) -> Outcome {
    let branch = branch(index, site.file)
    var outcome = Outcome()
    var ends: [Int32] = []
    var areAllDone = true
    let decided = decided(branch, site)
    for place in sides(of: branch, decided, site) {
      let alternative = alternative(place, site.file)
      var inner = bind(side: alternative, site)
      let result = run(alternative.body, &inner, givesValue: isLast)
      if isLast || result.isDone && files.endsWithReturn(alternative.body, site.file) {
        outcome.values += result.values
      } else {
        ends.append(inner.environment)
      }
      if !result.isDone { areAllDone = false }
    }
    let isWhole = branch.isExhaustive || decided.flatMap { $0 } != nil
    if !isWhole { ends.append(site.environment) }
    outcome.isDone = areAllDone && isWhole && (isLast || ends.isEmpty)
    site.environment = merge(ends, from: site.environment)
    return outcome
  }

  /// A statement that changes what names mean.
  mutating func perform(_ index: Int32, _ site: inout Site) {
    switch statement(index, site.file) {
    case .declaration(let name, let value, _):
      let bound = value.map { Bound.expression($0, site) } ?? .parameter
      site.environment = bind(hash(name, site.file), bound, onto: site.environment)
    case .assignment(let target, let sign, let value):
      switch expression(target, site.file) {
      case .name(let name): assign(hash(name, site.file), target, sign, value, &site)
      // `row.isOpen = true`
      case .member:
        guard let name = variable(of: target, site) else { break }
        if linker.text(of: sign, in: site.file) == "=", let copy = changed(target, value, site) {
          site.environment = bind(name, copy, onto: site.environment)
        } else {
          forget(name, &site)
        }
      default: break
      }
    case .loop(let name, _, let body):
      guard think() else { return }
      defer { rest() }
      let before = site.environment
      var inner = site
      if let name {
        inner.environment = bind(hash(name, site.file), .parameter, onto: inner.environment)
      }
      for statement in body { perform(statement, &inner) }
      site.environment = merge([inner.environment], from: before)
      forgetGrown(in: body, &site)
    case .function(let member):
      let id = MemberID(file: site.file, index: member)
      let hash = hash(linker[id].name, site.file)
      site.environment = bind(hash, .function(id, site), onto: site.environment)
    case .expression(let id):
      if case .branch(let branch) = expression(id, site.file) {
        _ = run(branch: branch, &site, isLast: false)
      } else if let name = mutated(by: id, site) {
        change(name, by: id, &site)
      } else {
        forgetTouched(by: id, &site)
      }
    case .guard(let branch): site = passing(branch, site)
    case .return: break
    }
  }

  /// The local variable that a call changes in place: `lines.append(…)`.
  func mutated(by id: ExpressionID, _ site: Site) -> UInt64? {
    guard case .call(let callee, _) = expression(id, site.file),
      case .member(let base, let change) = expression(callee, site.file),
      case .name(let variable) = expression(base, site.file)
    else { return nil }
    switch word(change, site.file) {
    case .append, .insert, .remove, .removeAll: break
    default: return nil
    }
    let name = hash(variable, site.file)
    return lookUp(name, in: site.environment) == nil ? nil : name
  }

  /// What a call that stands for itself may do to variables is not known: `parts.sort()`, `fill(&text)`.
  private mutating func forgetTouched(by id: ExpressionID, _ site: inout Site) {
    guard case .call(let callee, let arguments) = expression(id, site.file) else { return }
    if case .member(let base, _) = expression(callee, site.file),
      let name = variable(of: base, site)
    {
      forget(name, &site)
    }
    for argument in arguments {
      guard
        case .prefix(let sign, let target) = expression(
          self.argument(argument, site.file).value, site.file),
        linker.text(of: sign, in: site.file) == "&", let name = variable(of: target, site)
      else { continue }
      forget(name, &site)
    }
  }

  /// The local variable that a chain of members begins with.
  private func variable(of id: ExpressionID, _ site: Site) -> UInt64? {
    var cursor = id
    while case .member(let base, _) = expression(cursor, site.file) { cursor = base }
    guard case .name(let name) = expression(cursor, site.file),
      word(name, site.file) != .`self`
    else { return nil }
    let hash = hash(name, site.file)
    return lookUp(hash, in: site.environment) == nil ? nil : hash
  }

  /// What a variable holds from here on is not in the source.
  mutating func forget(_ name: UInt64, _ site: inout Site) {
    site.environment = bind(name, .parameter, onto: site.environment)
  }

  private mutating func assign(
    _ name: UInt64, _ target: ExpressionID, _ sign: NameID, _ value: ExpressionID,
    _ site: inout Site
  ) {
    let bound: Bound
    switch linker.text(of: sign, in: site.file) {
    case "=": bound = .expression(value, site)
    case "+=":
      let before = self.value(target, site)
      // A number grows otherwise.
      guard isText(before) else { return forget(name, &site) }
      return append(value, to: before, of: name, &site)
    default: bound = .parameter
    }
    site.environment = bind(name, bound, onto: site.environment)
  }

  /// What a variable says then: `text += more`, `text.append(more)`.
  mutating func append(
    _ more: ExpressionID, to before: ValueID, of name: UInt64, _ site: inout Site
  ) {
    let added = value(more, site)
    let isTooLong = weight(of: before) + weight(of: added) > Limits.parts
    let text = isTooLong ? before : new(.joined(list([before, added])))
    site.environment = bind(name, .value(text), onto: site.environment)
  }

  /// The names of a `guard` in sight of what follows it.
  mutating func passing(_ index: Int32, _ site: Site) -> Site {
    guard let place = branch(index, site.file).alternatives.first else { return site }
    return bind(side: alternative(place, site.file), site)
  }

  /// One environment for what several ways through left behind: names that were there before and were
  /// given something else mean either.
  private mutating func merge(_ ends: [Int32], from start: Int32) -> Int32 {
    var environment = start
    for (name, bound) in differences(of: ends, from: start) where lookUp(name, in: start) != nil {
      environment = bind(name, bound, onto: environment)
    }
    return environment
  }

  /// What names mean after one way through or another, where one of these has given them something.
  mutating func differences(
    of ends: [Int32], from start: Int32
  ) -> [(name: UInt64, bound: Bound)] {
    var changed: [UInt64] = []
    for end in ends {
      var next = end
      while next != start, next >= 0 {
        let binding = bindings[Int(next)]
        if !changed.contains(binding.hash) { changed.append(binding.hash) }
        next = binding.parent
      }
    }
    return changed.map { name in
      let all = ends.map { lookUp(name, in: $0) ?? .parameter }
      let first = Int32(choices.count)
      choices.append(contentsOf: all)
      return (name, all.count == 1 ? all[0] : .either(first..<Int32(choices.count)))
    }
  }

  /// The alternatives that may be taken: all, or what was given or the system decides.
  mutating func possible(_ branch: Views.Branch, _ site: Site) -> Range<Int32> {
    sides(of: branch, decided(branch, site), site)
  }

  mutating func sides(
    of branch: Views.Branch, _ decided: Int32??, _ site: Site
  ) -> Range<Int32> {
    guard let decided else { return shown(branch, site) }
    let none = branch.alternatives.lowerBound
    return decided.map { $0..<($0 + 1) } ?? none..<none
  }

  /// The alternatives that may be shown: all, or the one that the system we look at takes.
  mutating func shown(_ branch: Views.Branch, _ site: Site) -> Range<Int32> {
    guard case .availability = branch.kind, let first = branch.alternatives.first else {
      return branch.alternatives
    }
    for index in branch.alternatives {
      let side = alternative(index, site.file)
      if side.isElse || holds(side, site) != false { return index..<(index + 1) }
    }
    return first..<first
  }
}

// What the code says by itself.

extension LiveFiles {
  /// What is done where a `guard` does not let pass.
  func otherwise(_ index: Int32, _ site: Site) -> Block {
    branch(index, in: site.file).alternatives.first.map { alternative($0, in: site.file).body }
      ?? 0..<0
  }

  func endsWithReturn(_ body: Block, _ file: FileID) -> Bool {
    guard let last = body.last else { return false }
    if case .return = statement(last, in: file) { return true }
    return false
  }
}
