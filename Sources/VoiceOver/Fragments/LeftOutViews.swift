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
  /// It is read by itself: whether all of it is known is told there.
  case readApart

  var isUnknown: Bool {
    switch self {
    case .nothing, .known, .readApart: false
    case .unknown, .container: true
    }
  }
}

extension LeftOut {
  /// Nothing of the view that is read is in it, and it is no part of something that is shown apart.
  static func suits(_ fragment: Fragment, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.settings.isPart && evaluator.recordings.isEmpty && isOfOthers(fragment, evaluator)
      && isHere(evaluator.parent, in: evaluator.scene)
  }

  /// All of it is the code of views that are read by themselves, and none of it is shown apart.
  private static func isOfOthers(_ fragment: Fragment, _ evaluator: borrowing Evaluator) -> Bool {
    guard !fragment.showsApart, !fragment.types.contains(evaluator.root) else { return false }
    let index = evaluator.linker.index
    let name = index.nameHash(of: evaluator.root)
    return !fragment.writers.contains { index.nameHash(of: $0) == name }
  }

  /// A node is part of the view itself, and of nothing that it shows apart.
  ///
  /// Of tabs that are being written the first is the one shown.
  static func isHere(_ node: Scene.NodeID, in scene: borrowing Scene) -> Bool {
    var next = node
    while next >= 0 {
      let (role, parent) = (scene.nodes[Int(next)].role, scene.nodes[Int(next)].parent)
      if role.isPresentation { return false }
      if parent >= 0, role == .content, next > parent + 1,
        scene.nodes[Int(parent)].word == .TabView
      {
        return false
      }
      next = parent
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
    evaluator.scene.nodes[Int(parent)].leftOut = holds(fragment, as: parent, &evaluator)
  }

  private static func holds(
    _ fragment: Fragment, as node: Scene.NodeID, _ evaluator: inout Evaluator
  ) -> LeftOut {
    if let known = evaluator.fragments.leftOut[ObjectIdentifier(fragment)] { return known.holds }
    let holds = fragment.leftOut(as: evaluator.scene[node], in: evaluator.linker.index)
    evaluator.fragments.leftOut[ObjectIdentifier(fragment)] = (fragment, holds)
    return holds
  }

  /// Takes away what stands in views that have something of the view that is read in them: which of what is in them is
  /// that view's is known when all is written.
  static func takeAway(from evaluator: inout Evaluator) {
    guard evaluator.settings.isPart, !evaluator.outermost.isEmpty else { return }
    var gone: [Range<Scene.NodeID>] = []
    let outermost = evaluator.outermost
    takeAway(outermost, from: 0, &evaluator, &gone)
    if !gone.isEmpty { evaluator.scene.remove(gone) }
  }

  private static func takeAway(
    _ placed: [PlacedFragment], from first: Scene.NodeID, _ evaluator: inout Evaluator,
    _ gone: inout [Range<Scene.NodeID>]
  ) {
    for one in placed where one.fragment.size > 0 {
      let start = first + one.start
      guard isOfOthers(one.fragment, evaluator),
        isHere(start - 1, in: evaluator.scene)
      else {
        takeAway(one.fragment.inner, from: start, &evaluator, &gone)
        continue
      }
      gone.append(start..<start + Scene.NodeID(one.fragment.size))
      evaluator.scene.nodes[Int(start) - 1].leftOut =
        holds(one.fragment, as: start - 1, &evaluator)
    }
  }
}

extension Scene {
  /// Takes away all that is in some views, which stand beside each other in the order of the nodes.
  fileprivate mutating func remove(_ gone: [Range<NodeID>]) {
    // By node, and for the end: how many of those before it go.
    var before: [Int32] = []
    before.reserveCapacity(nodes.count + 1)
    var isKept = Array(repeating: false, count: modifiers.count)
    var kept: [SceneNode] = []
    var (next, count) = (gone[...], Int32(0))
    for (place, node) in nodes.enumerated() {
      before.append(count)
      if let first = next.first, first.contains(NodeID(place)) {
        count += 1
        if NodeID(place) + 1 == first.upperBound { next.removeFirst() }
        continue
      }
      for number in node.modifiers { isKept[Int(number)] = true }
      kept.append(node)
    }
    before.append(count)
    func moved(_ node: NodeID) -> NodeID { node < 0 ? node : node - before[Int(node)] }
    // Where there are more at times, there are in the view that is left.
    gaps = gaps.map { gap in
      guard let view = gone.first(where: { $0.contains(gap) }) else { return moved(gap) }
      return moved(view.lowerBound - 1)
    }
    var places: [Int32] = []
    places.reserveCapacity(modifiers.count + 1)
    var left: [AppliedModifier] = []
    for (number, modifier) in modifiers.enumerated() {
      places.append(Int32(left.count))
      guard isKept[number] else { continue }
      left.append(modifier)
      left[left.count - 1].content = moved(modifier.content)
    }
    places.append(Int32(left.count))
    for place in kept.indices {
      kept[place].parent = moved(kept[place].parent)
      kept[place].end = moved(kept[place].end)
      let own = kept[place].modifiers
      kept[place].modifiers = places[Int(own.lowerBound)]..<places[Int(own.upperBound)]
    }
    presentations = presentations.map(moved)
    (nodes, modifiers) = (kept, left)
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
