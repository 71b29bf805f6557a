import Components
import Flutter
import Rules
import Testing
import VoiceOver

extension FlutterApp {
  /// What is said, chrome included, and the rules that are broken.
  func says(_ name: String = "Page", at path: String = "lib/page.dart") throws -> [String] {
    let unit = try #require(self.unit(name, at: path))
    return unit.own.report(.platform).stops.map(\.speech)
  }

  func broken(_ name: String = "Page", at path: String = "lib/page.dart") throws -> [String] {
    let unit = try #require(self.unit(name, at: path))
    let reports = ([unit.own] + unit.inner).map { $0.report(.platform) }
    return Auditor().audit(unit, reports).findings.map(\.rule).sorted()
  }

  func costs(_ name: String = "Page") throws -> (guideline: [Int], platform: [Int]) {
    let report = try #require(self.report(name))
    let (own, device) = (report.swipes.guideline, report.swipes.platform)
    return ([own.min, own.max], [device.min, device.max])
  }
}
