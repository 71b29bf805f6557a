import Evaluation
import Git
import Rules
import Views
import VoiceOver

extension LiveTree {
  /// Goes from one tree to the next, and says what is different.
  mutating func apply(_ changes: [SourceChange]) -> TreeDelta {
    touched = LiveFrame(self)
    outgrown = []
    replace(changes)
    let old = touched.files.compactMapValues { $0 }
    let links = relink(changes, from: old)
    var stale = links.stale
    // Packages are read where the app shows them, and not for themselves.
    let own = changes.map(\.path).filter { !PackagePath.isOne($0) }
    var changed = Set(own.filter { SourceRole(path: $0) != nil })
      .union(links.rebuilt)
    let isOtherwise =
      changes.contains(where: { Settings.folder(ofFile: $0.path) != nil }) && lookAround()
    memory.hold(for: about.settings)
    if isOtherwise {
      stale.formUnion(index.allTypes)
      changed.formUnion(index.allFiles.map { index[$0].path })
    }
    readAgain(stale, changed: changed, shifts(changes, old), remembers: !isOtherwise)
    readComponents(isOtherwise ? components.paths : links.components)
    decideScreens()
    countUnknown()
    chooseFindings()
    if let last = frames.indices.last { frames[last].add(touched) }
    return TreeDelta(before: touched, after: self)
  }

  /// Whether something that all readings depend on is different now.
  mutating func lookAround() -> Bool {
    var root: Settings?
    var folders: [FolderSettings] = []
    for (path, source) in files {
      guard let folder = Settings.folder(ofFile: path), let settings = source.blob.settings else {
        continue
      }
      if folder.isEmpty {
        root = settings
      } else {
        folders.append(FolderSettings(path: folder, settings: settings))
      }
    }
    folders.sort { $0.path < $1.path }
    let now = reading.circumstances(root, folders)
    defer { about = now }
    return !now.isSame(as: about)
  }

  private mutating func replace(_ changes: [SourceChange]) {
    for change in changes {
      touched.files.remember(files[change.path], for: change.path)
      count(files[change.path], sign: -1)
      files[change.path] = change.source
      count(change.source, sign: 1)
    }
  }

  private mutating func count(_ source: LiveSource?, sign: Int) {
    guard let source else { return }
    if source.blob.isGap { gaps += sign }
    if source.isCounted { tally.count(file: source.blob.codeLines, sign: sign) }
  }

  /// Tells the index, which answers what has to be read again, and which other files are built for
  /// something else now.
  mutating func relink(
    _ changes: [SourceChange], from old: [String: LiveSource], to mark: ComponentTree.Mark? = nil
  ) -> (stale: Set<TypeID>, rebuilt: [String], components: Set<String>) {
    func differing<Value>(
      _ part: (SourceBlob) -> Value?
    ) -> [(path: String, value: Value?)] {
      changes.compactMap { change in
        let new = (change.source?.blob).flatMap(part)
        let was = (old[change.path]?.blob).flatMap(part)
        return new == nil && was == nil ? nil : (change.path, new)
      }
    }
    // First what sources are built for, then they themselves: they give types their numbers.
    let rebuilt = index.apply(
      projects: differing(\.project).map { (path: $0.path, project: $0.value) },
      settings: differing(\.buildSettings).map { (path: $0.path, settings: $0.value) },
      manifests: differing(\.manifest).map { (path: $0.path, manifest: $0.value) })
    var sources = differing(\.views).map { (path: $0.path, views: $0.value) }
    let own = Set(sources.map(\.path))
    let others = Set(rebuilt).subtracting(own).sorted()
    sources += others.map { (path: $0, views: files[$0]?.blob.views) }
    let isRead = Set(sources.compactMap { $0.views == nil ? nil : $0.path })
    let named = differing(\.named).filter { !isRead.contains($0.path) }
      .map { (path: $0.path, names: $0.value) }
    let catalogs = differing(\.catalog).map { (path: $0.path, catalog: $0.value) }
    let assets = differing { $0.isAsset ? true : nil }
      .map { (path: $0.path, isThere: $0.value != nil) }
    let targets = differing(\.target).map { (path: $0.path, target: $0.value) }
    var stale: Set<TypeID> = []
    if !sources.isEmpty { stale.formUnion(index.apply(sources)) }
    if !named.isEmpty { stale.formUnion(index.apply(named: named)) }
    if !targets.isEmpty { stale.formUnion(index.apply(targets: targets)) }
    if !catalogs.isEmpty { stale.formUnion(index.apply(strings: catalogs)) }
    if !assets.isEmpty { stale.formUnion(index.apply(assets: assets)) }
    fragments.forget(index.takeChanges(), in: index)
    let blobs = changes.map { (path: $0.path, blob: $0.source?.blob) }
    if let mark {
      components.rewind(to: mark, by: blobs, width: width)
      return (stale, others, [])
    }
    return (stale, others, components.apply(blobs, width: width))
  }

  /// Those of front ends are decided as a whole: what they tell of is told anew.
  private mutating func readComponents(_ paths: Set<String>) {
    for path in paths.sorted() {
      let new = components.units(at: path).enumerated().compactMap { number, unit in
        about.settings.excludes(path)
          ? nil
          : Unit(
            unit, number: number, about, muted: components.comments, &components.figures)
      }
      readCount += new.count
      replace(units: new, at: path)
    }
    // Nobody else reads components of this tree.
    components.figures.forgetNews()
  }

  /// Where the lines of the changed files went.
  private func shifts(
    _ changes: [SourceChange], _ old: [String: LiveSource]
  ) -> [String: LineShift] {
    var shifts: [String: LineShift] = [:]
    for change in changes {
      guard let new = change.source?.blob.views, let old = old[change.path]?.blob.views else {
        continue
      }
      shifts[change.path] = LineShift(from: old, to: new)
    }
    return shifts
  }

  // Reads what is stale; what is not may be told of other lines.
  //
  // - Parameter remembers: What holds no longer was read under the settings that there are.
  private mutating func readAgain(
    _ stale: Set<TypeID>, changed: Set<String>, _ shifts: [String: LineShift], remembers: Bool
  ) {
    var paths: [String: Set<TypeID>] = [:]
    for path in changed { paths[path] = [] }
    for type in stale { paths[index[type.file].path, default: []].insert(type) }
    for type in shifts.isEmpty ? [] : index.types(tellingOf: Array(shifts.keys)) {
      paths[index[type.file].path, default: []].formUnion([])
    }
    let pieces = paths.sorted { $0.key < $1.key }.map { path, stale in
      piece(path, stale, shifts, hasNewSource: changed.contains(path), remembers: remembers)
    }
    let readings = Readings(
      of: pieces, in: index, about, by: reading, width: width, &fragments)
    for (piece, notes) in zip(pieces, readings.notes) {
      var new: [Unit] = []
      for part in piece.parts {
        switch part {
        case .kept(let unit): new.append(unit)
        case .known(let type, let unit):
          index.record(unit.lookups, for: type)
          new.append(unit)
        case .stale(let stale):
          guard let reading = readings.units[stale.type] else { continue }
          index.record(reading.lookups, for: stale.type)
          guard var unit = reading.unit else { continue }
          readCount += 1
          unit.setPrint(in: index)
          new.append(unit)
        }
      }
      noteOutgrown(units[piece.path] ?? [], now: new)
      if remembers { remember(units[piece.path] ?? [], before: new) }
      replace(units: new, at: piece.path)
      if piece.isNoted { replace(notes: notes, at: piece.path) }
    }
  }

  private func piece(
    _ path: String, _ stale: Set<TypeID>, _ shifts: [String: LineShift], hasNewSource: Bool,
    remembers: Bool
  ) -> FilePiece {
    var kept: [UnitName: Unit] = [:]
    for unit in units[path] ?? [] { kept[unit.name] = unit }
    let file = index.file(at: path)
    var piece = FilePiece(
      path: path, file: file, parts: [], isNoted: hasNewSource || !stale.isEmpty)
    for found in file.map({ UnitName.all(in: $0, of: index) }) ?? [] {
      // A type that was read and is not stale is as it was; one without a unit is no view.
      let unit = kept[found.name]
      let isStale = stale.contains(found.type)
      if !isStale, var moved = unit?.moved(by: shifts) {
        moved.number = found.type.index
        if let answers = moved.print?.answers { moved.setPrint(in: index, answers: answers) }
        piece.parts.append(.kept(moved))
      } else if isStale || unit != nil {
        let before = remembers ? unit?.moved(by: shifts) : nil
        piece.parts.append(newPart(found.type, found.name, before))
      }
    }
    return piece
  }

  private mutating func noteOutgrown(_ old: [Unit], now new: [Unit]) {
    for unit in new where unit.report.isTooLarge {
      if old.first(where: { $0.name == unit.name })?.report.isTooLarge == true { continue }
      outgrown.append(unit.report)
    }
  }

  private func newPart(_ type: TypeID, _ name: UnitName, _ before: Unit?) -> FilePiece.Part {
    guard var unit = memory.unit(named: name, in: index) else {
      return .stale(
        StaleUnit(type: type, name: name, judges: !isPart(name), before: before))
    }
    unit.number = type.index
    return .known(type, unit)
  }

  /// Keeps units that hold no longer: the tree may come back to what they were read of.
  mutating func remember(_ old: [Unit], before new: [Unit]) {
    for unit in old {
      let now = new.first { $0.name == unit.name }
      if now?.print?.answers != unit.print?.answers { memory.keep(unit) }
    }
  }
}

extension Dictionary {
  /// Keeps what was first said of a key.
  mutating func remember<Wrapped>(_ value: Wrapped?, for key: Key) where Value == Wrapped? {
    if index(forKey: key) == nil { updateValue(value, forKey: key) }
  }
}

extension Place {
  func isBefore(_ other: Place) -> Bool {
    (path, line, column) < (other.path, other.line, other.column)
  }
}
