internal import Components
internal import DartModules

/// Which components are screens, as all files together say.
struct FlutterScreens: Sendable {
  /// How components are shown by themselves, over all files.
  private(set) var shown: [ComponentKey: ShownRoute] = [:]
  /// By component the files that show it, and how.
  private var routes: [ComponentKey: [String: [ShownRoute]]] = [:]
  /// By file what it shows.
  private(set) var records: [String: RouteRecord] = [:]
  /// How many units place a component, and how many have it as a drawer.
  private var placed: [ComponentKey: Int] = [:]
  private var drawers: [ComponentKey: Int] = [:]

  // MARK: Routes

  /// Answers the components that are shown otherwise now, and the files that show something else.
  mutating func followRoutes(
    _ change: FlutterChange, in libraries: Libraries
  ) -> (Set<ComponentKey>, Set<String>) {
    let changed = change.paths.union(change.touched)
    var paths = changed
    if change.isAll {
      paths.formUnion(records.keys)
      paths.formUnion(libraries.routed)
    } else {
      for (path, record) in records
      where !record.lookups.isDisjoint(with: change.names)
        || !record.reads.isDisjoint(with: changed)
      {
        paths.insert(path)
      }
    }
    var keys: Set<ComponentKey> = []
    var rerouted: Set<String> = []
    for path in paths {
      let before = records.removeValue(forKey: path)
      for (key, _) in before?.shown ?? [] {
        routes[key]?[path] = nil
        keys.insert(key)
      }
      guard libraries.routed.contains(path), let file = libraries.file(at: path) else {
        if before?.routes.isEmpty == false { rerouted.insert(path) }
        continue
      }
      var reader = RouteReader(libraries: libraries, file: file)
      let record = reader.read()
      if record.prints != before?.prints ?? [] { rerouted.insert(path) }
      for (key, own) in record.shown {
        routes[key, default: [:]][path, default: []].append(own)
        keys.insert(key)
      }
      records[path] = record
    }
    return (moved(keys), rerouted)
  }

  private mutating func moved(_ keys: Set<ComponentKey>) -> Set<ComponentKey> {
    keys.filter { key in
      let before = shown[key]
      shown[key] = ShownRoute.usual(of: routes[key]?.values.flatMap { $0 } ?? [])
      if routes[key]?.isEmpty == true { routes[key] = nil }
      return shown[key] != before
    }
  }

  // MARK: Places

  /// Answers the components that are placed otherwise now.
  mutating func follow(_ before: FileRecord?, _ after: FileRecord?) -> Set<ComponentKey> {
    var changed: Set<ComponentKey> = []
    for (record, step) in [(after, 1), (before, -1)] {
      for unit in record?.units ?? [] {
        for key in unit.draft.placed where Self.count(key, step, in: &placed) {
          changed.insert(key)
        }
        for key in unit.draft.drawers where Self.count(key, step, in: &drawers) {
          changed.insert(key)
        }
      }
    }
    return changed
  }

  /// Whether it came or went.
  private static func count(
    _ key: ComponentKey, _ step: Int, in counts: inout [ComponentKey: Int]
  ) -> Bool {
    let before = counts[key] ?? 0
    counts[key] = before + step == 0 ? nil : before + step
    return before == 0 || before + step == 0
  }

  func finished(_ unit: UnitDraft) -> ComponentUnit {
    let own = shown[unit.key]
    return unit.finished(
      shown: drawers[unit.key] == nil ? own : own ?? .drawer,
      isPlaced: placed[unit.helper ?? unit.key] != nil)
  }
}
