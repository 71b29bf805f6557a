import Views

/// Views in another one that are read by themselves: what is written of them here is written there as well.
///
/// A view tells of its own code: what that shows apart, what rules look at, which views it shows. So of a view that is
/// part of others these are not looked into, as long as it hands them no views of its own. What its label says decides
/// what a control is: what is in one is written out.
enum ReadApart {
  /// Notes whether the view is one that is about to be written; true where it is not written at all.
  static func leavesOut(_ instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    guard evaluator.readsView, speaksForItself(instance, &evaluator) else { return false }
    let node = evaluator.parent
    evaluator.scene.nodes[Int(node)].isReadApart = true
    // What is being kept for others is whole.
    guard evaluator.settings.isPart, evaluator.recordings.isEmpty,
      evaluator.scene.isTold(elsewhere: node, than: evaluator.root, in: evaluator.linker.index)
    else { return false }
    evaluator.scene.nodes[Int(node)].isLeftOut = true
    return true
  }

  /// It has a reading of its own, and was given no views.
  private static func speaksForItself(_ instance: Int32, _ evaluator: inout Evaluator) -> Bool {
    guard case .custom(let type) = evaluator.scene[evaluator.parent].kind,
      evaluator.instances[Int(instance)].type == type, isUnit(type, evaluator)
    else { return false }
    var next = evaluator.instances[Int(instance)].properties
    while next >= 0 {
      let binding = evaluator.bindings[Int(next)]
      if isView(binding.value, &evaluator) { return false }
      next = binding.parent
    }
    return true
  }

  /// A view of the tree itself: those of packages are read where they are shown.
  private static func isUnit(_ type: TypeID, _ evaluator: borrowing Evaluator) -> Bool {
    let names = evaluator.linker.index[type.file].readNames
    return names.indices.contains(Int(type.index)) && names[Int(type.index)] != nil
  }

  /// Views, or code that makes some.
  private static func isView(_ bound: Bound, _ evaluator: inout Evaluator) -> Bool {
    switch bound {
    case .parameter, .type: return false
    case .function(let member, _):
      return evaluator.givesView(evaluator.linker[member], member.file)
    case .instance(let index): return evaluator.isView(evaluator.instances[Int(index)].type)
    case .either(let range):
      return range.contains { isView(evaluator.choices[Int($0)], &evaluator) }
    case .value(let value):
      switch evaluator.scene[value] {
      case .view, .closure: return true
      default: return false
      }
    case .expression(let id, let site):
      switch evaluator.expression(id, site.file) {
      case .closure(let closure): return Recognition.endsWithView(closure, [], site, &evaluator)
      case .name(let name):
        // A closure that is only handed on may as well be one of what is to be done.
        guard
          case .bound(let given) = evaluator.meaning(
            of: evaluator.hash(name, site.file), at: site), evaluator.think()
        else { return Recognition.isView(id, site, &evaluator) }
        defer { evaluator.rest() }
        return isView(given, &evaluator)
      default: return Recognition.isView(id, site, &evaluator)
      }
    }
  }
}

extension Evaluator {
  /// What views in it show apart, they tell by themselves; of a part only its own is left.
  mutating func keepOwn() {
    let bodies = scene.bodiesToldElsewhere(than: root, in: linker.index)
    if bodies.isEmpty { return }
    scene.presentations.removeAll { bodies.hold($0) }
    if settings.isPart { scene = scene.without(bodies) }
  }
}

/// Ranges of nodes, one behind the other.
struct NodeRanges {
  private(set) var ranges: [Range<Scene.NodeID>] = []
  /// By range, how many nodes there are in it and those before it.
  private var counts: [Int32] = []

  var isEmpty: Bool { ranges.isEmpty }

  mutating func add(_ range: Range<Scene.NodeID>) {
    ranges.append(range)
    counts.append((counts.last ?? 0) + Int32(range.count))
  }

  /// How many of the ranges begin before a node.
  private func begun(before node: Scene.NodeID) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func hold(_ node: Scene.NodeID) -> Bool {
    let begun = begun(before: node + 1)
    return begun > 0 && ranges[begun - 1].contains(node)
  }

  /// Where a node is that is in none of them, or the end of one, when they are gone.
  func place(of node: Scene.NodeID) -> Scene.NodeID {
    let begun = begun(before: node)
    return begun > 0 ? node - counts[begun - 1] : node
  }
}

extension Scene {
  /// What views show that are read by themselves and stand where they are parts of the one that is read, the outermost
  /// only.
  func bodiesToldElsewhere(than root: TypeID, in index: ViewIndex) -> NodeRanges {
    var found = NodeRanges()
    var next: NodeID = 0
    while Int(next) < nodes.count {
      let node = next
      next += 1
      guard nodes[Int(node)].isReadApart, isTold(elsewhere: node, than: root, in: index) else {
        continue
      }
      // What it was given by modifiers is the other view's.
      while next < nodes[Int(node)].end, nodes[Int(next)].role == .content {
        next = nodes[Int(next)].end
      }
      if next > node + 1 { found.add(node + 1..<next) }
    }
    return found
  }

  /// A view is another one than that, and in its place: not apart from it, and no part of a control.
  ///
  /// Of tabs that are being written the first is the one shown.
  func isTold(elsewhere node: NodeID, than root: TypeID, in index: ViewIndex) -> Bool {
    guard case .custom(let type) = nodes[Int(node)].kind,
      index.nameHash(of: type) != index.nameHash(of: root)
    else { return false }
    var next = node
    while next >= 0 {
      let (role, parent) = (nodes[Int(next)].role, nodes[Int(next)].parent)
      guard role == .content || role == .tab else { return false }
      if role == .content, parent >= 0, next > parent + 1, nodes[Int(parent)].word == .TabView {
        return false
      }
      next = parent
    }
    return true
  }

  /// The same scene where what some views show is left out.
  func without(_ bodies: NodeRanges) -> Scene {
    var left = self
    var kept: [SceneNode] = []
    var next: NodeID = 0
    for body in bodies.ranges {
      kept += nodes[Int(next)..<Int(body.lowerBound)]
      kept[kept.count - 1].isLeftOut = true
      next = body.upperBound
    }
    kept += nodes[Int(next)...]
    let numbers = kept.flatMap { Array($0.modifiers) }.sorted()
    let places = Dictionary(
      uniqueKeysWithValues: numbers.enumerated().map { ($0.element, Int32($0.offset)) })
    left.modifiers = numbers.map { number in
      var modifier = modifiers[Int(number)]
      if modifier.content >= 0 { modifier.content = bodies.place(of: modifier.content) }
      return modifier
    }
    for index in kept.indices {
      kept[index].parent = bodies.place(of: kept[index].parent)
      kept[index].end = bodies.place(of: kept[index].end)
      let own = kept[index].modifiers
      let start = own.first.flatMap { places[$0] } ?? 0
      kept[index].modifiers = start..<start + Int32(own.count)
    }
    left.nodes = kept
    left.gaps = gaps.filter { !bodies.hold($0) }.map { bodies.place(of: $0) }
    left.presentations = presentations.filter { !bodies.hold($0) }.map { bodies.place(of: $0) }
    return left
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
