/// Does the parts of a large piece of work, in turn or side by side.
///
/// What a part comes to hangs on its number only, never on the state: that holds what parts may share.
package protocol Splitter: Sendable {
  /// What comes of each number below `count`, in their order.
  func split<State, Output: Sendable>(
    _ count: Int, state: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int) -> Output
  ) -> [Output]

  /// What comes of each state, in their order, which stays with the caller.
  func split<State: Sendable, Output: Sendable>(
    _ states: inout [State], work: @escaping @Sendable (inout State, Int) -> Output
  ) -> [Output]
}

/// One after the other: front ends have no threads, whoever calls them may.
package struct InTurn: Splitter {
  package init() {}

  package func split<State, Output: Sendable>(
    _ count: Int, state: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int) -> Output
  ) -> [Output] {
    var own = state()
    return (0..<count).map { work(&own, $0) }
  }

  package func split<State: Sendable, Output: Sendable>(
    _ states: inout [State], work: @escaping @Sendable (inout State, Int) -> Output
  ) -> [Output] {
    states.indices.map { work(&states[$0], $0) }
  }
}

extension Splitter {
  /// Of files in the order of their paths, so many at a time: neighbours share most.
  package func ofFiles<State, Output: Sendable>(
    _ paths: [String], state: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, String) -> Output
  ) -> [Output] {
    let size = 16
    return split((paths.count + size - 1) / size, state: state) { own, part in
      paths[(part * size)..<min(paths.count, (part + 1) * size)].map { work(&own, $0) }
    }.flatMap { $0 }
  }

  /// Of files that share what was found out for others, each in a lane of its own choice.
  ///
  /// Which files share hangs on the files alone, never on how many threads there are.
  package func inLanes<State: Sendable, Output: Sendable>(
    _ paths: [String], _ states: inout [State], lane: (String) -> Int,
    work: @escaping @Sendable (inout State, String) -> Output
  ) -> [Output] {
    let lanes = paths.map(lane)
    let own = states.indices.map { number in
      zip(paths, lanes).filter { $0.1 == number }.map(\.0)
    }
    var found = split(&states) { state, number in own[number].map { work(&state, $0) } }
    for number in found.indices { found[number].reverse() }
    return lanes.compactMap { found[$0].popLast() }
  }
}
