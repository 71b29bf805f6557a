import Scenes
import Views

/// Links that are only there for code to follow: `NavigationLink("", isActive: $isOpen) { … }`.
extension ElementBuilder {
  /// Nothing in its label has a size, and so has nothing that could be focused.
  func isWithoutSize(_ link: Scene.NodeID) -> Bool {
    if let title = title(of: link) { return isEmptyText(title) }
    var hasLabel = false
    for label in scene.children(of: link, .label) {
      hasLabel = true
      for node in label..<scene.nodes[Int(label)].end where takesRoom(node) { return false }
    }
    return hasLabel
  }

  /// Where nothing of its label is there, the link still is.
  mutating func orBareLink(_ link: Scene.NodeID, from start: Int, _ known: KnownView) {
    wrap(from: start, .alternative)
    list.entries[start].isInLeast = false
    let bare = open(.alternative)
    append(leaf(.button, link, traits: .button, known.confidence))
    close(bare)
    wrap(from: start, .branch(isExhaustive: true))
  }

  private func takesRoom(_ node: Scene.NodeID) -> Bool {
    guard scene.nodes[Int(node)].modifiers.isEmpty else { return true }
    switch scene.nodes[Int(node)].kind {
    case .group, .helper, .custom, .branch, .alternative: return false
    case .view:
      switch scene.nodes[Int(node)].word {
      case .EmptyView, .Group: return false
      case .Text: return !isEmptyText(scene.firstArgument(of: node) ?? .null)
      default: return true
      }
    case .modified, .rows, .opaque, .recursion: return true
    }
  }
}
