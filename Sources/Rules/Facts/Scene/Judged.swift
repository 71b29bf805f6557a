import Scenes
import VoiceOver

/// Which nodes of a scene rules look at; what they look at around those is all of it.
struct Judged {
  var texts: [NodeID] = []
  var labels: [NodeID] = []
  var images: [NodeID] = []
  var loaded: [NodeID] = []
  var shapes: [NodeID] = []
  var controls: [NodeID] = []
  var tabs: [NodeID] = []
  var rows: [NodeID] = []
  /// By node; empty where all are looked at.
  private var isLeftOut: [Bool] = []

  /// Of a scene without nodes.
  init() {}

  init(of tree: SceneTree, _ extent: Extent) {
    isLeftOut = extent.leftOut(of: tree)
    guard !isLeftOut.isEmpty else {
      (texts, labels, images, shapes) = (tree.texts, tree.labels, tree.images, tree.shapes)
      (controls, tabs, rows) = (tree.controls, tree.tabs, tree.rows)
      loaded = tree.loaded
      return
    }
    let isLeftOut = isLeftOut
    func kept(_ nodes: [NodeID]) -> [NodeID] { nodes.filter { !isLeftOut[Int($0)] } }
    (texts, labels) = (kept(tree.texts), kept(tree.labels))
    (images, shapes) = (kept(tree.images), kept(tree.shapes))
    (controls, tabs, rows) = (kept(tree.controls), kept(tree.tabs), kept(tree.rows))
    loaded = kept(tree.loaded)
  }

  func contains(_ node: NodeID) -> Bool { isLeftOut.isEmpty || !isLeftOut[Int(node)] }

  var isAll: Bool { isLeftOut.isEmpty }

  /// How much of a scene rules look at.
  enum Extent {
    /// What stands there more than once, once.
    case each
    /// What is shown apart: the rest is looked at in the screens around it.
    case apart

    func leftOut(of tree: SceneTree) -> [Bool] {
      let scene = tree.scene
      switch self {
      case .each: return scene.repeated(in: tree.files)
      case .apart:
        var isLeftOut: [Bool] = []
        isLeftOut.reserveCapacity(scene.nodes.count)
        for node in scene.nodes {
          let isAround = node.parent < 0 || isLeftOut[Int(node.parent)]
          isLeftOut.append(isAround && !node.role.isPresentation)
        }
        return isLeftOut
      }
    }
  }
}
