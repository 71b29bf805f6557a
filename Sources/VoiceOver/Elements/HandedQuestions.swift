import Scenes
import Views

/// Questions that a view asks of what it was handed: whoever handed it that asks the same.
extension ElementBuilder {
  /// Whose question it is further out, and by what name; nil where it is the view's own.
  func outer(of scope: ElementList.Condition.Scope) -> ElementList.Condition.Outer? {
    guard let asked = scope.asked, scope.isFound || scope.node < 0 else { return nil }
    var names: [ExpressionNames.StandIn] = []
    var (current, view, isContrary, object) = (asked, scope.node, false, scope.object)
    var writer = scope.writer
    var (isFlag, isPresence) = (scope.isFlag, false)
    var (isLocal, local): (Bool, Origin?) = (false, nil)
    while object == nil, !isLocal, view >= 0,
      let root = files.ownRoot(of: current.expression, in: current.file),
      let one = handed(root.name, at: view),
      // Nothing more is asked of a contrary, and of what is there or not.
      !(one.isContrary || one.isPresence)
        || (one.isPresence ? scope.isPresence && !isPresence : isFlag)
          && root.expression == current.expression,
      let around = one.isLocal
        ? rowOrHelper(around: view) : node(of: one.view, around: view),
      isDecidedTogether(around)
    {
      names.append(.init(root.expression, for: .expression(one.source)))
      (current, view, writer) = (one.source, around, one.view)
      if one.isPresence { (isFlag, isPresence) = (true, true) }
      if one.isContrary { isContrary.toggle() }
      (object, isLocal, local) = (one.object, one.isLocal, one.local)
    }
    if let object, let root = files.ownRoot(of: current.expression, in: current.file),
      isDecidedTogether(view)
    {
      names.append(.init(root.expression, for: .object(object)))
      (view, writer) = (outermost(around: view), nil)
    }
    if names.isEmpty { return nil }
    var hash = NameHash()
    if let writer { hash.mix(writer) }
    if scope.asksEmptiness { hash.mix(Self.emptiness) }
    if let local { mix(local, into: &hash) }
    hash.mix(files.hash(of: asked, through: names))
    return ElementList.Condition.Outer(
      content: hash.value, node: view, isContrary: isContrary, isPresence: isPresence,
      isLocal: isLocal)
  }

  /// A name of a closure is told apart by where what it stands for comes from.
  func mix(_ source: Origin, into hash: inout NameHash) {
    hash.mix(index[source.file].pathHash)
    hash.mix(UInt64(source.offset))
  }

  private func rowOrHelper(around view: Scene.NodeID) -> Scene.NodeID? {
    var around = scene.nodes[Int(view)].parent
    while around >= 0 {
      switch scene.nodes[Int(around)].kind {
      case .helper, .rows: return around
      default: around = scene.nodes[Int(around)].parent
      }
    }
    return nil
  }

  /// Nodes of a view whose parts are decided together.
  ///
  /// In larger ones, what many of them ask would be told apart for all combinations of answers. There parts are decided
  /// each by itself, which can only make a range wider.
  private static let mostTogether = 1_000

  private func isDecidedTogether(_ view: Scene.NodeID) -> Bool {
    let size = view < 0 ? scene.nodes.count : Int(scene.nodes[Int(view)].end - view)
    return size <= Self.mostTogether
  }

  /// The last view outwards whose parts are decided together.
  private func outermost(around view: Scene.NodeID) -> Scene.NodeID {
    if isDecidedTogether(-1) { return -1 }
    var (found, around) = (view, view)
    while around >= 0, isDecidedTogether(around) {
      if case .custom = scene.nodes[Int(around)].kind { found = around }
      around = scene.nodes[Int(around)].parent
    }
    return found
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
