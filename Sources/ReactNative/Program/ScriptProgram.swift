package import Components
internal import ScriptModules
internal import VoiceOver

/// The scripts of a commit, and what their components show.
///
/// What it holds is a function of the files that it was given, in whatever order and however often they
/// changed on the way.
package struct ScriptProgram: Sendable {
  /// How many rows a collection of unknown length has.
  package let rows: Int
  private(set) var graph = ModuleGraph()
  private(set) var readings: [String: FileReading] = [:]
  /// Which files asked for a path, without its ending.
  private var askers: [String: Set<String>] = [:]
  /// Which files asked for the text of a key.
  private var textAskers: [String: Set<String>] = [:]
  private var screens = Screens()
  private var built: [String: [ComponentUnit]] = [:]
  /// What they found out that still holds: each has the files of its own lane.
  private var evaluators: [ScriptEvaluator] = []
  /// How often a file was read so far.
  package private(set) var reads = 0

  package init(rows: Int = 20) { self.rows = rows }

  /// One file by itself: depends on its bytes and kind only.
  package static func file(_ bytes: [UInt8], _ kind: ScriptFileKind) -> ScriptFile? {
    ScriptFile(bytes, kind)
  }

  /// Answers the paths whose units changed.
  package mutating func apply(
    _ changes: [(path: String, file: ScriptFile?)], by splitter: some Splitter = InTurn()
  ) -> Set<String> {
    let others = changes.filter { !graph.has($0.file, at: $0.path) }
    let paths = others.map(\.path)
    var moves = LineMoves()
    var hasOtherFiles = false
    for (path, file) in others {
      let before = graph.files[path]
      moves.add(path, from: before, to: file)
      hasOtherFiles = hasOtherFiles || before.isModule != file.isModule || !file.isModule
    }
    let change = graph.apply(changes)
    var (stale, shifted): (Set<String>, Set<String>) = ([], [])
    if change.isWide {
      stale = Set(graph.files.keys).union(readings.keys)
      evaluators = []
    } else {
      var stems: Set<String> = []
      for path in paths { stems.formUnion(Self.stems(of: path)) }
      stale.formUnion(paths)
      for stem in stems { stale.formUnion(askers[stem] ?? []) }
      for key in change.texts { stale.formUnion(textAskers[key] ?? []) }
      let holding = follow(
        ScriptNews(
          paths: Set(paths), stems: stems, texts: change.texts, hasOtherFiles: hasOtherFiles))
      stale.subtract(holding.all)
      shifted = holding.shifted
    }
    var before: [String: FileReading] = [:]
    for path in stale.union(shifted) {
      before[path] = readings[path]
      forget(path)
    }
    read(stale, by: splitter)
    for path in shifted {
      guard let reading = before[path] else { continue }
      keep(reading.refreshed(at: path, evaluators[Self.lane(of: path)]), at: path)
    }
    return build(stale.union(shifted), before, moves, isWide: change.isWide, by: splitter)
  }

  /// What the components of a file show, in the order of the source.
  package func units(at path: String) -> [ComponentUnit] { built[path] ?? [] }

  /// Files that show something.
  package var paths: [String] { built.keys.sorted() }

  /// Everything that leads to a file when somebody asks for it.
  private static func stems(of path: String) -> [String] {
    let stem = ModuleGraph.stem(path)
    var stems = [stem, path]
    if ModuleGraph.name(of: stem) == "index" { stems.append(ModuleGraph.folder(of: stem)) }
    return stems
  }

  /// Answers which files need not be read again, and which of them have met other things on the way.
  private mutating func follow(
    _ news: ScriptNews
  ) -> (all: Set<String>, shifted: Set<String>) {
    var (all, shifted): (Set<String>, Set<String>) = ([], [])
    for lane in evaluators.indices {
      if let kept = KeptState(news, graph, &evaluators[lane]) {
        all.formUnion(kept.holding)
        shifted.formUnion(kept.shifted)
      } else {
        KeptState.startOver(&evaluators[lane], with: graph)
      }
    }
    return (all.subtracting(news.paths), shifted.subtracting(news.paths))
  }

  private mutating func keep(_ reading: FileReading, at path: String) {
    for stem in reading.asked { askers[stem, default: []].insert(path) }
    for key in reading.askedTexts { textAskers[key, default: []].insert(path) }
    readings[path] = reading
  }

  private mutating func forget(_ path: String) {
    guard let before = readings.removeValue(forKey: path) else { return }
    for stem in before.asked {
      askers[stem]?.remove(path)
      if askers[stem]?.isEmpty == true { askers[stem] = nil }
    }
    for key in before.askedTexts {
      textAskers[key]?.remove(path)
      if textAskers[key]?.isEmpty == true { textAskers[key] = nil }
    }
  }

  private mutating func read(_ stale: Set<String>, by splitter: some Splitter) {
    let paths = stale.sorted().filter {
      if case .module? = self.graph.files[$0] { self.graph.isOfApp($0) } else { false }
    }
    let (graph, rows) = (self.graph, self.rows)
    while evaluators.count < Self.lanes {
      evaluators.append(ScriptEvaluator(graph: graph, rows: rows))
    }
    let found = splitter.inLanes(paths, &evaluators, lane: Self.lane(of:)) { shared, path in
      // What is kept tells nothing that is not found again.
      if shared.scopes.count > ScriptLimits.scopes {
        KeptState.startOver(&shared, with: graph)
      }
      return FileReading(path, &shared)
    }
    reads += paths.count
    for (path, reading) in zip(paths, found) { keep(reading, at: path) }
  }

  /// Each makes what components come to, 300 MB for an app of 1,700: more of them would make and hold that as often.
  private static let lanes = 2

  /// Files of one folder share most.
  private static func lane(of path: String) -> Int {
    Int(UInt64.of(ModuleGraph.folder(of: path)) % UInt64(lanes))
  }

  // MARK: Units

  /// Units of files that were read again, and of those whose components are shown otherwise now.
  private mutating func build(
    _ stale: Set<String>, _ before: [String: FileReading], _ moves: LineMoves,
    isWide: Bool, by splitter: some Splitter
  ) -> Set<String> {
    let moved = self.screens.follow(stale, before, self.readings, moves, self.graph)
    // What is made of the same nodes hangs on the version of the package too.
    let open = isWide ? stale : stale.filter { !shows(theSameAs: before[$0], moves, at: $0) }
    let paths = open.union(moved).sorted()
    let (graph, screens, readings) = (self.graph, self.screens, self.readings)
    let members = evaluators.map(\.members)
    let found = splitter.ofFiles(paths) {
    } work: { _, path -> [ComponentUnit] in
      let own = members[Self.lane(of: path)]
      return (readings[path]?.components ?? []).compactMap { component in
        UnitBuilder(graph, component.settled(own), screens).unit
      }
    }
    var changed: Set<String> = []
    for (path, units) in zip(paths, found) {
      if units != built[path] ?? [] { changed.insert(path) }
      built[path] = units.isEmpty ? nil : units
    }
    return changed
  }

  /// What its components show, and on which lines, is what it was.
  private func shows(
    theSameAs before: FileReading?, _ moves: LineMoves, at path: String
  ) -> Bool {
    guard let before, let now = readings[path], before.components.count == now.components.count
    else { return false }
    return zip(now.components, before.components).allSatisfy { component, other in
      component.shows(theSameAs: other) && !ReadPlaces(of: component).isMoved(by: moves)
    }
  }

  /// Expressions that were evaluated for each component.
  package var steps: [(path: String, name: String, steps: Int)] {
    readings.keys.sorted().flatMap { path in
      (readings[path]?.components ?? []).map { (path, $0.name, $0.steps) }
    }
  }

  /// Written elements that what is kept has met, and whether they come to something known.
  private var tally: [HostSite: Bool] {
    var all: [HostSite: Bool] = [:]
    for evaluator in evaluators {
      for trace in evaluator.traces { all.merge(trace.tally.isKnown) { $0 || $1 } }
    }
    return all
  }

  /// How many written elements come to something known.
  package var resolved: (known: Int, all: Int) {
    let all = tally
    return (all.values.count { $0 }, all.count)
  }

  /// What the others are called, for those who look for what is missing.
  package var unresolved: [String: Int] {
    var result: [String: Int] = [:]
    for (site, isKnown) in tally where !isKnown { result[site.tag, default: 0] += 1 }
    return result
  }
}

extension ScriptFile? {
  fileprivate var isModule: Bool { if case .module? = self { true } else { false } }
}
