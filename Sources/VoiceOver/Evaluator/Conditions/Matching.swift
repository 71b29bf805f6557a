import Views

/// Clauses and patterns: whether they hold, and what they bind.
extension Evaluator {
  // MARK: Whether it holds

  /// Whether all clauses of a side hold; nil where nobody knows.
  mutating func holds(_ side: Alternative, _ site: Site) -> Bool? {
    var answer: Bool? = true
    var site = site
    for index in side.clauses {
      switch holds(clause(index, site.file), site) {
      case true: break
      case false: return false
      case nil: answer = nil
      }
      if index + 1 < side.clauses.upperBound { bind(clause: index, &site) }
    }
    return answer
  }

  private mutating func holds(_ clause: Clause, _ site: Site) -> Bool? {
    switch clause {
    case .test(let test): return truth(test, site)
    case .availability(let version, let isNegated):
      return isAvailable(version) != isNegated
    case .match(let value, let patterns):
      var answer: Bool? = false
      for pattern in patterns {
        switch matches(value, pattern, site) {
        case true: return true
        case false: break
        case nil: answer = nil
        }
      }
      return answer
    }
  }

  /// What the system we look at has.
  func isAvailable(_ version: Int32?) -> Bool {
    guard let target = settings.target, let version else { return true }
    return Int(version) <= target
  }

  /// Whether a value is like a pattern; nil where nobody knows.
  mutating func matches(_ value: ExpressionID, _ pattern: PatternID, _ site: Site) -> Bool? {
    switch self.pattern(pattern, site.file) {
    case .any, .name: return true
    case .value(let other): return areEqual(value, other, site)
    case .member(let name, let held):
      guard let isCase = isCase(value, hash(name, site.file), site) else { return nil }
      return isCase && !held.allSatisfy { files.takesAnything($0, site.file) } ? nil : isCase
    case .optional(let inner):
      let answer = matches(value, inner, site)
      switch isGiven(value, site) {
      case true: return answer
      case false: return false
      case nil: return answer == false ? false : nil
      }
    case .tuple(let parts):
      guard case .tuple(let items) = expression(value, site.file), items.count == parts.count
      else { return nil }
      var answer: Bool? = true
      for (part, place) in zip(parts, items) {
        switch matches(item(place, site.file), part, site) {
        case true: break
        case false: return false
        case nil: answer = nil
        }
      }
      return answer
    case .filtered(let inner, let test):
      let answer = matches(value, inner, site)
      if answer == false { return false }
      var place = site
      bind(pattern: inner, to: (value, site), &place)
      switch truth(test, place) {
      case true: return answer
      case false: return false
      case nil: return nil
      }
    case .cast(let inner, _): return matches(value, inner, site) == false ? false : nil
    case .unknown: return nil
    }
  }

  // MARK: What it binds

  /// The names that the conditions of a side bind, in sight of what it shows.
  mutating func bind(side: Alternative, _ site: Site) -> Site {
    var inner = site
    for index in side.clauses { bind(clause: index, &inner) }
    return inner
  }

  mutating func bind(clause index: Int32, _ site: inout Site) {
    guard case .match(let value, let patterns) = clause(index, site.file),
      let first = patterns.first
    else { return }
    let outer = site
    var chosen = first
    // Of several, all bind the same names.
    if patterns.count > 1, let held = held(by: value, outer),
      let found = patterns.first(where: { caseName(of: $0, outer.file) == held.name })
    {
      chosen = found
    }
    bind(pattern: chosen, to: (value, outer), &site)
  }

  /// The name of the case that a pattern asks for.
  private func caseName(of pattern: PatternID, _ file: FileID) -> UInt64? {
    switch self.pattern(pattern, file) {
    case .member(let name, _): hash(name, file)
    case .optional(let inner), .filtered(let inner, _), .cast(let inner, _):
      caseName(of: inner, file)
    case .any, .name, .value, .tuple, .unknown: nil
    }
  }

  typealias Written = (expression: ExpressionID, site: Site)

  /// Names of a pattern, each for the part of the value that stands in its place; nil for a value that nobody knows.
  mutating func bind(
    pattern: PatternID, to value: Written?, as type: SourceName? = nil, _ site: inout Site
  ) {
    let file = site.file
    switch self.pattern(pattern, file) {
    case .any, .value, .unknown: break
    case .name(let name):
      let hash = hash(name, file)
      // `guard let self`
      if hash == WellKnown.selfName { break }
      let bound = value.map { Bound.expression($0.expression, $0.site) } ?? .parameter
      site.environment = bind(hash, bound, onto: site.environment, type: type)
    case .optional(let inner), .filtered(let inner, _):
      bind(pattern: inner, to: value, as: type, &site)
    case .cast(let inner, let name):
      bind(pattern: inner, to: value, as: SourceName(file: file, name: name), &site)
    case .tuple(let parts):
      var items: Range<Int32>?
      if let value, case .tuple(let written) = expression(value.expression, value.site.file),
        written.count == parts.count
      {
        items = written
      }
      for (place, part) in parts.enumerated() {
        let one = value.flatMap { value in
          items.map { (item($0.lowerBound + Int32(place), value.site.file), value.site) }
        }
        bind(pattern: part, to: one, &site)
      }
    case .member(let name, let parts):
      guard !parts.isEmpty else { break }
      bind(parts, heldBy: value, as: hash(name, file), &site)
    }
  }

  /// `items` of `case .inline(let items)` in a view that was made `.inline(items: all)`; of what only its case is
  /// known, no more than the type: `case .shelf(Shelf)` of the enum.
  private mutating func bind(
    _ parts: Range<Int32>, heldBy value: Written?, as name: UInt64, _ site: inout Site
  ) {
    if let value, let held = held(by: value.expression, value.site) {
      let isIt = held.name == name && held.arguments.count == parts.count
      for (place, part) in parts.enumerated() {
        var one: Written?
        if isIt {
          let written = held.arguments.lowerBound + Int32(place)
          one = (argument(written, held.site.file).value, held.site)
        }
        bind(pattern: part, to: one, &site)
      }
      return
    }
    var declared: (parameters: Range<Int32>, member: MemberID)?
    if let value, let type = type(of: value.expression, value.site),
      let found = members(of: type, named: name).first, case .enumCase = linker[found].kind,
      linker[found].parameters.count == parts.count
    {
      declared = (linker[found].parameters, found)
    }
    for (place, part) in parts.enumerated() {
      let before = site.environment
      let type = declared.flatMap {
        parameter($0.parameters.lowerBound + Int32(place), $0.member.file).type
      }
      guard let declared, let type else {
        bind(pattern: part, to: nil, &site)
        continue
      }
      bind(pattern: part, to: nil, as: SourceName(file: declared.member.file, name: type), &site)
      guard site.environment != before, case .name = pattern(part, site.file) else { continue }
      let owner = linker[declared.member].owner.map {
        TypeID(file: declared.member.file, index: $0)
      }
      bindings[Int(site.environment)].elementType = linker.type(
        named: hash(type, declared.member.file), from: declared.member.file, inside: owner)
    }
  }

  /// The name of a case and what it was given, where that is written.
  mutating func held(by id: ExpressionID, _ site: Site) -> HeldCase? {
    guard think() else { return nil }
    defer { rest() }
    switch expression(id, site.file) {
    case .call(let callee, let arguments):
      guard files.isCaseName(callee, site) else { return nil }
      switch expression(callee, site.file) {
      case .implicitMember(let name), .member(_, let name):
        return HeldCase(name: hash(name, site.file), call: id, arguments: arguments, site: site)
      default: return nil
      }
    case .cast(let inner, _): return held(by: inner, site)
    case .tuple(let items) where items.count == 1:
      return held(by: item(items.lowerBound, site.file), site)
    case .name(let name):
      // `switch self` in code of the enum.
      if case .instance(let index) = lookUp(hash(name, site.file), in: site.environment),
        case .expression(let call, let place) = lookUp(
          WellKnown.payload, in: instances[Int(index)].properties)
      {
        return held(by: call, place)
      }
      fallthrough
    case .member:
      guard let (inner, place) = source(of: id, site) else { return nil }
      return held(by: inner, place)
    default: return nil
    }
  }
}

/// A case that was given something: its name, and the call that makes it.
struct HeldCase {
  var name: UInt64
  var call: ExpressionID
  var arguments: Range<Int32>
  var site: Site
}

// What the code says by itself.

extension LiveFiles {
  /// The condition of a side that is one test and nothing else.
  func test(of side: Alternative, _ file: FileID) -> ExpressionID? {
    guard side.clauses.count == 1, case .test(let test) = clause(side.clauses.lowerBound, in: file)
    else { return nil }
    return test
  }
}
