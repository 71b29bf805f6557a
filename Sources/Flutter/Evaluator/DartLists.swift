internal import VoiceOver

/// Values where several are wanted.
enum DartLists {
  /// A value where several are wanted.
  static func items(of value: DartValue) -> [DartValue.Item] {
    switch value {
    case .null: return []
    case .list(let items): return items
    case .either(let choice):
      let sides = choice.sides.map { side in
        DartChoice<[DartValue.Item]>.Side(
          condition: side.condition, content: items(of: side.content))
      }
      return [
        .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
      ]
    default: return [.one(value)]
    }
  }

  /// How many there are, where the source tells.
  static func count(of value: DartValue) -> Int? {
    switch value {
    case .list(let items):
      var count = 0
      for item in items {
        guard case .one = item else { return nil }
        count += 1
      }
      return count
    case .map(let entries): return entries.count
    default: return nil
    }
  }

  /// Whether one of them is that constant, where the source tells.
  static func contains(_ items: [DartValue.Item], _ value: DartValue?) -> Bool? {
    guard let value, let wanted = DartAnswers.constant(value) else { return nil }
    var isKnown = true
    for item in items {
      guard case .one(let own) = item, let constant = DartAnswers.constant(own) else {
        isKnown = false
        continue
      }
      if constant == wanted { return true }
    }
    return isKnown ? false : nil
  }

  static func indexed(_ items: [DartValue.Item]) -> [DartValue.Item] {
    items.enumerated().map { index, item in
      guard case .one(let value) = item else { return item }
      return .one(Self.entry(.number(Double(index)), value))
    }
  }

  static func entry(_ key: DartValue, _ value: DartValue) -> DartValue {
    .map([
      DartValue.Entry(key: .member("entry", "key"), value: key),
      DartValue.Entry(key: .member("entry", "value"), value: value),
    ])
  }

  /// What stands there, as often as it does.
  static func item(_ position: Int?, of items: [DartValue.Item]) -> DartValue? {
    guard let position, items.indices.contains(position) else { return nil }
    switch items[position] {
    case .one(let value): return value
    case .rows: return .list([items[position]])
    case .either(let choice):
      let sides = choice.sides.map {
        DartChoice<DartValue>.Side(condition: $0.condition, content: .list($0.content))
      }
      return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
    }
  }

  /// An element, of those that are all alike any.
  static func some(_ item: DartValue.Item?) -> DartValue? {
    switch item {
    case .one(let value): value
    case .rows(let rows): some(rows.items.first)
    case .either, nil: nil
    }
  }

  static func added(
    _ method: String, _ given: [DartValue], to items: [DartValue.Item]
  ) -> [DartValue.Item]? {
    guard items.count < DartLimits.items else { return nil }
    switch method {
    case "add": return given.first.map { items + [.one($0)] }
    case "addAll": return given.first.map { items + self.items(of: $0) }
    case "insert": return given.count == 2 ? [.one(given[1])] + items : nil
    case "insertAll": return given.count == 2 ? self.items(of: given[1]) + items : nil
    case "removeLast", "clear": return method == "clear" ? [] : Array(items.dropLast())
    default: return nil
    }
  }
}
