import Crawl
import Foundation
import Store
import VoiceOver

/// Says how a crawl goes on: a bar on a terminal, a line per repository elsewhere, or JSON lines.
final class CrawlProgress {
  enum Style: String { case auto, json, none }

  private let style: Style
  private let output: Output
  private let width: Int
  private var name = ""
  private var number = 0
  private var repositories = 0
  private var began = ContinuousClock.now
  private var shown = ContinuousClock.now
  private var hasBar = false

  init(style: Style, console: Console) {
    self.style = style
    output = console.messages
    width = console.width
  }

  func note(_ event: CrawlEvent) {
    switch event {
    case .began(let name, let number, let count):
      (self.name, self.number, repositories) = (name.harmless, number, count)
      began = .now
      shown = began
      write(json: ["event": "began", "repository": name, "number": number, "of": count])
    case .moved(let commits, let total, let bytes):
      let now = ContinuousClock.now
      guard now - shown > .milliseconds(style == .json ? 1000 : 100) else { return }
      shown = now
      if style == .json {
        write(json: ["event": "moved", "repository": name, "commits": commits, "of": total])
      } else if style == .auto, output.isTerminal {
        draw(commits, total, bytes, (now - began) / .seconds(1))
      }
    case .ended(let repository): end(repository)
    }
  }

  private func draw(_ commits: Int, _ total: Int, _ bytes: Int, _ seconds: Double) {
    let rate = Double(commits) / max(seconds, 0.001)
    let left = rate > 0 ? Double(total - commits) / rate : 0
    let facts =
      "\(commits)/\(total) commits, \(Int(rate))/s, "
      + "\(tenths(Double(bytes) / 1e6 / max(seconds, 0.001))) MB/s, \(Int(left.rounded(.up))) s left"
    let title = "[\(number)/\(repositories)] \(name)"
    let room = width - title.count - facts.count - 6
    var line = title + " "
    if room >= 10 {
      let done = total == 0 ? room : room * commits / total
      line += String(repeating: "━", count: done) + String(repeating: "┄", count: room - done) + " "
    }
    line += facts
    output.write("\r\u{1B}[K" + line.prefix(max(width - 1, 20)))
    hasBar = true
  }

  private func end(_ repository: CrawlSummary.Repository) {
    clear()
    if style == .json {
      write(json: [
        "event": "ended", "repository": repository.name, "status": repository.status.rawValue,
        "commits": repository.commits, "blobs": repository.blobs, "bytes": repository.bytes,
        "seconds": repository.duration / .seconds(1), "message": repository.message ?? "",
      ])
    } else if style == .auto {
      var line = "\(repository.name.harmless): \(repository.status.rawValue)"
      line +=
        repository.commits == 0
        ? ", nothing new"
        : ", \(repository.commits) commits in \(tenths(repository.duration / .seconds(1))) s"
      if repository.isRewritten { line += ", history was rewritten" }
      if let message = repository.message { line += ": \(message.harmless)" }
      output.writeLine(line)
    }
  }

  private func clear() {
    if hasBar { output.write("\r\u{1B}[K") }
    hasBar = false
  }

  /// What the run did, in all.
  func end(_ summary: CrawlSummary) {
    clear()
    guard style == .auto else { return write(json: json(summary)) }
    for name in summary.forgotten {
      output.writeLine("\(name.harmless): removed, the corpus no longer names it")
    }
    let all = summary.repositories
    let states = Dictionary(grouping: all, by: \.status).sorted { $0.value.count > $1.value.count }
      .map { "\($0.value.count) \($0.key.rawValue)" }.joined(separator: ", ")
    let (read, reused) = (all.reduce(0) { $0 + $1.blobs }, all.reduce(0) { $0 + $1.reused })
    output.writeLine(
      """
      repositories  \(states.isEmpty ? "none" : states)
      commits       \(all.reduce(0) { $0 + $1.commits }) new
      blobs         \(read) analysed, \(reused) reused, \
      \(tenths(Double(all.reduce(0) { $0 + $1.bytes }) / 1e6)) MB
      views         \(all.reduce(0) { $0 + $1.readings }) read
      findings      \(all.reduce(0) { $0 + $1.introduced }) introduced, \
      \(all.reduce(0) { $0 + $1.ended }) ended
      time          \(summary.time.stages.map { "\($0.name) \(tenths($0.time / .seconds(1))) s" }
        .joined(separator: ", "))
      """)
    if summary.isStopped { output.writeLine("stopped; the next run goes on from here") }
  }

  private func json(_ summary: CrawlSummary) -> [String: Any] {
    let all = summary.repositories
    var seconds: [String: Double] = [:]
    for stage in summary.time.stages { seconds[stage.name] = stage.time / .seconds(1) }
    return [
      "event": "done", "repositories": all.count, "stopped": summary.isStopped,
      "commits": all.reduce(0) { $0 + $1.commits }, "blobs": all.reduce(0) { $0 + $1.blobs },
      "reused": all.reduce(0) { $0 + $1.reused }, "seconds": seconds,
      "introduced": all.reduce(0) { $0 + $1.introduced },
      "ended": all.reduce(0) { $0 + $1.ended },
      "readings": all.reduce(0) { $0 + $1.readings },
      "work": Dictionary(
        all.flatMap { $0.work.counts.map { ($0.name, $0.count) } }, uniquingKeysWith: +),
    ]
  }

  private func write(json: [String: Any]) {
    guard style == .json,
      let data = try? JSONSerialization.data(
        withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return }
    output.writeLine(String(decoding: data, as: UTF8.self))
  }

  private func tenths(_ number: Double) -> String { String(format: "%.1f", number) }
}
