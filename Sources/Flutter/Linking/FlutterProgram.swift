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
  /// How components are shown by themselves, over all files.
  private var shown: [ComponentKey: ShownRoute] = [:]
  private var units: [String: [ComponentUnit]] = [:]
  let rows: Int

  package init(rows: Int = 20) { self.rows = rows }

  /// Changes files, and answers the paths whose units are others now.
  package mutating func apply(
    _ changes: [(path: String, file: FlutterFile?)]
  ) -> Set<String> {
    var names: Set<String> = []
    var changed: Set<String> = []
    var isAll = false
    var hasSettings = false
    for (path, file) in changes {
      let old = files[path]
      files[path] = file
      changed.insert(path)
      if case .dart(let old)? = old {
        names.formUnion(libraries.names(declaredBy: old))
      }
      if case .dart(let file)? = file {
        names.formUnion(libraries.names(declaredBy: file))
        libraries.set(path, file)
      } else {
        libraries.set(path, nil)
      }
      // Whom a file hands on decides what names mean in files that never name it.
      if old.exports != file.exports { isAll = true }
      hasSettings = hasSettings || old.isSetting || file.isSetting
    }
    if hasSettings {
      // Texts in other languages, for one, change nothing.
      let packages = Packages(files)
      isAll = isAll || packages != libraries.packages
      libraries.packages = packages
    }
    let before = shown
    shown = routes()
    let moved = Set(shown.keys).union(before.keys).filter { shown[$0] != before[$0] }
    let dirty = files.keys.filter { path in
      guard case .dart? = files[path] else { return false }
      guard !isAll, !changed.contains(path), let record = records[path] else { return true }
      return !record.reads.isDisjoint(with: changed) || !record.lookups.isDisjoint(with: names)
        || record.units.contains { moved.contains($0.key) }
    }
    for path in changed { records[path] = nil }
    read(dirty.sorted())
    return finish()
  }

  private mutating func read(_ paths: [String]) {
    var memory = LayoutMemory()
    for path in paths {
      guard let file = libraries.file(at: path), libraries.packages.isCounted(path) else {
        records[path] = nil
        continue
      }
      var reader = UnitReader(
        libraries: libraries, file: file, shown: shown, memory: memory, rows: rows)
      records[path] = reader.read()
      memory = reader.memory
    }
  }

  package func units(at path: String) -> [ComponentUnit] { units[path] ?? [] }

  /// All paths with units, sorted.
  package var paths: [String] { units.keys.sorted() }

  /// How much of all that was laid out is known.
  var tally: LayoutTally {
    records.values.reduce(into: LayoutTally()) { $0.add($1.tally) }
  }

  // MARK: Screens

  private func routes() -> [ComponentKey: ShownRoute] {
    var found: [ComponentKey: ShownRoute] = [:]
    for file in libraries.sorted {
      for route in libraries[file].mentions.routes {
        guard let type = libraries.component(of: route, in: file) else { continue }
        let key = ComponentKey(libraries, type)
        let own = ShownRoute(route)
        found[key] = found[key].map { min($0, own) } ?? own
      }
    }
    return found
  }

  /// Decides what is a screen, now that it is known who places what.
  private mutating func finish() -> Set<String> {
    var placed: Set<ComponentKey> = []
    var drawers: Set<ComponentKey> = []
    for record in records.values {
      for unit in record.units {
        placed.formUnion(unit.placed)
        drawers.formUnion(unit.drawers)
      }
    }
    var changed: Set<String> = []
    var finished: [String: [ComponentUnit]] = [:]
    for (path, record) in records {
      let all = record.units.map { unit in
        unit.finished(
          shown: drawers.contains(unit.key) ? shown[unit.key] ?? .drawer : shown[unit.key],
          isPlaced: placed.contains(unit.key))
      }
      if !all.isEmpty { finished[path] = all }
      if all != units[path] ?? [] { changed.insert(path) }
    }
    for path in units.keys where finished[path] == nil { changed.insert(path) }
    units = finished
    return changed
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

  static let drawer = ShownRoute(kind: .drawer, hasBack: false, hasBarrier: true)

  init(kind: RouteKind, hasBack: Bool, hasBarrier: Bool) {
    self.kind = kind
    self.hasBack = hasBack
    self.hasBarrier = hasBarrier
  }

  init(_ route: DartMentions.Route) {
    kind = route.kind
    hasBack = route.kind == .pushed || route.isNested
    hasBarrier = route.hasBarrier && route.kind.isModal
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.kind.rawValue, a.hasBack ? 0 : 1, a.hasBarrier ? 0 : 1)
      < (b.kind.rawValue, b.hasBack ? 0 : 1, b.hasBarrier ? 0 : 1)
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
  var isModal: Bool {
    switch self {
    case .root, .page, .pushed: false
    case .dialog, .sheet, .popup, .drawer: true
    }
  }
}

extension FlutterFile? {
  /// It says something about all files of a package.
  var exports: [DartImport] { if case .dart(let file)? = self { file.module.exports } else { [] } }

  var isSetting: Bool {
    switch self {
    case .dart?, nil: false
    case .messages?, .textSettings?, .package?, .platform?: true
    }
  }
}

extension Libraries {
  /// The component of the app that a route shows, first of those that it names.
  func component(of route: DartMentions.Route, in file: DartFileID) -> DartTypeRef? {
    for maker in route.makers {
      guard case .type(let type)? = resolve(maker, in: file) else { continue }
      switch role(type) {
      case .widget, .statefulWidget, .inheritedWidget: return type
      case .other, .state: continue
      }
    }
    return nil
  }
}
