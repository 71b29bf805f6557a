import Scenes
import Views
import VoiceOver

extension Evaluator {
  typealias Written = (expression: ExpressionID, site: Site)
}

/// Clauses and patterns: whether they hold, and what they bind.
enum PatternMatching {
  // MARK: Whether it holds

  /// Whether all clauses of a side hold; nil where nobody knows.
  static func holds(_ side: Alternative, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    var answer: Bool? = true
    var site = site
    for index in side.clauses {
      switch holds(evaluator.clause(index, site.file), site, &evaluator) {
      case true: break
      case false: return false
      case nil: answer = nil
      }
      if index + 1 < side.clauses.upperBound { bind(clause: index, &site, &evaluator) }
    }
    return answer
  }

  static func holds(_ clause: Clause, _ site: Site, _ evaluator: inout Evaluator) -> Bool? {
    switch clause {
    case .test(let test): return evaluator.truth(test, site)
    case .availability(let version, let isNegated):
      return isAvailable(version, evaluator) != isNegated
    case .match(let value, let patterns):
      var answer: Bool? = false
      for pattern in patterns {
        switch matches(value, pattern, site, &evaluator) {
        case true: return true
        case false: break
        case nil: answer = nil
        }
      }
      return answer
    }
  }

  /// What the system we look at has.
  static func isAvailable(_ version: Int32?, _ evaluator: borrowing Evaluator) -> Bool {
    guard let target = evaluator.settings.target, let version else { return true }
    return Int(version) <= target
  }

  /// Whether a value is like a pattern; nil where nobody knows.
  static func matches(
    _ value: ExpressionID, _ pattern: PatternID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    switch evaluator.pattern(pattern, site.file) {
    case .any, .name: return true
    case .value(let other): return evaluator.areEqual(value, other, site)
    case .member(let name, let held):
      guard let isCase = evaluator.isCase(value, evaluator.hash(name, site.file), site) else {
        return nil
      }
      return isCase && !held.allSatisfy { evaluator.files.takesAnything($0, site.file) }
        ? nil : isCase
    case .optional(let inner):
      let answer = matches(value, inner, site, &evaluator)
      switch DecidedBranches.isNotNil(value, site, &evaluator) {
      case true: return answer
      case false: return false
      case nil: return answer == false ? false : nil
      }
    case .tuple(let parts):
      guard case .tuple(let items) = evaluator.expression(value, site.file),
        items.count == parts.count
      else { return nil }
      var answer: Bool? = true
      for (part, place) in zip(parts, items) {
        switch matches(evaluator.item(place, site.file), part, site, &evaluator) {
        case true: break
        case false: return false
        case nil: answer = nil
        }
      }
      return answer
    case .filtered(let inner, let test):
      let answer = matches(value, inner, site, &evaluator)
      if answer == false { return false }
      var place = site
      bind(pattern: inner, to: (value, site), &place, &evaluator)
      switch evaluator.truth(test, place) {
      case true: return answer
      case false: return false
      case nil: return nil
      }
    case .cast(let inner, _): return matches(value, inner, site, &evaluator) == false ? false : nil
    case .unknown: return nil
    }
  }

  // MARK: What it binds

  /// The names that the conditions of a side bind, in sight of what it shows.
  static func bind(side: Alternative, _ site: Site, _ evaluator: inout Evaluator) -> Site {
    var inner = site
    for index in side.clauses { bind(clause: index, &inner, &evaluator) }
    return inner
  }

  @inline(never)
  static func bind(clause index: Int32, _ site: inout Site, _ evaluator: inout Evaluator) {
    guard case .match(let value, let patterns) = evaluator.clause(index, site.file),
      let first = patterns.first
    else { return }
    let outer = site
    var chosen = first
    // Of several, all bind the same names.
    if patterns.count > 1, let held = Self.held(by: value, outer, &evaluator),
      let found = patterns.first(where: { caseName(of: $0, outer.file, evaluator) == held.name })
    {
      chosen = found
    }
    bind(pattern: chosen, to: (value, outer), &site, &evaluator)
  }

  /// The name of the case that a pattern asks for.
  private static func caseName(
    of pattern: PatternID, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> UInt64? {
    switch evaluator.pattern(pattern, file) {
    case .member(let name, _): evaluator.hash(name, file)
    case .optional(let inner), .filtered(let inner, _), .cast(let inner, _):
      caseName(of: inner, file, evaluator)
    case .any, .name, .value, .tuple, .unknown: nil
    }
  }

  /// Names of a pattern, each for the part of the value that stands in its place; nil for a value that nobody knows.
  static func bind(
    pattern: PatternID, to value: Evaluator.Written?, as type: SourceName? = nil,
    _ site: inout Site, _ evaluator: inout Evaluator
  ) {
    let file = site.file
    switch evaluator.pattern(pattern, file) {
    case .any, .value, .unknown: break
    case .name(let name):
      let hash = evaluator.hash(name, file)
      // `guard let self`
      if hash == WellKnown.selfName { break }
      let bound = value.map { Bound.expression($0.expression, $0.site) } ?? .parameter
      site.environment = evaluator.bind(hash, bound, onto: site.environment, type: type)
    case .optional(let inner):
      let before = site.environment
      bind(pattern: inner, to: value, as: type, &site, &evaluator)
      if case .name = evaluator.pattern(inner, file), site.environment != before {
        evaluator.bindings[Int(site.environment)].isNeverNil = true
      }
    case .filtered(let inner, _):
      bind(pattern: inner, to: value, as: type, &site, &evaluator)
    case .cast(let inner, let name):
      bind(pattern: inner, to: value, as: SourceName(file: file, name: name), &site, &evaluator)
    case .tuple(let parts):
      var items: Range<Int32>?
      if let value,
        case .tuple(let written) = evaluator.expression(value.expression, value.site.file),
        written.count == parts.count
      {
        items = written
      }
      for (place, part) in parts.enumerated() {
        let one = value.flatMap { value in
          items.map { (evaluator.item($0.lowerBound + Int32(place), value.site.file), value.site) }
        }
        bind(pattern: part, to: one, &site, &evaluator)
      }
    case .member(let name, let parts):
      guard !parts.isEmpty else { break }
      bind(parts, heldBy: value, as: evaluator.hash(name, file), &site, &evaluator)
    }
  }

  /// `items` of `case .inline(let items)` in a view that was made `.inline(items: all)`; of what only its case is
  /// known, no more than the type: `case .shelf(Shelf)` of the enum.
  private static func bind(
    _ parts: Range<Int32>, heldBy value: Evaluator.Written?, as name: UInt64, _ site: inout Site,
    _ evaluator: inout Evaluator
  ) {
    if let value, let held = Self.held(by: value.expression, value.site, &evaluator) {
      let all = held.name == name ? payload(of: held, parts.count, value, &evaluator) : []
      for (place, part) in parts.enumerated() {
        bind(pattern: part, to: all.isEmpty ? nil : all[place], &site, &evaluator)
      }
      return
    }
    var declared: (parameters: Range<Int32>, member: MemberID)?
    if let value, let type = Typing.type(of: value.expression, value.site, &evaluator),
      let found = evaluator.members(of: type, named: name).first,
      case .enumCase = evaluator.linker[found].kind,
      evaluator.linker[found].parameters.count == parts.count
    {
      declared = (evaluator.linker[found].parameters, found)
    }
    for (place, part) in parts.enumerated() {
      let before = site.environment
      let parameter = declared.map {
        evaluator.parameter($0.parameters.lowerBound + Int32(place), $0.member.file)
      }
      defer {
        if site.environment != before, case .name = evaluator.pattern(part, site.file) {
          evaluator.bindings[Int(site.environment)].isNeverNil = parameter?.isNeverNil ?? false
        }
      }
      guard let declared, let type = parameter?.type else {
        bind(pattern: part, to: nil, &site, &evaluator)
        continue
      }
      bind(
        pattern: part, to: nil, as: SourceName(file: declared.member.file, name: type), &site,
        &evaluator)
      guard site.environment != before, case .name = evaluator.pattern(part, site.file) else {
        continue
      }
      let owner = evaluator.linker[declared.member].owner.map {
        TypeID(file: declared.member.file, index: $0)
      }
      evaluator.bindings[Int(site.environment)].elementType = evaluator.linker.type(
        named: evaluator.hash(type, declared.member.file), from: declared.member.file, inside: owner
      )
    }
  }

  /// What a case was given, and where it was given less than it holds what that is by default; empty where that is not
  /// known.
  private static func payload(
    of held: HeldCase, _ count: Int, _ value: Evaluator.Written, _ evaluator: inout Evaluator
  ) -> [Evaluator.Written?] {
    if held.arguments.count == count {
      return held.arguments.map { (evaluator.argument($0, held.site.file).value, held.site) }
    }
    guard held.arguments.count < count,
      let type = Typing.type(of: value.expression, value.site, &evaluator),
      let found = evaluator.members(of: type, named: held.name).first,
      case .enumCase = evaluator.linker[found].kind
    else { return [] }
    let formals = evaluator.files.formals(evaluator.linker[found].parameters, found.file)
    guard formals.count == count,
      let matched = evaluator.files.match(formals, held.arguments, held.site.file)
    else { return [] }
    return zip(formals, matched).map { formal, argument in
      if let argument { return (evaluator.argument(argument, held.site.file).value, held.site) }
      return formal.defaultValue.map { ($0, evaluator.inside(found, self: nil)) }
    }
  }

  /// The name of a case and what it was given, where that is written.
  static func held(by id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator) -> HeldCase? {
    guard evaluator.think() else { return nil }
    defer { evaluator.rest() }
    switch evaluator.expression(id, site.file) {
    case .call(let callee, let arguments):
      guard evaluator.files.isCaseName(callee, site) else { return nil }
      switch evaluator.expression(callee, site.file) {
      case .implicitMember(let name), .member(_, let name):
        return HeldCase(
          name: evaluator.hash(name, site.file), call: id, arguments: arguments, site: site)
      default: return nil
      }
    case .cast(let inner, _): return held(by: inner, site, &evaluator)
    case .tuple(let items) where items.count == 1:
      return held(by: evaluator.item(items.lowerBound, site.file), site, &evaluator)
    case .name(let name):
      // `switch self` in code of the enum.
      if case .instance(let index) = evaluator.lookUp(
        evaluator.hash(name, site.file), in: site.environment),
        case .expression(let call, let place) = evaluator.property(WellKnown.payload, of: index)
      {
        return held(by: call, place, &evaluator)
      }
      fallthrough
    case .member:
      guard let (inner, place) = SettledNames.source(of: id, site, &evaluator) else { return nil }
      return held(by: inner, place, &evaluator)
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
