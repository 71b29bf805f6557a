import Crawl
import Views
import VoiceOver

/// A tree of sources with all its views read.
struct CheckedTree {
  let tree: SourceTree
  let index: ViewIndex
  let reports: [ViewReport]
  /// Files that could not be read, or not whole.
  let problems: [Problem]

  struct Problem {
    let path: String
    let line: Int?
    let sentence: String
  }

  init(
    _ paths: [String], rows: Int, view: String?, model: ShownModel
  ) throws(Failure) {
    let tree = try Failure.of(.inputOutput) { try SourceTree(paths) }
    let index = tree.index()
    let settings = ReadingSettings(rows: rows, listsGuideline: model == .guideline)
    let outlines = index.allTypes.compactMap { read($0, in: index, settings)?.outline }
    var reports = VoiceOver.reports(of: outlines)
    if let view {
      let known = reports.map(\.name)
      reports = reports.filter { $0.name == view || $0.name.hasPrefix(view + ".") }
      guard !reports.isEmpty else {
        throw .unknown(
          "view", view, among: known, otherwise: "no view of that name is in \(paths[0])")
      }
    }
    for place in reports.indices { reports[place].prefix(paths: tree.prefix) }
    self.tree = tree
    self.index = index
    self.reports = reports
    problems = tree.files.compactMap { file in
      file.blob.problem.map {
        Problem(path: tree.prefix + file.path, line: $0.line, sentence: $0.detail)
      }
    }
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
    guard !prefix.isEmpty else { return }
    place.path = prefix + place.path
    for index in rows.indices { rows[index].place.path = prefix + rows[index].place.path }
    for index in stops.indices { stops[index].place.path = prefix + stops[index].place.path }
  }
}

/// Which model a command shows.
enum ShownModel: String, CaseIterable {
  case guideline, platform, both
}
