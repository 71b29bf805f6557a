import Dispatch
internal import Foundation

/// Runs something on a thread of its own, whose stack holds the deepest view that is read.
///
/// Dispatch gives its threads half a megabyte on macOS, and cannot be asked for more.
package func onDeepStack(_ body: @escaping @Sendable () -> Void) {
  let ended = DispatchSemaphore(value: 0)
  let thread = Thread {
    body()
    ended.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  ended.wait()
}
