internal import DartModules
internal import DartSyntax

/// What a file says about screens without being evaluated: which code shows what as a screen of its own.
struct DartMentions: Sendable {
  /// Something is shown by itself.
  struct Route: Sendable, Equatable {
    var kind: RouteKind
    /// The types that make what is shown, outermost first: `ChangeNotifierProvider`, `DetailPage`.
    var makers: [String]
    /// The call that shows it.
    var call: DartNodeID
    /// What is shown: a closure, or an expression.
    var content: DartNodeID
    /// The type that the call stands in; nil outside of types.
    var type: Int?
    /// Below another route: a step back is possible.
    var isNested = false
    /// What lies behind it closes it.
    var hasBarrier = true
  }
  var routes: [Route] = []
  /// Functions that only show a preview to the author.
  var previews: Set<DartNodeID> = []
  /// Enums of which a switch names all constants, as it has no other way out, in the order in which it names them.
  var wholeEnums: [String: [String]] = [:]

  init(
    _ tree: DartTree, _ names: [Int32], _ words: [String], _ module: DartModule
  ) {
    func name(_ node: DartNodeID) -> String {
      let name = names[node]
      return name < 0 ? "" : words[Int(name)]
    }
    let scan = RouteScan(tree: tree, name: name)
    for node in tree.nodes.indices where tree.nodes[node].kind == .callExpr {
      routes += scan.routes(of: node)
    }
    for node in tree.nodes.indices where tree.nodes[node].kind == .annotation {
      if name(node) == "Preview", let owner = scan.parent(of: node) { previews.insert(owner) }
    }
    let switches = SwitchScan(tree: tree, name: name)
    for node in tree.nodes.indices {
      guard let (type, constants) = switches.whole(node) else { continue }
      if constants.count > wholeEnums[type]?.count ?? 0 { wholeEnums[type] = constants }
    }
    if routes.isEmpty { return }
    for index in routes.indices {
      let call = routes[index].call
      routes[index].type = module.types.firstIndex {
        call > $0.node && call < tree.nodes[$0.node].end
      }
      let kind = routes[index].kind
      routes[index].isNested = routes.contains {
        $0.call < call && call < tree.nodes[$0.call].end && $0.kind == kind && kind == .page
      }
    }
  }
}

/// How something is shown by itself.
enum RouteKind: UInt8, Sendable {
  /// The first screen of an app.
  case root
  /// Named by a router: whether a step back is possible depends on how one comes there.
  case page
  /// Pushed by code: a step back is possible.
  case pushed
  case dialog, sheet, popup, drawer
}

/// Finds routes in a tree.
private struct RouteScan {
  let tree: DartTree
  let name: (DartNodeID) -> String

  func parent(of node: DartNodeID) -> DartNodeID? {
    var at = node - 1
    while at >= 0 {
      if tree.nodes[at].end > node { return at }
      at -= 1
    }
    return nil
  }

  func routes(of call: DartNodeID) -> [DartMentions.Route] {
    guard let callee = callee(call) else { return [] }
    guard let row = RouteTable.row(callee.name, method: callee.method) else { return [] }
    var found: [DartMentions.Route] = []
    let hasBarrier = hasBarrier(call, callee.name)
    for argument in arguments(call) {
      let label = tree.nodes[argument].kind == .namedArgument ? name(argument) : ""
      guard row.labels.contains(label) else { continue }
      let content = tree.nodes[argument].kind == .namedArgument ? argument + 1 : argument
      guard content < tree.nodes.count else { continue }
      if label.isEmpty, row.kind == .page, tree.nodes[content].kind != .functionExpr { continue }
      if tree.nodes[content].kind == .setOrMapExpr {
        for entry in tree.children(of: content) where tree.nodes[entry].kind == .mapEntry {
          let value = tree.nodes[entry + 1].end
          guard value < tree.nodes[entry].end else { continue }
          // All but the first are pushed by their names.
          found.append(route(.pushed, call, value))
        }
      } else {
        found.append(route(row.kind, call, content))
        found[found.count - 1].hasBarrier = hasBarrier
      }
    }
    return found
  }

  /// A Cupertino dialog has none unless it is asked for (cupertino library, `showCupertinoDialog`).
  private func hasBarrier(_ call: DartNodeID, _ name: String) -> Bool {
    for argument in arguments(call) where tree.nodes[argument].kind == .namedArgument {
      guard RouteTable.dismissible.contains(self.name(argument)),
        tree.nodes[argument + 1].kind == .booleanExpr
      else { continue }
      return self.name(argument + 1) == "true"
    }
    return name != "showCupertinoDialog"
  }

  private func route(
    _ kind: RouteKind, _ call: DartNodeID, _ content: DartNodeID
  ) -> DartMentions.Route {
    DartMentions.Route(
      kind: kind, makers: makers(content, depth: 0), call: call, content: content)
  }

  /// `A`, `A.b`, `m.A`: the last word that is a type's, and the word behind it.
  private func callee(_ call: DartNodeID) -> (name: String, method: String)? {
    let callee = call + 1
    guard callee < tree.nodes[call].end else { return nil }
    switch tree.nodes[callee].kind {
    case .nameExpr: return (name(callee), "")
    case .memberExpr:
      let base = callee + 1
      guard tree.nodes[base].kind == .nameExpr else { return nil }
      return name(base).first?.isUppercase == true
        ? (name(base), name(callee)) : (name(callee), "")
    default: return nil
    }
  }

  private func arguments(_ call: DartNodeID) -> [DartNodeID] {
    for child in tree.children(of: call) where tree.nodes[child].kind == .arguments {
      return Array(tree.children(of: child))
    }
    return []
  }

  /// The types that are made by what is given, and by what these are given as their child.
  private func makers(_ node: DartNodeID, depth: Int) -> [String] {
    guard depth < 12 else { return [] }
    switch tree.nodes[node].kind {
    case .creationExpr, .parenExpr, .expressionBody, .nonNullExpr, .castPattern:
      return tree.children(of: node).flatMap { makers($0, depth: depth + 1) }
    case .functionExpr:
      return tree.children(of: node).flatMap { child -> [String] in
        switch tree.nodes[child].kind {
        case .expressionBody, .block: makers(child, depth: depth + 1)
        default: []
        }
      }
    case .block, .ifStmt, .switchStmt, .switchCase, .tryStmt:
      return tree.children(of: node).flatMap { child -> [String] in
        switch tree.nodes[child].kind {
        case .block, .ifStmt, .returnStmt, .switchStmt, .switchCase, .tryStmt:
          makers(child, depth: depth + 1)
        default: []
        }
      }
    case .returnStmt: return tree.children(of: node).flatMap { makers($0, depth: depth + 1) }
    case .conditionalExpr:
      return tree.children(of: node).dropFirst().flatMap { makers($0, depth: depth + 1) }
    case .callExpr:
      guard let callee = callee(node) else { return [] }
      var found = [callee.name]
      // A function of the app that makes a page of what it is given.
      if callee.name.first?.isLowercase == true {
        for argument in arguments(node) where tree.nodes[argument].kind != .namedArgument {
          found += makers(argument, depth: depth + 1)
        }
      }
      for argument in arguments(node) where tree.nodes[argument].kind == .namedArgument {
        guard RouteTable.handsOn.contains(name(argument)) else { continue }
        found += makers(argument + 1, depth: depth + 1)
      }
      return found
    default: return []
    }
  }
}
