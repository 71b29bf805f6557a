internal import Components
internal import ScriptModules

/// Lists that a function of lodash gives in another order (its documentation, “Collection”).
enum ArrangedLists {
  /// As far as every item says by what it is told to be ordered, in that order.
  static func arranged(
    _ name: String, _ arguments: [ScriptValue], _ site: ScriptEvaluator.Call,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    guard let first = arguments.first, case .list(let list) = first, let items = list.items,
      items.count <= ScriptLimits.items, name == "sortBy", arguments.count == 2
    else { return arguments.first ?? .undefined }
    var keyed: [(key: String, item: ScriptValue)] = []
    for item in items {
      let value =
        if let member = arguments[1].literal { evaluator.member(item, member) } else {
          evaluator.call(arguments[1], [item], site)
        }
      guard let key = value.literal else { return first }
      keyed.append((key, item))
    }
    let sorted = keyed.enumerated().sorted {
      ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
    }
    return .list(ScriptList(sorted.map(\.element.item)))
  }
}
