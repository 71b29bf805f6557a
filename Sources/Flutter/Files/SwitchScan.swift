internal import DartSyntax

/// Switches over the constants of one enum.
///
/// One that has no `default` and no `_` names all of them: the language holds it to that ("Exhaustiveness checking",
/// dart.dev, Branches).
struct SwitchScan {
  let tree: DartTree
  let name: (DartNodeID) -> String

  /// The enum and its constants; nil of what is no such switch.
  func whole(_ node: DartNodeID) -> (type: String, constants: [String])? {
    let kind = tree.nodes[node].kind
    guard kind == .switchExpr || kind == .switchStmt else { return nil }
    var type = ""
    var constants: [String] = []
    for part in tree.children(of: node).dropFirst() {
      let inner = Array(tree.children(of: part))
      guard let pattern = inner.first, inner.count < 2 || tree.nodes[inner[1]].kind != .guardClause,
        add(pattern, &type, &constants)
      else { return nil }
    }
    return constants.isEmpty ? nil : (type, constants)
  }

  private func add(_ pattern: DartNodeID, _ type: inout String, _ constants: inout [String]) -> Bool
  {
    switch tree.nodes[pattern].kind {
    case .logicalPattern where name(pattern) == "||":
      return tree.children(of: pattern).allSatisfy { add($0, &type, &constants) }
    case .constantPattern, .parenPattern:
      guard let inner = Array(tree.children(of: pattern)).first else { return false }
      if tree.nodes[pattern].kind == .parenPattern { return add(inner, &type, &constants) }
      guard tree.nodes[inner].kind == .memberExpr, tree.nodes[inner + 1].kind == .nameExpr,
        name(inner + 1).first?.isUppercase == true, type.isEmpty || type == name(inner + 1)
      else { return false }
      type = name(inner + 1)
      if !constants.contains(name(inner)) { constants.append(name(inner)) }
      return true
    default: return false
    }
  }
}
