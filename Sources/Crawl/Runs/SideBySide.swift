import Components
import Dispatch
import Synchronization

/// What comes of each number below `count`, in their order, made on a few threads.
///
/// Each thread has a state of its own.
func sideBySide<State: ~Copyable, Output: Sendable>(
  _ count: Int, width: Int, state: @escaping @Sendable () -> State,
  work: @escaping @Sendable (inout State, Int) -> Output
) -> [Output] {
  let outputs = Guarded<[Int: Output]>([:])
  let next = Atomic<Int>(0)
  DispatchQueue.concurrentPerform(iterations: max(1, min(width, count))) { _ in
    onDeepStack {
      var own = state()
      while true {
        let at = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard at < count else { break }
        let output = work(&own, at)
        outputs.withLock { $0[at] = output }
      }
    }
  }
  return outputs.withLock { found in (0..<count).compactMap { found[$0] } }
}

/// Side by side on so many threads.
struct Threads: Splitter {
  var width: Int

  func split<State, Output: Sendable>(
    _ count: Int, state: @escaping @Sendable () -> State,
    work: @escaping @Sendable (inout State, Int) -> Output
  ) -> [Output] {
    width > 1 && count > 1
      ? sideBySide(count, width: width, state: state, work: work)
      : InTurn().split(count, state: state, work: work)
  }

  func split<State: Sendable, Output: Sendable>(
    _ states: inout [State], work: @escaping @Sendable (inout State, Int) -> Output
  ) -> [Output] {
    guard width > 1, states.count > 1 else { return InTurn().split(&states, work: work) }
    // Handed over, not copied.
    let boxes = states.map { Guarded($0) }
    states = []
    let outputs = sideBySide(boxes.count, width: width, state: {}) { _, at in
      boxes[at].withLock { work(&$0, at) }
    }
    states = boxes.map { box in box.withLock { $0 } }
    return outputs
  }
}
