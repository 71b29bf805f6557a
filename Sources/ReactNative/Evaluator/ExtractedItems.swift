internal import Components
internal import ScriptModules

/// Items that code takes out of a list which a name holds: `const last = parts.pop()`.
enum ExtractedItems {
  /// What the call gives, while the name holds what is left; nil where it is no such call, and where only a run tells
  /// which items these are.
  static func value(
    of holder: ScriptValue, _ name: String, _ base: ScriptExpression.ID,
    _ arguments: [ScriptExpression.ID], _ scope: Int, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard isOne(name), case .list(let list) = holder,
      case .name = evaluator.expression(base, scope)
    else { return nil }
    let values = evaluator.arguments(arguments, scope)
    guard let (items, left) = extracted(from: list, name, values) else { return nil }
    evaluator.store(left, base, scope)
    return items
  }

  /// A method that does so.
  static func isOne(_ name: String) -> Bool { methods.contains(name) }

  private static let methods: Set<String> = ["pop", "shift", "splice"]

  private typealias Parted = (items: ScriptValue, left: ScriptValue)

  private static func extracted(
    from list: ScriptList, _ name: String, _ arguments: [ScriptValue]
  ) -> Parted? {
    guard let ways = list.ways else { return parted(list, name, arguments) }
    // Which is the last hangs on those that are there at times.
    var (items, left) = (ways, ways)
    for index in ways.sides.indices {
      guard case .list(let side) = ways.sides[index].value,
        let own = parted(side, name, arguments)
      else { return nil }
      (items.sides[index].value, left.sides[index].value) = (own.items, own.left)
    }
    return (.choose(items.sides), .choose(left.sides))
  }

  private static func parted(
    _ list: ScriptList, _ name: String, _ arguments: [ScriptValue]
  ) -> Parted? {
    if name == "splice" {
      guard list.items != nil, arguments.prefix(2).allSatisfy(\.isNumber), !arguments.isEmpty
      else { return nil }
      return (.list(list.cutOut(arguments)), .list(list.spliced(arguments)))
    }
    guard let place = name == "pop" ? list.parts.indices.last : list.parts.indices.first else {
      return (.undefined, .list(list))
    }
    guard case .item(let item) = list.parts[place], !item.isOnCondition else { return nil }
    var left = list
    left.parts.remove(at: place)
    return (item, .list(left))
  }
}
