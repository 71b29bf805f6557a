import Scenes
import Views

/// `var isOpen: Bool { mode == .open }`: a side that asks `isOpen` asks about `mode`.
///
/// So sides that ask by different names, and those that ask `mode` itself, know of each other. Only where one thing is
/// asked: of more than one the name stays a question of its own, whose contrary has the same subject.
enum ComputedFlags {
  static func claim(
    of test: ExpressionID, _ holds: Bool, _ site: Site, _ evaluator: inout Evaluator
  ) -> Claim? {
    guard let name = evaluator.files.ownName(test, site),
      evaluator.lookUp(name, in: site.environment) == nil, evaluator.selfInstance(at: site) >= 0,
      let owner = evaluator.selfType(at: site),
      let member = evaluator.members(of: owner, named: name).first,
      evaluator.linker[member].kind == .computedProperty, !evaluator.linker[member].isStatic,
      let inner = onlyQuestion(of: member, evaluator.files)
    else { return nil }
    let place = evaluator.inside(member, self: evaluator.boundSelf(at: site))
    var claims = Claims()
    ConditionClaims.claim(inner, holds, place, &claims, &evaluator)
    var scope = Predicate.Scope.view
    guard claims.isWhole, claims.oneRow == 0, claims.all.count == 1, let only = claims.all.first,
      SideConditions.isLasting(only.subject, only.site, &scope, &evaluator), case .view = scope
    else { return nil }
    return only
  }

  /// What `amount < 0.5` asks, where `amount` is one of two numbers: `isOpen ? 1 : 0`.
  static func chooser(
    ofComparison test: ExpressionID, _ holds: Bool, _ site: Site, _ evaluator: inout Evaluator
  ) -> (test: ExpressionID, holds: Bool, site: Site)? {
    guard case .binary(let sign, let left, let right) = evaluator.expression(test, site.file),
      evaluator.files.ownName(left, site) != nil,
      case .number = evaluator.expression(right, site.file),
      let limit = evaluator.amount(right, site),
      let (number, place) = SettledNames.source(of: left, site, &evaluator),
      case .branch(let index) = evaluator.expression(number, place.file),
      case let branch = evaluator.branch(index, place.file), branch.kind == .ternary,
      let first = branch.alternatives.first,
      let asked = evaluator.files.test(of: evaluator.alternative(first, place.file), place.file)
    else { return nil }
    var answers: [Bool] = []
    for side in branch.alternatives {
      guard
        let only = evaluator.files.only(
          evaluator.alternative(side, place.file).body, place.file),
        let amount = evaluator.amount(only, place)
      else { return nil }
      answers.append(
        compare(amount, evaluator.linker.text(of: sign, in: site.file), limit))
    }
    guard answers.count == 2, answers[0] != answers[1] else { return nil }
    return (asked, answers[0] == holds, place)
  }

  static func compare(_ a: Double, _ sign: String, _ b: Double) -> Bool {
    switch sign {
    case "<": a < b
    case ">": a > b
    case "<=": a <= b
    default: a >= b
    }
  }

  /// The one thing that a property asks in its only line.
  private static func onlyQuestion(of member: MemberID, _ files: borrowing LiveFiles)
    -> ExpressionID?
  {
    guard let body = files[member].body, body.count == 1 else { return nil }
    switch files.statement(body.lowerBound, in: member.file) {
    case .expression(let id), .return(let id?):
      return asksOneThing(id, in: member.file, files) ? id : nil
    default: return nil
    }
  }

  private static let contains = NameHash.of("contains")
  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">="]

  private static func asksOneThing(
    _ id: ExpressionID, in file: FileID, _ files: borrowing LiveFiles
  ) -> Bool {
    switch files.expression(id, in: file) {
    case .name, .member: true
    case .prefix(_, let inner): asksOneThing(inner, in: file, files)
    // `[.open, .closed].contains(mode)`
    case .call(let callee, _):
      if case .member(_, let name) = files.expression(callee, in: file) {
        files.hash(name, in: file) == contains
      } else {
        false
      }
    case .binary(let sign, _, _): comparisons.contains(files.text(of: sign, in: file))
    default: false
    }
  }
}
