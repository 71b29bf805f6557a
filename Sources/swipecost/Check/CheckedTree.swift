import Scenes
import Evaluation
import Crawl
import Foundation
import Rules
import Views
import VoiceOver

/// A tree of sources with all its views read.
struct CheckedTree {
  let tree: SourceTree
  let index: ViewIndex
  let reports: [ViewReport]
  /// Also those that were not asked for.
  private let allReports: [ViewReport]
  /// What is wrong; paths as a person would write them.
  private(set) var findings: [Finding]
  /// Rows that would save swipes as one element, whichever view declares them.
  let ungrouped: [Finding]
  /// Sources that are built for other devices than phones, or not at all.
  let elsewhere: [String]
  /// Folders of Flutter apps that are built for other devices only.
  let appsElsewhere: [String]
  /// Files that could not be read, or not whole.
  let problems: [Problem]

  struct Problem {
    let path: String
    let line: Int?
    let sentence: String
  }

  // - Parameter rows: As many everywhere; nil where settings say how many.
  init(
    _ tree: SourceTree, of paths: [String], _ settings: Settings, rows: Int?, view: String?,
    model: ShownModel
  ) throws(Failure) {
    // Who asks for a view wants to hear of it, made or not.
    let asked = ReadingSettings(
      listing: model == .guideline ? .guideline : .platform, leavesOutUnmade: view == nil)
    let told = tree.report(settings, asked, rows: rows, jobs: Self.jobs)
    let index = told.index
    var reports = told.reports
    for place in reports.indices { reports[place].prefix(paths: tree.prefix) }
    findings = told.findings
    for place in findings.indices { findings[place].place.prefix(paths: tree.prefix) }
    ungrouped = findings.filter { $0.rule == Rule.ungroupedRow.id }
    allReports = reports
    if let view {
      let known = reports.map(\.name)
      // A view that stands in another type may be called by its own name alone.
      let inner = known.contains(view) ? [] : Set(known.filter { $0.hasSuffix("." + view) })
      let isMeant = { (name: String) in
        name == view || name.hasPrefix(view + ".") || inner.contains(name)
          || inner.contains { name.hasPrefix($0 + ".") }
      }
      reports = reports.filter { isMeant($0.name) }
      guard !reports.isEmpty else {
        throw .unknown(
          "view", view, among: known, otherwise: "no view of that name is in \(paths[0])")
      }
      findings = findings.filter { isMeant($0.view) }
    }
    self.tree = tree
    elsewhere = index.pathsElsewhere.map { tree.prefix + $0 }
    self.index = index
    appsElsewhere = told.appsElsewhere.map { tree.prefix + $0 }
    self.reports = reports
    let unread = tree.files.compactMap { file -> Problem? in
      guard let problem = file.blob.problem else { return nil }
      guard PackagePath.isOne(file.path) else {
        return Problem(
          path: tree.prefix + file.path, line: problem.line, sentence: problem.detail)
      }
      // How a package is written is for its authors; what could not be read of it is missing here.
      return file.blob.isGap
        ? Problem(path: PackagePath.shown(file.path), line: nil, sentence: problem.detail) : nil
    }
    let outgrown = reports.filter(\.isTooLarge).map {
      Problem(path: $0.place.path, line: $0.place.line, sentence: $0.sentenceOnSize)
    }
    let outdated = tree.packages.compactMap { package in
      package.sentence.map { Problem(path: package.path ?? "", line: nil, sentence: $0) }
    }
    problems =
      unread + outdated + outgrown
      + told.problems.map {
        Problem(path: tree.prefix + $0.place.path, line: $0.place.line, sentence: $0.message)
      }
  }

  /// Threads that read views side by side.
  static let jobs = ProcessInfo.processInfo.activeProcessorCount

  /// Why there is no screen, and what to do about that, where it is known.
  var reasonsForNone: [String] {
    appsElsewhere.map { folder in
      let place = folder.isEmpty ? "here" : "in \(folder.harmless)"
      return "the Flutter app \(place) has no ios folder and is left out: "
        + "make one with “flutter create --platforms=ios .” to have it counted"
    }
  }

  /// Views that nobody can come to see, and nobody asked for.
  var unmade: [ViewReport] { ordered.filter { $0.isUnmade && $0.screen == nil } }

  /// The views of that name, and those that they are made of in the order in which they stand there.
  func reports(of view: String, withParts: Bool, _ rows: Int) -> [ViewReport] {
    let named = ordered.filter { $0.name == view }
    var shown = named.isEmpty ? ordered.filter { $0.name.hasSuffix("." + view) } : named
    guard withParts else { return shown }
    for type in index.allTypes where shown.contains(where: { $0.name == index.name(of: type) }) {
      let parts = read(type, in: index, ReadingSettings(rows: rows))?.scene.views ?? []
      for name in parts.map({ index.name(of: $0) })
      where !shown.contains(where: { $0.name == name }) {
        shown += allReports.filter { $0.name == name }
      }
    }
    return shown
  }

  /// What decides about elements that are there only at times, where it is the same wherever they are shown.
  var whens: [Place: String] {
    var whens: [Place: String?] = [:]
    for report in reports {
      for stop in report.stops + report.sides.flatMap(\.stops) {
        let isKnown = whens[stop.place].map { $0 == stop.when } ?? true
        whens.updateValue(isKnown ? stop.when : nil, forKey: stop.place)
      }
    }
    return whens.compactMapValues { $0 == "at times" ? nil : $0 }
  }

  /// Screens first, then the parts, each by place.
  var ordered: [ViewReport] {
    reports.sorted { a, b in
      let (first, second) = (a.screen == nil ? 1 : 0, b.screen == nil ? 1 : 0)
      return (first, a.place.path, a.place.line, a.name)
        < (second, b.place.path, b.place.line, b.name)
    }
  }
}

extension ViewReport {
  /// Paths as a person at the command line would write them.
  fileprivate mutating func prefix(paths prefix: String) {
    place.prefix(paths: prefix)
    for index in rows.indices { rows[index].place.prefix(paths: prefix) }
    for index in stops.indices { stops[index].place.prefix(paths: prefix) }
    for index in unknowns.indices { unknowns[index].place.prefix(paths: prefix) }
    for index in sides.indices {
      sides[index].place.prefix(paths: prefix)
      for place in sides[index].stops.indices {
        sides[index].stops[place].place.prefix(paths: prefix)
      }
    }
  }
}

extension Place {
  /// What a package shows is at a place of the package, wherever the app is.
  fileprivate mutating func prefix(paths prefix: String) {
    path = PackagePath.isOne(path) ? PackagePath.shown(path) : prefix + path
  }
}

/// Which model a command shows.
enum ShownModel: String, CaseIterable {
  case guideline, platform, both
}
