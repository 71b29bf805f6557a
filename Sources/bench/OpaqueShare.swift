import Evaluation
import Scenes
import Syntax
import Views
import VoiceOver

/// How much of what a corpus shows is not in its sources, and what that is called.
///
/// A place in the sources counts once, however many views show it.
struct OpaqueShare {
  private var places: [Origin: Bool] = [:]
  private var names: [String: Int] = [:]

  init(_ corpus: Corpus) {
    var reader = ViewsReader()
    var changes: [(path: String, views: FileViews?)] = []
    for (path, file) in zip(corpus.paths, corpus.files) {
      guard let views = reader.read(file.span) else { continue }
      changes.append((path: path, views: views))
    }
    var index = ViewIndex()
    _ = index.apply(changes)
    for type in index.allTypes {
      guard let reading = Evaluation.read(type, in: index) else { continue }
      let wording = Wording(scene: reading.scene, index: index)
      for node in reading.scene.nodes { add(node, wording) }
    }
  }

  private mutating func add(_ node: SceneNode, _ wording: Wording) {
    let isOpaque: Bool
    switch node.kind {
    case .view, .custom, .recursion: isOpaque = false
    case .opaque: isOpaque = true
    case .helper, .modified, .group, .branch, .alternative, .rows: return
    }
    if isOpaque, places[node.origin] != true {
      let name = wording.spelling(node.name)
      names[name.isEmpty ? "an expression" : name, default: 0] += 1
    }
    places[node.origin] = isOpaque || places[node.origin] ?? false
  }

  var lines: String {
    let opaque = places.values.count { $0 }
    let share = Double(opaque) * 1000 / Double(max(places.count, 1))
    let most = names.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
    return "  opaque    \(opaque) of \(places.count) places, \(share.rounded() / 10) %: "
      + most.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
