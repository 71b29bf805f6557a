import Scenes
import Views

/// Rows of a list that is written out: `ForEach(["North", "South"], id: \.self) { Text($0) }`.
enum ListedRows {
  /// One of the elements of such a list; nil where the source does not list them.
  static func element(
    of data: ExpressionID, _ site: Site, _ isInOrder: inout Bool, _ evaluator: inout Evaluator
  ) -> Bound? {
    var (next, place) = (data, site)
    var changes = ListChanges()
    for _ in 0..<8 {
      switch evaluator.expression(next, place.file) {
      case .array(let items):
        guard !items.isEmpty, items.count <= EachOf.most else { return nil }
        let shown = changes.shown(of: Array(items))
        if !shown.isInOrder { isInOrder = false }
        guard shown.items.count > 1 else {
          return shown.items.first.map { .expression(evaluator.item($0, place.file), place) }
        }
        let type = ElementTypes.elementType(of: data, site, &evaluator).map {
          SourceName(file: $0.file, name: evaluator.linker[$0].name)
        }
        let all = shown.items.map { item -> Bound in
          let one = evaluator.item(item, place.file)
          // `.init(…)` is what the list is declared to be of.
          let made = Instances.made(one, place, as: type, in: place.owner, &evaluator)
          return made.map { .instance($0.instance) } ?? .expression(one, place)
        }
        let first = Int32(evaluator.choices.count)
        evaluator.choices += all
        return .either(first..<Int32(evaluator.choices.count))
      case .tuple(let items) where items.count == 1:
        next = evaluator.item(items.lowerBound, place.file)
      case .call(let callee, let arguments):
        // `{ [Row(title: "A")] }()`
        if arguments.isEmpty,
          let given = SettledNames.source(ofCall: callee, place, &evaluator)
        {
          (next, place) = given
          continue
        }
        guard let list = changes.takeOff(callee, arguments, place, &evaluator) else {
          return CompactedLists.isCall(next, place, evaluator)
            ? AssembledRows.element(of: next, place, changes, &isInOrder, &evaluator)
            : MappedRows.element(callee, arguments, place, &evaluator)
        }
        next = list
      default:
        guard
          let found = SettledNames.source(of: next, place, &evaluator)
            ?? constant(next, place, &evaluator)
        else {
          if let all = AssembledRows.element(of: next, place, changes, &isInOrder, &evaluator) {
            return all
          }
          guard let end = StraightBodies.end(of: next, place, &evaluator) else { return nil }
          (next, place) = end
          continue
        }
        (next, place) = found
      }
    }
    return nil
  }

  /// `plan.parts`, a constant that every value of the type has alike: `let parts = ["Food", "Rent"]`.
  private static func constant(
    _ id: ExpressionID, _ site: Site, _ evaluator: inout Evaluator
  ) -> (expression: ExpressionID, site: Site)? {
    guard case .member(let base, let name) = evaluator.expression(id, site.file),
      let type = Typing.type(of: base, site, &evaluator),
      let member = evaluator.members(of: type, named: evaluator.hash(name, site.file)).first
    else { return nil }
    let declared = evaluator.linker[member]
    guard case .storedProperty = declared.kind, !declared.isVariable, !declared.isStatic,
      let list = declared.value
    else { return nil }
    return (list, evaluator.inside(member, self: nil))
  }
}
