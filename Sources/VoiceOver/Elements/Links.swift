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
