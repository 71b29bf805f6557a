import Scenes
import Git
import Rules
import Views
import VoiceOver

/// What things were before they changed.
///
/// A walk that has to come back to a tree opens a frame there. Each thing is kept once, so a frame is
/// never larger than a tree, however long the branch that is taken back.
struct LiveFrame {
  var files: [String: LiveSource?] = [:]
  var units: [String: [Unit]?] = [:]
  var mentions: [UnitName: [Mention.Manner: Int]?] = [:]
  var notes: [String: Notes?] = [:]
  /// Null where the unit was none.
  var wholes: [UnitName: Bool?] = [:]
  var claims: [Fault: [FindingClaim]?] = [:]
  var screens: [UnitName: ViewReport?] = [:]
  var showers: [ScreenLikeness: [Shower]?] = [:]
  var findings: [String: [Finding]?] = [:]
  var tally: TreeFigures
  var gaps: Int
  var circles: Set<UnitName> = []
  var pages: [UnitName: Set<Mention.Manner>] = [:]
  /// Of a frame that a walk comes back to.
  var components: ComponentTree.Mark?

  init(of tally: TreeFigures, gaps: Int = 0) {
    self.tally = tally
    self.gaps = gaps
  }

  /// Of a tree before it changes.
  init(_ tree: LiveTree) {
    self.init(of: tree.tally, gaps: tree.gaps)
    circles = tree.circles
    pages = tree.pages
  }

  /// Takes in what a later change found, where it is news.
  mutating func add(_ other: LiveFrame) {
    for (key, value) in other.files { files.remember(value, for: key) }
    for (key, value) in other.units { units.remember(value, for: key) }
    for (key, value) in other.mentions { mentions.remember(value, for: key) }
    for (key, value) in other.notes { notes.remember(value, for: key) }
    for (key, value) in other.wholes { wholes.remember(value, for: key) }
    for (key, value) in other.claims { claims.remember(value, for: key) }
    for (key, value) in other.screens { screens.remember(value, for: key) }
    for (key, value) in other.showers { showers.remember(value, for: key) }
    for (key, value) in other.findings { findings.remember(value, for: key) }
  }
}

extension LiveTree {
  /// Remembers the tree as it stands.
  mutating func mark() {
    var frame = LiveFrame(self)
    frame.components = components.mark
    frames.append(frame)
  }

  /// Goes back to the tree of the last mark.
  ///
  /// No view is read again: readings are kept with what they asked.
  mutating func rewind() {
    guard let frame = frames.popLast() else {
      preconditionFailure("every rewind has its mark")
    }
    let stale = relink(
      frame.files.sorted { $0.key < $1.key }.map { SourceChange(path: $0.key, source: $0.value) },
      from: files, to: frame.components
    ).stale
    for (path, source) in frame.files { files[path] = source }
    let isOtherwise = lookAround()
    for (path, old) in frame.units {
      if !isOtherwise { remember(units[path] ?? [], before: old ?? []) }
      units[path] = old
    }
    memory.hold(for: about.settings)
    recall(stale, at: frame.units.keys)
    for (name, counts) in frame.mentions { mentions[name] = counts }
    for (path, old) in frame.notes { notes[path] = old }
    for (name, was) in frame.wholes {
      if was == nil { wholes.remove(name) } else { wholes.insert(name) }
    }
    for (key, old) in frame.claims { claims[key] = old }
    for (name, report) in frame.screens { screens[name] = report }
    for (likeness, all) in frame.showers { showers[likeness] = all }
    for (fingerprint, held) in frame.findings { findings[fingerprint] = held }
    tally = frame.tally
    gaps = frame.gaps
    circles = frame.circles
    pages = frame.pages
  }

  /// Tells the index what the readings asked that hold again.
  private mutating func recall(_ stale: Set<TypeID>, at paths: some Sequence<String>) {
    var known: [UnitName: Lookups] = [:]
    for path in paths { for unit in units[path] ?? [] { known[unit.name] = unit.lookups } }
    var files = Set(paths.compactMap { index.file(at: $0) })
    files.formUnion(stale.map(\.file))
    for file in files {
      for (type, name) in UnitName.all(in: file, of: index) {
        if let lookups = known[name] {
          index.record(lookups, for: type)
        } else if stale.contains(type) {
          // Of what is no view only the question is known.
          let unit = StaleUnit(type: type, name: name, judges: true)
          index.record(reading.unit(index, unit, about, &fragments).lookups, for: type)
        }
      }
    }
  }
}
