import Views

/// What a view was given decides what it shows: `if let subtitle` in a row that was made without, `switch style`
/// in one that was made `.compact`.
extension Evaluator {
  /// The side that a branch shows, where that is certain wherever the view is placed like this.
  ///
  /// `.some(nil)` is none of them; nil is where nobody knows.
  mutating func decided(_ branch: Views.Branch, _ site: Site) -> Int32?? {
    switch branch.kind {
    case .condition, .ternary, .choice: break
    case .availability, .compilation: return nil
    }
    // What was evaluated on the way is of no use afterwards.
    let marks = Marks(self)
    defer { restore(marks) }
    for place in branch.alternatives {
      let asked = alternative(place, site.file)
      if asked.condition == nil, asked.test == nil { return .some(place) }
      switch holds(asked, branch, site) {
      case true: return .some(place)
      case false: continue
      case nil: return nil
      }
    }
    return branch.isExhaustive ? nil : .some(nil)
  }

  /// Whether a `guard` lets pass; nil where nobody knows.
  mutating func passes(_ index: Int32, _ site: Site) -> Bool? {
    let branch = branch(index, site.file)
    guard branch.kind == .condition, let place = branch.alternatives.first else { return nil }
    let marks = Marks(self)
    defer { restore(marks) }
    return holds(alternative(place, site.file), branch, site)
  }

  private mutating func holds(
    _ asked: Alternative, _ branch: Views.Branch, _ site: Site
  ) -> Bool? {
    if let test = asked.test, asked.bindings.isEmpty || truth(test, site) == false {
      return truth(test, site)
    }
    if branch.kind == .choice { return isCase(asked, of: branch, site) }
    var given = 0
    for index in asked.bindings {
      switch parameter(index, site.file).defaultValue.flatMap({ isGiven($0, site) }) {
      case false: return false
      case true: given += 1
      case nil: break
      }
    }
    // Behind a comma there may be more that has to hold.
    let isAlone = asked.condition.map { !text($0, site.file).utf8.contains(0x2C) } ?? false
    return given == 1 && asked.bindings.count == 1 && isAlone ? true : nil
  }

  /// Whether a property or parameter is nil here; nil where nobody knows.
  private mutating func isGiven(_ id: ExpressionID, _ site: Site) -> Bool? {
    guard let value = settled(id, site) else { return nil }
    switch value {
    case .null: return false
    case .string, .resolved, .key, .number, .boolean, .closure: return true
    default: return nil
    }
  }

  mutating func isAbsent(_ id: ExpressionID, _ site: Site) -> Bool { isGiven(id, site) == false }
}

// MARK: - Conditions

extension Evaluator {
  /// Whether a condition holds whenever the view is placed like this; nil where nobody knows.
  mutating func truth(_ id: ExpressionID, _ site: Site) -> Bool? {
    guard enter() else { return nil }
    defer { leave() }
    if let isPlaceholder = isPlaceholder(id, site) { return !isPlaceholder }
    switch expression(id, site.file) {
    case .boolean(let flag): return flag
    case .prefix(let sign, let inner):
      return linker.text(of: sign, in: site.file) == "!" ? truth(inner, site).map { !$0 } : nil
    case .tuple(let items) where items.count == 1:
      return truth(item(items.lowerBound, site.file), site)
    case .binary(let sign, let left, let right):
      return truth(of: linker.text(of: sign, in: site.file), left, right, site)
    case .member(let base, let name) where word(name, site.file) == .isEmpty:
      return settled(base, site).flatMap { isEmpty($0) }
    case .name, .member:
      return source(of: id, site).flatMap { truth($0.expression, $0.site) }
    case .branch:
      guard case .boolean(let flag) = settled(id, site) else { return nil }
      return flag
    default: return nil
    }
  }

  private mutating func truth(
    of sign: String, _ left: ExpressionID, _ right: ExpressionID, _ site: Site
  ) -> Bool? {
    switch sign {
    case "&&":
      let first = truth(left, site)
      if first == false { return false }
      let second = truth(right, site)
      return second == false ? false : first == true ? second : nil
    case "||":
      let first = truth(left, site)
      if first == true { return true }
      let second = truth(right, site)
      return second == true ? true : first == false ? second : nil
    case "==": return areEqual(left, right, site)
    case "!=": return areEqual(left, right, site).map { !$0 }
    case "<", ">", "<=", ">=":
      guard let a = amount(left, site), let b = amount(right, site) else { return nil }
      switch sign {
      case "<": return a < b
      case ">": return a > b
      case "<=": return a <= b
      default: return a >= b
      }
    default: return nil
    }
  }

  private mutating func areEqual(
    _ left: ExpressionID, _ right: ExpressionID, _ site: Site
  ) -> Bool? {
    if case .null = expression(right, site.file) { return isGiven(left, site).map { !$0 } }
    if let own = ownCase(left, site) {
      switch expression(right, site.file) {
      case .implicitMember(let name), .member(_, let name):
        return hash(name, site.file) == own
      default: return nil
      }
    }
    guard let a = settled(left, site), let b = settled(right, site) else { return nil }
    switch (a, b) {
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.member(_, let a), .member(_, let b)):
      return hash(a.name, a.file) == hash(b.name, b.file)
    // With what a case holds, it is another case only where its name is another one.
    case (.call(_, let a, _), .member(_, let b)), (.member(_, let a), .call(_, let b, _)):
      return hash(a.name, a.file) == hash(b.name, b.file) ? nil : false
    case (.string(let a), .string(let b)):
      return text(a.text, a.file) == text(b.text, b.file)
    case (.number(let a), .number(let b)):
      let (a, b) = (Double(text(a.text, a.file)), Double(text(b.text, b.file)))
      return a == nil || b == nil ? nil : a == b
    case (.null, .member), (.null, .string), (.null, .number), (.null, .boolean): return false
    default: return nil
    }
  }

  private mutating func amount(_ id: ExpressionID, _ site: Site) -> Double? {
    guard case .number(let number) = settled(id, site) else { return nil }
    return Double(text(number.text, number.file))
  }

  private func isEmpty(_ value: Value) -> Bool? {
    switch value {
    case .string(let source): text(source.text, source.file).isEmpty
    case .list(let range): range.isEmpty
    default: nil
    }
  }

  /// Whether the value that is asked about is one of `case .many(let n), .one`.
  private mutating func isCase(
    _ asked: Alternative, of branch: Views.Branch, _ site: Site
  ) -> Bool? {
    guard let patterns = asked.condition.map({ text($0, site.file) }),
      let subject = subject(of: branch, site)
    else { return nil }
    if let own = ownCase(subject, site) { return CasePattern.isAny(of: patterns, named: own) }
    switch settled(subject, site) {
    case .member(_, let name), .call(_, let name, _):
      return CasePattern.isAny(of: patterns, named: hash(name.name, name.file))
    default: return nil
    }
  }

  /// The case that `self` is.
  private func ownCase(_ id: ExpressionID, _ site: Site) -> UInt64? {
    guard case .name(let name) = expression(id, site.file), word(name, site.file) == .`self` else {
      return nil
    }
    let instance = selfInstance(at: site)
    guard instance >= 0, instances[Int(instance)].case != 0 else { return nil }
    return instances[Int(instance)].case
  }

  /// What a `switch` asks about, told by a side that is a plain comparison.
  private func subject(of branch: Views.Branch, _ site: Site) -> ExpressionID? {
    for place in branch.alternatives {
      var test = alternative(place, site.file).test
      while let id = test, case .binary(let sign, let left, _) = expression(id, site.file) {
        if linker.text(of: sign, in: site.file) == "==" { return left }
        test = left
      }
    }
    return nil
  }
}

// MARK: - What a name was given

extension Evaluator {
  /// The value of an expression, where that is the same whenever the view is placed like this.
  ///
  /// Names are followed to what is written for them; what would have to be computed is not settled.
  private mutating func settled(_ id: ExpressionID, _ site: Site) -> Value? {
    guard enter() else { return nil }
    defer { leave() }
    switch expression(id, site.file) {
    case .null, .boolean, .number, .string, .implicitMember, .closure, .array:
      return evaluated(id, site)
    case .tuple(let items) where items.count == 1:
      return settled(item(items.lowerBound, site.file), site)
    case .call(let callee, _): return isCaseName(callee, site) ? evaluated(id, site) : nil
    case .branch(let index):
      guard let side = decided(branch(index, site.file), site) ?? nil else { return nil }
      let body = alternative(side, site.file).body
      guard body.count == 1, case .expression(let inner) = statement(body.lowerBound, site.file)
      else { return nil }
      return settled(inner, bind(alternative(side, site.file).bindings, site))
    case .name, .member:
      if let (inner, place) = source(of: id, site) { return settled(inner, place) }
      guard isCaseName(id, site), case .member(let word, let name) = evaluated(id, site) else {
        return nil
      }
      return .member(word, name)
    default: return nil
    }
  }

  /// `.one` and `Kind.one`.
  private func isCaseName(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, site.file) {
    case .implicitMember: return true
    case .member(let base, _):
      guard case .name(let name) = expression(base, site.file) else { return false }
      return linker.text(of: name, in: site.file).first?.isUppercase ?? false
    default: return false
    }
  }

  /// What a property was given to begin with says nothing where something may change it: `@State var isOpen`.
  private mutating func isFixed(_ name: UInt64, at site: Site) -> Bool {
    let instance = selfInstance(at: site)
    guard instance >= 0, lookUp(name, in: site.environment) == nil,
      let id = members(of: instances[Int(instance)].type, named: name).first
    else { return true }
    let member = linker[id]
    guard member.kind == .storedProperty, member.isVariable else { return true }
    return isConstant(member, id.file)
  }

  /// A view that is read by itself may be given what it says itself otherwise.
  private func isSettled(_ member: Member, _ site: Site) -> Bool {
    let instance = selfInstance(at: site)
    guard member.isVariable, instance >= 0 else { return true }
    return instance > 0 && instances[Int(instance)].isKnown
  }

  /// `title` and `self.title`.
  private func ownName(_ id: ExpressionID, _ site: Site) -> UInt64? {
    switch expression(id, site.file) {
    case .name(let name): return hash(name, site.file)
    case .member(let base, let name):
      guard case .name(let owner) = expression(base, site.file),
        word(owner, site.file) == .`self`
      else { return nil }
      return hash(name, site.file)
    default: return nil
    }
  }

  /// What an own name stands for, as an expression: an argument, the initial value of a property, or the only
  /// line of one that is computed.
  private mutating func source(
    of id: ExpressionID, _ site: Site
  ) -> (expression: ExpressionID, site: Site)? {
    guard let hash = ownName(id, site), isFixed(hash, at: site) else { return nil }
    let member: MemberID
    switch meaning(of: hash, at: site) {
    case .bound(.expression(let inner, let place)): return (inner, place)
    case .member(let found), .global(let found): member = found
    default: return nil
    }
    let declaration = linker[member]
    let place = inside(member, self: declaration.isStatic ? nil : boundSelf(at: site))
    switch declaration.kind {
    case .storedProperty:
      guard let initial = declaration.value, isConstant(declaration, member.file),
        isSettled(declaration, site)
      else { return nil }
      return (initial, place)
    case .computedProperty:
      guard let body = declaration.body, body.count == 1 else { return nil }
      switch statement(body.lowerBound, member.file) {
      case .expression(let inner), .return(let inner?): return (inner, place)
      default: return nil
      }
    default: return nil
    }
  }
}

/// `.many(let n)`, as text.
private enum CasePattern {
  /// Nil where more is asked than the name of a case.
  static func isAny(of patterns: String, named name: UInt64) -> Bool? {
    var isOpen = false
    for part in parts(of: patterns) {
      let isBound = part.hasPrefix("let ")
      let rest = isBound ? part.dropFirst(4) : part[...]
      guard rest.hasPrefix(".") else { return nil }
      let called = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if NameHash.of(String(called)) != name { continue }
      let held = rest.dropFirst(called.count + 1)
      if held.isEmpty || takesAnything(held, isBound: isBound) { return true }
      isOpen = true
    }
    return isOpen ? nil : false
  }

  /// `(let n, _)`: a name or a value would ask for more.
  private static func takesAnything(_ held: Substring, isBound: Bool) -> Bool {
    guard held.first == "(", held.last == ")" else { return false }
    return held.dropFirst().dropLast().split(separator: ",").allSatisfy { part in
      let name = part.split(separator: ":").last ?? part
      let words = name.split(separator: " ")
      return words == ["_"] || words.count == (isBound ? 1 : 2) && (isBound || words[0] == "let")
    }
  }

  /// Divided at the commas that are in no parentheses.
  private static func parts(of patterns: String) -> [String] {
    var depth = 0
    let parts = patterns.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
    return parts.map { $0.drop { $0 == " " || $0 == "\n" }.reversed() }
      .map { String($0.drop { $0 == " " || $0 == "\n" }.reversed()) }
  }
}
