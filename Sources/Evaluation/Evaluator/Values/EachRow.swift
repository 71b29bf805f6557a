import Scenes
import Views

/// What rows that the source lists say, each its own: `ForEach(Kind.allCases) { Text($0.title) }`; also by way of a
/// value that each case has: `Text($0.style.title)`.
enum EachRow {
  /// Notes of the value that is another one in each row which case it is in which.
  static func note(
    _ row: Bound?, _ changes: ListChanges, _ size: Evaluator.Size, _ evaluator: inout Evaluator
  ) {
    guard case .instance(let index) = row, let count = size.count, !size.isAssumed, count > 1,
      count <= EachOf.most, evaluator.instances[Int(index)].firstCase < 0
    else { return }
    let type = evaluator.instances[Int(index)].type
    let (cases, isInOrder) = changes.shown(
      ofCases: cases(of: type, &evaluator), of: type, &evaluator)
    guard isInOrder, cases.count == count else { return }
    let creator = evaluator.instances[Int(index)].creator
    var first: Int32 = -1
    for name in cases {
      let one = Instances.instantiate(type, creator: creator, &evaluator)
      evaluator.instances[Int(one)].case = name
      if first < 0 { first = one }
    }
    evaluator.instances[Int(index)].firstCase = first
    evaluator.instances[Int(index)].caseCount = Int32(count)
  }

  /// In the order in which they are declared, which is that of `allCases`; none where the type has its own.
  private static func cases(of type: TypeID, _ evaluator: inout Evaluator) -> [UInt64] {
    guard evaluator.members(of: type, named: WellKnown.allCases).isEmpty else { return [] }
    var found: [UInt64] = []
    for declaration in evaluator.linker.declarations(of: type) {
      for id in evaluator.linker.listed(in: declaration) {
        guard case .enumCase = evaluator.linker[id].kind else { continue }
        found.append(evaluator.hash(evaluator.linker[id].name, id.file))
      }
    }
    return found
  }

  /// What a member of it is in each row; nil where the source does not say that of all of them.
  static func texts(
    of name: UInt64, _ member: MemberID?, _ index: Int32, _ use: ExpressionID, _ site: Site,
    _ any: ValueID?, _ evaluator: inout Evaluator
  ) -> ValueID? {
    let instance = evaluator.instances[Int(index)]
    guard instance.firstCase >= 0, instance.case == 0, any.map({ mayTell($0, evaluator) }) ?? true
    else { return nil }
    var found: [ValueID] = []
    for one in instance.firstCase..<instance.firstCase + instance.caseCount {
      let text =
        member.map { evaluator.value(of: $0, self: .instance(one), use, site) }
        ?? (name == WellKnown.rawValue
          ? ChosenTexts.rawValue(of: instance.type, one, use, site, &evaluator) : nil)
      guard let text, isOne(text, evaluator) else { return nil }
      found.append(text)
    }
    let all = all(found, &evaluator)
    return ChosenTexts.told(all, as: use, site, ofCall: false, &evaluator)
  }

  /// Of what it is in any of them: a text, or one of several things that the source makes or names.
  private static func mayTell(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    case .named(_, let given): mayTell(given, evaluator)
    case .either(let range):
      evaluator.scene.list(range).contains { isOne($0, evaluator) }
    default: evaluator.isText(value)
    }
  }

  private static func isOne(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    if case .instance(_, let index) = evaluator.scene[value] {
      return evaluator.instances[Int(index)].isKnown
    }
    return isOneText(value, evaluator)
  }

  private static func isOneText(_ value: ValueID, _ evaluator: borrowing Evaluator) -> Bool {
    switch evaluator.scene[value] {
    // The name of a symbol may be a case.
    case .string, .resolved, .key, .member: true
    case .joined(let range):
      evaluator.scene.list(range).allSatisfy { isOneText($0, evaluator) }
    default: false
    }
  }
}

extension EachRow {
  /// One after the other, as rows have them.
  static func all(_ values: [ValueID], _ evaluator: inout Evaluator) -> ValueID {
    let weight = values.reduce(0) { $0 + evaluator.weight(of: $1) }
    if weight > Limits.parts { return evaluator.either(values) }
    if values.allSatisfy({ $0 == values[0] }) { return values.first ?? .null }
    let all = evaluator.list(values)
    evaluator.scene.rowLists.insert(all.lowerBound)
    return evaluator.new(.either(all))
  }

  /// What was made of what rows have is of the same rows.
  static func either(
    _ values: [ValueID], madeOf range: Range<Int32>, _ evaluator: inout Evaluator
  ) -> ValueID {
    evaluator.scene.isOfRows(range) && values.count == range.count
      ? all(values, &evaluator) : evaluator.either(values)
  }
}
