internal import DartModules
internal import DartSyntax

/// By which types what a route shows is made.
extension RouteScan {
  /// The label of a transition that shows what it makes itself: it places nothing of the page that it is handed last
  /// (widgets library, `RouteTransitionsBuilder`).
  func transition(of call: DartNodeID) -> String? {
    for argument in arguments(call) where tree.nodes[argument].kind == .namedArgument {
      let builder = argument + 1
      guard RouteTable.transitions.contains(name(argument)),
        tree.nodes[builder].kind == .functionExpr, !makerChains(builder).isEmpty
      else { continue }
      let all = builder..<tree.nodes[builder].end
      guard
        let own = tree.children(of: builder).first(where: { tree.nodes[$0].kind == .parameters }),
        let page = Array(tree.children(of: own)).last, tree.nodes[page].kind == .parameter
      else { continue }
      let isPlaced = all.contains {
        tree.nodes[$0].kind == .nameExpr && name($0) == name(page)
      }
      if !isPlaced { return name(argument) }
    }
    return nil
  }

  /// The types that are made by what is given, and by what these are given as their child, outermost first: of code
  /// that chooses what it makes one chain for each.
  func makerChains(_ node: DartNodeID) -> [[String]] { makerChains(node, depth: 0) }

  static func flat(_ chains: [[String]]) -> [String] {
    var seen: Set<String> = []
    return chains.flatMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// Chains of more kinds than these are not told apart.
  private static let mostChains = 16

  /// What is made around what.
  private static func joined(_ outer: [[String]], _ inner: [[String]]) -> [[String]] {
    if outer.isEmpty || inner.isEmpty { return outer + inner }
    if outer.count * inner.count > mostChains { return outer.map { $0 + flat(inner) } }
    return outer.flatMap { chain in inner.map { chain + $0 } }
  }

  private func makerChains(_ node: DartNodeID, depth: Int) -> [[String]] {
    guard depth < 12 else { return [] }
    switch tree.nodes[node].kind {
    case .creationExpr, .parenExpr, .expressionBody, .nonNullExpr, .castPattern, .returnStmt:
      return tree.children(of: node).flatMap { makerChains($0, depth: depth + 1) }
    case .functionExpr:
      return tree.children(of: node).flatMap { child -> [[String]] in
        switch tree.nodes[child].kind {
        case .expressionBody, .block: makerChains(child, depth: depth + 1)
        default: []
        }
      }
    case .block, .ifStmt, .switchStmt, .switchCase, .tryStmt:
      return tree.children(of: node).flatMap { child -> [[String]] in
        switch tree.nodes[child].kind {
        case .block, .ifStmt, .returnStmt, .switchStmt, .switchCase, .tryStmt:
          makerChains(child, depth: depth + 1)
        default: []
        }
      }
    case .conditionalExpr:
      return tree.children(of: node).dropFirst().flatMap { makerChains($0, depth: depth + 1) }
    case .switchExpr:
      return tree.children(of: node).filter { tree.nodes[$0].kind == .switchExprCase }
        .compactMap { Array(tree.children(of: $0)).last }.flatMap {
          makerChains($0, depth: depth + 1)
        }
    case .callExpr:
      guard let callee = callee(node) else { return [] }
      var found = [[callee.name]]
      // A function of the app that makes a page of what it is given.
      if callee.name.first?.isLowercase == true {
        for argument in arguments(node) where tree.nodes[argument].kind != .namedArgument {
          found = Self.joined(found, makerChains(argument, depth: depth + 1))
        }
      }
      for argument in arguments(node) where tree.nodes[argument].kind == .namedArgument {
        guard RouteTable.handsOn.contains(name(argument)) else { continue }
        found = Self.joined(found, makerChains(argument + 1, depth: depth + 1))
      }
      return found
    default: return []
    }
  }
}
