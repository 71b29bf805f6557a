import Views

/// What stands where a view is left out that others speak for.
///
/// Of a view that is only a part of others nothing is told but whether all of it is known, what it shows apart, and
/// how much of its own code rules look at. What other views show in it is not needed for that.
enum LeftOut: Sendable {
  /// It is written out.
  case nothing
  /// All of it is known.
  case known
  /// Something that is heard is not in the repository; or there are only such views, with what they were given.
  case unknown, container

  var isUnknown: Bool {
    switch self {
    case .nothing, .known: false
    case .unknown, .container: true
    }
  }
}

extension LeftOut {
  /// Nothing of the view that is read is in it, and it is no part of something that is shown apart.
  static func suits(_ fragment: Fragment, _ evaluator: borrowing Evaluator) -> Bool {
    guard evaluator.settings.isPart, evaluator.recordings.isEmpty, !fragment.showsApart,
      !fragment.types.contains(evaluator.root)
    else { return false }
    let index = evaluator.linker.index
    let name = index.nameHash(of: evaluator.root)
    guard !fragment.writers.contains(where: { index.nameHash(of: $0) == name }) else {
      return false
    }
    var next = evaluator.parent
    while next >= 0 {
      let around = evaluator.scene.nodes[Int(next)]
      // Which tab is the one shown is told when all are written.
      if around.role.isPresentation || around.word == .TabView { return false }
      next = around.parent
    }
    return true
  }

  /// Takes away what was written of it, where that is so.
  static func put(in evaluator: inout Evaluator, for fragment: Fragment, from start: Int) {
    evaluator.scene.nodes.removeLast(evaluator.scene.nodes.count - start)
    let parent = evaluator.parent
    for place in evaluator.scene.gaps.indices where Int(evaluator.scene.gaps[place]) >= start {
      evaluator.scene.gaps[place] = parent
    }
    let node = evaluator.scene.nodes[Int(parent)]
    let known = evaluator.fragments.leftOut[ObjectIdentifier(fragment)]?.holds
    let holds = known ?? fragment.leftOut(as: node, in: evaluator.linker.index)
    if known == nil {
      evaluator.fragments.leftOut[ObjectIdentifier(fragment)] = (fragment, holds)
    }
    evaluator.scene.nodes[Int(parent)].leftOut = holds
  }
}

extension Fragment {
  fileprivate func leftOut(as node: SceneNode, in index: ViewIndex) -> LeftOut {
    var whole = Scene()
    var root = node
    (root.parent, root.end, root.condition) = (-1, Int32(size) + 1, -1)
    (root.arguments, root.modifiers, root.role) = (0..<0, 0..<0, .content)
    whole.nodes.append(root)
    whole.paste(self, below: 0, [:])
    var builder = ElementBuilder(scene: whole, index: index, exceptions: .guideline)
    builder.buildRoots()
    builder.finish()
    let lists = [builder.list, builder.chrome]
    func isUnknown(_ nodes: [Scene.NodeID]) -> Bool {
      nodes.contains { builder.scene.holdsUnknown(from: $0, index) }
    }
    if isUnknown(lists.flatMap(\.opaque)) { return .unknown }
    return isUnknown(lists.flatMap(\.containers)) ? .container : .known
  }
}

extension Scene {
  /// A node or something below it is not in the repository.
  func holdsUnknown(from node: NodeID, _ index: ViewIndex) -> Bool {
    (node..<nodes[Int(node)].end).contains {
      nodes[Int($0)].isOpaque && !isLoadedPicture($0, index)
    }
  }

  /// The types whose code is in it.
  var writers: Set<TypeID> {
    var writers: Set<TypeID> = []
    var last: TypeID?
    func note(_ file: FileID, _ owner: Int32) {
      let writer = TypeID(file: file, index: owner)
      guard owner >= 0, writer != last else { return }
      last = writer
      writers.insert(writer)
    }
    for node in nodes { note(node.origin.file, node.owner) }
    for modifier in modifiers { note(modifier.origin.file, modifier.owner) }
    return writers
  }
}

extension ElementList {
  /// The nodes of what is not in the repository and is heard.
  var opaque: [Scene.NodeID] {
    entries.compactMap { entry in
      guard case .element(let id) = entry.kind, elements[Int(id)].isOpaque else { return nil }
      return elements[Int(id)].node
    }
  }
}
