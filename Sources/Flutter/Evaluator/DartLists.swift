internal import Components
internal import DartModules
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

  /// One that is there in any case is enough.
  static func isEmpty(_ items: [DartValue.Item]) -> Bool? {
    let isSomething = items.contains { item in
      switch item {
      case .one: true
      case .rows(let rows): (rows.count ?? 0) > 0
      case .either: false
      }
    }
    return isSomething ? false : items.isEmpty ? true : nil
  }

  /// Their words one after the other, where the source tells all of them.
  static func joined(_ items: [DartValue.Item], _ separator: DartValue?) -> DartValue? {
    var text = SourcedText()
    var subjects: Set<DartSubject> = []
    for (index, item) in items.enumerated() {
      guard let (words, asks) = words(of: item) else { return nil }
      if index > 0, case .text(let between, _)? = separator { text = text + between }
      text = text + words
      subjects.formUnion(asks)
    }
    return items.isEmpty || text.isLong ? nil : .text(text, asks: subjects)
  }

  /// What is data says itself.
  private static func words(of item: DartValue.Item) -> (SourcedText, Set<DartSubject>)? {
    switch item {
    case .one(.text(let words, let asks)): return (words, asks)
    case .one(.unknown(let unknown)) where unknown.isData && !unknown.code.isEmpty:
      return (.data(unknown.code), [unknown.subject])
    // All of a list of data is called as that is.
    case .rows(let rows): return rows.unread.flatMap { words(of: .one($0)) }
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

  /// Collections that hold what they are made of (dart:core, dart:collection; fast_immutable_collections,
  /// built_collection, by their documentation).
  private static let holding: Set<String> = [
    "List", "Set", "Iterable", "Queue", "ListQueue", "LinkedHashSet", "HashSet", "SplayTreeSet",
    "UnmodifiableListView", "UnmodifiableSetView", "IList", "ISet", "IListConst", "ISetConst",
    "BuiltList", "BuiltSet",
  ]
  private static let holdingConstructors: Set<String> = ["", "of", "from", "unmodifiable", "new"]

  /// What `List.of(a)` and its kin come to.
  static func held(_ type: String, _ constructor: String, _ given: [Made.Argument]) -> DartValue? {
    guard holding.contains(type) else { return nil }
    // It is filled later, if at all.
    if constructor == "empty" { return .list([]) }
    guard holdingConstructors.contains(constructor) else { return nil }
    switch given.first(where: \.label.isEmpty)?.value {
    case .list(let items)?: return .list(items)
    case .map(let entries)?: return .map(entries)
    case .unknown(let unknown)?: return .unknown(unknown)
    default: return nil
    }
  }

  /// Every value that stands somewhere in them.
  static func values(of items: [DartValue.Item]) -> [DartValue] {
    items.flatMap { item -> [DartValue] in
      switch item {
      case .one(let value): [value]
      case .rows(let rows): values(of: rows.items)
      case .either(let choice): choice.sides.flatMap { values(of: $0.content) }
      }
    }
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

  /// `...a` in a list, a set or a map: of what nobody knows as many as there may be.
  static func spread(_ value: DartValue, at place: Place) -> [DartValue.Item] {
    switch value {
    case .map(let entries): return entries.map { .one(entry($0.key, $0.value)) }
    case .either(let choice):
      let sides = choice.sides.map { side in
        DartChoice<[DartValue.Item]>.Side(
          condition: side.condition, content: spread(side.content, at: place))
      }
      return [
        .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
      ]
    case .unknown(let unknown) where unknown.type?.content ?? .other == .other:
      var element = UnknownValue(
        code: unknown.code,
        subject: DartSubject(
          owner: unknown.subject.owner, hash: Digest.of([unknown.subject.hash, 0xE1E])),
        isData: unknown.isData, type: unknown.type?.arguments.last)
      element.isElement = true
      return [
        .rows(
          .init(count: nil, items: [.one(.unknown(element))], place: place, most: unknown.most))
      ]
    default: return items(of: value)
    }
  }

  /// They stand for a map, of which some entries are there at times.
  static func areEntries(_ items: [DartValue.Item]) -> Bool {
    items.contains { item in
      switch item {
      case .one(let value): isEntry(value)
      case .either(let choice): choice.sides.contains { areEntries($0.content) }
      case .rows: false
      }
    }
  }

  private static func isEntry(_ value: DartValue) -> Bool {
    guard case .map(let parts) = value, case .member("entry", "key")? = parts.first?.key else {
      return false
    }
    return true
  }

  /// The value of an entry that is there in any case; nil where the source does not tell.
  static func value(of key: DartValue, in items: [DartValue.Item]) -> DartValue? {
    guard let wanted = DartAnswers.constant(key) else { return nil }
    for item in items {
      guard case .one(.map(let parts)) = item, parts.count == 2 else { continue }
      if DartAnswers.constant(parts[0].value) == wanted { return parts[1].value }
    }
    return nil
  }

  /// Keys or values of entries; of anything else all of it.
  static func parts(of items: [DartValue.Item], _ name: String) -> [DartValue.Item] {
    items.map { item in
      switch item {
      case .one(.map(let parts)) where isEntry(.map(parts)) && parts.count == 2:
        return .one(parts[name == "keys" ? 0 : 1].value)
      case .either(let choice):
        let sides = choice.sides.map {
          DartChoice<[DartValue.Item]>.Side(
            condition: $0.condition, content: self.parts(of: $0.content, name))
        }
        return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
      default: return item
      }
    }
  }

  /// The first page, or what there is in its place.
  static func first(_ items: [DartValue.Item]) -> [DartValue.Item] {
    switch items.first {
    case .rows(let rows)?: first(rows.items)
    case .either(let choice)?: [.either(first(of: choice, before: Array(items.dropFirst())))]
    case let first?: [first]
    case nil: []
    }
  }

  /// Where it is there at times only, the next.
  private static func first(
    of choice: DartChoice<[DartValue.Item]>, before others: [DartValue.Item]
  ) -> DartChoice<[DartValue.Item]> {
    var sides = choice.sides.map { side in
      DartChoice<[DartValue.Item]>.Side(
        condition: side.condition, content: first(side.content.isEmpty ? others : side.content))
    }
    var isExhaustive = choice.isExhaustive
    if !isExhaustive, sides.count == 1 {
      sides.append(.init(condition: sides[0].condition.negated, content: first(others)))
      isExhaustive = true
    }
    return DartChoice(sides, isExhaustive: isExhaustive, at: choice.place)
  }

  /// The same of the last.
  static func last(_ items: [DartValue.Item]) -> [DartValue.Item] {
    first(turned(items))
  }

  private static func turned(_ items: [DartValue.Item]) -> [DartValue.Item] {
    items.reversed().map { item in
      switch item {
      case .one: return item
      case .rows(var rows):
        rows.items = turned(rows.items)
        return .rows(rows)
      case .either(let choice):
        let sides = choice.sides.map {
          DartChoice<[DartValue.Item]>.Side(condition: $0.condition, content: turned($0.content))
        }
        return .either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))
      }
    }
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

  /// What all of them are.
  static func only(_ items: [DartValue.Item]) -> DartValue? {
    guard items.count == 1 else { return nil }
    switch items[0] {
    case .one(let value): return value
    case .rows(let rows): return only(rows.items)
    case .either: return nil
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
}
