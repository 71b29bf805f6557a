import Scenes
import Views

/// `Kind.allCases.filter { $0 != .none && $0.isOffered }`: which cases are left, where source decides that of each.
enum FilteredCases {
  /// Nil where it does not.
  static func kept(
    _ cases: [UInt64], of type: TypeID, by test: ExpressionID, _ site: Site,
    _ evaluator: inout Evaluator
  ) -> [UInt64]? {
    guard cases.count <= EachOf.most, evaluator.think() else { return nil }
    defer { evaluator.rest() }
    guard case .closure(let closure) = evaluator.expression(test, site.file),
      let only = Self.only(
        of: evaluator.closure(closure, site.file).body, site.file, evaluator)
    else { return nil }
    let creator = evaluator.selfInstance(at: site)
    var kept: [UInt64] = []
    for name in cases {
      let one = Instances.instantiate(type, creator: creator, &evaluator)
      evaluator.instances[Int(one)].case = name
      let place = evaluator.bind(closure: closure, [.instance(one)], at: site)
      guard let isKept = evaluator.truth(only, place) else { return nil }
      if isKept { kept.append(name) }
    }
    return kept
  }

  /// How many are left of the cases of an enum; nil for any other list.
  static func count(
    of base: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Int? {
    guard arguments.count == 1, let test = arguments.first,
      let type = type(ofAllCases: base, site, &evaluator),
      evaluator.members(of: type, named: WellKnown.allCases).isEmpty
    else { return nil }
    return kept(
      Sizes.caseNames(of: type, &evaluator), of: type,
      by: evaluator.argument(test, site.file).value, site, &evaluator
    )?.count
  }

  /// `Kind.allCases`, and `allCases` in code of the enum itself.
  static func type(
    ofAllCases id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> TypeID? {
    switch evaluator.expression(id, site.file) {
    case .member(let base, let name) where evaluator.hash(name, site.file) == WellKnown.allCases:
      guard case .type(let type) = evaluator.evaluated(base, site) else { return nil }
      return type
    case .name(let name) where evaluator.hash(name, site.file) == WellKnown.allCases:
      guard case .nothing = evaluator.meaning(of: WellKnown.allCases, at: site) else { return nil }
      return evaluator.selfType(at: site)
    default: return nil
    }
  }

  /// `return` or not, the only line of a closure.
  private static func only(
    of body: Block, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard body.count == 1 else { return nil }
    switch evaluator.files.statement(body.lowerBound, in: file) {
    case .expression(let id), .return(let id?): return id
    default: return nil
    }
  }
}
