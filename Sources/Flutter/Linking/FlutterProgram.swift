package import Components
internal import DartModules
internal import VoiceOver

/// The Flutter apps of a repository at one commit, as units that cost and are told like all others.
///
/// What it holds depends on the files that are there, and on nothing else: not on the order in which they came, nor
/// on what was there before. A file is read again only where something changed that it was read from, or a name
/// that it looked for.
package struct FlutterProgram: Sendable {
  private var files: [String: FlutterFile] = [:]
  private(set) var libraries = Libraries()
  private var records: [String: FileRecord] = [:]
  private var screens = FlutterScreens()
  private var units: [String: [ComponentUnit]] = [:]
  /// How often a component was read so far.
  package private(set) var reads = 0
  let rows: Int

  package init(rows: Int = 20) { self.rows = rows }

  /// Changes files, and answers the paths whose units are others now.
  package mutating func apply(
    _ changes: [(path: String, file: FlutterFile?)], by splitter: some Splitter = InTurn()
  ) -> Set<String> {
    let change = follow(changes)
    var (moved, rerouted) = screens.followRoutes(change, in: libraries)
    var kept: [String: [ComponentKey: UnitRecord]] = [:]
    // What stands in a file that has changed may be on other lines.
    var shifted: Set<String> = []
    for (path, record) in records {
      if change.isAll || !record.lookups.isDisjoint(with: change.names) {
        kept[path] = [:]
        continue
      }
      // What a function shows may have become a screen here.
      var isOpen = change.paths.contains(path) || rerouted.contains(path)
      var units: [ComponentKey: UnitRecord] = [:]
      for unit in record.units {
        if change.makesStale(unit, moved, rerouted) {
          isOpen = true
        } else {
          units[unit.draft.key] = unit
          if !change.paths.isDisjoint(with: unit.draft.sources) { shifted.insert(path) }
        }
      }
      if isOpen { kept[path] = record.keepable(of: units) }
    }
    for path in change.paths.union(change.isAll ? Set(libraries.allPaths) : []) {
      kept[path] = kept[path] ?? [:]
    }
    var before: [String: FileRecord] = [:]
    for path in kept.keys { before[path] = records.removeValue(forKey: path) }
    read(kept, by: splitter)
    for path in kept.keys { moved.formUnion(screens.follow(before[path], records[path])) }
    return finish(shifted.union(kept.keys).union(moved.map(\.path)))
  }

  private mutating func follow(_ changes: [(path: String, file: FlutterFile?)]) -> FlutterChange {
    var change = FlutterChange()
    var links: [(path: String, exports: [DartImport], parts: [String])] = []
    var imports: [(path: String, links: [DartImport])] = []
    // By name what was said of it over all files.
    var (enums, assigned): ([String: [String]?], [String: Bool]) = ([:], [:])
    var hasSettings = false
    let (themes, first) = (libraries.handleThemes, libraries.firstRoutes)
    for (path, file) in changes {
      let (old, new) = (files[path], file)
      files[path] = file
      change.paths.insert(path)
      hasSettings = hasSettings || old.isSetting || new.isSetting
      guard old.isDart || new.isDart else { continue }
      let (said, says) = (old.dart?.mentions, new.dart?.mentions)
      for name in says.enums(differentFrom: said) where enums[name] == nil {
        enums[name] = .some(libraries.constants(of: name))
      }
      change.names.formUnion(says.makings(differentFrom: said).map(MadeAlike.key))
      // What was never changed may be now.
      for name in (said?.assigned ?? []).symmetricDifference(says?.assigned ?? [])
      where assigned[name] == nil {
        assigned[name] = libraries.isAssigned(name)
      }
      libraries.set(path, new.dart)
      change.parts.formUnion(new.dart.parts(differentFrom: old.dart, at: Digest.of(path)))
      let (before, after) = (old.dart?.module ?? DartModule(), new.dart?.module ?? DartModule())
      let others = after.names(differentFrom: before)
      change.names.formUnion(others)
      change.names.formUnion(before.heirs(of: others).union(after.heirs(of: others)))
      let exports = after.exports.filter { !before.exports.contains($0) }
      let gone = before.exports.filter { !after.exports.contains($0) }
      // In another order the first that has a name may be another.
      let isMoved = exports.isEmpty && gone.isEmpty && before.exports != after.exports
      let parts = before.parts == after.parts ? [] : before.parts + after.parts
      links.append((path, isMoved ? after.exports : exports + gone, parts))
      if before.imports != after.imports {
        imports.append((path, after.imports.differences(from: before.imports)))
      }
      // Parts see what the whole imports.
      if before.imports != after.imports || before.parts != after.parts {
        for part in before.parts + after.parts { change.linked.append((part, path)) }
      }
      // A prefix is one whatever package it stands for, also one that nobody can read.
      if before.parts != after.parts || before.whole != after.whole
        || before.library != after.library
        || Set(before.imports.map(\.prefix)) != Set(after.imports.map(\.prefix))
      {
        change.touched.insert(path)
      }
      for library in [before.library, after.library].compactMap({ $0 })
      where before.library != after.library && libraries.hasParts(of: library) {
        change.isAll = true
      }
    }
    if hasSettings {
      let packages = Packages(files)
      if packages.means(theSameAs: libraries.packages) {
        change.names.formUnion(packages.texts(differentFrom: libraries.packages))
      } else {
        change.isAll = true
      }
      libraries.packages = packages
    }
    for (path, exports, parts) in links {
      change.names.formUnion(libraries.names(givenBy: exports, parts: parts, at: path))
    }
    for (name, before) in enums where libraries.constants(of: name) != before {
      change.names.insert(name)
    }
    for (name, before) in assigned where libraries.isAssigned(name) != before {
      change.names.insert(name)
    }
    if libraries.handleThemes != themes { change.names.insert(RouteTable.sheetTheme) }
    if libraries.firstRoutes != first { change.names.insert(RouteTable.first) }
    for (path, links) in imports {
      change.imported[path] = libraries.names(givenBy: links, parts: [], at: path)
    }
    change.names = libraries.withHeirs(change.names)
    for (part, whole) in change.linked {
      if let path = libraries.packages.resolve(part, from: whole) { change.touched.insert(path) }
    }
    return change
  }

  private mutating func read(
    _ kept: [String: [ComponentKey: UnitRecord]], by splitter: some Splitter
  ) {
    let paths = kept.keys.sorted().filter {
      self.libraries.file(at: $0) != nil && self.libraries.packages.isCounted($0)
    }
    let (libraries, screens, rows) = (self.libraries, self.screens, self.rows)
    let found = splitter.ofFiles(paths) {
      LayoutMemory()
    } work: { memory, path -> (record: FileRecord, reads: Int)? in
      guard let file = libraries.file(at: path) else { return nil }
      var reader = UnitReader(
        libraries: libraries, file: file, shown: screens.shown, routes: screens.records, rows: rows,
        keeping: kept[path] ?? [:])
      swap(&memory, &reader.memory)
      let record = reader.read()
      swap(&memory, &reader.memory)
      return (record, reader.reads)
    }
    for case (let path, let found?) in zip(paths, found) {
      records[path] = found.record
      reads += found.reads
    }
  }

  /// Decides what is a screen, now that it is known who places what.
  private mutating func finish(_ paths: Set<String>) -> Set<String> {
    var changed: Set<String> = []
    for path in paths {
      let all = (records[path]?.units ?? []).map { finished($0.draft) }
      if all != units[path] ?? [] { changed.insert(path) }
      units[path] = all.isEmpty ? nil : all
    }
    return changed
  }

  /// With the lines of the files as they are.
  private func finished(_ draft: UnitDraft) -> ComponentUnit {
    var unit = screens.finished(draft)
    unit.own.mapPlaces(libraries.resolved)
    for index in unit.inner.indices { unit.inner[index].mapPlaces(libraries.resolved) }
    return unit
  }

  /// Folders of apps that are built for other devices only.
  package var elsewhere: [String] {
    libraries.packages.all.filter { $0.isElsewhere && !$0.isCounted }.map(\.folder)
  }

  package func units(at path: String) -> [ComponentUnit] { units[path] ?? [] }

  /// All paths with units, sorted.
  package var paths: [String] { units.keys.sorted() }

  /// How much of all that was laid out is known.
  var tally: LayoutTally {
    records.values.reduce(into: LayoutTally()) { tally, record in
      for unit in record.units { tally.add(unit.tally) }
    }
  }
}

/// A component by what it is called and where.
struct ComponentKey: Sendable, Hashable {
  var path: String
  var name: String

  init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  init(_ libraries: Libraries, _ type: DartTypeRef) {
    self.init(path: libraries.path(type.file), name: type.name)
  }
}

/// How something is shown by itself.
struct ShownRoute: Sendable, Hashable, Comparable {
  var kind: RouteKind
  var hasBack: Bool
  var hasBarrier: Bool
  var isFullscreen = false
  var hasHandle = false

  static let drawer = ShownRoute(kind: .drawer, hasBack: false, hasBarrier: true)

  init(kind: RouteKind, hasBack: Bool, hasBarrier: Bool) {
    self.kind = kind
    self.hasBack = hasBack
    self.hasBarrier = hasBarrier
  }

  init(_ route: DartMentions.Route) {
    kind = route.kind
    hasBack = route.kind == .pushed && !route.isReplacing || route.isNested
    hasBarrier = route.hasBarrier && route.kind.isModal
    isFullscreen = route.isFullscreen
    hasHandle = route.hasHandle && route.kind == .sheet
  }

  static func < (a: Self, b: Self) -> Bool {
    (
      a.kind.rawValue, a.hasBack ? 0 : 1, a.hasBarrier ? 0 : 1, a.isFullscreen ? 1 : 0,
      a.hasHandle ? 1 : 0
    )
      < (
        b.kind.rawValue, b.hasBack ? 0 : 1, b.hasBarrier ? 0 : 1, b.isFullscreen ? 1 : 0,
        b.hasHandle ? 1 : 0
      )
  }

  /// How one comes to something most likely, of all ways there are; a page that something pushes has a way back then,
  /// whatever others do.
  static func usual(of all: [ShownRoute]) -> ShownRoute? {
    guard var usual = all.min() else { return nil }
    if usual.kind.isPage { usual.hasBack = all.contains { $0.kind.isPage && $0.hasBack } }
    return usual
  }

  /// Whether a step back is possible, where it is the same however one comes there.
  var isBackKnown: Bool? { hasBack ? true : kind == .root ? false : nil }

  /// Of what code can ask of it.
  var digest: UInt64 {
    Digest.of([
      3, isBackKnown.map { $0 ? 2 : 1 } ?? 0, isFullscreen ? 1 : 0, kind.isModal ? 1 : 0,
    ])
  }

  var reason: ScreenReason {
    switch kind {
    case .root: .root
    case .page, .pushed: .destination
    case .dialog: .popover
    case .sheet, .popup, .drawer: .sheet
    }
  }

  /// What VoiceOver says of the way out that lies behind it (material library, `MaterialLocalizations`, English).
  var barrier: String? {
    guard hasBarrier else { return nil }
    return kind == .sheet ? "Scrim" : "Dismiss"
  }
}

extension RouteKind {
  /// It takes the place of all that was there, as others may before it.
  var isPage: Bool { self == .page || self == .pushed }

  var isModal: Bool {
    switch self {
    case .root, .page, .pushed: false
    case .dialog, .sheet, .popup, .drawer: true
    }
  }
}

extension Libraries {
  /// The component of the app that a route shows, first of those that it names.
  func component(of route: DartMentions.Route, in file: DartFileID) -> DartTypeRef? {
    component(of: route.makers, in: file)
  }

  /// The same of each that it may show: code may choose one of several.
  func components(of route: DartMentions.Route, in file: DartFileID) -> [DartTypeRef] {
    guard let first = component(of: route, in: file) else { return [] }
    var found = [first]
    for chain in route.chains {
      guard let type = component(of: chain, in: file), !found.contains(type) else { continue }
      found.append(type)
    }
    return found
  }

  func component(of makers: [String], in file: DartFileID) -> DartTypeRef? {
    for maker in makers {
      guard case .type(let type)? = resolve(maker, in: file) else { continue }
      switch role(type) {
      case .widget, .statefulWidget, .inheritedWidget: return type
      case .other, .state: continue
      }
    }
    return nil
  }
}
