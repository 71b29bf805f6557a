import Views

/// What a side of a branch asks of the view it stands in, for those elsewhere in it that ask the contrary:
/// `if isEditing { … }` and, further on, `if !isEditing { … }` are never shown together.
extension Evaluator {
  /// Tells the node of a side what it asks: pairs of what is asked about, and the value for which it shows.
  ///
  /// A list means none of its members. Where more is asked than was noted, a mark follows the pairs.
  mutating func note(
    side place: Int32, of branch: Views.Branch, at node: Scene.NodeID, _ site: Site
  ) {
    var asked = Asked()
    switch branch.kind {
    case .condition, .ternary:
      for other in branch.alternatives {
        if other == place { break }
        ask(alternative(other, site.file), holds: false, site, &asked)
      }
      ask(alternative(place, site.file), holds: true, site, &asked)
    case .choice: ask(case: place, of: branch, site, &asked)
    case .availability, .compilation: return
    }
    scene.nodes[Int(node)].oneRow = distance(toRow: asked.oneRow)
    if asked.pairs.isEmpty { return }
    scene.nodes[Int(node)].arguments = arguments(asked)
  }

  /// The same for what follows a `guard`, or is shown where that does not let pass.
  mutating func note(guard index: Int32, passes: Bool, at node: Scene.NodeID, _ site: Site) {
    guard let place = branch(index, site.file).alternatives.first else { return }
    var asked = Asked()
    ask(alternative(place, site.file), holds: passes, site, &asked)
    if asked.pairs.isEmpty { return }
    scene.nodes[Int(node)].arguments = arguments(asked)
  }

  mutating func ask(
    _ alternative: Alternative, holds: Bool, _ site: Site, _ asked: inout Asked
  ) {
    if let (pattern, subject) = casePattern(of: alternative, site),
      let name = CasePattern.only(of: pattern), let condition = alternative.condition
    {
      let isAny = CasePattern.isAny(of: pattern, named: name) == true
      if !isAny { asked.asksMore = true }
      guard holds || isAny else { return }
      let value = new(.key(SourceText(file: site.file, text: condition)))
      add(subject, holds ? value : new(.list(list([value]))), site, &asked)
    } else if let test = alternative.test {
      let outer = (asked.bound, asked.given)
      asked.bound = alternative.bindings.map { hash(parameter($0, site.file).name, site.file) }
      asked.given = alternative.bindings.map { parameter($0, site.file).defaultValue }
      // What the conditions bind is asked as well; one of several may be what does not hold.
      if holds || alternative.bindings.isEmpty {
        ask(test, holds, site, &asked)
      } else {
        asked.asksMore = true
      }
      (asked.bound, asked.given) = outer
      // `if let title, isShown` asks for the title as well.
      for index in alternative.bindings where holds {
        guard let subject = parameter(index, site.file).defaultValue else { continue }
        ask(whether: subject, isThere: true, site, &asked)
      }
    } else if alternative.condition != nil {
      ask(binding: alternative, holds, site, &asked)
    }
  }

  /// As in `if let title`.
  private mutating func ask(
    binding alternative: Alternative, _ holds: Bool, _ site: Site, _ asked: inout Asked
  ) {
    guard alternative.bindings.count == 1, let index = alternative.bindings.first,
      let subject = parameter(index, site.file).defaultValue,
      let condition = alternative.condition, !text(condition, site.file).utf8.contains(0x2C),
      text(condition, site.file).hasPrefix("let ")
    else {
      asked.asksMore = true
      return
    }
    ask(whether: subject, isThere: holds, site, &asked)
  }

  private mutating func ask(
    whether subject: ExpressionID, isThere: Bool, _ site: Site, _ asked: inout Asked
  ) {
    guard let (test, holds, value, place) = chooser(of: subject, asked.bound, site) else {
      return add(subject, isThere ? new(.boolean(true)) : .null, site, &asked)
    }
    // What is chosen may be nothing as well.
    if !isMade(value, place) {
      asked.asksMore = true
      if !isThere { return }
    }
    let outer = asked.bound
    asked.bound = []
    ask(test, holds == isThere, place, &asked)
    asked.bound = outer
  }

  /// What a constant is there for: `let mark = isOwn ? Text("Sent") : nil`.
  private func chooser(
    of id: ExpressionID, _ bound: [UInt64], _ site: Site
  ) -> (test: ExpressionID, holds: Bool, value: ExpressionID, site: Site)? {
    guard case .name(let name) = expression(id, site.file),
      !bound.contains(hash(name, site.file)),
      case .expression(let inner, let place) = lookUp(
        hash(name, site.file), in: site.environment),
      selfInstance(at: place) == selfInstance(at: site),
      case .branch(let index) = expression(inner, place.file)
    else { return nil }
    let sides = branch(index, place.file).alternatives
    guard sides.count == 2, let first = sides.first, let last = sides.last,
      let test = alternative(first, place.file).test, alternative(last, place.file).test == nil,
      let yes = only(alternative(first, place.file).body, place.file),
      let no = only(alternative(last, place.file).body, place.file)
    else { return nil }
    switch (expression(yes, place.file), expression(no, place.file)) {
    case (.null, .null): return nil
    case (_, .null): return (test, true, yes, place)
    case (.null, _): return (test, false, no, place)
    default: return nil
    }
  }

  private func only(_ body: Block, _ file: FileID) -> ExpressionID? {
    guard body.count == 1, case .expression(let only) = statement(body.lowerBound, file) else {
      return nil
    }
    return only
  }

  /// The cases of a `switch`: this one, or none of those before.
  private mutating func ask(
    case place: Int32, of branch: Views.Branch, _ site: Site, _ asked: inout Asked
  ) {
    if alternative(place, site.file).condition != nil {
      let one = members(of: place, of: branch, site)
      guard let subject = one.subject, !one.members.isEmpty else { return asked.asksMore = true }
      if !one.areAny { asked.asksMore = true }
      return add(subject, either(one.members), site, &asked)
    }
    var others: [ValueID] = []
    for other in branch.alternatives where other != place {
      let one = members(of: other, of: branch, site)
      if one.areAny, !one.members.isEmpty { others += one.members } else { asked.asksMore = true }
    }
    guard !others.isEmpty, let subject = branch.subject else {
      return asked.asksMore = true
    }
    add(subject, new(.list(list(others))), site, &asked)
  }

  /// What one side of a `switch` asks about, and for which members, with anything that they hold.
  private mutating func members(
    of place: Int32, of branch: Views.Branch, _ site: Site
  ) -> (subject: ExpressionID?, members: [ValueID], areAny: Bool) {
    let one = alternative(place, site.file)
    if let test = one.test {
      var members: [ValueID] = []
      let subject = cases(of: test, site, &members)
      return (subject, members, true)
    }
    guard let patterns = one.condition,
      let named = CasePattern.only(of: text(patterns, site.file))
    else { return (nil, [], true) }
    return (
      branch.subject,
      [new(.key(SourceText(file: site.file, text: patterns)))],
      CasePattern.isAny(of: text(patterns, site.file), named: named) == true
    )
  }

  /// `mode == .one || mode == .two`: what is asked about, and the members.
  private mutating func cases(
    of test: ExpressionID, _ site: Site, _ members: inout [ValueID]
  ) -> ExpressionID? {
    guard case .binary(let sign, let left, let right) = expression(test, site.file) else {
      return nil
    }
    switch linker.text(of: sign, in: site.file) {
    case "==":
      let value = value(right, site)
      guard case .member = scene[value] else { return nil }
      members.append(value)
      return left
    case "||":
      guard think() else { return nil }
      defer { rest() }
      guard cases(of: left, site, &members) != nil else { return nil }
      return cases(of: right, site, &members)
    default: return nil
    }
  }

  mutating func ask(
    _ test: ExpressionID, _ holds: Bool, _ site: Site, _ asked: inout Asked
  ) {
    guard think() else { return asked.asksMore = true }
    defer { rest() }
    var claims: [Claim] = []
    if !self.claims(of: test, holds, site, &claims) { asked.asksMore = true }
    for claim in claims {
      switch claim {
      case .areEqual(let left, let right, let areEqual, let whole):
        compare(whole, left, right, areEqual, site, &asked)
      case .isOneEqual(let pairs): compare(pairs, site, &asked)
      case .holds(let test, let holds): ask(flag: test, holds, site, &asked)
      }
    }
  }

  /// Also one that stands for a condition: `let isEditing = mode == .active`.
  private mutating func ask(
    flag test: ExpressionID, _ holds: Bool, _ site: Site, _ asked: inout Asked
  ) {
    if case .name(let name) = expression(test, site.file) {
      let hash = hash(name, site.file)
      if !asked.bound.contains(hash),
        case .expression(let inner, let place) = lookUp(hash, in: site.environment),
        selfInstance(at: place) == selfInstance(at: site)
      {
        let outer = asked.bound
        asked.bound = []
        ask(inner, holds, place, &asked)
        asked.bound = outer
        return
      }
    }
    noteOneRow(flag: test, holds, site, &asked)
    if let (subject, isEmpty) = emptiness(of: test, site) {
      return add(subject, new(.boolean(isEmpty == holds)), ofEmptiness: true, site, &asked)
    }
    add(test, new(.boolean(holds)), site, &asked)
  }

  private mutating func compare(
    _ whole: ExpressionID, _ left: ExpressionID, _ right: ExpressionID, _ areEqual: Bool,
    _ site: Site, _ asked: inout Asked
  ) {
    if areEqual { noteOneRow(left, right, site, &asked) }
    if case .null = expression(right, site.file) {
      return ask(whether: left, isThere: !areEqual, site, &asked)
    }
    if case .member(let base, let name) = expression(left, site.file),
      word(name, site.file) == .count, isNumber(right, "0", site.file)
    {
      return add(base, new(.boolean(areEqual)), ofEmptiness: true, site, &asked)
    }
    if let value = constant(right, site) {
      return add(left, areEqual ? value : new(.list(list([value]))), site, &asked)
    }
    add(whole, new(.boolean(areEqual)), site, &asked)
  }

  /// One value is one of several members.
  private mutating func compare(
    _ pairs: [(left: ExpressionID, right: ExpressionID)], _ site: Site, _ asked: inout Asked
  ) {
    var members: [ValueID] = []
    for (left, right) in pairs {
      guard areSame(left, pairs[0].left, site.file) else { return asked.asksMore = true }
      if case .null = expression(right, site.file) {
        members.append(.null)
      } else if let value = constant(right, site) {
        members.append(value)
      } else {
        return asked.asksMore = true
      }
    }
    add(pairs[0].left, either(members), site, &asked)
  }

  /// A member or a literal: of two of these no value is both.
  private mutating func constant(_ id: ExpressionID, _ site: Site) -> ValueID? {
    switch expression(id, site.file) {
    case .implicitMember, .member, .number, .string: break
    default: return nil
    }
    let value = value(id, site)
    switch scene[value] {
    case .member, .number, .string: return value
    default: return nil
    }
  }

  private func isNumber(_ id: ExpressionID, _ number: String, _ file: FileID) -> Bool {
    guard case .number(let written) = expression(id, file) else { return false }
    return text(written, file) == number
  }

  /// What `lines.count < 1` and the like ask about, and whether it is empty where they hold.
  private func emptiness(
    of test: ExpressionID, _ site: Site
  ) -> (subject: ExpressionID, isEmpty: Bool)? {
    switch expression(test, site.file) {
    case .member(let base, let name) where word(name, site.file) == .isEmpty: return (base, true)
    case .binary(let sign, let left, let right):
      guard case .member(let base, let name) = expression(left, site.file),
        word(name, site.file) == .count
      else { return nil }
      switch linker.text(of: sign, in: site.file) {
      // Claims know only these two: at least one is not less than one.
      case "<", ">=": return isNumber(right, "1", site.file) ? (base, true) : nil
      case ">", "<=": return isNumber(right, "0", site.file) ? (base, false) : nil
      default: return nil
      }
    default: return nil
    }
  }

  mutating func add(
    _ subject: ExpressionID, _ value: ValueID, ofEmptiness: Bool = false, _ site: Site,
    _ asked: inout Asked
  ) {
    var locality = Asked.Locality()
    let (subject, site) = taken(from: subject, asked.bound, site)
    if isLasting(subject, asked.bound, site, &locality) {
      asked.pairs.append(
        Asked.Pair(
          subject: SourceExpression(file: site.file, expression: subject), value: value,
          locality: locality, isOfEmptiness: ofEmptiness))
    } else {
      asked.asksMore = true
    }
  }

  /// `tail` of `if let tail = datum.tail` is what it was taken from, and a parameter what it was given.
  private func taken(
    from subject: ExpressionID, _ bound: [UInt64], _ site: Site
  ) -> (ExpressionID, Site) {
    var (id, place) = (subject, site)
    while case .name(let name) = expression(id, place.file),
      !bound.contains(hash(name, place.file)),
      case .expression(let inner, let outer) = lookUp(
        hash(name, place.file), in: place.environment),
      selfInstance(at: outer) == selfInstance(at: place), selfInstance(at: outer) >= 0
    { (id, place) = (inner, outer) }
    return (id, place)
  }
}
