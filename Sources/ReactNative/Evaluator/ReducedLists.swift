internal import Components
internal import ScriptModules

/// What a list is made into, item by item: `keys.reduce((icons, key) => { icons[key] = …; return icons; }, {})`.
enum ReducedLists {
  /// Nil where only a run tells: what is reckoned of data is called as the whole call.
  static func value(
    of list: ScriptList, _ arguments: [ScriptValue], _ evaluator: inout ScriptEvaluator
  ) -> ScriptValue? {
    guard case .function(let closure)? = arguments.first, list.parts.count <= ScriptLimits.items
    else { return nil }
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
