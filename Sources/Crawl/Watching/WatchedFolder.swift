import Git
package import Rules
import Views
package import VoiceOver

/// A folder of sources that is read once, and after that only where it changes.
package struct WatchedFolder {
  private var tree: LiveTree
  private var folder: SourceFolder
  private var stamps: [String: SourceFolder.Stamp] = [:]
  /// Files that did not parse when they were last saved, and where.
  private var broken: [String: BrokenFile] = [:]
  private let path: String

  /// Folders that were looked into, as the system names them.
  package private(set) var folders: [String] = []

  /// Nothing is read before the first `update`; `settings` hold where the folder has none of its own.
  package init(_ path: String, rows: Int, settings: Settings) {
    self.path = path
    var reading = TreeReading.standard(rows: rows)
    reading.circumstances = { root, folders in
      TreeCircumstances(settings: root ?? settings, folders: folders, rows: rows)
    }
    tree = LiveTree(reading: reading)
    _ = tree.lookAround()
    folder = SourceFolder(path)
  }

  /// Reads what is different since the last time.
  ///
  /// A file that does not parse, as in the middle of an edit, stays what it was when it last did.
  package mutating func update() throws(SourceTreeError) -> FolderChange {
    let listing = try folder.list()
    folders = listing.folders.map { $0.isEmpty ? path : path + "/" + $0 }
    var change = FolderChange()
    var sources: [SourceChange] = []
    for name in Set(stamps.keys).union(listing.files.keys).sorted()
    where stamps[name] != listing.files[name] {
      change.files.append(name)
      guard listing.files[name] != nil else {
        broken[name] = nil
        sources.append(SourceChange(path: name, source: nil))
        continue
      }
      let file = path + "/" + name
      guard let blob = SourceFolder.read(file, SourceFolder.reader) else { continue }
      broken[name] = BrokenFile(name, file, blob)
      if broken[name] != nil, tree.files[name] != nil { continue }
      sources.append(SourceChange(path: name, source: LiveSource(blob: blob, isCounted: true)))
    }
    stamps = listing.files
    change.broken = broken.values.sorted { $0.path < $1.path }
    if change.files.contains(where: { $0.hasSuffix(".gitignore") }) { folder.forgetIgnored() }
    if !sources.isEmpty {
      let delta = tree.apply(sources)
      change.screens = delta.screens.map {
        FolderChange.Screen(name: ($0.new ?? $0.old)?.name ?? "", old: $0.old, new: $0.new)
      }
      change.appeared = delta.appeared.map(\.finding)
      change.ended = delta.vanished.map(\.finding)
    }
    return change
  }

  /// All screens as they are, in the order of their places.
  package var screens: [ViewReport] {
    tree.screens.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All findings as they are.
  package var findings: [Finding] {
    tree.findings.values.flatMap { $0 }.sorted { $0.place.isBefore($1.place) }
  }

  /// The names of all views, screens or not.
  package var views: [String] {
    tree.units.values.flatMap { $0.map(\.name.name) }.sorted()
  }

  /// The drawing of a view: its layout as text, and the swipes that it costs; nil where it is not there, or has
  /// nothing to draw.
  package mutating func layout(of view: String) -> (text: String, swipes: Int)? {
    for (path, units) in tree.units.sorted(by: { $0.key < $1.key }) {
      for unit in units where unit.name.name == view || view.hasPrefix(unit.name.name + ".") {
        guard let file = tree.index.file(at: path),
          let type = UnitName.all(in: file, of: tree.index).first(where: { $0.name == unit.name })?
            .type
        else { continue }
        let shown = tree.screens.first { $0.value.name == view }?.value
        let around = shown?.around ?? StopLists()
        guard
          let head = tree.reading.head(tree.index, type, around, tree.about, &tree.fragments),
          let text = head.layouts[view], !text.isEmpty
        else { continue }
        return (text, (shown ?? unit.report).swipes.guideline.max)
      }
    }
    return tree.componentLayout(of: view)
  }
}

/// A file that did not parse when it was last saved.
package struct BrokenFile: Sendable, Equatable {
  package var path: String
  package var line: Int?

  /// Nil for one that does.
  fileprivate init?(_ path: String, _ file: String, _ blob: SourceBlob) {
    self.path = path
    if let problem = blob.problem {
      line = problem.line
    } else if path.hasSuffix(".swift"), let open = OpenBracket(in: file) {
      line = open.line
    } else {
      return nil
    }
  }
}

/// What an edit changed for a listener.
package struct FolderChange: Sendable {
  package struct Screen: Sendable {
    package var name: String
    /// Nil for one that has come.
    package var old: ViewReport?
    /// Nil for one that has gone.
    package var new: ViewReport?
  }
  /// Files that are different, new or gone, in order.
  package var files: [String] = []
  package var screens: [Screen] = []
  package var appeared: [Finding] = []
  package var ended: [Finding] = []
  /// All files that do not parse now.
  package var broken: [BrokenFile] = []
}
