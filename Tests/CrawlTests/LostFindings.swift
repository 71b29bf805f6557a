import AuditSupport
import Scenes
import Evaluation
import Views
import VoiceOver

@testable import Crawl
@testable import Rules

/// Findings of folders that the whole tree does not have.
struct LostFindings {
  private(set) var compared = 0
  private(set) var violations: [String] = []

  /// What only the whole can excuse, for views that hold others from outside of the folder, or are held by such.
  private static let excused: [String: String] = [
    Rule.tapWithoutTrait.id:
      "what is tapped, or stands around it, may be a control or have an action for the same",
    Rule.ungroupedRow.id:
      "a view that is not there counts as a stop, and may be silent or too much to be grouped",
    Rule.imageNoLabel.id: "the view that it is given to may make a control of it and is told of",
    Rule.imageFilenameLabel.id:
      "the view that it is given to may make a control of it, or never show that side of it",
    Rule.iconButtonNoLabel.id: "all that show the view may give it what leaves the button out",
  ]

  init(in tree: BlobTree) {
    let index = tree.index
    let all = Auditor().audit(index)
    let known = Set(all.audit.findings.map(\.fault))
    // Nobody can come to see these.
    let unmade = Set(all.reports.filter(\.isUnmade).map(\.place))
    let scenes = Self.scenes(in: index)
    for folder in Self.folders(of: tree) {
      let part = Self.part(folder, of: tree).index
      let open = scenes.filter { !$0.allSatisfy { $0.hasPrefix(folder) } }.reduce(into: Set()) {
        $0.formUnion($1)
      }
      let own = Auditor().audit(part)
      let left = Set(own.reports.filter { unmade.contains($0.place) }.map(\.name))
      for finding in own.audit.findings where !left.contains(finding.view) {
        compared += 1
        if known.contains(finding.fault) { continue }
        if open.contains(finding.place.path), Self.excused[finding.rule] != nil { continue }
        let place = "\(finding.place.path):\(finding.place.line)"
        violations.append("\(finding.rule) at \(place), in \(finding.view), is lost from \(folder)")
      }
    }
  }

  /// What the sources are built for, and what texts they have, stays as it is.
  ///
  /// Not the system that they run on: it tells of an app, whose views are all made by code that is there.
  private static func part(_ folder: String, of tree: BlobTree) -> BlobTree {
    var part = BlobTree(
      tree.blobs.filter { $0.key.hasPrefix(folder) || !$0.key.hasSuffix(".swift") })
    part.namesTargets = false
    return part
  }

  /// The files that each view is made of.
  private static func scenes(in index: ViewIndex) -> [Set<String>] {
    var fragments = Fragments()
    return index.allTypes.compactMap { type in
      let found = read(type, in: index, ReadingSettings(listing: .nothing), &fragments)
      return found.map { Set($0.scene.files.map { index[$0].path } + [index[type.file].path]) }
    }
  }

  /// Each folder with Swift files in it, at whatever depth.
  private static func folders(of tree: BlobTree) -> [String] {
    var folders: Set<String> = []
    for path in tree.blobs.keys where path.hasSuffix(".swift") {
      for place in path.indices where path[place] == "/" { folders.insert(String(path[...place])) }
    }
    return folders.sorted()
  }
}
