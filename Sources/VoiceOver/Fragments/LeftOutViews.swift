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

extension Evaluator {
  /// Nothing of the view that is read is in it, and it is no part of something that is shown apart.
  func canLeaveOut(_ fragment: Fragment) -> Bool {
    guard settings.isPart, recordings.isEmpty, !fragment.showsApart, !fragment.types.contains(root)
    else { return false }
    let name = linker.index.nameHash(of: root)
    guard !fragment.writers.contains(where: { linker.index.nameHash(of: $0) == name }) else {
      return false
    }
    var next = parent
    while next >= 0 {
      // Which tab is the one shown is told when all are written.
      if scene.nodes[Int(next)].role.isPresentation || scene.nodes[Int(next)].word == .TabView {
        return false
      }
      next = scene.nodes[Int(next)].parent
    }
    return true
  }

  /// Takes away what was written of it, where that is so.
  mutating func leaveOut(_ fragment: Fragment, from start: Int) {
    scene.nodes.removeLast(scene.nodes.count - start)
    for place in scene.gaps.indices where Int(scene.gaps[place]) >= start {
      scene.gaps[place] = parent
    }
    scene.nodes[Int(parent)].leftOut = holds(fragment)
  }

  private mutating func holds(_ fragment: Fragment) -> LeftOut {
    let key = ObjectIdentifier(fragment)
    if let known = fragments.leftOut[key] { return known.holds }
    let holds = fragment.leftOut(as: scene.nodes[Int(parent)], in: linker.index)
    fragments.leftOut[key] = (fragment, holds)
    return holds
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
