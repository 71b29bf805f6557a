internal import Components
internal import ScriptModules

/// What a list is made into, item by item: `keys.reduce((icons, key) => { icons[key] = …; return icons; }, {})`.
enum ReducedLists {
  /// Nil where only a run tells: what is reckoned of data is called as the whole call.
  static func value(
    of list: ScriptList, _ arguments: [ScriptValue], _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard case .function(let closure)? = arguments.first else { return nil }
    guard list.parts.count <= ScriptLimits.items else {
      guard arguments.count > 1, let items = list.items else { return nil }
      return table(of: items, addedTo: arguments[1], closure, &evaluator)
    }
    var parts = Array(list.parts.enumerated())
    let start: ScriptValue
    if arguments.count > 1 {
      start = arguments[1]
    } else {
      guard !parts.isEmpty, case .item(let first) = parts.removeFirst().element else { return nil }
      start = first
    }
    let mark = evaluator.writes.count
    let result = value(from: start, parts, closure, &evaluator)
    switch result {
    case nil, .unknown?:
      evaluator.undoWrites(since: mark)
      return nil
    default: return result
    }
  }

  /// Of many items each adds members of its own: what is made of one hangs on none before it, else a table of a thousand
  /// would be held a thousand times.
  private static func table(
    of items: [ScriptValue], addedTo start: ScriptValue, _ closure: ScriptClosure,
    _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard case .object(let first) = start, first.others == nil, items.count <= mostItems,
      items.allSatisfy(\.isConstant)
    else { return nil }
    let outer = evaluator.seed
    defer { evaluator.seed = outer }
    var result = first
    for (index, item) in items.enumerated() {
      evaluator.seed = .of("turn", outer, UInt64(index))
      guard
        case .object(let own) = evaluator.call(closure, [start, item, .number(Double(index))]),
        own.others == nil
      else { return nil }
      for key in own.keys { result[key] = own[key] }
    }
    return .object(result)
  }

  /// No set of icons has more.
  private static let mostItems = 4_000

  private static func value(
    from start: ScriptValue, _ parts: [EnumeratedSequence<[ScriptList.Part]>.Element],
    _ closure: ScriptClosure, _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    let outer = evaluator.seed
    defer { evaluator.seed = outer }
    var value = start
    for (index, part) in parts {
      // What is there on a condition makes the whole another one.
      guard case .item(let item) = part, !item.isOnCondition else { return nil }
      evaluator.seed = .of("turn", outer, UInt64(index))
      value = evaluator.call(
        closure, [value, item, .number(Double(index))], keepsWrites: true)
    }
    return value
  }
}
