import Scenes
import Views
import VoiceOver

// Ways through the nodes of a scene that make no lists.

/// From a node outwards.
struct Lineage: Sequence, IteratorProtocol {
  fileprivate let nodes: [SceneNode]
  fileprivate var upcoming: NodeID

  mutating func next() -> NodeID? {
    guard upcoming >= 0 else { return nil }
    defer { upcoming = nodes[Int(upcoming)].parent }
    return upcoming
  }
}

/// A part of the tree in the order of its nodes, without what is shown apart from it.
struct Subtree: Sequence, IteratorProtocol {
  fileprivate let nodes: [SceneNode]
  /// Is part of it wherever it stands; -1 when it is not wanted.
  fileprivate var root: NodeID
  fileprivate var upcoming: NodeID
  fileprivate let end: NodeID

  mutating func next() -> NodeID? {
    if root >= 0 {
      defer { root = -1 }
      return root
    }
    while upcoming < end, nodes[Int(upcoming)].role.isApart { upcoming = nodes[Int(upcoming)].end }
    guard upcoming < end else { return nil }
    defer { upcoming += 1 }
    return upcoming
  }
}

/// The direct children of a node, in the order of the source.
struct Children: Sequence, IteratorProtocol {
  fileprivate let nodes: [SceneNode]
  fileprivate var upcoming: NodeID
  fileprivate let end: NodeID

  mutating func next() -> NodeID? {
    guard upcoming < end else { return nil }
    defer { upcoming = nodes[Int(upcoming)].end }
    return upcoming
  }
}

extension NodeRole {
  /// What stands there is not shown in the place of the view itself.
  var isApart: Bool {
    switch self {
    case .destination, .sheet, .cover, .popover, .alert, .menu, .actions, .representation,
      .accessibilityChildren, .toolbar, .tabItem, .suggestion, .otherTab, .decoration:
      true
    default: false
    }
  }
}

extension SceneTree {
  /// The node, and those around it from the parent outwards.
  func lineage(of node: NodeID) -> Lineage { Lineage(nodes: scene.nodes, upcoming: node) }

  /// Nodes from the parent outwards.
  func ancestors(of node: NodeID) -> Lineage {
    Lineage(nodes: scene.nodes, upcoming: scene.nodes[Int(node)].parent)
  }

  /// The node and those below, without what is shown apart from them.
  func subtree(of node: NodeID) -> Subtree {
    let end = scene.nodes[Int(node)].end
    return Subtree(nodes: scene.nodes, root: node, upcoming: node + 1, end: end)
  }

  /// Nodes below, without what is shown apart from them.
  func descendants(of node: NodeID) -> Subtree {
    let end = scene.nodes[Int(node)].end
    return Subtree(nodes: scene.nodes, root: -1, upcoming: node + 1, end: end)
  }

  /// By node, the innermost that is wanted of it and those around it; -1 for none.
  func nearest(where isWanted: (NodeID) -> Bool) -> [NodeID] {
    var nearest: [NodeID] = []
    nearest.reserveCapacity(scene.nodes.count)
    for node in 0..<NodeID(scene.nodes.count) {
      let parent = scene.nodes[Int(node)].parent
      nearest.append(isWanted(node) ? node : parent < 0 ? -1 : nearest[Int(parent)])
    }
    return nearest
  }

  func children(of node: NodeID) -> Children {
    Children(nodes: scene.nodes, upcoming: node + 1, end: scene.nodes[Int(node)].end)
  }
}

// The same as those of the scene's own module, whose calls would copy a whole node for the sake of one part.
extension Scene {
  subscript(node: NodeID) -> SceneNode { nodes[Int(node)] }
  subscript(value: ValueID) -> Value { values[Int(value.index)] }
}
