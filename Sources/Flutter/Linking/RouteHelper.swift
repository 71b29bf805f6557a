internal import DartModules
internal import DartSyntax

/// A function of the app that shows what it puts together of parts that it is handed, or of words:
/// `ask(context, title: …, content: […])`.
struct RouteHelper {
  var file: DartFileID
  var type: DartTypeRef?
  var function: DartFunction
  /// It is a method, and what it shows hangs on its object.
  var isOfInstance = false
  /// What it shows.
  var route: DartMentions.Route
}

extension Libraries {
  /// What a call shows by that; nil where it is a call of anything else.
  func helper(of call: DartMentions.Route, in file: DartFileID) -> RouteHelper? {
    guard let maker = call.maker else { return nil }
    for (owner, type, function) in functions(of: maker, in: file, of: type(of: call, in: file)) {
      let source = self[owner]
      let code = function.node..<max(function.node, source.tree.nodes[function.node].end)
      let parts =
        function.parameters.filter { Self.isPart($0) } + said(by: call.call, to: function, in: file)
      let isOfInstance = maker.isOfInstance
      if parts.isEmpty && !isOfInstance || owner == file && code.contains(call.call) { continue }
      let members = isOfInstance ? type.map(members) ?? [] : []
      let shown = source.mentions.routes.first { route in
        route.maker == nil && code.contains(route.call) && Self.presented.contains(route.kind)
          && (source.names(anyOf: Set(parts.map(\.name)), in: route.content, orCalledOf: code)
            || source.names(anyOf: members, in: route.content))
          && (isOfInstance || !parts.contains { source.shows($0.name, route.content, depth: 0) })
          && isToldInPlace(route, in: owner)
      }
      if let shown {
        return RouteHelper(
          file: owner, type: type, function: function, isOfInstance: isOfInstance, route: shown)
      }
    }
    return nil
  }

  /// What a type and those above it declare: what one object has may be other than that of the next.
  private func members(_ type: DartTypeRef) -> Set<String> {
    ancestry(type).reduce(into: []) { found, type in
      found.formUnion(self[type].fields.filter { !$0.isStatic }.map(\.name))
      found.formUnion(self[type].functions.filter { !$0.isStatic }.map(\.name))
    }
  }

  private static let presented: Set<RouteKind> = [.dialog, .sheet, .popup]

  private static func isPart(_ parameter: DartParameter) -> Bool {
    switch parameter.type?.content {
    case .widget?, .widgets?, .builder?: true
    default: false
    }
  }
}

extension RouteHelper {
  /// By which the screen of all of its calls is known: the function, and which of what it shows it is.
  func key(in libraries: Libraries) -> ComponentKey {
    Self.key(route, function, type, file, in: libraries)
  }

  static func key(
    _ route: DartMentions.Route, _ function: DartFunction, _ type: DartTypeRef?, _ file: DartFileID,
    in libraries: Libraries
  ) -> ComponentKey {
    let before = libraries[file].mentions.routes.count {
      $0.call > function.node && $0.call < route.call
    }
    return ComponentKey(
      path: libraries.path(file), name: "\(type?.name ?? "").\(function.name)#\(before)")
  }

  /// What it shows where it is called so.
  func shown(
    called call: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue {
    let given = evaluator.arguments(call, &frame)
    evaluator.note(function.node, in: file)
    if let type { evaluator.note(type) }
    var inner = CodeFrame(file, type: type, view: frame.view, owner: frame.owner)
    if isOfInstance {
      let source = evaluator.file(frame)
      guard let base = source.firstChild(call).flatMap({ source.firstChild($0) }),
        case .made(let made) = evaluator.evaluate(base, &frame), made.type != nil
      else { return .null }
      inner.this = [evaluator.bind(made)]
    }
    for (parameter, value) in evaluator.bound(function.parameters, given, &inner) {
      inner.set(parameter.name, value)
    }
    evaluator.note(route.call, in: file)
    evaluator.settle(route, &inner)
    return evaluator.evaluate(route.content, &inner)
  }
}
