internal import DartModules
internal import DartSyntax

/// A function of the app that shows what it puts together of parts that it is handed: `ask(context, title: …, content: […])`.
struct RouteHelper {
  var file: DartFileID
  var type: DartTypeRef?
  var function: DartFunction
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
      let parts = function.parameters.filter { Self.isPart($0) }
      if parts.isEmpty || owner == file && code.contains(call.call) { continue }
      let shown = source.mentions.routes.first { route in
        route.maker == nil && code.contains(route.call) && Self.presented.contains(route.kind)
          && parts.contains { source.names($0.name, in: route.content) }
          && !parts.contains { source.shows($0.name, route.content, depth: 0) }
          && component(of: route, in: owner) == nil
      }
      if let shown {
        return RouteHelper(file: owner, type: type, function: function, route: shown)
      }
    }
    return nil
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
  /// What it shows where it is called so.
  func shown(
    called call: DartNodeID, _ frame: inout CodeFrame, _ evaluator: inout DartEvaluator
  ) -> DartValue {
    let given = evaluator.arguments(call, &frame)
    evaluator.note(function.node, in: file)
    if let type { evaluator.note(type) }
    var inner = CodeFrame(file, type: type, view: frame.view, owner: frame.owner)
    for (parameter, value) in evaluator.bound(function.parameters, given, &inner) {
      inner.set(parameter.name, value)
    }
    evaluator.note(route.call, in: file)
    evaluator.settle(route, &inner)
    return evaluator.evaluate(route.content, &inner)
  }
}
