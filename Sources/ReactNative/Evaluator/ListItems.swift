internal import Components
internal import ScriptModules

/// Items of lists: in each other, on conditions, taken out and put in.
extension ScriptValue {
  /// Nothing is shown of it, and a filter takes it out.
  fileprivate var isNothing: Bool {
    switch self {
    case .undefined, .null, .flag(false): true
    default: false
    }
  }
}

extension ScriptValue {
  /// Without the sides that are nothing: nobody asks for an item that is not there.
  var present: ScriptValue {
    guard case .choice(let choice) = self else { return self }
    var sides = choice.sides.compactMap { side -> ScriptChoice.Side? in
      let value = side.value.present
      return value.isMissing ? nil : ScriptChoice.Side(condition: side.condition, value: value)
    }
    guard !sides.isEmpty else { return .undefined }
    sides[sides.count - 1].condition = .constant(true)
    return .choose(sides)
  }
}

extension ScriptChoice {
  /// Each side is a list of what is there where it holds.
  var isOfLists: Bool {
    sides.allSatisfy { if case .list = $0.value { true } else { false } }
  }
}

extension ScriptList {
  /// The text of which its items are letters, with as many of some as only a run tells; nil where they are no texts.
  var letters: SourcedText? {
    var text = SourcedText()
    for part in parts {
      switch part {
      case .rows(let rows):
        guard case .text(let letter) = rows.body else { return nil }
        text = text + letter
      case .item(.text(let letter)): text = text + letter
      case .item: return nil
      }
    }
    return text
  }

  /// Lists among its items taken out of theirs.
  var flat: ScriptList {
    var result = ScriptList()
    for part in parts {
      if case .item(.list(let inner)) = part {
        result.parts += inner.parts
      } else {
        result.parts.append(part)
      }
    }
    return result
  }

  /// Without what is nothing; what is nothing at times is there on its condition.
  var present: ScriptList {
    var result = ScriptList()
    for part in parts {
      guard case .item(let item) = part else {
        result.parts.append(part)
        continue
      }
      if item.isNothing { continue }
      guard case .choice(var choice) = item, choice.sides.contains(where: \.value.isNothing),
        choice.tableWords == nil
      else {
        result.parts.append(part)
        continue
      }
      for index in choice.sides.indices {
        let value = choice.sides[index].value
        choice.sides[index].value = .list(ScriptList(value.isNothing ? [] : [value]))
      }
      result.parts.append(.item(.choice(choice)))
    }
    return result
  }

  /// The lists that it may be, where a few of its items are there on conditions; nil where none is, or where they are
  /// more than anybody tells apart.
  var ways: ScriptChoice? {
    guard parts.count <= Self.mostItems, let all = items, let ways = Self.ways(of: all),
      ways.count > 1
    else { return nil }
    var sides = ways.map {
      ScriptChoice.Side(condition: $0.condition, value: .list(ScriptList($0.items)))
    }
    sides[sides.count - 1].condition = .constant(true)
    return ScriptChoice(sides: sides)
  }

  private static let mostItems = 8
  private static let mostWays = 16

  private typealias Way = (condition: ScriptCondition, items: [ScriptValue])

  private static func ways(of items: [ScriptValue]) -> [Way]? {
    var ways: [Way] = [(.constant(true), [])]
    for item in items {
      guard case .choice(let choice) = item, choice.isOfLists else {
        for index in ways.indices { ways[index].items.append(item) }
        continue
      }
      var next: [Way] = []
      for way in ways {
        var before = way.condition
        for side in choice.sides {
          guard case .list(let list) = side.value, let own = list.items,
            let inner = Self.ways(of: own)
          else { return nil }
          let condition = ScriptCondition.both(before, side.condition)
          next += inner.map { (.both(condition, $0.condition), way.items + $0.items) }
          before = .both(before, .not(of: side.condition))
        }
      }
      ways = next
      if ways.count > mostWays { return nil }
    }
    return ways
  }

  /// With some taken out and others put in; at the end where only a run tells the place.
  func spliced(_ arguments: [ScriptValue]) -> ScriptList {
    var result = self
    let added = arguments.dropFirst(2).map { Part.item($0) }
    result.parts.replaceSubrange(places(cutBy: arguments), with: added)
    return result
  }

  /// Those that are taken out.
  func cutOut(_ arguments: [ScriptValue]) -> ScriptList {
    var result = ScriptList()
    result.parts = Array(parts[places(cutBy: arguments)])
    return result
  }

  /// From a place as many as are said, or all where nothing is (ECMAScript, `Array.prototype.splice`).
  private func places(cutBy arguments: [ScriptValue]) -> Range<Int> {
    guard case .number(let start)? = arguments.first else { return parts.count..<parts.count }
    // Parts that are rows stand for more than one.
    let place = start.asIndex
    let from = min(max(place < 0 ? parts.count + place : place, 0), parts.count)
    guard arguments.count > 1 else { return from..<parts.count }
    guard case .number(let count) = arguments[1] else { return from..<from }
    return from..<min(parts.count, from + max(count.asIndex, 0))
  }

  /// Also where it hangs on something from where to where.
  func sliced(_ arguments: [ScriptValue], _ evaluator: inout ScriptEvaluator) -> ScriptValue? {
    for index in arguments.indices {
      guard case .choice(let choice) = arguments[index] else { continue }
      return evaluator.map(choice) { evaluator, side in
        var own = arguments
        own[index] = side
        return sliced(own, &evaluator)
          ?? evaluator.unknown("slice", .of("slice", ScriptValue.list(self).subject()))
      }
    }
    return sliced(arguments)
  }

  private func sliced(_ arguments: [ScriptValue]) -> ScriptValue? {
    guard let items else { return .list(self) }
    var bounds = [0, items.count]
    for (index, argument) in arguments.prefix(2).enumerated() {
      guard case .number(let number) = argument else { return nil }
      bounds[index] = number < 0 ? items.count + number.asIndex : number.asIndex
    }
    let start = min(max(bounds[0], 0), items.count)
    let end = min(max(bounds[1], start), items.count)
    return .list(ScriptList(Array(items[start..<end])))
  }
}
/// What `flatMap` gives.
enum FlatLists {
  /// Lists among what its function gave taken out of theirs, also those that are one of several or as long as only a
  /// run tells.
  static func list(
    _ list: ScriptList, _ site: ScriptEvaluator.Call, _ evaluator: ScriptEvaluator
  ) -> ScriptList {
    var result = ScriptList()
    for part in list.parts {
      switch part {
      case .item(let item): result.parts += parts(item, site, evaluator)
      case .rows(let rows): result.parts += rows.flattened
      }
    }
    return result
  }

  private static func parts(
    _ item: ScriptValue, _ site: ScriptEvaluator.Call, _ evaluator: ScriptEvaluator
  ) -> [ScriptList.Part] {
    switch item {
    case .list(let inner): return inner.parts
    case .unknown:
      var list = ScriptList()
      evaluator.add(item, to: &list, at: site.id, site.scope)
      return list.parts
    case .choice(var choice) where !choice.isOfLists && choice.tableWords == nil:
      for index in choice.sides.indices {
        var side = ScriptList()
        side.parts = parts(choice.sides[index].value, site, evaluator)
        choice.sides[index].value = .list(side)
      }
      return [.item(.choice(choice))]
    default: return [.item(item)]
    }
  }
}

extension ScriptRows {
  /// Rows of a list are rows themselves.
  fileprivate var flattened: [ScriptList.Part] {
    guard case .list(let inner) = body else { return [.rows(self)] }
    return inner.parts.map { part in
      var rows = self
      switch part {
      case .item(let item): rows.body = item
      case .rows(let own):
        (rows.body, rows.isAssumed) = (own.body, own.isAssumed || isAssumed)
        if !rows.isAssumed { rows.count = min(count * own.count, ScriptLimits.items) }
      }
      return .rows(rows)
    }
  }
}
