import Scenes

extension ElementList {
  /// The nodes of what is not in the repository and is heard.
  var opaque: [Scene.NodeID] {
    entries.compactMap { entry in
      guard case .element(let id) = entry.kind, elements[Int(id)].isOpaque else { return nil }
      return elements[Int(id)].node
    }
  }
}
