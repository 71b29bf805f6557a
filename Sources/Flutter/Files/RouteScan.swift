internal import DartModules
internal import DartSyntax

/// Finds routes in a tree.
struct RouteScan {
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
    guard let callee = callee(call) else {
      return shownByInstance(call) ?? made(call, member: lastWord(call))
    }
    guard let row = RouteTable.row(callee.name, method: callee.method) else {
      return made(call, callee)
    }
    var found: [DartMentions.Route] = []
    let hasBarrier = hasBarrier(call, callee.name)
    let labels = transition(of: call).map { [$0] } ?? row.labels
    for argument in arguments(call) {
      let label = tree.nodes[argument].kind == .namedArgument ? name(argument) : ""
      guard labels.contains(label) else { continue }
      let content = tree.nodes[argument].kind == .namedArgument ? argument + 1 : argument
      guard content < tree.nodes.count else { continue }
      if label.isEmpty, row.kind == .page, tree.nodes[content].kind != .functionExpr { continue }
      if let entries = entries(content, before: call) {
        for entry in entries {
          let value = tree.nodes[entry + 1].end
          guard value < tree.nodes[entry].end else { continue }
          // All but the first are pushed by their names.
          found.append(route(isFirst(entry + 1, of: call) ? .root : .pushed, call, value))
        }
      } else {
        var route = route(row.kind, call, content)
        route.isReplacing = isReplacing(call)
        route.hasBarrier = hasBarrier
        route.isFullscreen = says(RouteTable.fullscreen, call) == true
        route.hasHandle = says(RouteTable.handle, call) == true
        route.asksTheme =
          RouteTable.themed.contains(callee.name) && says(RouteTable.handle, call) == nil
        route.isShell = RouteTable.shells.contains(callee.name)
        found += each(route)
      }
    }
    // A function of the app may be called as those of the framework are, and be handed other things.
    let isOwn = found.isEmpty && RouteTable.isGuess(callee.name, method: callee.method)
    return found + (isOwn || callee.name.hasSuffix("Route") ? made(call, callee) : [])
  }

  /// A class that says itself that it is a page.
  func page(_ type: DartNodeID, _ annotation: DartNodeID) -> DartMentions.Route {
    DartMentions.Route(kind: .page, makers: [name(type)], call: annotation, content: annotation)
  }

  /// The name of a route is one of those that the app may begin with.
  private func isFirst(_ name: DartNodeID, of app: DartNodeID) -> Bool {
    let words = words(name)
    for argument in arguments(app) where tree.nodes[argument].kind == .namedArgument {
      guard self.name(argument) == RouteTable.first else { continue }
      return ((argument + 1)..<tree.nodes[argument].end).contains {
        tree.nodes[$0].kind == tree.nodes[name].kind && self.words($0) == words
      }
    }
    return words.map { $0.filter { $0 != "'" && $0 != "\"" } } == [RouteTable.firstName]
  }

  /// The names and literals that an expression is made of.
  func words(_ node: DartNodeID) -> [String] {
    (node..<max(node + 1, tree.nodes[node].end)).map { name($0) }.filter { !$0.isEmpty }
  }

  /// It takes the place of what it is shown over.
  private func isReplacing(_ route: DartNodeID) -> Bool {
    guard let given = parent(of: route), tree.nodes[given].kind == .arguments,
      let call = parent(of: given), tree.nodes[call].kind == .callExpr
    else { return false }
    let method = lastWord(call)
    if RouteTable.replacing.contains(method) { return true }
    guard RouteTable.removing.contains(method), let last = arguments(call).last,
      tree.nodes[last].kind == .functionExpr
    else { return false }
    // Others leave something to go back to: `(route) => route.isFirst`.
    return (last..<tree.nodes[last].end).contains {
      tree.nodes[$0].kind == .booleanExpr && name($0) == "false"
    }
  }

  // MARK: Of the app's own

  /// What is handed to code that may show it: that is known when all files are.
  private func made(
    _ call: DartNodeID, _ callee: (name: String, method: String)? = nil, member: String = ""
  ) -> [DartMentions.Route] {
    var maker = DartMentions.Maker(name: "", member: member, label: "", position: 0)
    if let callee {
      let isType = callee.name.first?.isUppercase == true
      // Any other type is a widget with what it shows.
      if isType, callee.method.isEmpty, !callee.name.hasSuffix("Route") { return [] }
      let isMethod = tree.nodes[call + 1].kind == .memberExpr && !isType
      maker.name = isMethod ? "" : callee.name
      maker.member = isMethod ? callee.name : callee.method
    } else if member.isEmpty {
      return []
    }
    let name = maker.member.isEmpty ? maker.name : maker.member
    let pushed = RouteTable.pushing(name)
    var position = 0
    var found: [DartMentions.Route] = []
    for argument in arguments(call) {
      let isNamed = tree.nodes[argument].kind == .namedArgument
      maker.label = isNamed ? self.name(argument) : ""
      maker.position = position
      if !isNamed { position += 1 }
      let content = isNamed ? argument + 1 : argument
      guard content < tree.nodes.count, !makerChains(content).isEmpty else { continue }
      if let pushed, pushed.labels.contains(maker.label), tree.nodes[content].kind == .functionExpr
      {
        found.append(route(pushed.kind, call, content))
      } else {
        var route = route(.pushed, call, content)
        route.maker = maker
        route.isReplacing = isReplacing(call)
        route.isFullscreen = says(RouteTable.fullscreen, call) == true
        found.append(route)
      }
    }
    if handsParts(call) {
      var route = route(.pushed, call, call)
      (maker.label, maker.position) = ("", 0)
      (route.maker, route.makers, route.isOfParts) = (maker, [], true)
      found.append(route)
    }
    return found
  }

  /// `Ask(title).show(context)`: what is shown hangs on what the object is made of.
  private func shownByInstance(_ call: DartNodeID) -> [DartMentions.Route]? {
    let member = lastWord(call)
    guard RouteTable.presenting.contains(where: member.hasPrefix),
      tree.nodes[call + 2].kind == .callExpr, let type = self.callee(call + 2),
      type.name.first?.isUppercase == true
    else { return nil }
    var route = route(.pushed, call, call)
    route.makers = []
    route.isOfParts = true
    route.maker = DartMentions.Maker(
      name: type.name, member: member, label: "", position: 0, isOfInstance: true)
    return [route]
  }

  /// What shows something is handed where it stands, and what it is made of, under names or by their places.
  private func handsParts(_ call: DartNodeID) -> Bool {
    let arguments = arguments(call)
    return arguments.count > 1
      && arguments.contains { argument in
        let isNamed = tree.nodes[argument].kind == .namedArgument
        let value = isNamed ? argument + 1 : argument
        return value < tree.nodes.count && tree.nodes[value].kind == .nameExpr
          && name(value) == "context"
      }
      && arguments.contains { argument in
        tree.nodes[argument].kind == .namedArgument
          ? name(argument) != "context" : !makerChains(argument).isEmpty
      }
  }

  /// `c` of `a.b.c(…)` and `a(b).c(…)`.
  private func lastWord(_ call: DartNodeID) -> String {
    let callee = call + 1
    guard callee < tree.nodes[call].end else { return "" }
    switch tree.nodes[callee].kind {
    case .memberExpr, .optionalMemberExpr: return name(callee)
    default: return ""
    }
  }

  private func hasBarrier(_ call: DartNodeID, _ name: String) -> Bool {
    for argument in arguments(call) where tree.nodes[argument].kind == .namedArgument {
      guard RouteTable.dismissible.contains(self.name(argument)),
        tree.nodes[argument + 1].kind == .booleanExpr
      else { continue }
      return self.name(argument + 1) == "true"
    }
    return !RouteTable.withoutBarrier.contains(name)
  }

  /// Whether an argument is true; nil where it is not given.
  private func says(_ label: String, _ call: DartNodeID) -> Bool? {
    guard
      let argument = arguments(call).first(where: {
        tree.nodes[$0].kind == .namedArgument && name($0) == label
      })
    else { return nil }
    return tree.nodes[argument + 1].kind == .booleanExpr && name(argument + 1) == "true"
  }

  /// A theme of an app has all sheets begin with a handle.
  func isHandleTheme(_ call: DartNodeID) -> Bool {
    callee(call)?.name == RouteTable.sheetTheme && says(RouteTable.handle, call) == true
  }

  // MARK: Variables

  /// What shows a variable that code puts one of several components into, as functions that make routes by their names
  /// do, shows each of them.
  private func each(_ route: DartMentions.Route) -> [DartMentions.Route] {
    guard route.makers.isEmpty, let name = shownName(route.content, depth: 0) else {
      return [route]
    }
    var body: DartNodeID?
    var at = parent(of: route.call)
    while let node = at {
      // The closure around the call may be in the function that has the variable.
      if tree.nodes[node].kind == .block { body = node }
      at = parent(of: node)
    }
    guard let body else { return [route] }
    let puts = (body..<route.call).compactMap { put(into: name, $0) }
    let found = puts.map { content in
      var own = route
      own.chains = makerChains(content)
      (own.content, own.makers, own.isPut) = (content, Self.flat(own.chains), true)
      return own
    }
    let isOwn = found.contains { $0.makers.contains { !WidgetTable.isKnown($0) } }
    return isOwn && found.count > 1 && found.allSatisfy { !$0.makers.isEmpty } ? found : [route]
  }

  /// The value that a node puts into a variable: `page = A()`, `Widget page = A()`.
  private func put(into name: String, _ node: DartNodeID) -> DartNodeID? {
    switch tree.nodes[node].kind {
    case .assignmentExpr:
      let parts = Array(tree.children(of: node))
      guard parts.count == 2, tree.nodes[parts[0]].kind == .nameExpr, self.name(parts[0]) == name
      else { return nil }
      return parts[1]
    case .declarator:
      return self.name(node) == name && tree.nodes[node].end > node + 1 ? node + 1 : nil
    default: return nil
    }
  }

  /// The variable that is all that is shown.
  private func shownName(_ node: DartNodeID, depth: Int) -> String? {
    guard depth < 6 else { return nil }
    switch tree.nodes[node].kind {
    case .nameExpr: return name(node)
    case .functionExpr, .expressionBody, .parenExpr, .nonNullExpr, .returnStmt, .block:
      let parts = tree.children(of: node).filter { child in
        switch tree.nodes[child].kind {
        case .parameters, .typeParameters: false
        default: true
        }
      }
      return parts.count == 1 ? shownName(parts[0], depth: depth + 1) : nil
    default: return nil
    }
  }

  private func route(
    _ kind: RouteKind, _ call: DartNodeID, _ content: DartNodeID
  ) -> DartMentions.Route {
    let chains = makerChains(content)
    var route = DartMentions.Route(
      kind: kind, makers: Self.flat(chains), call: call, content: content)
    route.chains = chains
    return route
  }

  /// `A`, `A.b`, `m.A`: the last word that is a type's, and the word behind it.
  func callee(_ call: DartNodeID) -> (name: String, method: String)? {
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

  func arguments(_ call: DartNodeID) -> [DartNodeID] {
    for child in tree.children(of: call) where tree.nodes[child].kind == .arguments {
      return Array(tree.children(of: child))
    }
    return []
  }
}
