import AuditSupport
import Evaluation
import Syntax
import Views
import VoiceOver

/// A made-up repository, read.
struct Sample {
  let readings: [Reading]
  let reports: [ViewReport]
  let index: ViewIndex

  init(
    _ files: [String: String], strings: String = "", assets: [String] = [],
    settings: ReadingSettings = ReadingSettings()
  ) {
    self.init(
      files, tables: ["en.lproj/Localizable.strings": strings], assets: assets, settings: settings)
  }

  init(
    _ files: [String: String], tables: [String: String], assets: [String] = [],
    settings: ReadingSettings = ReadingSettings()
  ) {
    var index = ViewIndex()
    _ = index.apply(
      strings: tables.map { path, text in
        let bytes = Array(text.utf8)
        let catalog =
          path.hasSuffix("dict")
          ? StringCatalog(stringsdict: bytes.span) : StringCatalog(strings: bytes.span)
        return (path: path, catalog: catalog)
      })
    _ = index.apply(assets: assets.map { (path: $0 + "/Contents.json", isThere: true) })
    let changes = files.sorted { $0.key < $1.key }.map { path, source in
      (path: path, views: Self.views(of: source, at: path))
    }
    _ = index.apply(changes)
    self.index = index
    readings = index.allTypes.compactMap { read($0, in: index, settings) }
    reports = AuditSupport.reports(of: readings.map(\.outline))
  }

  /// A view whose body is `code`, with what stands beside it in the file.
  init(body code: String, _ beside: String = "", settings: ReadingSettings = ReadingSettings()) {
    let view = "import SwiftUI\nstruct Sample: View {\n  var body: some View {\n\(code)\n  }\n}\n"
    self.init(["Sample.swift": view + beside], settings: settings)
  }

  private static func views(of source: String, at path: String) -> FileViews {
    guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { return lowered(source) }
    return FileViews(interface: Array(source.utf8).span)
  }

  private static func lowered(_ source: String) -> FileViews {
    let bytes = Array(source.utf8)
    return lower(parse(bytes.span), bytes.span)
  }

  subscript(name: String) -> ViewReport? { reports.first { $0.name == name } }

  var main: ViewReport? { self["Sample"] }

  /// What those who show a view put around it.
  func around(_ reading: Reading) -> StopLists {
    self[reading.outline.report.name]?.around ?? StopLists()
  }
}

extension Cost {
  var text: String { min == max ? "\(max)" : "\(min)…\(max)" }
}

extension ViewReport {
  /// Speech of what is inside the screen.
  var said: [String] { stops.filter { !$0.isChrome }.map(\.speech) }
  var saidAround: [String] { stops.filter(\.isChrome).map(\.speech) }
}

extension Sample {
  /// What is said on each screen, with `Shown` for one that others show.
  static func screens(_ body: String, _ beside: String) -> [String: [String]] {
    let sample = Sample(
      body: body,
      beside + "\nstruct Shown: View { var body: some View { Text(\"A\"); Text(\"B\") } }")
    let screens = sample.reports.filter { $0.screen != nil }
    return Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.stops.map(\.speech)) })
  }
}
