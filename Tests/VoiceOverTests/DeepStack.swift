import Foundation
import Synchronization

/// Runs something with the stack that the program has: those of test threads hold no deep view in a debug build.
func deeply<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
  let found = Mutex<Value?>(nil)
  let ended = DispatchSemaphore(value: 0)
  let thread = Thread {
    let value = body()
    found.withLock { $0 = value }
    ended.signal()
  }
  thread.stackSize = 64 << 20
  thread.start()
  ended.wait()
  return found.withLock { $0 }
}
