import Components
import Foundation
import Rules
import Testing
import VoiceOver

@testable import Flutter

/// Looks at an app in the folder that `SWIPECOST_FLUTTER_APP` names, and prints what a person may read.
@Suite struct `An app on this machine` {
  static let folder = ProcessInfo.processInfo.environment["SWIPECOST_FLUTTER_APP"]

  @Test(.enabled(if: folder != nil)) func `is read as far as its sources tell`() throws {
    let folder = try #require(Self.folder)
    let root = URL(fileURLWithPath: folder)
    var changes: [(path: String, file: FlutterFile?)] = []
    let walk = FileManager.default.enumerator(atPath: folder)
    while let path = walk?.nextObject() as? String {
      guard let kind = FlutterFileKind(path: path),
        let bytes = try? Data(contentsOf: root.appendingPathComponent(path))
      else { continue }
      changes.append((path, FlutterProgram.file(Array(bytes), kind)))
    }
    var program = FlutterProgram()
    let clock = ContinuousClock()
    let time = clock.measure { _ = program.apply(changes) }
    let wanted = ProcessInfo.processInfo.environment["SWIPECOST_FLUTTER_VIEW"]
    var (screens, open, swipes, stops, unread) = (0, 0, 0, 0, 0)
    var findings: [String: Int] = [:]
    for path in program.paths {
      for unit in program.units(at: path) {
        let reports = ([unit.own] + unit.inner).map { $0.report(.platform) }
        for finding in Auditor().audit(unit, reports).findings {
          findings[finding.rule, default: 0] += 1
          if ProcessInfo.processInfo.environment["SWIPECOST_FLUTTER_FINDINGS"] != nil {
            print(
              "finding", finding.rule, finding.place.path, finding.place.line, finding.view,
              finding.message)
          }
        }
        for screen in [unit.own] + unit.inner where screen.reason != nil {
          let report = screen.report(.platform)
          screens += 1
          if report.isOpaque { open += 1 }
          swipes += report.swipes.guideline.max
          stops += report.stops.count
          unread += report.stops.count { $0.speech.contains("‹") }
          let (own, device) = (report.swipes.guideline, report.swipes.platform)
          print(
            path, screen.name, report.screen?.rawValue ?? "", "G \(own.min)…\(own.max)",
            "P \(device.min)…\(device.max)", report.isOpaque ? "≥ \(report.opaqueNames)" : "")
          guard let wanted, screen.name.hasPrefix(wanted) else { continue }
          for stop in report.stops {
            print(
              "   ", stop.count, stop.isChrome ? "bar" : "   ", stop.speech, "|", stop.when ?? "",
              stop.place.line)
          }
        }
      }
    }
    let tally = program.tally
    print("files", changes.count, "screens", screens, "open", open, "swipes", swipes, "time", time)
    print("stops", stops, "with what nobody knows", unread)
    for (rule, count) in findings.sorted(by: { $0.key < $1.key }) { print("  rule", count, rule) }
    print(
      "widgets", tally.widgets, "strangers", tally.strangers, "unread", tally.unreadWidgets,
      "values", tally.unreadValues, "texts", tally.texts, "unread texts", tally.unreadTexts)
    for (name, count) in tally.names.sorted(by: { $0.value > $1.value }).prefix(40) {
      print("   ", count, name)
    }
  }
}
