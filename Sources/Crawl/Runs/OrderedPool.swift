import Dispatch
import Synchronization

/// Runs work on a fixed number of threads and hands the results to one consumer in input order.
///
/// A worker takes a permit together with its ticket, so the worker that holds the lowest ticket
/// can always finish. Taking the permit later, when the result is put back, would deadlock: the
/// others could fill the window while the consumer waits for that lowest ticket.
final class OrderedPool<Output: Sendable>: Sendable {
  private struct Window: Sendable {
    var arrived: [Int: Output] = [:]
    var next = 0
  }
  private let width: Int
  private let permits: DispatchSemaphore
  private let window = Guarded(Window())
  private let arrivals = DispatchSemaphore(value: 0)
  private let isStopped = Atomic<Bool>(false)

  init(width: Int, window: Int) {
    self.width = width
    // Dispatch traps when a semaphore goes with less than it began with, and a walk that is stopped
    // leaves permits taken: so it begins with none.
    permits = DispatchSemaphore(value: 0)
    for _ in 0..<max(width, window) { permits.signal() }
  }

  /// Calls `work` once per thread; `work` opens what it needs, then calls its argument.
  ///
  /// `makeOutput` must return for every ticket: errors are part of `Output`. When `consume` answers
  /// false, no further ticket is begun. Returns when every thread has ended.
  func run(
    count: Int,
    work: @escaping @Sendable (_ forEachTicket: ((Int) -> Output) -> Void) -> Void,
    consume: (Output) -> Bool
  ) {
    let tickets = Atomic<Int>(0)
    let ended = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "ordered-pool", attributes: .concurrent)
    // One by one: what `concurrentPerform` runs can't use it again for a large piece of its own.
    for _ in 0..<width {
      queue.async { [self] in
        onDeepStack { [self] in
          work { makeOutput in
            while true {
              permits.wait()
              let ticket = tickets.wrappingAdd(1, ordering: .relaxed).oldValue
              guard ticket < count, !isStopped.load(ordering: .relaxed) else {
                permits.signal()
                return
              }
              let output = makeOutput(ticket)
              window.withLock { $0.arrived[ticket] = output }
              arrivals.signal()
            }
          }
        }
        ended.signal()
      }
    }
    take(count, consume)
    for _ in 0..<width { ended.wait() }
  }

  private func take(_ count: Int, _ consume: (Output) -> Bool) {
    for _ in 0..<count {
      arrivals.wait()
      while let output = takeNext() {
        let goesOn = consume(output)
        if !goesOn { isStopped.store(true, ordering: .relaxed) }
        permits.signal()
        if !goesOn { return }
      }
    }
  }

  private func takeNext() -> Output? {
    window.withLock { window in
      guard let output = window.arrived.removeValue(forKey: window.next) else { return nil }
      window.next += 1
      return output
    }
  }
}
