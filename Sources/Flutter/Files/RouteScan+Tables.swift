internal import DartModules
internal import DartSyntax

/// Tables of routes: `routes: {'/': (_) => Home()}` (Flutter, `WidgetsApp.routes`).
extension RouteScan {
  /// The entries of all maps that an expression may come to, or is put together of; nil of what is no map.
  ///
  /// Which of them are there is left open: a route that is there at times is shown then.
  func entries(_ node: DartNodeID, before call: DartNodeID) -> [DartNodeID]? {
    entries(node, call, depth: 0)
  }

  private func entries(
    _ node: DartNodeID, _ call: DartNodeID, depth: Int
  ) -> [DartNodeID]? {
    guard depth < 8, node < tree.nodes.count else { return nil }
    func inside(_ parts: some Sequence<DartNodeID>) -> [DartNodeID]? {
      let found = parts.compactMap { entries($0, call, depth: depth + 1) }
      return found.isEmpty ? nil : found.flatMap { $0 }
    }
    switch tree.nodes[node].kind {
    case .mapEntry: return [node]
    case .setOrMapExpr:
      return inside(tree.children(of: node).filter { tree.nodes[$0].kind != .typeArguments }) ?? []
    case .conditionalExpr, .ifElement: return inside(tree.children(of: node).dropFirst())
    case .parenExpr, .nonNullExpr, .creationExpr, .spreadElement, .expressionBody:
      return inside(tree.children(of: node))
    case .logicalExpr: return inside(tree.children(of: node))
    case .nameExpr, .memberExpr: return table(name(node), call).flatMap { inside([$0]) }
    default: return nil
    }
  }

  /// What a variable or a getter of the file with that name is declared with.
  private func table(_ name: String, _ call: DartNodeID) -> DartNodeID? {
    for node in tree.nodes.indices where self.name(node) == name {
      switch tree.nodes[node].kind {
      case .declarator where tree.nodes[node].end > node + 1: return node + 1
      case .getterDecl:
        return tree.children(of: node).first { tree.nodes[$0].kind == .expressionBody }
      default: break
      }
    }
    return nil
  }
}
