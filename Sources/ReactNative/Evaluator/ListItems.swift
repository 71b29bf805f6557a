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

extension ScriptChoice {
  /// Each side is a list of what is there where it holds.
  var isOfLists: Bool {
    sides.allSatisfy { if case .list = $0.value { true } else { false } }
  }
}

extension ScriptList {
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

  /// With some taken out and others put in; at the end where only a run tells the place.
  func spliced(_ arguments: [ScriptValue]) -> ScriptList {
    var result = self
    let added = arguments.dropFirst(2).map { Part.item($0) }
    guard case .number(let start)? = arguments.first else {
      result.parts += added
      return result
    }
    // Parts that are rows stand for more than one.
    let place = start.asIndex
    let from = min(max(place < 0 ? parts.count + place : place, 0), parts.count)
    var end = from
    if arguments.count > 1, case .number(let count) = arguments[1] {
      end = min(parts.count, from + max(count.asIndex, 0))
    }
    result.parts.replaceSubrange(from..<end, with: added)
    return result
  }

  func sliced(_ arguments: [ScriptValue]) -> ScriptValue? {
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
