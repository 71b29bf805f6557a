import Foundation
import SwiftParser
import SwiftSyntax
import Syntax

/// Both parsers over the same files in the same run, on one thread.
struct Speed {
  let sources: [[UInt8]]
  let rounds: Int

  private var megabytes: Double { Double(sources.map(\.count).reduce(0, +)) / 1_000_000 }

  func report() -> String {
    var (tokens, nodes) = (0, 0)
    let ours = best {
      tokens = 0
      nodes = 0
      for source in sources {
        let tree = parse(source.span)
        tokens += tree.tokens.count
        nodes += tree.nodes.count
      }
    }
    var characters = 0
    let theirs = best {
      characters = 0
      for source in sources {
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        characters += tree.totalLength.utf8Length
      }
    }
    let rate = { (seconds: Double) in String(format: "%9.1f MB/s", megabytes / seconds) }
    return """
      \(sources.count) files, \(String(format: "%.2f", megabytes)) MB, best of \(rounds), processor time
      ours        \(rate(ours))   \(tokens) tokens, \(nodes) nodes
      SwiftSyntax \(rate(theirs))   \(characters) bytes
      ratio       \(String(format: "%9.1f", theirs / ours))

      """
  }

  private func best(_ work: () -> Void) -> Double {
    (0..<rounds).map { _ in
      let start = processorTime()
      work()
      return processorTime() - start
    }.min() ?? .infinity
  }

  /// Of this thread, so that other programs on the machine do not count.
  private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
