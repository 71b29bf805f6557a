import Scenes
import Views
import VoiceOver

/// How many elements views have.
final class Counts {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  private let sayings: Sayings
  private let pictures: Pictures
  private let counted = Once<(tallies: [Tally], before: [Tally])>()

  init(_ inherited: Inherited, _ sayings: Sayings, _ pictures: Pictures) {
    (self.inherited, tree, scene) = (inherited, inherited.tree, inherited.scene)
    (self.sayings, self.pictures) = (sayings, pictures)
  }
}

extension Counts {
  /// By node.
  var tallies: [Tally] { all.tallies }

  /// By modifier: what the node had before it was applied.
  var before: [Tally] { all.before }

  /// Where no rule looks at a scene, nobody asks.
  private var all: (tallies: [Tally], before: [Tally]) {
    @inline(never) get {
      counted {
        var counting = Tallying(inherited, sayings, pictures)
        counting.tally()
        return (counting.tallies, counting.before)
      }
    }
  }
}

extension Counts {
  /// What is or may be heard of a node, each part of it where it comes to.
  func parts(of node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    for part in inherited.flat(node) {
      let inner = inherited.core(part)
      if tallies[Int(inner)].most > 0 || tallies[Int(inner)].isOpen { found.append(inner) }
    }
    return found
  }

  /// The property goes to at least two elements, and nothing made one of them before.
  ///
  /// The buttons of a stepper are parts of one control, which it is about.
  ///
  /// Or it does in some case, such as on one side of an `if`.
  func landsOnSeveral(_ modifier: Int32, inSomeCase: Bool = false) -> Bool {
    let tally = before[Int(modifier)]
    let host = inherited.hosts[Int(modifier)]
    // UIKit hands nothing on to subviews.
    guard tally.leastReached + (inSomeCase ? tally.moreReached : 0) >= 2,
      inherited.innerElement(of: modifier) == nil, !scene.isUIKit(host),
      !tree.isControl(inherited.core(host))
    else { return false }
    return inherited[host].hiddenBy < 0
  }

  /// To how many elements a property goes that lands on several, as messages say it.
  func countReached(_ mark: Int32) -> String {
    let tally = before[Int(mark)]
    return tally.leastReached < tally.mostReached
      ? "up to \(tally.mostReached)" : "the \(tally.mostReached)"
  }

  /// Stands behind something: in a background, or at the bottom of a stack in depth.
  func isBehind(_ node: NodeID) -> Bool {
    if inherited[node].surroundings.contains(.background) {
      // Behind a colour alone it is the content.
      return foreground(of: node).map { $0.guideline > 0 || $0.isOpen } ?? true
    }
    var child = node
    for ancestor in tree.ancestors(of: node) {
      if scene[ancestor].word == .ZStack, case .view = scene[ancestor].kind {
        let children = scene.children(of: ancestor, .content)
        guard children.first == child, children.count > 1 else { return false }
        // A picture with a badge on it is no background; one that fills the screen is.
        return scene.modifiers(of: node).contains {
          $0.word == .ignoresSafeArea || $0.word == .edgesIgnoringSafeArea
        }
      }
      guard scene[ancestor].isTransparent else { return false }
      child = ancestor
    }
    return false
  }

  /// The view that it is the background of; nil where it is none.
  func foreground(of node: NodeID) -> Tally? {
    for ancestor in tree.lineage(of: node) where scene[ancestor].role == .background {
      let carrier = inherited.carriers[Int(ancestor)]
      return carrier < 0 ? nil : before[Int(carrier)]
    }
    return nil
  }
}
