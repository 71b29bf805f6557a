internal import DartModules
internal import DartSyntax

/// Dialogs and sheets that a component frames: what the code that shows one hands to it is what it says.
extension Libraries {
  /// It is told where its code stands: what it shows is no component, or one that is handed what it shows.
  func isToldInPlace(_ route: DartMentions.Route, in file: DartFileID) -> Bool {
    isFilled(route, in: file)
      || component(of: route, in: file) == nil && chosenPages(of: route, in: file) == nil
  }

  /// What it shows is a component that is handed widgets or words; of several each is.
  func isFilled(_ route: DartMentions.Route, in file: DartFileID) -> Bool {
    guard route.kind.isModal else { return false }
    let shown = components(of: route, in: file)
    return !shown.isEmpty && shown.allSatisfy { isFilled($0, by: route.content, in: file) }
  }

  /// What that hangs on, beside the code of the route: files, and names.
  func reads(forFilled route: DartMentions.Route, in file: DartFileID) -> [DartTypeRef] {
    route.kind.isModal ? components(of: route, in: file).flatMap { ancestry($0) } : []
  }

  private func isFilled(
    _ type: DartTypeRef, by content: DartNodeID, in file: DartFileID
  ) -> Bool {
    let source = self[file]
    let scan = RouteScan(tree: source.tree, name: source.name)
    let end = max(content + 1, source.tree.nodes[content].end)
    return (content..<end).contains { node in
      guard source.kind(node) == .callExpr, let callee = scan.callee(node),
        callee.name == type.name,
        let made = self[type].functions.first(where: {
          ($0.kind == .constructor || $0.kind == .factory) && $0.name == callee.method
        })
      else { return false }
      return handed(by: node, to: made.parameters, in: file).contains { parameter, value in
        guard let declared = declaredType(of: parameter, in: type) else { return false }
        return holds(value, declared, in: file)
      }
    }
  }

  /// The arguments of a call, each with the parameter that takes it.
  private func handed(
    by call: DartNodeID, to parameters: [DartParameter], in file: DartFileID
  ) -> [(DartParameter, DartNodeID)] {
    let source = self[file]
    let ordered = parameters.filter { $0.place != .named }
    var position = 0
    return RouteScan(tree: source.tree, name: source.name).arguments(call).compactMap { argument in
      if source.kind(argument) == .namedArgument {
        let parameter = parameters.first {
          $0.place == .named && $0.name == source.name(argument)
        }
        guard let parameter, let value = source.firstChild(argument) else { return nil }
        return (parameter, value)
      }
      position += 1
      return position <= ordered.count ? (ordered[position - 1], argument) : nil
    }
  }

  /// The parameters of a function that a call hands words.
  func said(
    by call: DartNodeID, to function: DartFunction, in file: DartFileID
  ) -> [DartParameter] {
    handed(by: call, to: function.parameters, in: file).filter { parameter, value in
      parameter.type?.name == "String" && isWords(value, in: file)
    }.map(\.0)
  }

  /// What a parameter takes, as it, a field or a class above says.
  private func declaredType(
    of parameter: DartParameter, in type: DartTypeRef
  ) -> (type: DartTypeName, file: DartFileID)? {
    if let own = parameter.type { return (own, type.file) }
    guard parameter.target != .local else { return nil }
    for type in ancestry(type) {
      let field = self[type].fields.first { $0.name == parameter.name && !$0.isStatic }
      if let declared = field?.type { return (declared, type.file) }
    }
    return nil
  }

  /// A widget or words, as far as code says.
  private func holds(
    _ value: DartNodeID, _ declared: (type: DartTypeName, file: DartFileID), in file: DartFileID
  ) -> Bool {
    let source = self[file]
    switch declared.type.content {
    case .widget, .widgets, .builder: return source.kind(value) != .nullExpr
    case .other: break
    }
    if declared.type.name == "String" { return isWords(value, in: file) }
    guard let type = self.type(declared.type, in: declared.file) else { return false }
    switch role(type) {
    case .widget, .statefulWidget: return source.kind(value) != .nullExpr
    case .inheritedWidget, .state, .other: return false
    }
  }

  /// Written out, or a text of the app by its name.
  private func isWords(_ value: DartNodeID, in file: DartFileID) -> Bool {
    let source = self[file]
    switch source.kind(value) {
    case .stringExpr, .interpolatedStringExpr, .adjacentStringsExpr: return true
    case .memberExpr, .optionalMemberExpr:
      guard let owner = packages.owner(of: path(file)) else { return false }
      return packages.all[owner].messages[source.name(value)] != nil
    case .callExpr, .parenExpr, .nonNullExpr:
      return source.firstChild(value).map { isWords($0, in: file) } ?? false
    default: return false
    }
  }
}

extension DartFile {
  /// Names that may be those of texts of the app.
  func members(in node: DartNodeID) -> Set<String> {
    Set(
      (node..<max(node + 1, tree.nodes[node].end)).filter {
        kind($0) == .memberExpr || kind($0) == .optionalMemberExpr
      }.map { name($0) })
  }
}
