package import Scenes
import Views

/// The elements of a scene in reading order, in one of the models.
///
/// Pre-order, each entry knowing how many entries it spans, itself included; so a group can be wrapped
/// around what is already there without anyone's index changing.
package struct ElementList: Sendable {
  package var entries: [Entry] = []
  package var elements: [Element] = []
  /// What its branches ask, where that is plain.
  package var conditions: [Condition] = []
  /// Views that are not in the sources, of which only what they were given is here.
  var containers: [Scene.NodeID] = []

  /// What it costs by itself, where it was decided together with something else.
  var costApart: Bounds?

  package init() {}

  /// A side is shown in one of the rows at most, both by their entries.
  package mutating func tell(_ side: Int, oneOf rows: Int) {
    guard case .rows(let node, _, _) = entries[rows].kind else { return }
    entries[side].oneRow = node
    entries[rows].differs = true
  }

  package struct Entry: Sendable {
    package var kind: Kind
    package var span: Int32
    /// Of a side: what it asks; of rows: what is not empty.
    ///
    /// An index into `conditions`; -1 for nothing.
    package var condition: Int32 = -1
    /// Of a side: it may be shown where there is most on the screen, and where there is least.
    var isInMost = true
    var isInLeast = true
    /// Of a branch: some side of it is shown where there is least.
    var isCertain = false
    /// Of a side: one of these rows shows it at most; of a branch: one of them shows none of its sides; -1 for all.
    var oneRow: Scene.NodeID = -1
    /// Of rows: something in them is shown in one at most.
    var differs = false
    /// Of a side: what decides about it, for messages.
    package var question = Question.none

    package init(kind: Kind, span: Int32, condition: Int32 = -1) {
      self.kind = kind
      self.span = span
      self.condition = condition
    }

    /// Of a side that asks nothing: state hides it when the screen appears.
    var isHiddenAtFirst: Bool { !isInMost && condition < 0 }
  }

  package enum Kind: Sendable {
    /// An index into `elements`.
    case element(Int32)
    /// `.contain`: its own element is not focused but its label is spoken on entry.
    case group(Int32)
    /// One of the alternatives below, or none.
    case branch(isExhaustive: Bool)
    case alternative
    /// A repeated body: the node, and how often.
    case rows(node: Scene.NodeID, count: Int32, isAssumed: Bool)
  }
}
