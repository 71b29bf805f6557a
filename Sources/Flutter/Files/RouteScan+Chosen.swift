internal import DartModules
internal import DartSyntax

/// What a function of the app makes for a route by its name: `switch (name) { case Home.path: return Home(); }`.
extension RouteScan {
  struct Chosen {
    /// As `makerChains` has it.
    var chain: [String]
    /// The name that is asked for, in the words of the code; empty where none is.
    var route: [String]
  }

  /// The function that a route leaves all to: `builder: (_) => pageFor(name)!`.
  func chooser(_ content: DartNodeID, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    let parts = Array(tree.children(of: content)).filter {
      tree.nodes[$0].kind != .parameters && tree.nodes[$0].kind != .typeParameters
    }
    switch tree.nodes[content].kind {
    case .functionExpr, .expressionBody, .parenExpr, .nonNullExpr, .returnStmt, .block:
      return parts.count == 1 ? chooser(parts[0], depth: depth + 1) : nil
    case .callExpr:
      guard tree.nodes[content + 1].kind == .nameExpr else { return nil }
      let name = name(content + 1)
      return name.first { $0 != "_" }?.isLowercase == true ? name : nil
    default: return nil
    }
  }

  /// All that the body of a function may return, each by what it is returned for.
  func chosen(in body: DartNodeID) -> [Chosen] { chosen(body, [], depth: 0) }

  private func chosen(_ node: DartNodeID, _ route: [String], depth: Int) -> [Chosen] {
    guard depth < 12 else { return [] }
    let parts = Array(tree.children(of: node))
    func inside(_ parts: some Sequence<DartNodeID>, _ route: [String]) -> [Chosen] {
      parts.flatMap { chosen($0, route, depth: depth + 1) }
    }
    switch tree.nodes[node].kind {
    case .block, .switchStmt, .tryStmt: return inside(parts, route)
    case .switchCase, .switchExprCase:
      guard let first = parts.first else { return [] }
      let isAsked = tree.nodes[first].kind == .constantPattern
      return inside(parts.dropFirst(isAsked ? 1 : 0), isAsked ? words(first) : route)
    case .ifStmt:
      guard let condition = parts.first else { return [] }
      let asked = asked(condition)
      return parts.dropFirst().enumerated().flatMap { index, side in
        chosen(side, index == 0 ? asked ?? route : route, depth: depth + 1)
      }
    case .returnStmt, .expressionBody:
      if let first = parts.first, tree.nodes[first].kind == .switchExpr {
        return inside(tree.children(of: first).dropFirst(), route)
      }
      return makerChains(node).map { Chosen(chain: $0, route: route) }
    // The value of a case of a switch that is an expression.
    default:
      guard let parent = parent(of: node), tree.nodes[parent].kind == .switchExprCase else {
        return []
      }
      return makerChains(node).map { Chosen(chain: $0, route: route) }
    }
  }

  /// What is written behind `==`.
  private func asked(_ condition: DartNodeID) -> [String]? {
    let parts = Array(tree.children(of: condition))
    guard tree.nodes[condition].kind == .binaryExpr, parts.count == 2, name(condition) == "=="
    else {
      return nil
    }
    return words(parts[1])
  }

  /// The name by which an app begins with a route; empty of one that is given a page; nil of all else.
  func firstRoute(of call: DartNodeID) -> [String]? {
    guard let callee = callee(call), let row = RouteTable.row(callee.name, method: callee.method),
      row.kind == .root
    else { return nil }
    var found = ["'" + RouteTable.firstName + "'"]
    for argument in arguments(call) where tree.nodes[argument].kind == .namedArgument {
      switch name(argument) {
      case RouteTable.first: return words(argument + 1)
      case RouteTable.home: found = []
      default: break
      }
    }
    return found
  }
}
