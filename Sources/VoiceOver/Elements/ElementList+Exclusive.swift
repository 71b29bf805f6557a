import Views

extension ElementList {
  /// Makes one branch of those side by side that are never shown together.
  ///
  /// It stands where the largest of them stood, as that is the one that is listed; of equals the one that is
  /// there when a user comes.
  package mutating func joinExclusive(from start: Int) {
    var index = start
    while index < entries.count {
      let places = excluding(from: index)
      // Where all are further on now, something else has come to this place.
      if places.count > 1, join(places) != index { continue }
      index += Int(entries[index].span)
    }
  }

  /// The branch at a place, and those right after it of which no two are shown together.
  private func excluding(from start: Int) -> [Int] {
    guard let first = condition(at: start) else { return [] }
    var places = [start]
    var conditions = [first]
    var index = start + Int(entries[start].span)
    while index < entries.count {
      // What stands further on stays there: that the two are never shown together is decided with the list.
      guard let other = condition(at: index), conditions.allSatisfy({ $0.excludes(other) }) else {
        break
      }
      places.append(index)
      conditions.append(other)
      index += Int(entries[index].span)
    }
    return places
  }

  /// What the only side of a branch asks.
  private func condition(at index: Int) -> Condition? {
    guard case .branch(isExhaustive: false) = entries[index].kind, entries[index].span > 1,
      entries[index + 1].span == entries[index].span - 1
    else { return nil }
    return condition(ofSide: index + 1)
  }

  /// Where the joint branch is now.
  private mutating func join(_ places: [Int]) -> Int {
    let sizes = places.map { place in
      cost(place..<(place + Int(entries[place].span)), rowsOnce: false).max
    }
    let largest = sizes.indices.filter { sizes[$0] == sizes.max() }
    guard let chosen = largest.first(where: { !isUnusual(sideAt: places[$0] + 1) }) ?? largest.first
    else { return places[0] }
    let sides = places.flatMap { Array(entries[($0 + 1)..<($0 + Int(entries[$0].span))]) }
    let isWhole = Condition.isOneOf(places.compactMap { condition(at: $0) })
    let joint = [Entry(kind: .branch(isExhaustive: isWhole), span: Int32(sides.count) + 1)] + sides
    var at = places[chosen]
    for (number, place) in places.enumerated().reversed() {
      let span = Int(entries[place].span)
      entries.replaceSubrange(place..<(place + span), with: number == chosen ? joint : [])
      if number < chosen { at -= span }
    }
    return at
  }
}
