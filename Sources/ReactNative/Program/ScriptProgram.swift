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
  private var built: [String: [ComponentUnit]] = [:]

  package init(rows: Int = 20) { self.rows = rows }

  /// One file by itself: depends on its bytes and kind only.
  package static func file(_ bytes: [UInt8], _ kind: ScriptFileKind) -> ScriptFile? {
    ScriptFile(bytes, kind)
  }

  /// Answers the paths whose units changed.
  package mutating func apply(_ changes: [(path: String, file: ScriptFile?)]) -> Set<String> {
    let isWide = graph.apply(changes)
    var stale: Set<String> = []
    if isWide {
      stale = Set(graph.files.keys).union(readings.keys)
    } else {
      for (path, _) in changes {
        stale.insert(path)
        for stem in Self.stems(of: path) { stale.formUnion(askers[stem] ?? []) }
      }
    }
    for path in stale.sorted() { read(path) }
    return build()
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

  private mutating func read(_ path: String) {
    if let before = readings.removeValue(forKey: path) {
      for stem in before.asked { askers[stem]?.remove(path) }
    }
    guard case .module? = graph.files[path], graph.isOfApp(path) else { return }
    let reading = FileReading(path, graph, rows: rows)
    for stem in reading.asked { askers[stem, default: []].insert(path) }
    readings[path] = reading
  }

  // MARK: Units

  private mutating func build() -> Set<String> {
    let screens = Screens(readings, graph)
    var changed: Set<String> = []
    var result: [String: [ComponentUnit]] = [:]
    for (path, reading) in readings {
      let units = reading.components.compactMap { UnitBuilder(graph, $0, screens).unit }
      if !units.isEmpty { result[path] = units }
      if units != built[path] ?? [] { changed.insert(path) }
    }
    for path in built.keys where readings[path] == nil { changed.insert(path) }
    built = result
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

/// Which components are screens, and how they come to be shown.
struct Screens {
  private(set) var registrations: [ComponentKey: ScreenRegistration] = [:]
  /// Components that some other component shows.
  private(set) var used: Set<ComponentKey> = []

  init(_ readings: [String: FileReading], _ graph: ModuleGraph) {
    for path in readings.keys.sorted() {
      guard let reading = readings[path] else { continue }
      for component in reading.components {
        used.formUnion(component.uses)
        for navigator in component.navigators { add(navigator) }
      }
      for navigator in reading.navigators { add(navigator) }
    }
    for path in readings.keys.sorted() {
      guard let key = readings[path]?.route else { continue }
      addRoute(key, path, readings, graph)
    }
  }

  /// Of several the first counts, by path and place.
  private mutating func add(_ navigator: NavigatorReading) {
    for screen in navigator.screens {
      guard let key = screen.key else { continue }
      guard let before = registrations[key], before.kind != .root else {
        registrations[key] = screen
        continue
      }
    }
  }

  private mutating func addRoute(
    _ key: ComponentKey, _ path: String, _ readings: [String: FileReading], _ graph: ModuleGraph
  ) {
    var screen = ScreenRegistration(
      key: key, kind: .none,
      site: HostSite(path: path, offset: 0, view: "", anchor: "", tag: "route"))
    if let (layout, name) = graph.layout(of: path), let reading = readings[layout] {
      screen.name = name
      let screens = reading.components.flatMap { $0.navigators.flatMap(\.screens) }
      if let common = screens.first(where: { $0.key == nil && $0.name == nil }) {
        (screen.kind, screen.bar) = (common.kind, common.bar)
      }
      if let own = screens.first(where: { $0.name == name || $0.name == name + "/index" }) {
        (screen.kind, screen.bar) = (own.kind, own.bar)
      }
      screen.isInitial = name == "index"
    }
    registrations[key] = screen
  }
}
