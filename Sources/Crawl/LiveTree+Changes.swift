import Git
import Rules
import Views
import VoiceOver

extension LiveTree {
  /// Goes from one tree to the next, and says what is different.
  mutating func apply(_ changes: [SourceChange]) -> TreeDelta {
    touched = LiveFrame(tally: tally, gaps: gaps)
    replace(changes)
    readAgain(
      relink(changes, from: touched.files.compactMapValues { $0 }),
      changed: Set(changes.map(\.path)))
    updateScreens()
    if let last = frames.indices.last { frames[last].add(touched) }
    return TreeDelta(before: touched, after: self)
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

  /// Tells the index, which answers what has to be read again.
  mutating func relink(
    _ changes: [SourceChange], from old: [String: LiveSource]
  ) -> Set<TypeID> {
    func differing<Value>(
      _ part: (SourceBlob) -> Value?
    ) -> [(path: String, value: Value?)] {
      changes.compactMap { change in
        let new = (change.source?.blob).flatMap(part)
        let was = (old[change.path]?.blob).flatMap(part)
        return new == nil && was == nil ? nil : (change.path, new)
      }
    }
    let sources = differing(\.views).map { (path: $0.path, views: $0.value) }
    let catalogs = differing(\.catalog).map { (path: $0.path, catalog: $0.value) }
    let targets = differing(\.target).map { (path: $0.path, target: $0.value) }
    var stale: Set<TypeID> = []
    // Sources last: they give types their numbers.
    if !targets.isEmpty { stale.formUnion(index.apply(targets: targets)) }
    if !catalogs.isEmpty { stale.formUnion(index.apply(strings: catalogs)) }
    let gone = Set(sources.map(\.path))
    stale = stale.filter { !gone.contains(index[$0.file].path) }
    if !sources.isEmpty { stale.formUnion(index.apply(sources)) }
    return stale
  }

  /// Reads what is stale, and lets the other units of the same files be.
  private mutating func readAgain(_ stale: Set<TypeID>, changed: Set<String>) {
    var paths: [String: Set<TypeID>] = [:]
    for path in changed { paths[path] = [] }
    for type in stale { paths[index[type.file].path, default: []].insert(type) }
    for (path, stale) in paths.sorted(by: { $0.key < $1.key }) {
      var kept: [UnitName: Unit] = [:]
      if !changed.contains(path) { for unit in units[path] ?? [] { kept[unit.name] = unit } }
      var new: [Unit] = []
      if let file = index.file(at: path) {
        for (type, name) in UnitName.all(in: file, of: index) {
          if !stale.contains(type) {
            // A type that was read and is not stale is as it was; one without a unit is no view.
            if let unit = kept[name] { new.append(unit) }
          } else if let unit = reading.unit(index, type, name) {
            index.record(unit.lookups, for: type)
            new.append(unit)
          }
        }
      }
      replace(units: new, at: path)
    }
  }

  private mutating func replace(units new: [Unit], at path: String) {
    touched.units.remember(units[path], for: path)
    for unit in units[path] ?? [] { count(unit, sign: -1) }
    units[path] = new.isEmpty ? nil : new
    for unit in new { count(unit, sign: 1) }
  }

  private mutating func count(_ unit: Unit, sign: Int) {
    tally.count(unit, sign: sign)
    touched.screens.remember(screens[unit.name], for: unit.name)
    for (name, report) in unit.inner { set(screen: name, sign > 0 ? report : nil) }
    for mention in unit.mentions { count(mention, sign: sign) }
    for finding in unit.findings { count(finding, sign: sign) }
  }

  private mutating func count(_ mention: UnitMention, sign: Int) {
    touched.mentions.remember(mentions[mention.target], for: mention.target)
    touched.screens.remember(screens[mention.target], for: mention.target)
    var counts = mentions[mention.target] ?? [:]
    let sum = counts[mention.reason, default: 0] + sign
    counts[mention.reason] = sum == 0 ? nil : sum
    mentions[mention.target] = counts.isEmpty ? nil : counts
  }

  private mutating func count(_ finding: Finding, sign: Int) {
    touched.findings.remember(findings[finding.fingerprint], for: finding.fingerprint)
    tally.count(finding, sign: sign)
    var held = findings[finding.fingerprint] ?? []
    if sign > 0 {
      held.append(finding)
      held.sort { $0.place.isBefore($1.place) }
    } else if let at = held.firstIndex(of: finding) {
      held.remove(at: at)
    }
    findings[finding.fingerprint] = held.isEmpty ? nil : held
  }

  // What makes a unit a screen is known when all mentions are.
  private mutating func updateScreens() {
    for name in touched.screens.keys {
      guard let unit = units[name.path]?.first(where: { $0.name == name }) else {
        if !isInner(name) { set(screen: name, nil) }
        continue
      }
      var report: ViewReport?
      if let reason = reading.screenReason(unit, mentions[name] ?? [:]) {
        report = unit.report
        report?.screen = reason
      }
      set(screen: name, report)
    }
  }

  private func isInner(_ name: UnitName) -> Bool {
    units[name.path]?.contains { $0.inner[name] != nil } ?? false
  }

  private mutating func set(screen name: UnitName, _ report: ViewReport?) {
    touched.screens.remember(screens[name], for: name)
    guard screens[name] != report else { return }
    if let old = screens[name] { tally.count(old, sign: -1) }
    screens[name] = report
    if let report { tally.count(report, sign: 1) }
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
