import Views

extension ElementList {
  /// What a branch asks of the view it stands in.
  struct Condition {
    /// The node of that view.
    var owner: Scene.NodeID
    var asks: [(subject: UInt64, value: Value)]
    /// All that is asked is here.
    var isWhole: Bool

    enum Value: Equatable {
      case flag(Bool)
      case absent
      case member(UInt64)

      func excludes(_ other: Value) -> Bool {
        switch (self, other) {
        // What is there may be any of its cases.
        case (.flag, .member), (.member, .flag): false
        default: self != other
        }
      }
    }

    func excludes(_ other: Condition) -> Bool {
      owner == other.owner
        && asks.contains { ask in
          other.asks.contains { $0.subject == ask.subject && $0.value.excludes(ask.value) }
        }
    }
  }

  /// Makes one branch of those side by side that are never shown together.
  ///
  /// It stands where the largest of them stood, as that is the one that is listed.
  mutating func joinExclusive(from start: Int) {
    var index = start
    while index < entries.count {
      let places = excluding(from: index)
      // Where all are further on now, something else has come to this place.
      if places.count > 1, join(places) != index { continue }
      index += Int(entries[index].span)
    }
  }

  /// The branch at a place, and those further on of which no two are shown together.
  private func excluding(from start: Int) -> [Int] {
    guard let first = condition(at: start) else { return [] }
    var places = [start]
    var conditions = [first]
    var index = start + Int(entries[start].span)
    while index < entries.count {
      if let other = condition(at: index), conditions.allSatisfy({ $0.excludes(other) }) {
        places.append(index)
        conditions.append(other)
      }
      index += Int(entries[index].span)
    }
    return places
  }

  private func condition(at index: Int) -> Condition? {
    let condition = entries[index].condition
    return condition < 0 ? nil : conditions[Int(condition)]
  }

  /// Where the joint branch is now.
  private mutating func join(_ places: [Int]) -> Int {
    let sizes = places.map { place in
      cost(place..<(place + Int(entries[place].span)), rowsOnce: false).max
    }
    guard let most = sizes.max(), let chosen = sizes.firstIndex(of: most) else { return places[0] }
    let sides = places.flatMap { Array(entries[($0 + 1)..<($0 + Int(entries[$0].span))]) }
    let values = places.compactMap { condition(at: $0) }.filter { $0.isWhole }
      .compactMap(\.asks.first?.value)
    let isWhole =
      values.contains(.flag(true)) && (values.contains(.flag(false)) || values.contains(.absent))
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

extension ElementBuilder {
  /// What the evaluator noted of a branch; -1 where that is nothing.
  mutating func condition(of node: Scene.NodeID) -> Int32 {
    let arguments = scene.nodes[Int(node)].arguments
    guard arguments.count > 1 else { return -1 }
    var asks: [(subject: UInt64, value: ElementList.Condition.Value)] = []
    var place = arguments.lowerBound
    while place + 1 < arguments.upperBound {
      if let ask = ask(at: place, of: node) { asks.append(ask) }
      place += 2
    }
    if asks.isEmpty { return -1 }
    var owner = scene.nodes[Int(node)].parent
    while owner >= 0, !scene.nodes[Int(owner)].isViewOfRepository {
      owner = scene.nodes[Int(owner)].parent
    }
    // Where more is asked than was noted, nothing follows the pairs but a mark.
    list.conditions.append(
      ElementList.Condition(owner: owner, asks: asks, isWhole: arguments.count == 2))
    return Int32(list.conditions.count - 1)
  }

  private func ask(
    at place: Int32, of node: Scene.NodeID
  ) -> (subject: UInt64, value: ElementList.Condition.Value)? {
    guard case .unknown(let subject) = scene[scene.arguments[Int(place)].value] else { return nil }
    let value: ElementList.Condition.Value
    switch scene[scene.arguments[Int(place) + 1].value] {
    case .boolean(let flag): value = .flag(flag)
    case .null: value = .absent
    case .member(_, let name): value = .member(index.hash(name.name, in: name.file))
    default: return nil
    }
    var hash = NameHash(seed: UInt64(UInt32(bitPattern: scene.nodes[Int(node)].owner)))
    var cursor = subject.expression
    while case .member(let base, let name) = index.expression(cursor, in: subject.file) {
      hash.mix(index.hash(name, in: subject.file))
      cursor = base
    }
    if case .name(let name) = index.expression(cursor, in: subject.file),
      index.word(name, in: subject.file) != .`self`
    {
      hash.mix(index.hash(name, in: subject.file))
    }
    return (hash.value, value)
  }
}

extension SceneNode {
  fileprivate var isViewOfRepository: Bool {
    switch kind {
    case .custom, .modified: true
    default: false
    }
  }
}
