import Views

/// Cells of several ways to be set up, of which the code that hands them out takes one.
///
/// What nobody calls of a view may be called all the same, by code that was not followed. Where a function of the
/// cell was followed from outside, the others are done only if something there calls what is named like them.
enum UIKitSetUps {
  static func isLeftOut(_ one: UIKitBuilder.Later, _ builder: inout UIKitBuilder) -> Bool {
    guard builder.parts[one.part].isSetUp, UIKitNames.cells.contains(builder.parts[one.part].word)
    else { return false }
    let own = builder.parts[one.part].type
    let parts = builder.parts
    let others = builder.sights.filter { parts[$0.key].type != own }.flatMap(\.value.lineage)
    let name = builder.evaluator.hash(
      builder.evaluator.linker[one.member].name, one.member.file)
    for type in others + builder.lineage {
      for declaration in builder.evaluator.linker.declarations(of: type) {
        for member in builder.evaluator.linker.everything(in: declaration)
        where asks(member, for: one.member, named: name, &builder.evaluator) { return false }
      }
    }
    return true
  }

  /// As in `cell.update(model)`, `cell.model = model`, where what is given fits.
  private static func asks(
    _ member: MemberID, for asked: MemberID, named name: UInt64, _ evaluator: inout Evaluator
  ) -> Bool {
    var named: Set<ExpressionID> = []
    for expression in evaluator.linker[member].expressions {
      switch evaluator.expression(expression, member.file) {
      case .member(_, let word) where evaluator.hash(word, member.file) == name:
        named.insert(expression)
      // What it calls stands before it.
      case .call(let callee, let arguments) where named.contains(callee):
        let site = Site(file: member.file, owner: nil, environment: -1)
        if evaluator.overload([asked], arguments, at: site) != nil { return true }
        named.remove(callee)
      default: continue
      }
    }
    return !named.isEmpty
  }
}
