import Dispatch
import Synchronization

/// Runs work on a fixed number of threads and hands what comes of it to one consumer in input order.
///
/// The work of one ticket may come in several parts. A worker takes a permit together with its ticket, so the worker
/// that holds the lowest ticket can always finish. Taking the permit later, when a part is handed over, would deadlock:
/// the others could fill the window while the consumer waits for that lowest ticket.
final class OrderedPool<Part: Sendable>: Sendable {
  /// Nothing where a ticket has come to its end.
  private typealias Arrival = (ticket: Int, part: Part?)

  private let width: Int
  private let permits: DispatchSemaphore
  private let arrived = Guarded<[Arrival]>([])
  private let arrivals = DispatchSemaphore(value: 0)
  private let isStopped = Atomic<Bool>(false)

  init(width: Int, window: Int) {
    self.width = width
    // Dispatch traps when a semaphore goes with less than it began with, and a walk that is stopped
    // leaves permits taken: so it begins with none.
    permits = DispatchSemaphore(value: 0)
    for _ in 0..<max(width, window) { permits.signal() }
  }

  /// Calls `work` once per thread; `work` opens what it needs, then calls its argument, which calls it back for each
  /// ticket with the place where to hand over parts.
  ///
  /// Errors are values of `Part`. Handing over answers whether to go on; when `consume` answers false, it is no longer,
  /// and no further ticket is begun. Returns when every thread has ended.
  ///
  // - Parameter notice: Called with each part as it comes, whatever its turn.
  func run(
    count: Int,
    work: @escaping @Sendable (_ forEachTicket: ((Int, (Part) -> Bool) -> Void) -> Void) -> Void,
    notice: (Part) -> Void, consume: (Part) -> Bool
  ) {
    let tickets = Atomic<Int>(0)
    let ended = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "ordered-pool", attributes: .concurrent)
    // One by one: what `concurrentPerform` runs can't use it again for a large piece of its own.
    for _ in 0..<width {
      queue.async { [self] in
        onDeepStack { [self] in
          work { makeParts in
            while true {
              permits.wait()
              let ticket = tickets.wrappingAdd(1, ordering: .relaxed).oldValue
              guard ticket < count, !isStopped.load(ordering: .relaxed) else {
                permits.signal()
                return
              }
              makeParts(ticket) { part in
                hand(part, of: ticket)
                return !isStopped.load(ordering: .relaxed)
              }
              hand(nil, of: ticket)
            }
          }
        }
        ended.signal()
      }
    }
    take(count, notice, consume)
    for _ in 0..<width { ended.wait() }
  }

  private func hand(_ part: Part?, of ticket: Int) {
    arrived.withLock { $0.append((ticket, part)) }
    arrivals.signal()
  }

  private func take(_ count: Int, _ notice: (Part) -> Void, _ consume: (Part) -> Bool) {
    var early: [Int: [Part?]] = [:]
    var next = 0
    while next < count {
      arrivals.wait()
      let (ticket, part) = arrived.withLock { $0.removeFirst() }
      if let part { notice(part) }
      early[ticket, default: []].append(part)
      while let parts = early.removeValue(forKey: next) {
        for case .some(let part) in parts where !consume(part) {
          isStopped.store(true, ordering: .relaxed)
          permits.signal()
          return
        }
        guard case .some(.none) = parts.last else { break }
        next += 1
        permits.signal()
      }
    }
  }
}
