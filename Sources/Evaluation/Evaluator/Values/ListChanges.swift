import Views

/// What code makes of a list before it shows it, from the outside to the list itself: `kinds.reversed().dropFirst()`.
struct ListChanges {
  private enum Change {
    case same, reversed
    case dropFirst(Int), dropLast(Int), prefix(Int), suffix(Int)
    /// Those of which a closure says so.
    case filter(ExpressionID, Site)
    /// Some of them, or all in an order that nobody knows.
    case unknown
  }

  private var all: [Change] = []

  /// The list that a call makes another one of; nil where it does not.
  mutating func takeOff(
    _ callee: ExpressionID, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> ExpressionID? {
    switch evaluator.expression(callee, site.file) {
    case .name(let name) where evaluator.word(name, site.file) == .Array && arguments.count == 1:
      return arguments.first.map { evaluator.argument($0, site.file).value }
    // `zip(cards.indices, cards)` numbers them.
    case .name(let name) where evaluator.word(name, site.file) == .zip && arguments.count == 2:
      let (first, last) = (arguments.lowerBound, arguments.upperBound - 1)
      guard
        evaluator.files.isNumbers(evaluator.argument(first, site.file).value, site)
      else { return nil }
      return evaluator.argument(last, site.file).value
    case .member(let base, let name):
      let word = evaluator.word(name, site.file)
      guard let change = Self.change(word, arguments, site, &evaluator) else { return nil }
      all.append(change)
      return base
    default: return nil
    }
  }

  // https://developer.apple.com/documentation/swift/array
  private static func change(
    _ word: Word, _ arguments: Range<Int32>, _ site: Site, _ evaluator: inout Evaluator
  ) -> Change? {
    switch word {
    case .enumerated, .lazy: return .same
    case .reversed: return .reversed
    case .filter where arguments.count == 1:
      return .filter(evaluator.argument(arguments.lowerBound, site.file).value, site)
    case .filter, .sorted, .shuffled: return .unknown
    case .dropFirst, .dropLast, .prefix, .suffix: break
    default: return nil
    }
    var count = 1
    if let first = arguments.first {
      let argument = evaluator.argument(first, site.file)
      // `prefix(while:)`, `prefix(through: 2)`
      guard argument.label == nil, let number = ListParts.number(argument.value, site, &evaluator),
        number >= 0
      else { return .unknown }
      count = number
    } else if word == .prefix || word == .suffix {
      return .unknown
    }
    switch word {
    case .dropFirst: return .dropFirst(count)
    case .dropLast: return .dropLast(count)
    case .prefix: return .prefix(count)
    default: return .suffix(count)
    }
  }

  /// Those of a list that are shown, and whether in this order; where that is not known, all that may be among them.
  func shown<Item>(of list: [Item]) -> (items: [Item], isInOrder: Bool) {
    shown(of: list) { _, _, _ in nil }
  }

  /// The same of the cases of an enum, of which source may say which a filter leaves.
  func shown(
    ofCases list: [UInt64], of type: TypeID, _ evaluator: inout Evaluator
  ) -> (items: [UInt64], isInOrder: Bool) {
    shown(of: list) {
      FilteredCases.kept($0, of: type, by: $1, $2, &evaluator)
    }
  }

  private func shown<Item>(
    of list: [Item], kept: ([Item], ExpressionID, Site) -> [Item]?
  ) -> (items: [Item], isInOrder: Bool) {
    var (items, isInOrder) = (list, true)
    for change in all.reversed() {
      switch change {
      case .same: break
      case .unknown: isInOrder = false
      case _ where !isInOrder: break
      case .filter(let test, let site):
        if let left = kept(items, test, site) { items = left } else { isInOrder = false }
      case .reversed: items.reverse()
      case .dropFirst(let count): items = Array(items.dropFirst(count))
      case .dropLast(let count): items = Array(items.dropLast(count))
      case .prefix(let count): items = Array(items.prefix(count))
      case .suffix(let count): items = Array(items.suffix(count))
      }
    }
    return (items, isInOrder)
  }
}

// What the code says by itself.

extension LiveFiles {
  /// `cards.indices`, `0...`, `1...9`: numbers that go with what stands beside them.
  fileprivate func isNumbers(_ id: ExpressionID, _ site: Site) -> Bool {
    switch expression(id, in: site.file) {
    case .member(_, let name): return word(name, in: site.file) == .indices
    case .binary(let sign, _, _):
      let text = text(of: sign, in: site.file)
      return text == "..<" || text == "..."
    case .tuple(let items) where items.count == 1:
      return isNumbers(item(items.lowerBound, in: site.file), site)
    default: return false
    }
  }
}
