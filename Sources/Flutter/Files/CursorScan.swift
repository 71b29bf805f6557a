internal import DartModules
internal import DartSyntax

/// Fields that only follow the cursor of a keyboard, or a finger while it lies there: all that sets them is code for
/// `onFocusChange` and its kin.
struct CursorScan {
  let tree: DartTree
  let name: (DartNodeID) -> String
  let module: DartModule

  /// Flutter, `Focus`, `InkWell`, `FocusableActionDetector`, `GestureDetector`, `Listener`.
  private static let handlers: Set<String> = [
    "onFocusChange", "onShowFocusHighlight", "onTapDown", "onTapUp", "onTapCancel", "onHover",
    "onHighlightChanged", "onPointerDown", "onPointerUp", "onPointerCancel",
  ]

  /// Methods that call methods are followed so far.
  private static let rounds = 3

  /// For each type, by its place in the module.
  func fields() -> [Int: Set<String>] {
    var isInside = [Bool](repeating: false, count: tree.nodes.count)
    var isAny = false
    for node in tree.nodes.indices
    where tree.nodes[node].kind == .namedArgument && Self.handlers.contains(name(node)) {
      isAny = true
      if !isInside[node] { Self.fill(node..<tree.nodes[node].end, &isInside) }
    }
    guard isAny else { return [:] }
    var found: [Int: Set<String>] = [:]
    for (index, type) in module.types.enumerated() where !type.fields.isEmpty {
      follow(type, &isInside)
      let names = fields(of: type, isInside)
      if !names.isEmpty { found[index] = names }
    }
    return found
  }

  private static func fill(_ range: Range<Int>, _ isInside: inout [Bool]) {
    for node in range where node < isInside.count { isInside[node] = true }
  }

  /// Methods that nothing else uses belong to it.
  private func follow(_ type: DartTypeDeclaration, _ isInside: inout [Bool]) {
    for _ in 0..<Self.rounds {
      var uses: [String: Bool] = [:]
      for node in nodes(of: type) where isUse(node) {
        uses[name(node)] = (uses[name(node)] ?? true) && isInside[node]
      }
      var isMore = false
      for function in type.functions where uses[function.name] == true {
        guard let body = function.body, body < isInside.count, !isInside[body] else { continue }
        isMore = true
        Self.fill(body..<tree.nodes[body].end, &isInside)
      }
      if !isMore { return }
    }
  }

  private func isUse(_ node: DartNodeID) -> Bool {
    tree.nodes[node].kind == .nameExpr || tree.nodes[node].kind == .memberExpr
  }

  private func fields(of type: DartTypeDeclaration, _ isInside: [Bool]) -> Set<String> {
    var (inside, outside): (Set<String>, Set<String>) = ([], [])
    for node in nodes(of: type) where tree.nodes[node].kind == .assignmentExpr {
      let parts = Array(tree.children(of: node))
      guard parts.count == 2, let target = target(parts[0]) else { continue }
      if isInside[node], tree.nodes[parts[1]].kind != .unaryExpr {
        inside.insert(target)
      } else if tree.nodes[parts[1]].kind != .booleanExpr || name(parts[1]) != "false" {
        // What is taken back is no other state.
        outside.insert(target)
      }
    }
    return inside.subtracting(outside).intersection(type.fields.map(\.name))
  }

  /// `_a`, `this._a`.
  private func target(_ node: DartNodeID) -> String? {
    switch tree.nodes[node].kind {
    case .nameExpr: return name(node)
    case .memberExpr:
      let base = Array(tree.children(of: node)).first
      return base.map { tree.nodes[$0].kind == .thisExpr } == true ? name(node) : nil
    default: return nil
    }
  }

  private func nodes(of type: DartTypeDeclaration) -> Range<Int> {
    type.node..<max(type.node, tree.nodes[type.node].end)
  }
}
