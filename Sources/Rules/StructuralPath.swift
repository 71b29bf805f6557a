import Scenes
import Views
import VoiceOver

/// Where a node stands in the code of its view, without lines and without plain layout.
///
/// A stack that is put around a view, or taken away, leaves the path as it is.
struct StructuralPath {
  let text: String

  init(of node: NodeID, _ names: Names) {
    let (scene, tree, sayings) = (names.scene, names.tree, names.sayings)
    let own = scene[node]
    var path = [tree.word(of: node)]
    if let title = sayings.title(of: node), let literal = sayings.said(title).literal {
      path.append("\"" + literal + "\"")
    } else if case .image = tree.kind(node) {
      path.append(names.description(of: node))
    }
    for ancestor in tree.ancestors(of: node) {
      let outer = scene[ancestor]
      guard outer.owner == own.owner, outer.origin.file == own.origin.file else { break }
      guard !StructuralPath.isLayout(outer) else { continue }
      path.append(tree.word(of: ancestor))
    }
    text = path.reversed().joined(separator: "/")
  }

  private static func isLayout(_ node: SceneNode) -> Bool {
    switch node.kind {
    case .group, .branch, .alternative, .rows, .modified, .helper: return true
    case .custom, .opaque, .recursion: return false
    case .view: break
    }
    switch node.word {
    case .VStack, .HStack, .ZStack, .LazyVStack, .LazyHStack, .Group, .GeometryReader, .ScrollView,
      .ScrollViewReader, .AnyView, .ViewThatFits:
      return true
    default: return false
    }
  }
}
