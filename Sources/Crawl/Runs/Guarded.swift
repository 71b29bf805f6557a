import Dispatch

/// A value that one thread at a time may touch.
///
/// The standard library has `Mutex` for this. On Linux it waits in code that ThreadSanitizer does not see,
/// which then takes every use that had to wait for a race; of a semaphore it sees both ends, so a report of
/// `make threads` is one to believe.
final class Guarded<Value: Sendable>: @unchecked Sendable {
  // Touched only by who has its turn; that is what makes the class sendable.
  private var value: Value
  private let turn = DispatchSemaphore(value: 1)

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    turn.wait()
    defer { turn.signal() }
    return body(&value)
  }
}
