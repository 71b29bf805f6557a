import Scenes

/// What of a scene elements are made of, where it is not all.
struct Focus {
  /// Of branches around that node only its side is there.
  var node: Scene.NodeID?
  /// Nodes that are not there.
  var leavesOut: Set<Scene.NodeID> = []

  init() {}

  init(on node: Scene.NodeID) { self.node = node }

  init(leavesOut: Set<Scene.NodeID>) { self.leavesOut = leavesOut }

  /// The side of a branch that is the only one.
  func side(of branch: Scene.NodeID, in scene: Scene) -> Scene.NodeID? {
    guard let node, isInside(branch, in: scene) else { return nil }
    return scene.children(of: branch, .content).first { node < scene[$0].end }
  }

  /// Whether it is that node which stands there: of rows it is in there is no other.
  func isInside(_ rows: Scene.NodeID, in scene: Scene) -> Bool {
    guard let node else { return false }
    return rows < node && node < scene[rows].end
  }
}
