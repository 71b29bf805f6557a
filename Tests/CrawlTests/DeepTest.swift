import Foundation
import Synchronization
import Testing

@testable import Crawl

/// Runs a test with the stack that the program has: those of test threads hold no deep source in a debug build.
func deeply(_ body: @escaping @Sendable () throws -> Void) throws {
  let failure = Mutex<(any Error)?>(nil)
  onDeepStack {
    do { try body() } catch { failure.withLock { $0 = error } }
  }
  if let error = failure.withLock({ $0 }) { throw error }
}
