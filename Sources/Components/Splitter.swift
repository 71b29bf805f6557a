/// Does the parts of a large piece of work, in turn or side by side.
///
/// What a part comes to hangs on its number only, never on the state: that holds what parts may share.
package protocol Splitter: Sendable {
  /// What comes of each number below `count`, in their order.
  func split<State, Output: Sendable>(
    _ count: Int, state: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int) -> Output
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

  /// Of files that share what was found out for others, in two lanes that take every other part.
  ///
  /// Which files share hangs on the files alone, never on how many threads there are.
  package func inLanes<State, Output: Sendable>(
    _ paths: [String], state: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, String) -> Output
  ) -> [Output] {
    let size = 16
    let parts = (paths.count + size - 1) / size
    let lanes = parts > 4 ? 2 : 1
    let found = split(lanes, state: {}) { _, lane in
      var own = state()
      return stride(from: lane, to: parts, by: lanes).map { part in
        paths[(part * size)..<min(paths.count, (part + 1) * size)].map { work(&own, $0) }
      }
    }
    return (0..<parts).flatMap { found[$0 % lanes][$0 / lanes] }
  }
}
