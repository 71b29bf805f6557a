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
  /// Called as the list is, where it may be one of many.
  static func one(
    of list: ScriptValue, _ site: ScriptEvaluator.Call, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    var place = site.id
    if case .call(_, let arguments, _) = evaluator.expression(site.id, site.scope) {
      place = arguments.first ?? place
    }
    let key = UInt64.of("sample", evaluator.site(site.id, site.scope))
    return evaluator.index(list, evaluator.unknown("sample", key), place, site.scope)
  }

  /// What only a run tells stays what it is.
  static func flattened(
    _ value: ScriptValue, _ site: ScriptEvaluator.Call, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue {
    switch value {
    case .list(let list): return .list(FlatLists.list(list, site, evaluator))
    case .choice(let choice):
      return evaluator.map(choice) { flattened($1, site, &$0) }
    default: return value
    }
  }
}
