import Views
import VoiceOver

/// Where a node stands in the code of its view, without lines and without plain layout.
///
/// A stack that is put around a view, or taken away, leaves the path as it is.
struct StructuralPath {
  let text: String

  init(of node: Scene.NodeID, in facts: borrowing Facts) {
    let own = facts.scene[node]
    var names = [StructuralPath.name(of: node, in: facts)]
    if let title = facts.title(of: node), let literal = facts.said(title).literal {
      names.append("\"" + literal + "\"")
    } else if case .image = facts.kind(node) {
      names.append(facts.description(of: node))
    }
    for ancestor in facts.ancestors(of: node) {
      let outer = facts.scene[ancestor]
      guard outer.owner == own.owner, outer.origin.file == own.origin.file else { break }
      guard !StructuralPath.isLayout(outer) else { continue }
      names.append(StructuralPath.name(of: ancestor, in: facts))
    }
    text = names.reversed().joined(separator: "/")
  }

  private static func name(of node: Scene.NodeID, in facts: borrowing Facts) -> String {
    facts.word(of: node)
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
