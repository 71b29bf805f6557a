import Scenes
import Views

/// What differs between the elements that a list is written with, of what a row may ask: whether there is something,
/// whether it holds, which case it is.
enum RowDifferences {
  /// Stored properties with an answer in each element, and not the same in all.
  static func members(
    of elements: [Bound], _ type: TypeID, _ evaluator: inout Evaluator
  ) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for id in evaluator.linker.listed(in: type) {
      let member = evaluator.linker[id]
      guard case .storedProperty = member.kind, !member.isStatic else { continue }
      let name = evaluator.hash(member.name, id.file)
      var first: Answer?
      var isKnown = true
      var differs = false
      for element in elements where isKnown {
        guard case .instance(let instance) = element,
          let answer = answer(of: name, member, id, instance, evaluator)
        else {
          isKnown = false
          break
        }
        if let first, first != answer { differs = true }
        first = first ?? answer
      }
      if isKnown, differs { found.insert(name) }
    }
    return found
  }

  private enum Answer: Equatable {
    case absent, present
    case flag(Bool)
    case member(UInt64)
  }

  private static func answer(
    of name: UInt64, _ member: Member, _ id: MemberID, _ instance: Int32,
    _ evaluator: borrowing Evaluator
  ) -> Answer? {
    switch evaluator.property(name, of: instance) {
    case .expression(let value, let place):
      guard let (value, place) = evaluator.written(for: .expression(value, place)) else {
        return nil
      }
      return answer(of: value, place.file, evaluator)
    case .instance: return .present
    case nil:
      guard evaluator.instances[Int(instance)].isKnown else { return nil }
      guard let value = member.value else { return member.isVariable ? .absent : nil }
      return answer(of: value, id.file, evaluator)
    default: return nil
    }
  }

  private static func answer(
    of value: ExpressionID, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> Answer? {
    switch evaluator.expression(value, file) {
    case .null: .absent
    case .boolean(let flag): .flag(flag)
    case .string, .number, .closure, .array, .dictionary: .present
    case .implicitMember(let name): .member(evaluator.hash(name, file))
    case .member(let base, let name):
      if case .name(let type) = evaluator.expression(base, file),
        evaluator.linker.text(of: type, in: file).first?.isUppercase == true
      {
        .member(evaluator.hash(name, file))
      } else {
        nil
      }
    default: nil
    }
  }
}
