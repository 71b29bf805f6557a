import Scenes
import Views

/// What the code of a data source asks of the place that it is given: which section, or which row; or of the item
/// that it is given for it.
enum UIKitAsked {
  case section, row, item

  /// `path.section`, `Kind(rawValue: path.section)!`, `kinds[path.section]`, or a name that holds one of these.
  static func asked(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder, section: UInt64? = nil
  ) -> UIKitAsked? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .member(let base, let name):
      let hash = builder.evaluator.hash(name, site.file)
      if UIKitPaths.isPath(base, site, builder.evaluator) {
        if hash == UIKitNames.section { return .section }
        return UIKitNames.rows.contains(hash) ? .row : nil
      }
      // `kinds[path.section].kind` tells as much.
      return asked(base, site, &builder, section: section)
    case .name(let name):
      let hash = builder.evaluator.hash(name, site.file)
      if hash == section { return .section }
      if UIKitItemSources.item(id, site, builder) != nil { return .item }
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          hash, in: site.environment)
      else { return nil }
      return asked(inner, place, &builder, section: section)
    case .call(let callee, let arguments):
      if let (given, place) = given(by: callee, arguments, site, &builder),
        let found = asked(given, place, &builder, section: section)
      {
        return found
      }
      return asked(byOnly: arguments, site, &builder, section: section)
    case .element(_, let arguments):
      return asked(byOnly: arguments, site, &builder, section: section)
    case .binary(let sign, let left, _)
    where builder.evaluator.linker.text(of: sign, in: site.file) == "??":
      return asked(left, site, &builder, section: section)
    case .cast(let inner, _): return asked(inner, site, &builder, section: section)
    default: return nil
    }
  }

  private static func asked(
    byOnly arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder, section: UInt64?
  ) -> UIKitAsked? {
    guard arguments.count == 1, let first = arguments.first else { return nil }
    return asked(
      builder.evaluator.argument(first, site.file).value, site, &builder, section: section)
  }

  /// What a function of the class gives back, as in `row(at: path)`: `rows[path.row]`, where that is bound.
  private static func given(
    by callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ builder: inout UIKitBuilder
  ) -> (ExpressionID, Site)? {
    guard let name = builder.evaluator.code.ownName(callee, site.file),
      let (member, formals, matched) = builder.evaluator.overload(
        builder.ownMembers(named: builder.evaluator.hash(name, site.file), seenFrom: site),
        arguments, at: site),
      builder.evaluator.linker[member].kind == .function,
      let body = builder.evaluator.linker[member].body
    else { return nil }
    let declared = builder.evaluator.inside(member, self: builder.evaluator.boundSelf(at: site))
    var place = builder.evaluator.bind(formals, matched, at: site, declared: declared)
    for index in body.dropLast() {
      switch builder.evaluator.statement(index, place.file) {
      case .declaration(_, _?, isVariable: false):
        ValueBlocks.perform(index, &place, &builder.evaluator)
      case .guard(let branch):
        place = DecidedBranches.passing(branch, place, &builder.evaluator)
      default: return nil
      }
    }
    return builder.evaluator.code.returned(by: body, place).map { ($0, place) }
  }

  /// What all sides of a branch but the last ask; nil where they do not tell sections or rows apart.
  static func asked(
    by branch: Branch, _ site: Site, _ builder: inout UIKitBuilder, section: UInt64? = nil
  ) -> UIKitAsked? {
    var found: UIKitAsked?
    for place in branch.alternatives {
      let side = builder.evaluator.alternative(place, site.file)
      // `case nil` is for what is none of them.
      if side.isElse || builder.evaluator.code.asksForNothing(side, site.file) { continue }
      guard let keys = builder.evaluator.code.keys(of: side, site.file), !keys.isEmpty,
        let subject = subject(of: side, site, builder),
        let asked = asked(subject, site, &builder, section: section),
        found == nil || found == asked,
        asked == .row || keys.isDisjoint(with: UIKitAddedRows.comparisons)
      else { return nil }
      found = asked
    }
    return found
  }

  /// The names of cases, and the numbers that these and constants stand for, by which a side asks; nil for a
  /// side that is for all others.
  static func keys(
    of side: Alternative, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Set<UInt64>? {
    guard var found = builder.evaluator.code.keys(of: side, site.file) else { return nil }
    for index in side.clauses {
      var asked: [ExpressionID] = []
      switch builder.evaluator.clause(index, site.file) {
      case .test(let id): asked = builder.evaluator.code.compared(by: id, site.file) ?? []
      case .match(_, let patterns):
        for pattern in patterns {
          if case .value(let id) = builder.evaluator.pattern(pattern, site.file) {
            asked.append(id)
          } else if let test = builder.evaluator.code.test(behindCast: pattern, site.file) {
            asked += builder.evaluator.code.compared(by: test, site.file) ?? []
          }
        }
      case .availability: continue
      }
      for id in asked {
        guard let number = number(id, site, &builder) else { continue }
        found.insert(NameHash.of(String(number)))
      }
    }
    return found
  }

  /// `first`, a constant, or `Kind.first.rawValue`.
  static func number(
    _ id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> Int? {
    if let number = ListParts.number(id, site, &builder.evaluator) { return number }
    guard case .member(let named, let name) = builder.evaluator.expression(id, site.file),
      builder.evaluator.hash(name, site.file) == UIKitNames.rawValue,
      case .member(let base, let own) = builder.evaluator.expression(named, site.file),
      let type = Typing.type(spelled: base, site, &builder.evaluator)
    else { return nil }
    let key = builder.evaluator.hash(own, site.file)
    var next = 0
    for declaration in builder.evaluator.linker.declarations(of: type) {
      for member in builder.evaluator.linker.listed(in: declaration)
      where builder.evaluator.linker[member].kind == .enumCase {
        if let value = builder.evaluator.linker[member].value {
          let place = builder.evaluator.inside(member, self: nil)
          guard let number = ListParts.number(value, place, &builder.evaluator) else { return nil }
          next = number
        }
        let hash = builder.evaluator.hash(builder.evaluator.linker[member].name, member.file)
        if hash == key { return next }
        next += 1
      }
    }
    return nil
  }

  /// What the first side of a branch asks about.
  static func subject(
    of branch: Branch, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> ExpressionID? {
    let first = branch.alternatives.first { place in
      !builder.evaluator.files.alternative(place, in: site.file).isElse
    }
    return first.flatMap { place in
      subject(of: builder.evaluator.files.alternative(place, in: site.file), site, builder)
    }
  }

  /// The cases that numbers stand for: `Kind(rawValue: path.section)!`, `kinds[path.section]`.
  static func names(
    by id: ExpressionID, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [UInt64]? {
    guard builder.evaluator.think() else { return nil }
    defer { builder.evaluator.rest() }
    switch builder.evaluator.expression(id, site.file) {
    case .name(let name):
      guard
        case .expression(let inner, let place) = builder.evaluator.lookUp(
          builder.evaluator.hash(name, site.file), in: site.environment)
      else { return nil }
      return names(by: inner, place, &builder)
    case .element(let base, _):
      guard let all = UIKitListedCases.entries(of: base, site, &builder),
        all.allSatisfy(\.isFixed)
      else { return nil }
      return all.map(\.key)
    case .call(let called, let arguments):
      let label = arguments.first.flatMap { builder.evaluator.argument($0, site.file).label }
      guard let label, builder.evaluator.hash(label, site.file) == UIKitNames.rawValue else {
        guard let (result, place) = given(by: called, arguments, site, &builder) else { return nil }
        return names(by: result, place, &builder)
      }
      var callee = called
      if case .member(let base, _) = builder.evaluator.expression(callee, site.file) {
        callee = base
      }
      guard case .name(let name) = builder.evaluator.expression(callee, site.file),
        let type = builder.evaluator.type(
          named: builder.evaluator.hash(name, site.file), from: site.file, inside: site.owner)
      else { return nil }
      let names = Sizes.caseNames(of: type, &builder.evaluator)
      return names.isEmpty ? nil : names
    case .binary(_, let left, _): return names(by: left, site, &builder)
    case .cast(let inner, _): return names(by: inner, site, &builder)
    default: return nil
    }
  }

  /// The one thing that a side asks about.
  private static func subject(
    of side: Alternative, _ site: Site, _ builder: borrowing UIKitBuilder
  ) -> ExpressionID? {
    guard side.clauses.count == 1, let only = side.clauses.first else { return nil }
    switch builder.evaluator.files.clause(only, in: site.file) {
    case .match(let value, let patterns):
      let tests = patterns.map { builder.evaluator.code.test(behindCast: $0, site.file) }
      guard let first = tests.first, let test = first else { return value }
      // `case let cell as Cell where row == .name`: one thing is asked about, or nothing is known.
      return tests.count == 1 ? builder.evaluator.code.subject(of: test, site.file) : nil
    case .test(let id): return builder.evaluator.code.subject(of: id, site.file)
    case .availability: return nil
    }
  }
}

extension UIKitCode {
  /// The names of cases, or the numbers, that a side asks for; nil for a side that is for all others.
  func keys(of side: Alternative, _ file: FileID) -> Set<UInt64>? {
    var found: Set<UInt64> = []
    for index in side.clauses {
      switch files.clause(index, in: file) {
      case .match(_, let patterns):
        for pattern in patterns {
          if let test = test(behindCast: pattern, file) {
            found.formUnion(keys(of: test, file))
          } else if let key = key(of: pattern, file) {
            found.insert(key)
          }
        }
      case .test(let id): found.formUnion(keys(of: id, file))
      case .availability: continue
      }
    }
    return found.isEmpty ? nil : found
  }

  /// `case nil`, and nothing else.
  func asksForNothing(_ side: Alternative, _ file: FileID) -> Bool {
    guard side.clauses.count == 1, let only = side.clauses.first,
      case .match(_, let patterns) = files.clause(only, in: file)
    else { return false }
    return patterns.allSatisfy { isNothing($0, file) }
  }

  func isNothing(_ pattern: PatternID, _ file: FileID) -> Bool {
    guard case .value(let value) = files.pattern(pattern, in: file),
      case .null = files.expression(value, in: file)
    else { return false }
    return true
  }

  private func keys(of test: ExpressionID, _ file: FileID) -> Set<UInt64> {
    if let all = compared(by: test, file) { return Set(all.compactMap { key(of: $0, in: file) }) }
    guard case .binary(let sign, _, let right) = files.expression(test, in: file),
      let key = UIKitAddedRows.key(of: files.text(of: sign, in: file), right, files, file)
    else { return [] }
    return [key]
  }

  /// `.name` and `.mail` of `row == .name || row == .mail`; nil for any other test.
  func compared(by test: ExpressionID, _ file: FileID) -> [ExpressionID]? {
    guard case .binary(let sign, let left, let right) = files.expression(test, in: file) else {
      return nil
    }
    switch files.text(of: sign, in: file) {
    case "==": return [right]
    case "||":
      guard let first = compared(by: left, file), let second = compared(by: right, file) else {
        return nil
      }
      return first + second
    default: return nil
    }
  }

  /// What a test compares; of several that all have to compare the same, the first one's.
  func subject(of test: ExpressionID, _ file: FileID) -> ExpressionID? {
    guard case .binary(let sign, let left, let right) = files.expression(test, in: file) else {
      return nil
    }
    guard files.text(of: sign, in: file) == "||" else { return left }
    guard let first = subject(of: left, file), let second = subject(of: right, file),
      let name = listName(first, Site(file: file, owner: nil, environment: -1)),
      name == listName(second, Site(file: file, owner: nil, environment: -1))
    else { return nil }
    return first
  }

  /// `row == .name` of `let cell as Cell where row == .name`.
  func test(behindCast id: PatternID, _ file: FileID) -> ExpressionID? {
    guard case .filtered(let inner, let test) = files.pattern(id, in: file),
      case .cast = files.pattern(inner, in: file)
    else { return nil }
    return test
  }

  private func key(of id: PatternID, _ file: FileID) -> UInt64? {
    switch files.pattern(id, in: file) {
    case .member(let name, _): files.hash(name, in: file)
    case .value(let value): key(of: value, in: file)
    case .optional(let inner), .filtered(let inner, _): key(of: inner, file)
    default: nil
    }
  }

  /// What an expression is told by: the name of a case, or a number.
  func key(of id: ExpressionID, in file: FileID) -> UInt64? {
    switch files.expression(id, in: file) {
    case .number(let number): NameHash.of(files.text(number, in: file))
    case .implicitMember(let name), .name(let name): files.hash(name, in: file)
    case .member(let base, let name):
      // `Section.head.rawValue` is asked for by its case.
      files.hash(name, in: file) == UIKitNames.rawValue
        ? key(of: base, in: file) : files.hash(name, in: file)
    // A case with something in it.
    case .call(let callee, _):
      switch files.expression(callee, in: file) {
      case .implicitMember(let name), .member(_, let name): files.hash(name, in: file)
      default: nil
      }
    default: nil
    }
  }
}
