internal import Components

/// Which components are screens, and how they come to be shown.
struct Screens: Sendable {
  /// A registration, with the files whose readings say so.
  private struct Entry: Sendable, Equatable {
    var screen: ScreenRegistration
    var sources: [String]
    /// Components in which its navigator was met.
    var hosts: Set<ComponentKey> = []
  }
  private var entries: [ComponentKey: Entry] = [:]
  /// Files that register something.
  private var registrars: Set<String> = []
  /// How many other components show a component.
  private var uses: [ComponentKey: Int] = [:]
  /// In how many files its tag stands.
  private var mentions: [ComponentKey: Int] = [:]
  /// Folders of packages that say themselves which of their components are screens.
  private var telling: Set<String> = []

  func registration(of key: ComponentKey) -> ScreenRegistration? { entries[key]?.screen }

  /// Some other component shows it.
  func isUsed(_ key: ComponentKey) -> Bool { uses[key] != nil }

  /// Nobody shows it, and nothing in its package tells of screens.
  func isAlone(_ key: ComponentKey, in graph: ModuleGraph) -> Bool {
    !isUsed(key) && mentions[key] == nil
      && graph.package(of: key.path).map { !telling.contains($0.folder) } ?? true
  }

  /// Follows readings that were made again; answers the files of all components for which something else
  /// holds now.
  mutating func follow(
    _ paths: Set<String>, _ before: [String: FileReading], _ readings: [String: FileReading],
    _ moves: LineMoves, _ graph: ModuleGraph
  ) -> Set<String> {
    var wasUsed: [ComponentKey: Bool] = [:]
    var wasMentioned: [ComponentKey: Bool] = [:]
    func count(_ reading: FileReading?, _ step: Int) {
      for component in reading?.components ?? [] {
        for key in component.uses {
          let old = uses[key] ?? 0
          if wasUsed[key] == nil { wasUsed[key] = old > 0 }
          uses[key] = old + step == 0 ? nil : old + step
        }
      }
      for key in reading?.mentions ?? [] {
        let old = mentions[key] ?? 0
        if wasMentioned[key] == nil { wasMentioned[key] = old > 0 }
        mentions[key] = old + step == 0 ? nil : old + step
      }
    }
    var registersOtherwise = false
    for path in paths {
      count(before[path], -1)
      count(readings[path], 1)
      let registers = readings[path]?.registers ?? false
      if registers { registrars.insert(path) } else { registrars.remove(path) }
      registersOtherwise = registersOtherwise || registers || before[path]?.registers ?? false
    }
    var moved: Set<String> = []
    for (key, was) in wasUsed where was != isUsed(key) { moved.insert(key.path) }
    for (key, was) in wasMentioned where was != (mentions[key] != nil) { moved.insert(key.path) }
    if registersOtherwise {
      let shifted = paths.filter { readings[$0]?.places.isMoved(by: moves) ?? true }
      moved.formUnion(register(shifted, readings, graph))
    }
    return moved
  }

  // In `shifted` files something may be on other lines.
  private mutating func register(
    _ shifted: Set<String>, _ readings: [String: FileReading], _ graph: ModuleGraph
  ) -> Set<String> {
    let before = entries
    entries = [:]
    let order = registrars.sorted()
    for path in order {
      guard let reading = readings[path] else { continue }
      for component in reading.components {
        for navigator in component.navigators { add(navigator, path, in: component.key) }
      }
      for navigator in reading.navigators { add(navigator, path, in: nil) }
    }
    addWaysOut()
    for path in order {
      guard let key = readings[path]?.route else { continue }
      addRoute(key, path, readings, graph)
    }
    var moved = tell(readings, graph)
    for key in Set(entries.keys).union(before.keys) {
      let (old, new) = (before[key], entries[key])
      if old != new || new?.sources.contains(where: shifted.contains) == true {
        moved.insert(key.path)
      }
    }
    return moved
  }

  /// Answers the files of packages that tell of screens now and did not, or the other way round.
  private mutating func tell(
    _ readings: [String: FileReading], _ graph: ModuleGraph
  ) -> Set<String> {
    let before = telling
    telling = []
    // One component that the system is given is all of an app, or what is in it is shown by something
    // that nobody knows.
    var counts: [String: Int] = [:]
    for (key, entry) in entries {
      guard let folder = graph.package(of: key.path)?.folder else { continue }
      counts[folder, default: 0] += 1
      if entry.screen.kind != .root || counts[folder, default: 0] > 1 { telling.insert(folder) }
    }
    let changed = telling.symmetricDifference(before)
    guard !changed.isEmpty else { return [] }
    return Set(
      readings.keys.filter { path in
        graph.package(of: path).map { changed.contains($0.folder) } ?? false
      })
  }

  /// Of several the first counts, by path and place.
  private mutating func add(
    _ navigator: NavigatorReading, _ path: String, in host: ComponentKey?
  ) {
    for screen in navigator.screens {
      guard let key = screen.key else { continue }
      if let before = entries[key], before.screen.kind != .root {
        if before.screen.site == screen.site, let host { entries[key]?.hosts.insert(host) }
        continue
      }
      entries[key] = Entry(screen: screen, sources: [path], hosts: host.map { [$0] } ?? [])
    }
  }

  /// The first screen of a navigator has a way back where that of the navigator around it is shown to it.
  private mutating func addWaysOut() {
    let outer = entries
    for (key, entry) in outer
    where entry.screen.kind == .stack && entry.screen.navigator == KnownNavigation.drawnStack {
      var met: Set<ComponentKey> = [key]
      let hasWayOut = entry.hosts.contains { Self.isPushed($0, outer, &met) }
      if hasWayOut { entries[key]?.screen.hasWayOut = true }
    }
  }

  private static func isPushed(
    _ key: ComponentKey, _ entries: [ComponentKey: Entry], _ met: inout Set<ComponentKey>
  ) -> Bool {
    guard met.insert(key).inserted, let entry = entries[key] else { return false }
    let screen = entry.screen
    let isFirst = screen.isInitial || screen.isInitialWhere != nil
    if screen.kind == .stack, !isFirst { return true }
    guard KnownNavigation.passesWayBack(screen) else { return false }
    return entry.hosts.contains { isPushed($0, entries, &met) }
  }

  private mutating func addRoute(
    _ key: ComponentKey, _ path: String, _ readings: [String: FileReading], _ graph: ModuleGraph
  ) {
    var screen = ScreenRegistration(
      key: key, kind: .none,
      site: HostSite(path: path, offset: 0, view: "", anchor: "", tag: "route"))
    var sources = [path]
    var place = path
    var isFirst = true
    while let (layout, name) = graph.layout(of: place), let reading = readings[layout] {
      sources.append(layout)
      let screens = reading.components.flatMap { $0.navigators.flatMap(\.screens) }
      let common = screens.first { $0.key == nil && $0.name == nil }
      let own = screens.first { $0.name == name || $0.name == name + "/index" } ?? common
      if place == path {
        screen.name = name
        if let own { (screen.kind, screen.bar) = (own.kind, own.bar) }
        screen.isInitial = Self.isIndex(name)
      } else if let own, !own.bar.isHidden, screen.kind == .none || screen.bar.isHidden {
        screen.stand(in: own, name, isInitial: Self.isIndex(name))
      }
      if isFirst, screen.tabs.isEmpty, screen.tabBar == nil, let common, common.firstTab == name {
        (screen.tabs, screen.tabBar) = (common.tabs, common.tabBar)
      }
      isFirst = isFirst && (common?.firstTab.map { $0 == name } ?? Self.isIndex(name))
      place = ModuleGraph.folder(of: layout)
    }
    // With one layout around it.
    screen.isFirstOfApp = screen.name == "index" && sources.count == 2
    entries[key] = Entry(screen: screen, sources: sources)
  }
  /// Groups are no part of the way to a route (Expo Router, “Notation”): `(home)/index`.
  private static func isIndex(_ name: String) -> Bool {
    name.split(separator: "/").allSatisfy { $0 == "index" || $0.hasPrefix("(") }
  }
}

extension ScreenRegistration {
  /// Has no bar of its own, so that the one around it stands over it.
  fileprivate mutating func stand(
    in outer: ScreenRegistration, _ name: String, isInitial: Bool
  ) {
    (bar, self.name) = (outer.bar, name)
    bar.canGoBack = outer.kind == .stack && !isInitial
    if kind == .none { kind = outer.kind }
    self.isInitial = isInitial
  }
}
