import Foundation

/// What this thread alone has used of a processor: a limit on that holds on a machine that is busy with other things.
package enum ThreadTime {
  package static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
