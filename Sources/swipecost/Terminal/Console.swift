#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where a command speaks: results go to one stream, all else to the other.
struct Console: Sendable {
  /// Standard output: only what was asked for.
  let results: Output
  /// Standard error: progress, warnings, errors.
  let messages: Output
  /// Columns of the terminal; 80 where there is none.
  let width: Int

  /// The streams of this process.
  ///
  /// A write to a closed pipe becomes an error that `Output` knows,
  /// not a signal that ends a crawl in the middle of a transaction.
  static func standard() -> Console {
    signal(SIGPIPE, SIG_IGN)
    let (out, err) = (isatty(1) == 1, isatty(2) == 1)
    let colors = allowsColor()
    return Console(
      results: Output(descriptor: 1, capacity: 1 << 16, isTerminal: out, hasColor: out && colors),
      messages: Output(descriptor: 2, capacity: 1, isTerminal: err, hasColor: err && colors),
      width: columns())
  }

  /// For tests: keeps what is written.
  static func recording() -> Console {
    Console(
      results: Output(descriptor: nil, capacity: .max),
      messages: Output(descriptor: nil, capacity: .max), width: 80)
  }

  /// https://no-color.org: any value but the empty one switches colour off.
  private static func allowsColor() -> Bool {
    if let veto = getenv("NO_COLOR"), veto.pointee != 0 { return false }
    guard let terminal = getenv("TERM") else { return false }
    return String(cString: terminal) != "dumb"
  }

  private static func columns() -> Int {
    var size = winsize()
    for descriptor: Int32 in [1, 2] where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 {
      if size.ws_col > 0 { return Int(size.ws_col) }
    }
    return 80
  }
}
