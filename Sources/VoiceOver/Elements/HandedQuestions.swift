import Scenes
import Views

/// Questions that a view asks of what it was handed: whoever handed it that asks the same.
extension ElementBuilder {
  /// Whose question it is further out, and by what name; nil where it is the view's own.
  func outer(of scope: ElementList.Condition.Scope) -> ElementList.Condition.Outer? {
    guard let asked = scope.asked, scope.isFound else { return nil }
    var names: [ExpressionNames.StandIn] = []
    var (current, view, writer, isContrary) = (asked, scope.node, scope.writer, false)
    while view >= 0, let root = files.ownRoot(of: current.expression, in: current.file),
      let one = handed(root.name, at: view),
      // Nothing more is asked of a contrary.
      !one.isContrary || scope.isFlag && root.expression == current.expression,
      let around = node(of: one.view, around: view)
    {
      names.append(.init(root.expression, for: .expression(one.source)))
      (current, view, writer) = (one.source, around, one.view)
      if one.isContrary { isContrary.toggle() }
      if let object = one.object, let root = files.ownRoot(of: current.expression, in: current.file)
      {
        names.append(.init(root.expression, for: .object(object)))
        (view, writer) = (-1, nil)
      }
    }
    if names.isEmpty { return nil }
    var hash = NameHash()
    if let writer { hash.mix(writer) }
    if scope.asksEmptiness { hash.mix(Self.emptiness) }
    hash.mix(files.hash(of: asked, through: names))
    return ElementList.Condition.Outer(content: hash.value, node: view, isContrary: isContrary)
  }

  private func handed(_ property: UInt64, at view: Scene.NodeID) -> HandedArgument? {
    for place in scene.nodes[Int(view)].handed
    where scene.handed[Int(place)].property == property { return scene.handed[Int(place)] }
    return nil
  }

  /// The nearest view of a type; -1 for the one that is read, nil where there is none.
  private func node(of type: UInt64, around node: Scene.NodeID) -> Scene.NodeID? {
    var top = node
    var around = scene.nodes[Int(node)].parent
    while around >= 0 {
      if case .custom(let other) = scene.nodes[Int(around)].kind, index.nameHash(of: other) == type
      {
        return around
      }
      top = around
      around = scene.nodes[Int(around)].parent
    }
    let outermost = scene.nodes[Int(top)]
    guard outermost.owner >= 0,
      index.nameHash(of: TypeID(file: outermost.origin.file, index: outermost.owner)) == type
    else { return nil }
    return -1
  }
}
