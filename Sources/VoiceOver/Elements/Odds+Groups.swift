import Scenes

/// Sides that ask for one of several things: `if isOpen || isNew`.
extension Odds {
  /// Ways in which groups that stand in each other are looked at; beyond, what is inside of one hangs on it no more.
  private static let mostCases = 64

  /// The stops of a side, where it is shown.
  mutating func stops(of side: Side, skipsRows: Bool, others: [Scene.NodeID]) -> Double {
    if let known = known(side.entries.lowerBound - 1, skipsRows: skipsRows) { return known }
    let before = left
    defer { left = before }
    for (subject, allowed) in side.allowed { left[subject] = both(left[subject], allowed) }
    let groups = side.anyOf.filter { isAskedAgain($0, in: side.entries) }
    let count = groups.reduce(1) { min($0 * $1.count, Self.mostCases + 1) }
    guard !groups.isEmpty, cases * count <= Self.mostCases else {
      return stops(side.entries, skipsRows: skipsRows, others: others)
    }
    cases *= count
    defer { cases /= count }
    let (sum, share) = inEachCase(groups[...]) { odds in
      odds.stops(side.entries, skipsRows: skipsRows, others: others)
    }
    return share > 0
      ? sum / share : stops(side.entries, skipsRows: skipsRows, others: others)
  }

  /// Of `a || b`, what is expected where the first holds, and where it does not and the second does; and how likely
  /// it is that one of each group holds.
  private mutating func inEachCase(
    _ groups: ArraySlice<[(subject: UInt64, allowed: [Bool])]>, _ stops: (inout Self) -> Double
  ) -> (sum: Double, share: Double) {
    guard let group = groups.first else { return (stops(&self), 1) }
    let before = left
    defer { left = before }
    var (total, none): ((sum: Double, share: Double), Double) = ((0, 0), 1)
    for (subject, allowed) in group {
      let open = left[subject] ?? allowed.map { _ in true }
      let yes = both(open, allowed)
      let share = Double(yes.count { $0 }) / Double(max(1, open.count { $0 }))
      if share > 0 {
        left[subject] = yes
        let inner = inEachCase(groups.dropFirst(), stops)
        total.sum += none * share * inner.sum
        total.share += none * share * inner.share
      }
      left[subject] = both(open, allowed.map { !$0 })
      none *= 1 - share
      if none <= 0 { break }
    }
    return total
  }

  private func isAskedAgain(
    _ group: [(subject: UInt64, allowed: [Bool])], in range: Range<Int>
  ) -> Bool {
    group.contains { subject, _ in
      let places = groupPlaces[subject] ?? []
      // The first that is not before the range.
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if places[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < places.count && places[low] < range.upperBound
    }
  }

  func add(_ group: [ElementList.Condition.Ask], to side: inout Side) {
    // Of what is not empty it is known which of them hold.
    let open = group.filter { !filled.contains($0.subject) }
    if open.count < group.count {
      let holds = group.contains { filled.contains($0.subject) && $0.holds(.flag(false)) }
      if holds { return }
      if open.isEmpty { side.isNever = true }
    }
    guard !open.isEmpty else { return }
    side.anyOf.append(
      open.map { ask in (ask.subject, (answers[ask.subject] ?? []).map { ask.holds($0) }) })
  }
}

extension Odds.Side {
  /// All that it asks about.
  var asked: [(subject: UInt64, allowed: [Bool])] { allowed + anyOf.joined() }
}

extension ElementList {
  /// By subject that some group asks about, the sides that ask about it.
  var placesOfGroups: [UInt64: [Int]] {
    var places: [UInt64: [Int]] = [:]
    for condition in conditions {
      for ask in condition.anyOf.joined() { places[ask.subject] = [] }
    }
    if places.isEmpty { return [:] }
    for index in entries.indices {
      guard let condition = condition(ofSide: index) else { continue }
      for ask in condition.asks + condition.anyOf.joined() {
        places[ask.subject]?.append(index)
      }
    }
    return places
  }
}
