import Scenes
import Views

/// Bodies that give what their last line says, and nothing before it: `var shown = all; if shown.isEmpty { shown =
/// samples }; return shown.map { … }`.
enum StraightBodies {
  /// The last line of what a name stands for, in sight of all that was done before.
  static func end(
    of id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard let name = evaluator.files.ownName(id, site),
      case .member(let member) = evaluator.meaning(of: name, at: site),
      case .computedProperty = evaluator.linker[member].kind,
      let body = evaluator.linker[member].body, body.count > 1,
      let last = lastValue(of: body, member.file, evaluator), evaluator.think()
    else { return nil }
    defer { evaluator.rest() }
    var place = evaluator.inside(member, self: evaluator.boundSelf(at: site))
    for index in body.dropLast() {
      guard !returns(index, member.file, evaluator) else { return nil }
      ValueBlocks.perform(index, &place, &evaluator)
    }
    return (last, place)
  }

  /// Of `return titles` the titles.
  private static func lastValue(
    of body: Block, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> ExpressionID? {
    guard case .return(let value) = evaluator.files.statement(body.upperBound - 1, in: file) else {
      return nil
    }
    return value
  }

  /// Something in a statement ends what it stands in, also where that is a trap.
  private static func returns(
    _ index: Int32, _ file: FileID, _ evaluator: borrowing Evaluator
  ) -> Bool {
    switch evaluator.files.statement(index, in: file) {
    case .return, .guard: return true
    case .expression(let id):
      guard case .branch(let branch) = evaluator.files.expression(id, in: file) else {
        return false
      }
      for place in evaluator.files.branch(branch, in: file).alternatives {
        for index in evaluator.files.alternative(place, in: file).body
        where returns(index, file, evaluator) { return true }
      }
      return false
    case .loop(_, _, let body):
      for index in body where returns(index, file, evaluator) { return true }
      return false
    case .declaration, .assignment, .function: return false
    }
  }
}
