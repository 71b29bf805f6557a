internal import Components
internal import DartModules

/// Which components are screens, as all files together say.
struct FlutterScreens: Sendable {
  /// How components are shown by themselves, over all files.
  private(set) var shown: [ComponentKey: ShownRoute] = [:]
  /// By component the files that show it, and how.
  private var routes: [ComponentKey: [String: ShownRoute]] = [:]
  private var targets: [String: Set<ComponentKey>] = [:]
  /// How many units place a component, and how many have it as a drawer.
  private var placed: [ComponentKey: Int] = [:]
  private var drawers: [ComponentKey: Int] = [:]

  // MARK: Routes

  /// Answers the components that are shown otherwise now.
  mutating func followRoutes(
    _ change: FlutterChange, in libraries: Libraries
  ) -> Set<ComponentKey> {
    var paths = change.paths.union(change.touched)
    if change.isAll {
      paths.formUnion(targets.keys)
      paths.formUnion(libraries.allPaths)
    } else if !change.names.isEmpty {
      for path in libraries.routed where !libraries.makers(at: path).isDisjoint(with: change.names)
      {
        paths.insert(path)
      }
    }
    var keys: Set<ComponentKey> = []
    for path in paths {
      for key in targets.removeValue(forKey: path) ?? [] {
        routes[key]?[path] = nil
        keys.insert(key)
      }
      guard let file = libraries.file(at: path) else { continue }
      for route in libraries[file].mentions.routes {
        guard let type = libraries.component(of: route, in: file) else { continue }
        let (key, own) = (ComponentKey(libraries, type), ShownRoute(route))
        routes[key, default: [:]][path] = routes[key]?[path].map { min($0, own) } ?? own
        targets[path, default: []].insert(key)
        keys.insert(key)
      }
    }
    return keys.filter { key in
      let before = shown[key]
      shown[key] = routes[key]?.values.min()
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
        for key in unit.placed where Self.count(key, step, in: &placed) { changed.insert(key) }
        for key in unit.drawers where Self.count(key, step, in: &drawers) { changed.insert(key) }
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
      shown: drawers[unit.key] == nil ? own : own ?? .drawer, isPlaced: placed[unit.key] != nil)
  }
}
