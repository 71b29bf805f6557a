package import Components
import Flutter
import ReactNative
package import Rules
import VoiceOver

/// The files of a tree as front ends for other frameworks see them, linked and read.
package struct ComponentTree: Sendable {
  private var flutter = FlutterProgram()
  private var script = ScriptProgram()
  /// By path, what mutes rules in files that are no Swift.
  package private(set) var comments: [String: SourceComments] = [:]
  /// All files that units are of.
  package private(set) var paths: Set<String> = []

  /// What was found out about lists of elements.
  var figures = KnownFigures()

  package init() {}

  /// Follows a change of the tree; answers which files have other units now.
  package mutating func apply(
    _ changes: [(path: String, blob: SourceBlob?)], width: Int = 1
  ) -> Set<String> {
    let (dart, scripts, muted) = follow(changes)
    var changed: Set<String> = []
    if !dart.isEmpty { changed.formUnion(flutter.apply(dart, by: Threads(width: width))) }
    changed.formUnion(apply(scripts, width: width))
    changed.formUnion(tellers(of: muted))
    for path in changed {
      if units(at: path).isEmpty { paths.remove(path) } else { paths.insert(path) }
    }
    return changed
  }

  /// The tree as it stands, for a walk that comes back to it.
  struct Mark {
    fileprivate var flutter: FlutterProgram
    fileprivate var paths: Set<String>
  }

  var mark: Mark { Mark(flutter: flutter, paths: paths) }

  /// Goes back to a mark, by the changes that lead there.
  ///
  /// No component of Flutter is read again. Scripts are: what they keep is too large to have twice.
  mutating func rewind(
    to mark: Mark, by changes: [(path: String, blob: SourceBlob?)], width: Int
  ) {
    _ = apply(follow(changes).scripts, width: width)
    (flutter, paths) = (mark.flutter, mark.paths)
  }

  private mutating func apply(
    _ scripts: [(path: String, file: ScriptFile?)], width: Int
  ) -> Set<String> {
    // Each thread keeps what components come to, 300 MB for an app of 1,700: more of them would make and hold
    // that as often.
    scripts.isEmpty ? [] : script.apply(scripts, by: Threads(width: min(width, 2)))
  }

  /// What front ends see of a change, and the files in which something else is muted now.
  private mutating func follow(_ changes: [(path: String, blob: SourceBlob?)]) -> (
    dart: [(path: String, file: FlutterFile?)], scripts: [(path: String, file: ScriptFile?)],
    muted: Set<String>
  ) {
    var dart: [(path: String, file: FlutterFile?)] = []
    var scripts: [(path: String, file: ScriptFile?)] = []
    var muted: Set<String> = []
    for (path, blob) in changes {
      if comments[path] != blob?.comments { muted.insert(path) }
      comments[path] = blob?.comments
      // That these are there says what is built, whatever is in them.
      if FlutterFileKind(path: path) == .platform {
        dart.append((path, blob.map { _ in .platform }))
      }
      if ScriptFileKind(path: path) == .platform, path.hasSuffix(".pbxproj") {
        scripts.append((path, blob.map { _ in .platform(hasNewRenderer: nil) }))
      }
      switch blob?.component {
      case .flutter(let file): dart.append((path, file))
      case .script(let file): scripts.append((path, file))
      case .texts(let tree, let table):
        if FlutterFileKind(path: path) == .tree { dart.append((path, tree)) }
        if ScriptFileKind(path: path) == .texts { scripts.append((path, table)) }
      case nil:
        if FlutterFileKind(path: path) != nil, FlutterFileKind(path: path) != .platform {
          dart.append((path, nil))
        }
        if ScriptFileKind(path: path) != nil, !path.hasSuffix(".pbxproj") {
          scripts.append((path, nil))
        }
      }
    }
    return (dart, scripts, muted)
  }

  /// Files whose units may have findings in others, where comments say something else of these.
  private func tellers(of muted: Set<String>) -> Set<String> {
    if muted.isEmpty { return [] }
    return paths.filter { path in
      muted.contains(path) || units(at: path).contains { !muted.isDisjoint(with: $0.sources) }
    }
  }

  /// Folders of apps that are built for other devices only, and of which no screen is told.
  package var elsewhere: [String] { flutter.elsewhere }

  /// In the order of the source.
  package func units(at path: String) -> [ComponentUnit] {
    flutter.units(at: path) + script.units(at: path)
  }

  /// Of all files, in the order of their paths.
  package var units: [ComponentUnit] { paths.sorted().flatMap { units(at: $0) } }
}

extension ComponentTree {
  /// The drawing of a component, and the swipes that it costs.
  package func layout(of view: String, rows: Int) -> (text: String, swipes: Int)? {
    units.lazy.compactMap { $0.assuming(rows: rows).layout(of: view) }.first
  }
}
