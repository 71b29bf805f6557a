internal import DartModules
internal import DartSyntax

/// Code of the app that makes routes of what it is given, or shows it.
extension Libraries {
  /// A route, if what makes it does so; as what that makes.
  func known(_ route: DartMentions.Route, in file: DartFileID) -> DartMentions.Route? {
    if route.isOfParts {
      guard let helper = helper(of: route, in: file) else { return nil }
      var route = route
      (route.kind, route.hasBarrier) = (helper.route.kind, helper.route.hasBarrier)
      route.hasHandle = hasHandle(helper.route, in: helper.file)
      return route
    }
    guard let maker = route.maker else {
      var route = route
      route.hasHandle = hasHandle(route, in: file)
      return route
    }
    guard let found = shown(by: maker, in: file, of: type(of: route, in: file), depth: 0) else {
      return nil
    }
    var route = route
    route.kind = found.kind
    route.hasBarrier = found.hasBarrier
    route.hasHandle = found.hasHandle
    return route
  }

  /// The type whose code it stands in.
  func type(of route: DartMentions.Route, in file: DartFileID) -> DartTypeRef? {
    route.type.map {
      DartTypeRef(file: file, index: Int32($0), name: self[file].module.types[$0].name)
    }
  }

  /// It begins with a handle, as it says itself or as a theme of its package has it.
  private func hasHandle(_ route: DartMentions.Route, in file: DartFileID) -> Bool {
    if !route.asksTheme || handleThemes.isEmpty { return route.hasHandle }
    let owner = packages.owner(of: path(file))
    return handleThemes.contains { packages.owner(of: $0) == owner }
  }

  /// Functions that hand on to each other.
  static let makersInside = 4

  private struct Shown {
    var kind: RouteKind
    var hasBarrier = true
    var hasHandle = false
  }

  private func shown(
    by maker: DartMentions.Maker, in file: DartFileID, of own: DartTypeRef?, depth: Int
  ) -> Shown? {
    guard depth < Self.makersInside else { return nil }
    for (file, type, function) in functions(of: maker, in: file, of: own) {
      guard let parameter = parameter(maker, of: function),
        isSeen(parameter, of: function, type)
      else { continue }
      if function.kind == .constructor || function.kind == .factory {
        if let type, let name = routeClass(above: type) {
          return Shown(kind: RouteTable.kind(ofClass: name))
        }
      } else if let result = function.result, RouteTable.isRoute(result.name) {
        if isPart(parameter, of: function, in: file) { return nil }
        return Shown(kind: RouteTable.kind(ofClass: result.name))
      } else if let shown = shown(parameter, by: function, in: file, of: type, depth: depth) {
        return shown
      }
    }
    return nil
  }

  /// What a function shows is a page of the app, which has it as a part.
  private func isPart(
    _ parameter: DartParameter, of function: DartFunction, in file: DartFileID
  ) -> Bool {
    framing(function, in: file).contains { route in
      self[file].names(parameter.name, in: route.content)
        && components(of: route, in: file).contains(where: makesPage)
    }
  }

  /// The routes of a function that show components of the app.
  func framing(_ function: DartFunction, in file: DartFileID) -> [DartMentions.Route] {
    let end = self[file].tree.nodes[function.node].end
    return self[file].mentions.routes.filter {
      $0.maker == nil && $0.call > function.node && $0.call < end
        && component(of: $0, in: file) != nil
    }
  }

  /// A component has a scaffold of its own.
  private func makesPage(_ type: DartTypeRef) -> Bool {
    [type, state(of: type)].compactMap { $0 }.contains { type in
      let source = self[type.file]
      let node = self[type].node
      let scan = RouteScan(tree: source.tree, name: source.name)
      return (node..<max(node, source.tree.nodes[node].end)).contains { call in
        source.kind(call) == .callExpr
          && scan.callee(call).flatMap { WidgetTable.row($0.name)?.shape } == .scaffold
      }
    }
  }

  /// What a function shows of what it is given under a name.
  private func shown(
    _ parameter: DartParameter, by function: DartFunction, in file: DartFileID,
    of type: DartTypeRef?, depth: Int
  ) -> Shown? {
    let source = self[file]
    let end = source.tree.nodes[function.node].end
    for route in source.mentions.routes
    where route.call > function.node && route.call < end
      && source.shows(parameter.name, route.content, depth: 0)
    {
      guard let maker = route.maker else {
        return Shown(
          kind: route.kind, hasBarrier: route.hasBarrier, hasHandle: hasHandle(route, in: file))
      }
      if let shown = shown(by: maker, in: file, of: type, depth: depth + 1) { return shown }
    }
    return nil
  }

  typealias Owned = (file: DartFileID, type: DartTypeRef?, function: DartFunction)

  /// What may be meant by a call in the code of a type.
  func functions(
    of maker: DartMentions.Maker, in file: DartFileID, of own: DartTypeRef?
  ) -> [Owned] {
    if maker.isOfInstance { return method(of: maker, in: file).map { [$0] } ?? [] }
    if let own, maker.member.isEmpty {
      for type in ancestry(own) {
        guard
          let method = self[type].functions.first(where: {
            $0.name == maker.name && $0.kind == .function
          })
        else { continue }
        return [(type.file, type, method)]
      }
    }
    if maker.name.isEmpty {
      return extensions(with: maker.member).flatMap { type in
        self[type].functions.filter { $0.name == maker.member && $0.kind == .function }
          .map { (type.file, type, $0) }
      }
    }
    switch resolve(maker.name, in: file) {
    case .function(let file, let index)?:
      return maker.member.isEmpty ? [(file, nil, self[file].module.functions[index])] : []
    case .type(let type)?:
      return self[type].functions.filter { function in
        guard function.name == maker.member else { return false }
        switch function.kind {
        case .constructor, .factory: return true
        case .function: return function.isStatic
        default: return false
        }
      }.map { (type.file, type, $0) }
    case .variable?, nil: return []
    }
  }

  /// The type of which an object is made to call a method of it; nil of what is a widget, which is told by itself.
  func maker(_ maker: DartMentions.Maker, in file: DartFileID) -> DartTypeRef? {
    guard maker.isOfInstance, case .type(let type)? = resolve(maker.name, in: file),
      case .other = role(type)
    else { return nil }
    return type
  }

  /// That method, of the type or one above it.
  private func method(of maker: DartMentions.Maker, in file: DartFileID) -> Owned? {
    guard let made = self.maker(maker, in: file) else { return nil }
    for type in ancestry(made) {
      let method = self[type].functions.first {
        $0.name == maker.member && $0.kind == .function && !$0.isStatic
      }
      if let method { return (type.file, type, method) }
    }
    return nil
  }

  private func parameter(
    _ maker: DartMentions.Maker, of function: DartFunction
  ) -> DartParameter? {
    if !maker.label.isEmpty {
      return function.parameters.first { $0.place == .named && $0.name == maker.label }
    }
    let all = function.parameters.filter { $0.place != .named }
    return maker.position < all.count ? all[maker.position] : nil
  }

  /// It is a widget, or makes one.
  private func isSeen(
    _ parameter: DartParameter, of function: DartFunction, _ type: DartTypeRef?
  ) -> Bool {
    var own = parameter.type
    if own == nil, parameter.target == .field, let type {
      own = self[type].fields.first { $0.name == parameter.name }?.type
    }
    // What only the framework's class declares.
    if own == nil, parameter.target == .superclass { return true }
    switch own?.content {
    case .widget?, .builder?: return true
    default: return false
    }
  }

  /// The name of the framework's or a package's class of routes that a class is a kind of.
  private func routeClass(above type: DartTypeRef) -> String? {
    var names: [String] = []
    for type in ancestry(type) {
      if let name = self[type].superclass?.name, RouteTable.isRoute(name) { names.append(name) }
    }
    return names.last
  }
}

extension DartFile {
  /// What a name stands for is all that is seen, with what only lies around it.
  func shows(_ name: String, _ node: DartNodeID, depth: Int) -> Bool {
    guard depth < 24 else { return false }
    let parts = children(node)
    func inside(_ node: DartNodeID) -> Bool { shows(name, node, depth: depth + 1) }
    switch kind(node) {
    case .nameExpr: return self.name(node) == name
    case .creationExpr, .parenExpr, .expressionBody, .nonNullExpr, .returnStmt:
      return parts.contains(where: inside)
    case .functionExpr, .block, .ifStmt:
      return parts.contains { part in
        switch kind(part) {
        case .expressionBody, .block, .returnStmt, .ifStmt: inside(part)
        default: false
        }
      }
    case .conditionalExpr: return parts.dropFirst().contains(where: inside)
    case .callExpr:
      if let callee = parts.first, kind(callee) == .nameExpr, self.name(callee) == name {
        return true
      }
      guard let given = parts.first(where: { kind($0) == .arguments }) else { return false }
      return children(given).contains { argument in
        kind(argument) == .namedArgument && RouteTable.handsOn.contains(self.name(argument))
          && children(argument).contains(where: inside)
      }
    default: return false
    }
  }

  /// A name stands somewhere in the code.
  func names(_ name: String, in node: DartNodeID) -> Bool { names(anyOf: [name], in: node) }

  /// The same with functions of the code around that are called there.
  func names(
    anyOf names: Set<String>, in node: DartNodeID, orCalledOf code: Range<DartNodeID>
  ) -> Bool {
    if self.names(anyOf: names, in: node) { return true }
    return code.dropFirst().contains { local in
      kind(local) == .functionDecl && self.names(name(local), in: node)
        && self.names(anyOf: names, in: local)
    }
  }

  func names(anyOf names: Set<String>, in node: DartNodeID) -> Bool {
    (node..<max(node, tree.nodes[node].end)).contains {
      kind($0) == .nameExpr && names.contains(self.name($0))
    }
  }
}
