package import Views

extension Scene {
  /// The views of the repository that are in it, in the order in which they stand there, each once.
  ///
  /// What is shown apart is not in it, nor is the view that it is the scene of.
  package var views: [TypeID] {
    var found: [TypeID] = []
    var node: NodeID = 0
    while Int(node) < nodes.count {
      let entry = self[node]
      if entry.role.isPresentation {
        node = entry.end
        continue
      }
      if case .custom(let type) = entry.kind, !found.contains(type) { found.append(type) }
      node += 1
    }
    return found
  }
}
