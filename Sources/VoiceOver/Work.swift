/// What readings took, in steps that are the same on every machine.
///
/// Added up on the way; what is read does not depend on it.
package struct Work: Sendable, Equatable {
  /// Bodies of views that were written out.
  package var bodies = 0
  /// Steps down into views, values and closures.
  package var steps = 0
  /// Nodes of all scenes.
  package var nodes = 0
  /// Those of them that were there already, and were only placed.
  package var placed = 0
  /// How often elements were made of a scene or a part of one.
  package var builds = 0
  /// Nodes that were visited for that.
  package var visits = 0
  /// Entries of the lists that came of it: elements, groups, branches and rows.
  package var entries = 0

  package init() {}

  package static func += (a: inout Work, b: Work) {
    a.bodies += b.bodies
    a.steps += b.steps
    a.nodes += b.nodes
    a.placed += b.placed
    a.builds += b.builds
    a.visits += b.visits
    a.entries += b.entries
  }

  package var counts: [(name: String, count: Int)] {
    [
      ("bodies", bodies), ("steps", steps), ("nodes", nodes), ("placed", placed),
      ("builds", builds), ("visits", visits), ("entries", entries),
    ]
  }
}
