internal import DartModules
internal import DartSyntax
internal import VoiceOver

/// Methods of lists and maps of which the source tells what is in them.
extension DartEvaluator {
  mutating func callList(
    _ name: String, _ items: [DartValue.Item], _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    let given = arguments(node, &frame)
    switch name {
    case "map", "expand":
      guard let closure = given.first?.value else { break }
      return .list(map(items, closure, isIndexed: false, place(node, frame)))
    case "mapIndexed":
      guard let closure = given.first?.value else { break }
      return .list(map(items, closure, isIndexed: true, place(node, frame)))
    case "where":
      guard let closure = given.first?.value else { break }
      return .list(filtered(items, closure, isKept: true, place(node, frame)))
    case "contains":
      if let answer = DartLists.contains(items, given.first?.value) { return .flag(answer) }
    case "toList", "toSet", "toIList", "toISet", "cast", "whereType", "sorted", "asMap", "entries":
      return name == "asMap" ? .list(DartLists.indexed(items)) : .list(items)
    case "take":
      if let count = DartLists.number(given.first), let part = DartLists.first(count, of: items) {
        return .list(part)
      }
      if items.contains(where: isSeen) { return .list(items) }
    case "followedBy":
      let others = given.first.map { DartLists.spread($0.value, at: place(node, frame)) }
      return .list(items + (others ?? []))
    case "join":
      return DartLists.joined(items, given.first?.value) ?? unknown(node, frame, isData: true)
    case "elementAt":
      guard let index = given.first?.value else { break }
      if case .unknown(let unknown) = index, let value = DartLists.item(unknown.position, of: items)
      {
        return value
      }
      if let at = index.number.flatMap({ Int(exactly: $0) }) {
        if items.indices.contains(at), case .one(let value) = items[at] { return value }
        break
      }
      return anyOf(items, index, node, frame)
    case "firstWhere", "lastWhere", "singleWhere", "firstWhereOrNull", "lastWhereOrNull",
      "singleWhereOrNull":
      guard let closure = given.first?.value else { break }
      return FoundItems.value(items, closure, name, node, frame, &self)
    default:
      if let target = extensionMember(name, of: .list(items), frame) {
        return invoke(target, node, &frame, named: name)
      }
      // What puts something between, or dresses all of them.
      if items.contains(where: isSeen) { return .list(items) }
    }
    return unknown(node, frame)
  }

  /// Those that a question holds of; of those where only the program knows, at times.
  mutating func filtered(
    _ items: [DartValue.Item], _ question: DartValue, isKept: Bool, _ place: Place
  ) -> [DartValue.Item] {
    items.flatMap { item -> [DartValue.Item] in
      guard case .one(let value) = item else { return [item] }
      let answer = build(question, at: place, given: [value])
      var words = "it is one of them"
      if case .unknown(let unknown) = answer { words = unknown.code }
      switch DartAnswers.answer(answer, words: words) {
      case .always(let holds): return holds == isKept ? [item] : []
      case .depends(let condition):
        let left = isKept ? condition : condition.negated
        return [
          .either(
            DartChoice(
              [.init(condition: left, content: [item])], isExhaustive: false, at: place))
        ]
      }
    }
  }

  func isSeen(_ item: DartValue.Item) -> Bool {
    switch item {
    case .one(.made(let made)):
      WidgetTable.isKnown(made.name) || made.type.map { isWidget($0) } == true
    case .one(.either(let choice)): choice.sides.contains { isSeen(.one($0.content)) }
    case .one(.list(let items)): items.contains(where: isSeen)
    case .one: false
    case .either(let choice): choice.sides.contains { $0.content.contains(where: isSeen) }
    case .rows(let rows): rows.items.contains(where: isSeen)
    }
  }

  private mutating func map(
    _ items: [DartValue.Item], _ closure: DartValue, isIndexed: Bool, _ place: Place
  ) -> [DartValue.Item] {
    items.enumerated().flatMap { index, item -> [DartValue.Item] in
      switch item {
      case .one(let value):
        let value = value.asElement(givenTo: closure)
        var given: [DartValue] = isIndexed ? [.number(Double(index)), value] : [value]
        // A map gives keys and values.
        if !isIndexed, case .closure(let own) = closure, own.parameters.count == 2,
          case .map(let parts) = value, DartLists.areEntries([item]), parts.count == 2
        {
          given = parts.map(\.value)
        }
        return DartLists.items(of: build(closure, at: place, given: given))
      case .rows(var rows):
        rows.items = map(rows.items, closure, isIndexed: isIndexed, place)
        return [.rows(rows)]
      case .either(let choice):
        let sides = choice.sides.map { side in
          DartChoice<[DartValue.Item]>.Side(
            condition: side.condition,
            content: map(side.content, closure, isIndexed: isIndexed, place))
        }
        return [.either(DartChoice(sides, isExhaustive: choice.isExhaustive, at: choice.place))]
      }
    }
  }

  mutating func callMap(
    _ name: String, _ entries: [DartValue.Entry], _ node: DartNodeID, _ frame: inout CodeFrame
  ) -> DartValue {
    let given = arguments(node, &frame)
    if name == "map", case .closure(let closure)? = given.first?.value,
      closure.parameters.count == 2
    {
      let place = place(node, frame)
      return .list(
        entries.map { .one(build(.closure(closure), at: place, given: [$0.key, $0.value])) })
    }
    return unknown(node, frame)
  }
}
