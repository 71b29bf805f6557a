#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Synchronization

/// Lets a long command stop at its next checkpoint instead of in the middle of its work.
///
/// The first SIGINT or SIGTERM is noted, the second ends the process at once.
enum Interrupt {
  fileprivate static let noted = Atomic<Int32>(0)

  /// Call before the work begins; commands that never ask keep the usual behaviour.
  static func listen() {
    // Makes the value before a handler can need it.
    noted.store(0, ordering: .relaxed)
    // A parent that starts us from a thread of a pool hands down that thread's blocked signals.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, SIGINT)
    sigaddset(&wanted, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    signal(SIGINT, note)
    signal(SIGTERM, note)
  }

  /// The exit code to end with, once a signal has come.
  static var requested: ExitCode? {
    switch noted.load(ordering: .relaxed) {
    case 0: nil
    case SIGTERM: .terminated
    default: .interrupted
    }
  }
}

private func note(_ number: Int32) {
  let before = Interrupt.noted.exchange(number, ordering: .relaxed)
  if before != 0 { _exit(128 + number) }
}
