import Foundation

/// The best time of a stage, and what it counted.
struct Measurement {
  var stage: String
  var size: Int
  var seconds: Double
  var counts: [Count]

  init(of stage: Stage, on corpus: Corpus, rounds: Int) {
    self.stage = stage.name
    size = corpus.size
    counts = stage.run(corpus)
    seconds = .infinity
    for _ in 0..<max(1, rounds) {
      let start = Self.threadSeconds()
      let again = stage.run(corpus)
      seconds = min(seconds, Self.threadSeconds() - start)
      precondition(again == counts, "\(stage.name) counted differently in two runs")
    }
  }

  /// What this thread alone has used: the machine may be busy with other things.
  private static func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var line: String {
    let rate = String(format: "%8.1f MB/s %9.2f ms", Double(size) / seconds / 1e6, seconds * 1e3)
    let counted = counts.map { "\($0.value) \($0.name)" }.joined(separator: ", ")
    return "  \(stage.padding(toLength: 10, withPad: " ", startingAt: 0))\(rate)   \(counted)"
  }
}
