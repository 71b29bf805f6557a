import AuditSupport
import Evaluation
import Demo
import Git
import Rules
import TestSupport
import Testing
import Views
import VoiceOver

@testable import Crawl

/// Files are numbered as they come, and numbers of those that have gone are given out again.
///
/// Nothing that is told of a tree may hang on these numbers, nor on those of types and expressions in a file.
@Suite struct `The same tree` {
  @Test(arguments: [UInt64(1), 2, 3])
  func `is told of the same in whatever order its files come`(_ seed: UInt64) throws {
    try Self.compare(BlobTree(texts: ShuffledApp.files), rounds: 15, seed: seed)
  }

  @Test func `of a demo is told of the same in whatever order its files come`() throws {
    let folder = try TemporaryFolder()
    for (number, path) in try DemoCorpus.write(into: folder.path).enumerated() {
      let repository = try Repository(path: path)
      let head = try #require(try repository.commit(repository.commit(named: "main")))
      let tree = try BlobTree(of: head, in: repository)
      // Those in other languages have no types that are numbered.
      guard tree.blobs.keys.contains(where: { $0.hasSuffix("App.swift") }) else { continue }
      try Self.compare(tree, rounds: 4, seed: UInt64(number))
    }
  }

  /// The app's files, with unheard declarations before all others.
  @Test(arguments: Array(1...20))
  func `is told of the same wherever in their files its views stand`(_ lines: Int) throws {
    let plain = Told(of: BlobTree(texts: ShuffledApp.files).index)
    var dice = Dice(seed: UInt64(lines))
    var shifts: [String: Int] = [:]
    var texts = ShuffledApp.files
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      let count = dice.roll(lines + 1)
      shifts[path] = count
      let name = path.filter(\.isLetter)
      let added = (0..<count).map { "private enum \(name)\($0) { static let x = \($0) + 1 }\n" }
      texts[path] = added.joined() + text
    }
    let moved = Told(of: BlobTree(texts: texts).index)
    #expect(moved.reports.map { $0.moved(up: shifts) } == plain.reports)
    #expect(moved.audit.findings.map { $0.moved(up: shifts) } == plain.audit.findings)
  }

  static func compare(_ tree: BlobTree, rounds: Int, seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let expected = Told(of: tree.index)
    #expect(expected.reports.count > 2)
    let passing = BlobTree(texts: ShuffledApp.passing).blobs
    var live: Followed?
    for round in 0..<rounds {
      var arrival = Arrival(tree, passing: round % 3 == 2 ? passing : [:])
      switch round {
      case 0: arrival.come(all: tree.blobs.keys.sorted().reversed())
      case 1: arrival.come(all: dice.shuffled(tree.blobs.keys.sorted()))
      default: arrival.come(oneByOne: &dice)
      }
      let told = Told(of: arrival.index)
      #expect(told.reports == expected.reports, "round \(round)")
      #expect(told.audit == expected.audit, "round \(round)")
      #expect(arrival.reports(sharing: true, &dice) == expected.reports, "round \(round)")
      #expect(arrival.reports(sharing: false, &dice) == expected.reports, "round \(round)")
      let figures = Followed(of: arrival.live)
      #expect(figures == live ?? figures, "round \(round)")
      live = figures
    }
  }
}

/// All that is said of a tree.
private struct Told: Equatable {
  var reports: [ViewReport]
  var audit: Audit

  init(of index: ViewIndex) {
    let all = Auditor().audit(index)
    reports = all.reports
    audit = all.audit
    // What was asked tells which changes matter, and is no answer.
    audit.lookups = Lookups()
  }
}

extension Place {
  /// As it would be with so many lines less at the top of its file.
  fileprivate func moved(up lines: [String: Int]) -> Place {
    Place(path: path, line: line - (lines[path] ?? 0), column: column)
  }
}

extension Finding {
  fileprivate func moved(up lines: [String: Int]) -> Finding {
    var finding = self
    finding.place = place.moved(up: lines)
    return finding
  }
}

extension Stop {
  fileprivate func moved(up lines: [String: Int]) -> Stop {
    var stop = self
    stop.place = place.moved(up: lines)
    return stop
  }
}

extension ViewReport {
  fileprivate func moved(up lines: [String: Int]) -> ViewReport {
    var report = self
    report.place = place.moved(up: lines)
    report.way = way.map { $0.moved(up: lines) }
    for at in rows.indices { report.rows[at].place = rows[at].place.moved(up: lines) }
    report.stops = stops.map { $0.moved(up: lines) }
    report.around.guideline = around.guideline.map { $0.moved(up: lines) }
    report.around.platform = around.platform.map { $0.moved(up: lines) }
    for at in unknowns.indices { report.unknowns[at].place = unknowns[at].place.moved(up: lines) }
    for at in sides.indices {
      report.sides[at].place = sides[at].place.moved(up: lines)
      report.sides[at].stops = sides[at].stops.map { $0.moved(up: lines) }
    }
    return report
  }
}

/// What a crawl has of a tree that it followed.
private struct Followed: Equatable {
  var tally: TreeFigures
  var screens: [UnitName: ViewReport]
  var findings: [String: [Finding]]

  init(of tree: LiveTree) {
    tally = tree.tally
    screens = tree.screens
    findings = tree.findings
  }
}

/// A tree that comes file by file, followed by an index with fragments and by a crawl's own.
private struct Arrival {
  var index = ViewIndex()
  var live = LiveTree(reading: Analyser.standard(rows: 20).reading)
  private var fragments = Fragments()
  private var now = BlobTree([:])
  private let tree: BlobTree
  private let passing: [String: SourceBlob]

  init(_ tree: BlobTree, passing: [String: SourceBlob]) {
    self.tree = tree
    self.passing = passing
  }

  mutating func come(all paths: [String]) {
    for path in paths { now.blobs[path] = tree.blobs[path] }
    tell(paths)
  }

  /// Others come first and in between, and at last there is the tree.
  mutating func come(oneByOne dice: inout Dice) {
    let others = passing.keys.sorted()
    var coming = dice.shuffled(tree.blobs.keys.sorted())
    while !coming.isEmpty {
      if !others.isEmpty, dice.roll(2) == 0 {
        let path = dice.pick(others)
        set(path, now.blobs[path] == nil ? passing[path] : nil)
      } else {
        let path = coming.removeLast()
        set(path, tree.blobs[path])
      }
      // What is known of a tree on the way must not show later.
      if !others.isEmpty, dice.roll(4) == 0 { _ = reports(sharing: true, &dice) }
    }
    for path in dice.shuffled(others + tree.blobs.keys.sorted()) {
      if dice.roll(4) == 0 { set(path, nil) }
      if others.contains(path) || now.blobs[path] == nil { set(path, tree.blobs[path]) }
    }
  }

  private mutating func set(_ path: String, _ blob: SourceBlob?) {
    now.blobs[path] = blob
    tell([path])
  }

  private mutating func tell(_ paths: [String]) {
    now.link(paths, in: &index)
    fragments.forget(index.takeChanges(), in: index)
    _ = live.apply(
      paths.map { path in
        SourceChange(
          path: path,
          source: now.blobs[path].map {
            LiveSource(blob: $0, isCounted: path.hasSuffix(".swift"))
          })
      })
  }

  /// Reads views in any order, with what they have in common or without.
  mutating func reports(sharing: Bool, _ dice: inout Dice) -> [ViewReport] {
    var outlines: [TypeID: ReadingOutline] = [:]
    for type in dice.shuffled(index.allTypes) {
      if !sharing { fragments = Fragments() }
      outlines[type] = read(type, in: index, ReadingSettings(), &fragments)?.outline
    }
    return AuditSupport.reports(of: index.allTypes.compactMap { outlines[$0] })
  }
}

extension Dice {
  fileprivate mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for place in list.indices.reversed() { list.swapAt(place, roll(place + 1)) }
    return list
  }
}
