import Scenes
import Views
import VoiceOver

/// What the views around a node, and its own modifiers, make of it.
final class Inherited {
  let scene: Scene
  let tree: SceneTree
  /// By node.
  let circumstances: [Circumstances]
  /// By modifier: the node it is on.
  let hosts: [NodeID]
  let made: [MadeElement]
  /// By modifier: the element it makes, an index into `made`; -1 for none.
  let makes: [Int32]
  /// By node: the index of the modifier that it was given to; -1 for none.
  let carriers: [Int32]
  /// Of all modifiers that set some; `placesOfProperties` says where those of one begin and end.
  let properties: [Property]
  /// By modifier, a range of `properties`.
  let placesOfProperties: [Range<Int32>]
  /// Indices of modifiers that mean something to a listener.
  let marks: [Int32]
  /// Indices of gesture modifiers.
  let gestures: [Int32]
  /// Those of what rules look at.
  let judged: (marks: [Int32], gestures: [Int32], made: [MadeElement])

  init(_ tree: SceneTree, _ parts: [ScenePart]) {
    (self.tree, scene) = (tree, tree.scene)
    var found = Gathering(tree, parts)
    found.gather()
    (circumstances, hosts, made, makes) = (
      found.circumstances, found.hosts, found.made, found.makes
    )
    (carriers, properties, placesOfProperties) = (
      found.carriers, found.properties, found.placesOfProperties
    )
    (marks, gestures) = (found.marks, found.gestures)
    let hosts = found.hosts
    func isJudged(_ modifier: Int32) -> Bool { tree.judged.contains(hosts[Int(modifier)]) }
    judged =
      tree.judged.isAll
      ? (found.marks, found.gestures, found.made)
      : (
        found.marks.filter(isJudged), found.gestures.filter(isJudged),
        found.made.filter { isJudged($0.modifier) }
      )
  }

  subscript(node: NodeID) -> Circumstances { circumstances[Int(node)] }
}
