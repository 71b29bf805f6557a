import Foundation
import DartSyntax
import DartTokens

/// Tokens alone, and tokens and trees together, over the same files on one thread.
enum DartSpeed {
  static func report(_ sources: [[UInt8]], rounds: Int) -> String {
    let megabytes = Double(sources.map(\.count).reduce(0, +)) / 1_000_000
    var list = DartTokenList()
    var (tokens, nodes) = (0, 0)
    let lexing = best(rounds) {
      tokens = 0
      for source in sources {
        tokenizeDart(source.span, into: &list)
        tokens += list.tokens.count
      }
    }
    var reader = DartReader()
    let reading = best(rounds) {
      nodes = 0
      for source in sources {
        reader.read(source.span)
        nodes += reader.tree.nodes.count
      }
    }
    let rate = { (seconds: Double) in String(format: "%.1f MB/s", megabytes / seconds) }
    return
      "\(sources.count) Dart files, \(String(format: "%.2f", megabytes)) MB, best of \(rounds), "
      + "processor time: tokens \(rate(lexing)), with trees \(rate(reading)); "
      + "\(tokens) tokens, \(nodes) nodes"
  }

  private static func best(_ rounds: Int, _ work: () -> Void) -> Double {
    (0..<rounds).map { _ in
      let start = processorTime()
      work()
      return processorTime() - start
    }.min() ?? .infinity
  }

  /// Of this thread, so that other programs on the machine do not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
