internal import Components
import Scenes
internal import VoiceOver

/// What becomes of lists and maps that are changed; nil where that is not followed.
extension DartLists {
  static func isCollection(_ value: DartValue?) -> Bool {
    switch value {
    case .list?, .map?: true
    case .either(let choice)?: choice.sides.contains { isCollection($0.content) }
    default: false
    }
  }

  /// As the items of a list: a map as its entries.
  static func entries(_ value: DartValue) -> [DartValue.Item]? {
    switch value {
    case .list(let items): items
    case .map(let entries): entries.map { .one(entry($0.key, $0.value)) }
    default: nil
    }
  }

  /// A map, or what may be one: an empty one is read as a list is.
  static func isMap(_ value: DartValue) -> Bool {
    switch value {
    case .map: true
    case .list(let items): areEntries(items)
    default: false
    }
  }

  /// `a[key] = value`.
  static func set(_ value: DartValue, at key: DartValue, in old: DartValue) -> DartValue? {
    switch old {
    case .map(var entries):
      guard let wanted = DartAnswers.constant(key), entries.count < DartLimits.items else {
        return nil
      }
      var place: Int?
      for (index, entry) in entries.enumerated() {
        guard let own = DartAnswers.constant(entry.key) else { return nil }
        if own == wanted { place = index }
      }
      if let place {
        entries[place].value = value
      } else {
        entries.append(DartValue.Entry(key: key, value: value))
      }
      return .map(entries)
    // An element of an empty list can't be set: it is a map.
    case .list(let items) where items.isEmpty: return set(value, at: key, in: .map([]))
    case .list(var items) where !areEntries(items):
      guard let at = key.number.flatMap({ Int(exactly: $0) }), items.indices.contains(at),
        count(of: old) != nil
      else { return nil }
      items[at] = .one(value)
      return .list(items)
    // A map of which some entries are there at times.
    case .list(let items):
      guard let wanted = DartAnswers.constant(key), items.count < DartLimits.items else {
        return nil
      }
      let isNew = values(of: items).allSatisfy { entry in
        guard case .map(let parts) = entry, let own = parts.first.map(\.value) else { return false }
        return DartAnswers.constant(own).map { $0 != wanted } ?? false
      }
      return isNew ? .list(items + [.one(entry(key, value))]) : nil
    default: return nil
    }
  }

  /// `a.method(given)`.
  static func changed(
    _ old: DartValue, by method: String, _ given: [DartValue], at place: Place
  ) -> DartValue? {
    if isMap(old) || method == "addEntries" { return changedMap(old, by: method, given, at: place) }
    guard case .list(let items) = old, items.count < DartLimits.items else { return nil }
    switch method {
    case "add": return given.first.map { .list(items + [.one($0)]) }
    case "addAll":
      guard let added = given.first else { return nil }
      if items.isEmpty, case .map = added { return added }
      return .list(items + spread(added, at: place))
    case "insert":
      guard given.count == 2 else { return nil }
      return .list(inserted([.one(given[1])], given[0], into: items))
    case "insertAll":
      guard given.count == 2 else { return nil }
      return .list(inserted(spread(given[1], at: place), given[0], into: items))
    case "removeLast": return .list(Array(items.dropLast()))
    case "clear": return .list([])
    case "removeAt":
      guard let at = given.first?.number.flatMap({ Int(exactly: $0) }),
        items.indices.contains(at), count(of: old) != nil
      else { return nil }
      return .list(Array(items[..<at] + items[(at + 1)...]))
    case "remove":
      guard let wanted = given.first.flatMap(DartAnswers.constant), contains(items, given[0]) != nil
      else { return nil }
      let at = items.firstIndex { item in
        if case .one(let value) = item { DartAnswers.constant(value) == wanted } else { false }
      }
      return .list(at.map { Array(items[..<$0] + items[($0 + 1)...]) } ?? items)
    // In another order they are as many.
    case "sort", "sortBy", "shuffle", "swap": return old
    default: return nil
    }
  }

  private static func inserted(
    _ new: [DartValue.Item], _ index: DartValue, into items: [DartValue.Item]
  ) -> [DartValue.Item] {
    guard let at = index.number.flatMap({ Int(exactly: $0) }), at <= items.count, at >= 0,
      count(of: .list(Array(items[..<at]))) != nil
    else { return new + items }
    return items[..<at] + new + items[at...]
  }

  private static func changedMap(
    _ old: DartValue, by method: String, _ given: [DartValue], at place: Place
  ) -> DartValue? {
    switch method {
    case "clear": return .map([])
    case "addAll", "addEntries":
      guard let items = given.first.flatMap(entries) else { return nil }
      var whole = old
      for item in items {
        guard case .one(.map(let parts)) = item, areEntries([item]), parts.count == 2,
          let next = set(parts[1].value, at: parts[0].value, in: whole)
        else { return nil }
        whole = next
      }
      return whole
    case "remove":
      guard case .map(let entries) = old, let wanted = given.first.flatMap(DartAnswers.constant)
      else { return nil }
      let keys = entries.map { DartAnswers.constant($0.key) }
      if keys.contains(where: { $0 == nil }) { return nil }
      return .map(zip(entries, keys).filter { $0.1 != wanted }.map(\.0))
    default: return nil
    }
  }

  static func begins(_ items: [DartValue.Item], with others: [DartValue.Item]) -> Bool {
    items.count >= others.count && zip(items, others).allSatisfy { $0.digest == $1.digest }
  }

  /// Methods after which some are left.
  static let removing: Set<String> = [
    "remove", "removeAll", "removeAt", "removeRange", "removeWhere", "retainAll", "retainWhere",
  ]

  /// Each may have been taken out, but for those of which nobody knows how many there are.
  static func thinned(
    _ items: [DartValue.Item], _ subject: DartSubject, at place: Place
  ) -> [DartValue.Item] {
    items.enumerated().map { index, item in
      if case .rows(let rows) = item, rows.count == nil { return item }
      var own = subject
      own.hash = Digest.of([subject.hash, UInt64(index)])
      let left = DartCondition(
        asks: [.init(subject: own, answers: [.flag(true)])], words: "it is left")
      return .either(
        DartChoice([.init(condition: left, content: [item])], isExhaustive: false, at: place))
    }
  }

  /// As many, with something else in the place of those that stand there in any case.
  static func replaced(
    _ items: [DartValue.Item], by any: DartValue, where isMeant: (DartValue) -> Bool
  ) -> [DartValue.Item] {
    items.map { item in
      switch item {
      case .one(let value): return isMeant(value) ? .one(any) : item
      case .rows(var rows):
        rows.items = replaced(rows.items, by: any, where: isMeant)
        return .rows(rows)
      case .either(let choice):
        let sides = choice.sides.map {
          DartChoice<[DartValue.Item]>.Side(
            condition: $0.condition, content: replaced($0.content, by: any, where: isMeant))
        }
        return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
      }
    }
  }
}

extension DartValue.Rows {
  /// What stands for a whole list that nobody looked into: where it is to be seen, it is one thing that cannot be read.
  var unread: DartValue? {
    guard items.count == 1, case .one(.unknown(let unknown)) = items[0], unknown.isElement else {
      return nil
    }
    return .unknown(unknown)
  }
}
