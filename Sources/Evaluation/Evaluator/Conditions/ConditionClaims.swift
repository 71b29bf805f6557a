import Scenes
import Views

/// One thing that a condition says of something in the code that it stands in.
struct Claim {
  var subject: ExpressionID
  var site: Site
  var aspect = Predicate.Aspect.value
  var answers: [Answer]
  /// It is none of the answers, not one of them.
  var isNone = false
}

/// What a condition says where it holds, or where it does not.
struct Claims {
  var all: [Claim] = []
  /// Of each of these groups one holds at least: `isOpen || isEmpty`.
  var anyOf: [[Claim]] = []
  /// Something else is said that is in neither.
  var isPartial = false
  /// It says nothing else than `all`.
  var isWhole: Bool {
    get { !isPartial && anyOf.isEmpty }
    set { if !newValue { isPartial = true } }
  }
  /// It holds in one row at most: the number of those rows, from the outermost; 0 for none.
  var oneRow: Int32 = 0

  /// Both are so.
  mutating func add(_ other: Claims) {
    all += other.all
    anyOf += other.anyOf
    isPartial = isPartial || other.isPartial
    if oneRow == 0 { oneRow = other.oneRow }
  }
}

/// Takes conditions apart: `!isEmpty && count > 2`, `if let title, mode == .edit`.
enum ConditionClaims {
  static func claims(of side: Alternative, holds: Bool, _ site: Site, _ evaluator: inout Evaluator)
    -> Claims
  {
    var claims = Claims()
    claim(side, holds, site, &claims, &evaluator)
    return claims
  }

  /// What is so where a side is shown, or is not.
  static func claim(
    _ side: Alternative, _ holds: Bool, _ site: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    let open = open(side.clauses, site, &evaluator)
    if !holds, open.count > 1 { return claimAny(of: open, &claims, &evaluator) }
    for (clause, site) in open {
      switch clause {
      case .test(let test): claim(test, holds, site, &claims, &evaluator)
      case .match(let value, let patterns): claim(value, patterns, holds, site, &claims, &evaluator)
      case .availability: if !holds { claims.isWhole = false }
      }
    }
  }

  /// The clauses, each with the names that those before it bind; of several those that do not hold anyway: what was
  /// given something is there.
  private static func open(
    _ clauses: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> [(clause: Clause, site: Site)] {
    var site = site
    var open: [(clause: Clause, site: Site)] = []
    for index in clauses {
      let clause = evaluator.clause(index, site.file)
      if clauses.count == 1 || PatternMatching.holds(clause, site, &evaluator) != true {
        open.append((clause, site))
      }
      if index + 1 < clauses.upperBound { PatternMatching.bind(clause: index, &site, &evaluator) }
    }
    return open
  }

  // MARK: One of several

  /// One of several things does not hold, and only that is known: `if mode != .read, mode != .edit`.
  private static func claimAny(
    of clauses: [(clause: Clause, site: Site)], _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    var sides: [Claims] = []
    for (clause, site) in clauses {
      guard case .test(let test) = clause else {
        claims.isWhole = false
        return
      }
      sides.append(Claims())
      claim(test, false, site, &sides[sides.count - 1], &evaluator)
    }
    evaluator.files.join(sides, into: &claims)
  }

  // MARK: Tests

  static func claim(
    _ test: ExpressionID, _ holds: Bool, _ site: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    guard evaluator.think() else { return claims.isWhole = false }
    defer { evaluator.rest() }
    switch evaluator.expression(test, site.file) {
    case .prefix(let sign, let inner) where evaluator.linker.text(of: sign, in: site.file) == "!":
      claim(inner, !holds, site, &claims, &evaluator)
    case .tuple(let items) where items.count == 1:
      claim(evaluator.item(items.lowerBound, site.file), holds, site, &claims, &evaluator)
    case .binary(let sign, let left, let right):
      switch evaluator.linker.text(of: sign, in: site.file) {
      case "&&" where holds, "||" where !holds:
        for side in [left, right] where known(side, site, &evaluator) != holds {
          claim(side, holds, site, &claims, &evaluator)
        }
      case "||", "&&":
        // Of two things one of which never is so, it is the other.
        let open = [left, right].filter { known($0, site, &evaluator) != !holds }
        if open.count == 1 { return claim(open[0], holds, site, &claims, &evaluator) }
        var (one, other) = (Claims(), Claims())
        claim(left, holds, site, &one, &evaluator)
        claim(right, holds, site, &other, &evaluator)
        evaluator.files.join([one, other], into: &claims)
      case "==": compare(test, left, right, holds, site, &claims, &evaluator)
      case "!=": compare(test, left, right, !holds, site, &claims, &evaluator)
      case "<", ">", "<=", ">=":
        if let (inner, holds, place) = ComputedFlags.chooser(
          ofComparison: test, holds, site, &evaluator)
        {
          return claim(inner, holds, place, &claims, &evaluator)
        }
        // The subject of a comparison and of its contrary, `>=` of `<`, is one.
        let isContrary = evaluator.linker.text(of: sign, in: site.file).hasSuffix("=")
        claim(flag: test, holds != isContrary, site, &claims, &evaluator)
      case "??":
        // `isOpen ?? false` is what `isOpen == true` is.
        guard case .boolean(false) = evaluator.expression(right, site.file) else {
          return claim(flag: test, holds, site, &claims, &evaluator)
        }
        claim(left, holds, site, &claims, &evaluator)
      default: claims.isWhole = false
      }
    default: claim(flag: test, holds, site, &claims, &evaluator)
    }
  }

  /// Whether one of several things is so wherever the view is placed like this: what was left out is known to be nil.
  ///
  /// Not of what has several in it again: these are asked one by one.
  private static func known(
    _ test: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> Bool? {
    guard case .binary(let sign, _, _) = evaluator.expression(test, site.file) else {
      return evaluator.truth(test, site)
    }
    return switch evaluator.linker.text(of: sign, in: site.file) {
    case "&&", "||": nil
    default: evaluator.truth(test, site)
    }
  }

  /// Also one that stands for a condition: `let isEditing = mode == .active`.
  private static func claim(
    flag test: ExpressionID, _ holds: Bool, _ site: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    if case .name(let name) = evaluator.expression(test, site.file),
      case .expression(let inner, let place) = evaluator.lookUp(
        evaluator.hash(name, site.file), in: site.environment),
      SideConditions.asksOfOne(site, place, evaluator)
    {
      return claim(inner, holds, place, &claims, &evaluator)
    }
    OneRow.noteOneRow(flag: test, holds, site, &claims, &evaluator)
    if let (subject, isEmpty) = evaluator.files.emptiness(of: test, site) {
      return claims.all.append(
        Claim(
          subject: subject, site: site, aspect: .emptiness, answers: [.flag(isEmpty == holds)]))
    }
    claims.all.append(
      AnswerLists.claim(test, holds, site, &evaluator)
        ?? ComputedFlags.claim(of: test, holds, site, &evaluator)
        ?? CaseFlags.claim(of: test, holds, site, &evaluator)
        ?? Claim(subject: test, site: site, answers: [.flag(holds)]))
  }

  private static func compare(
    _ whole: ExpressionID, _ left: ExpressionID, _ right: ExpressionID, _ areEqual: Bool,
    _ site: Site, _ claims: inout Claims, _ evaluator: inout Evaluator
  ) {
    if areEqual { OneRow.noteOneRow(left, right, site, &claims, &evaluator) }
    if case .null = evaluator.expression(right, site.file) {
      return claim(left, isThere: !areEqual, site, &claims, &evaluator)
    }
    // `isEmpty != true` is what `isEmpty` is not, also where that is nothing; of `== false` nothing is a third answer.
    if case .boolean(let flag) = evaluator.expression(right, site.file),
      flag || DecidedBranches.isNeverNil(left, site, &evaluator)
    {
      return claim(left, areEqual == flag, site, &claims, &evaluator)
    }
    if case .member(let base, let name) = evaluator.expression(left, site.file),
      evaluator.word(name, site.file) == .count, evaluator.files.isNumber(right, "0", site.file)
    {
      return claims.all.append(
        Claim(subject: base, site: site, aspect: .emptiness, answers: [.flag(areEqual)]))
    }
    if let answer = Self.answer(right, site, &evaluator) {
      return claims.all.append(
        Claim(subject: left, site: site, answers: [answer], isNone: !areEqual))
    }
    claims.all.append(Claim(subject: whole, site: site, answers: [.flag(areEqual)]))
  }

  static func claim(
    _ subject: ExpressionID, isThere: Bool, _ site: Site, _ claims: inout Claims,
    _ evaluator: inout Evaluator
  ) {
    guard let (test, holds, value, place) = chooser(of: subject, site, evaluator) else {
      return claims.all.append(
        Claim(subject: subject, site: site, answers: [isThere ? .present : .absent]))
    }
    // What is chosen may be nothing as well.
    if !DecidedBranches.isMade(value, place, &evaluator) {
      claims.isWhole = false
      if !isThere { return }
    }
    claim(test, holds == isThere, place, &claims, &evaluator)
  }

  /// What a constant is there for: `let mark = isOwn ? Text("Sent") : nil`.
  private static func chooser(
    of id: ExpressionID, _ site: Site, _ evaluator: borrowing Evaluator
  ) -> (test: ExpressionID, holds: Bool, value: ExpressionID, site: Site)? {
    guard case .name(let name) = evaluator.expression(id, site.file),
      case .expression(let inner, let place) = evaluator.lookUp(
        evaluator.hash(name, site.file), in: site.environment),
      SideConditions.asksOfOne(site, place, evaluator),
      case .branch(let index) = evaluator.expression(inner, place.file)
    else { return nil }
    let sides = evaluator.branch(index, place.file).alternatives
    guard sides.count == 2, let first = sides.first, let last = sides.last,
      let test = evaluator.files.test(of: evaluator.alternative(first, place.file), place.file),
      evaluator.alternative(last, place.file).isElse,
      let yes = evaluator.files.only(evaluator.alternative(first, place.file).body, place.file),
      let no = evaluator.files.only(evaluator.alternative(last, place.file).body, place.file)
    else { return nil }
    switch (evaluator.expression(yes, place.file), evaluator.expression(no, place.file)) {
    case (.null, .null): return nil
    case (_, .null): return (test, true, yes, place)
    case (.null, _): return (test, false, no, place)
    default: return nil
    }
  }

  /// A case or a literal: of two of these no value is both.
  static func answer(_ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator)
    -> Answer?
  {
    switch evaluator.expression(id, site.file) {
    case .implicitMember, .member, .number, .string: break
    default: return nil
    }
    switch evaluator.evaluated(id, site) {
    case .member(_, let name):
      return answer(ofCase: evaluator.hash(name.name, name.file), evaluator)
    case .number(let written):
      return .literal(NameHash.of(evaluator.text(written.text, written.file)))
    case .string(let written):
      return .literal(~NameHash.of(evaluator.text(written.text, written.file)))
    default: return nil
    }
  }

  // MARK: Patterns

  /// That a value is like one of the patterns, or like none.
  static func claim(
    _ value: ExpressionID, _ patterns: Range<Int32>, _ holds: Bool, _ site: Site,
    _ claims: inout Claims, _ evaluator: inout Evaluator
  ) {
    if let items = TupleClaims.parts(value, site, evaluator) {
      return TupleClaims.claim(items, patterns, holds, site, &claims, &evaluator)
    }
    if let flag = evaluator.files.flag(askedBy: patterns, site.file) {
      return claim(value, flag == holds, site, &claims, &evaluator)
    }
    var answers: [Answer] = []
    for pattern in patterns {
      let one = Self.answers(to: pattern, site, &evaluator)
      if one.isAlways { return }
      if !one.areAll { claims.isWhole = false }
      // Any value may be like this one.
      if holds, one.answers.isEmpty { return }
      // What is asked beside the answers may be what does not hold.
      if holds || one.areAll { answers += one.answers }
    }
    if answers == [.present] {
      claim(value, isThere: holds, site, &claims, &evaluator)
    } else if !answers.isEmpty {
      claims.all.append(Claim(subject: value, site: site, answers: answers, isNone: !holds))
    }
    // `.many where isOpen`
    if holds, patterns.count == 1, let only = patterns.first,
      case .filtered(_, let test) = evaluator.pattern(only, site.file)
    {
      var inner = site
      PatternMatching.bind(pattern: only, to: (value, site), &inner, &evaluator)
      claim(test, true, inner, &claims, &evaluator)
    }
  }

  /// The answers of which a value that is like a pattern gives one.
  ///
  /// Empty where nobody knows any. All of what is asked is in them, or there is more; `isAlways` where any value
  /// is like it.
  static func answers(
    to pattern: PatternID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (answers: [Answer], areAll: Bool, isAlways: Bool) {
    switch evaluator.pattern(pattern, site.file) {
    case .any, .name: return ([], false, true)
    case .member(let name, let held):
      let answer = Self.answer(ofCase: evaluator.hash(name, site.file), evaluator)
      return ([answer], held.allSatisfy { evaluator.files.takesAnything($0, site.file) }, false)
    case .value(let value):
      if case .null = evaluator.expression(value, site.file) { return ([.absent], true, false) }
      return Self.answer(value, site, &evaluator).map { ([$0], true, false) } ?? ([], false, false)
    case .optional(let inner):
      if evaluator.files.takesAnything(inner, site.file) { return ([.present], true, false) }
      let one = answers(to: inner, site, &evaluator)
      return one.answers.isEmpty ? ([.present], false, false) : one
    case .cast: return ([.present], false, false)
    case .filtered(let inner, _):
      return (answers(to: inner, site, &evaluator).answers, false, false)
    case .tuple, .unknown: return ([], false, false)
    }
  }
}

extension ConditionClaims {
  /// `.none` is nil; an enum that has a case of that name is never asked whether it is nil.
  static func answer(ofCase name: UInt64, _ evaluator: borrowing Evaluator) -> Answer {
    name == WellKnown.none ? .absent : .member(name)
  }
}
