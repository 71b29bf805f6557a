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
    let paths = changes.filter { !graph.has($0.file, at: $0.path) }.map(\.path)
    let change = graph.apply(changes)
    var stale: Set<String> = []
    if change.isWide {
      stale = Set(graph.files.keys).union(readings.keys)
    } else {
      for path in paths {
        stale.insert(path)
        for stem in Self.stems(of: path) { stale.formUnion(askers[stem] ?? []) }
      }
      for key in change.texts { stale.formUnion(textAskers[key] ?? []) }
    }
    var before: [String: FileReading] = [:]
    for path in stale {
      before[path] = readings[path]
      forget(path)
    }
    read(stale, by: splitter)
    return build(stale, before, by: splitter)
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
    let found = splitter.inLanes(paths) {
      ScriptEvaluator(graph: graph, rows: rows)
    } work: { shared, path in
      // What is kept tells nothing that is not found again.
      if shared.scopes.count > ScriptLimits.scopes {
        shared = ScriptEvaluator(graph: graph, rows: rows)
      }
      return FileReading(path, &shared)
    }
    reads += paths.count
    for (path, reading) in zip(paths, found) {
      for stem in reading.asked { askers[stem, default: []].insert(path) }
      for key in reading.askedTexts { textAskers[key, default: []].insert(path) }
      readings[path] = reading
    }
  }

  // MARK: Units

  /// Units of files that were read again, and of those whose components are shown otherwise now.
  private mutating func build(
    _ stale: Set<String>, _ before: [String: FileReading], by splitter: some Splitter
  ) -> Set<String> {
    let moved = self.screens.follow(stale, before, self.readings, self.graph)
    let paths = stale.union(moved).sorted()
    let (graph, screens, readings) = (self.graph, self.screens, self.readings)
    let found = splitter.ofFiles(paths) {
    } work: { _, path in
      readings[path]?.components.compactMap { UnitBuilder(graph, $0, screens).unit } ?? []
    }
    var changed: Set<String> = []
    for (path, units) in zip(paths, found) {
      if units != built[path] ?? [] { changed.insert(path) }
      built[path] = units.isEmpty ? nil : units
    }
    return changed
  }

  /// Expressions that were evaluated for each component.
  package var steps: [(path: String, name: String, steps: Int)] {
    readings.keys.sorted().flatMap { path in
      (readings[path]?.components ?? []).map { (path, $0.name, $0.steps) }
    }
  }

  /// How many written elements come to something known.
  package var resolved: (known: Int, all: Int) {
    var all: [HostSite: Bool] = [:]
    for reading in readings.values { all.merge(reading.tally.isKnown) { $0 || $1 } }
    return (all.values.count { $0 }, all.count)
  }

  /// What the others are called, for those who look for what is missing.
  package var unresolved: [String: Int] {
    var all: [HostSite: Bool] = [:]
    for reading in readings.values { all.merge(reading.tally.isKnown) { $0 || $1 } }
    var result: [String: Int] = [:]
    for (site, isKnown) in all where !isKnown { result[site.tag, default: 0] += 1 }
    return result
  }
}
