package import Scenes

/// What is made one element where a row is several stops: counted and drawn alike.
package struct RowGroup: Sendable {
  /// The node that repeats it.
  package var rows: Scene.NodeID
  /// All of the row, or one view of several that are rows of their own.
  private let nodes: Range<Scene.NodeID>
  /// Loaded images and charts in it, which are more than their one stop tells of.
  private let pictures: Set<Scene.NodeID>

  package init(
    _ body: Scene.NodeID, in rows: Scene.NodeID, pictures: Set<Scene.NodeID>, of scene: Scene
  ) {
    self.rows = rows
    self.pictures = pictures
    nodes = body..<scene[body].end
  }

  package var body: Scene.NodeID { nodes.lowerBound }

  /// Controls stay stops of their own, because one element offers one thing to do.
  package func joins(_ element: Element) -> Bool {
    holds(element) && (element.isPlain || pictures.contains(element.node))
  }

  func holds(_ element: Element) -> Bool { nodes.contains(element.node) }
}

extension Element {
  /// No control of its own, and nothing of which more may stand here.
  var isPlain: Bool { !isControl && !isOpaque }

  var isControl: Bool { role.isControl || traits.contains(.button) || isPressed }
}
