import Scenes
import Evaluation
import Crawl
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
  /// What the rules say, when they were asked; paths as a person would write them.
  var audit = Audit()
  /// Rows that would save swipes as one element, whichever view declares them.
  private(set) var ungrouped: [Finding] = []
  /// Sources that are built for other devices than phones, or not at all.
  let elsewhere: [String]
  /// Files that could not be read, or not whole.
  let problems: [Problem]

  struct Problem {
    let path: String
    let line: Int?
    let sentence: String
  }

  init(
    _ tree: SourceTree, of paths: [String], rows: Int?, view: String?, model: ShownModel,
    auditor: Auditor? = nil
  ) throws(Failure) {
    let index = tree.index()
    // Who asks for a view wants to hear of it, made or not.
    let settings = ReadingSettings(
      rows: rows ?? 20, listing: model == .guideline ? .guideline : .platform,
      leavesOutUnmade: view == nil)
    var reports: [ViewReport]
    let others = tree.components().read(settings.listing, rows: rows, auditor: auditor)
    if let auditor {
      let project = auditor.audit(index, settings, rows: rows)
      reports = project.reports
      audit = Audit.merged([project.audit, others.audit]).prefixed(by: tree.prefix)
      ungrouped = audit.findings.filter { $0.rule == Rule.ungroupedRow.id }
    } else {
      var fragments = Fragments()
      reports = VoiceOver.reports(
        of: index.allTypes.compactMap { read($0, in: index, settings, &fragments)?.outline })
    }
    reports += others.reports
    for place in reports.indices { reports[place].prefix(paths: tree.prefix) }
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
      audit.findings = audit.findings.filter { isMeant($0.view) }
    }
    self.tree = tree
    elsewhere = index.pathsElsewhere.map { tree.prefix + $0 }
    self.index = index
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
      + audit.problems.map {
        Problem(path: $0.place.path, line: $0.place.line, sentence: $0.message)
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
  ///
  /// What a package shows is at a place of the package, wherever the app is.
  fileprivate mutating func prefix(paths prefix: String) {
    func tell(_ place: inout Place) {
      place.path =
        PackagePath.isOne(place.path) ? PackagePath.shown(place.path) : prefix + place.path
    }
    tell(&place)
    for index in rows.indices { tell(&rows[index].place) }
    for index in stops.indices { tell(&stops[index].place) }
    for index in unknowns.indices { tell(&unknowns[index].place) }
    for index in sides.indices {
      tell(&sides[index].place)
      for place in sides[index].stops.indices { tell(&sides[index].stops[place].place) }
    }
  }
}

/// Which model a command shows.
enum ShownModel: String, CaseIterable {
  case guideline, platform, both
}

extension Audit {
  /// Paths as a person at the command line would write them.
  func prefixed(by prefix: String) -> Audit {
    var audit = self
    for index in audit.findings.indices {
      audit.findings[index].place.path = prefix + audit.findings[index].place.path
    }
    for index in audit.problems.indices {
      audit.problems[index].place.path = prefix + audit.problems[index].place.path
    }
    return audit
  }
}
