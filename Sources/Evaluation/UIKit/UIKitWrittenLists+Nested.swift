import Views

/// Lists of lists, one for each section of a table: `rows[1].append(.limit)`, `isOn ? [[a], [b, c]] : [[a]]`.
extension UIKitWrittenLists {
  /// One list or another: what only the longer one has is there at times.
  static func either(_ lists: [[Item]]) -> [Item] {
    var found = lists.max { $0.count < $1.count } ?? []
    let longest = lists.firstIndex { $0.count == found.count }
    for (place, item) in found.enumerated() {
      for (index, list) in lists.enumerated() where index != longest {
        if list.indices.contains(place) {
          found[place].others.append(list[place])
        } else {
          found[place].isAtTimes = true
        }
      }
      if item.isAtTimes { found[place].isAtTimes = true }
    }
    return found
  }

  mutating func list(
    bySidesOf index: Int32, _ site: Site, _ builder: inout UIKitBuilder
  ) -> [Item]? {
    guard let given = UIKitBranches.given(bySidesOf: index, site, &builder) else { return nil }
    var sides: [[Item]] = []
    for one in given {
      guard let list = list(one, site, &builder) else { return nil }
      sides.append(list)
    }
    return Self.either(sides)
  }

  /// `rows[1].append(.limit)`, `rows.insert([.error], at: 0)`; false for anything else.
  mutating func change(
    _ base: ExpressionID, _ verb: NameID, _ arguments: Range<Int32>, _ site: Site,
    _ builder: inout UIKitBuilder
  ) -> Bool {
    guard let first = arguments.first else { return false }
    let added = builder.evaluator.argument(first, site.file)
    let item = Item(expression: added.value, site: site, isAtTimes: isAsked)
    switch builder.evaluator.word(verb, site.file) {
    case .append where arguments.count == 1 && added.label == nil:
      guard case .element(let list, let index) = builder.evaluator.expression(base, site.file),
        let name = builder.evaluator.code.listName(list, site), let all = named[name]
      else { return false }
      // By the number that it has where nothing is there at times.
      let fixed = all.indices.filter { !all[$0].isAtTimes }
      guard index.count == 1, let at = index.first,
        let number = ListParts.number(
          builder.evaluator.argument(at, site.file).value, site, &builder.evaluator),
        fixed.indices.contains(number)
      else {
        isLost = true
        return true
      }
      named[name]?[fixed[number]].more.append(item)
      return true
    case .insert where arguments.count == 2 && added.label == nil:
      guard let name = builder.evaluator.code.listName(base, site), let all = named[name],
        let last = arguments.last,
        let number = ListParts.number(
          builder.evaluator.argument(last, site.file).value, site, &builder.evaluator),
        (0...all.count).contains(number)
      else { return false }
      named[name]?.insert(item, at: number)
      return true
    default: return false
    }
  }
}

extension UIKitListedCases {
  /// What a list in a list has: what it is written as, or is in another case, and what code adds to it.
  mutating func list(
    in item: UIKitWrittenLists.Item, _ builder: inout UIKitBuilder
  ) -> [Entry]? {
    guard let begin = list(item.expression, item.site, &builder) else { return nil }
    var lists = [begin]
    for other in item.others {
      guard let list = list(in: other, &builder) else { return nil }
      lists.append(list)
    }
    var found = lists.count == 1 ? begin : Self.either(lists)
    for more in item.more {
      guard let key = builder.evaluator.code.key(of: more.expression, in: more.site.file) else {
        return nil
      }
      found.append(Entry(key: key, isAtTimes: more.isAtTimes))
    }
    return found
  }
}
