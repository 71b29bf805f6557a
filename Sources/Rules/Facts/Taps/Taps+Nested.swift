import Scenes
import Views
import VoiceOver

// Controls inside the labels of others.

extension Taps {
  /// The control in whose label another one lies that can be touched; nil where there is none, or nothing
  /// comes of it.
  func activated(around inner: NodeID) -> NodeID? {
    let outer = inherited[inner].control
    guard outer >= 0, isActivated(outer), !isReplaced(outer), inherited[inner].hiddenBy < 0,
      inherited[inner].surroundings.isDisjoint(with: [.labelText, .menu, .actions]),
      !isUntouchable(inner, inside: outer), !isInvisibleLink(inner),
      !isLeftToComponent(inner, inside: outer), !isLookOfMenu(inner, inside: outer)
    else { return nil }
    // Dropped from what the label says, it is not even an action: that is another rule's.
    let isDropped = inherited.elements(around: inner).contains {
      $0.node > outer && $0.swallows && $0.behaviour != .combine
    }
    return isDropped ? nil : outer
  }

  /// VoiceOver meets what represents it, and never the control.
  private func isReplaced(_ outer: NodeID) -> Bool {
    scene.modifiers(of: outer).contains { $0.word == .accessibilityRepresentation }
  }

  private func isActivated(_ outer: NodeID) -> Bool {
    switch tree.control(outer) {
    case .button, .link, .navigationLink, .menu: true
    // A style of the repository may show the label beside what is switched.
    case .toggle: !hasOwnStyle(outer)
    default: false
    }
  }

  private func hasOwnStyle(_ toggle: NodeID) -> Bool {
    guard let applied = tree.modifier(.toggleStyle, around: toggle) else { return false }
    guard let style = scene.firstArgument(of: applied) else { return true }
    switch scene[style] {
    case .member: return false
    case .call(_, let name, _):
      return code.text(name).map { !$0.hasSuffix("ToggleStyle") } ?? true
    default: return true
    }
  }

  /// An item of a menu, or a button that only lends its look to the menu's label.
  private func isLookOfMenu(_ inner: NodeID, inside outer: NodeID) -> Bool {
    guard case .menu = tree.control(outer) else { return false }
    let part = tree.lineage(of: inner).first { scene[$0].parent == outer }
    guard part.map({ scene[$0].role == .label }) ?? false else { return true }
    guard case .button = tree.control(inner) else { return false }
    return actions.deedClosure(of: inner).map { code.body(of: $0).isEmpty } ?? false
  }

  /// A link without a look, which is only there for code to follow.
  private func isInvisibleLink(_ inner: NodeID) -> Bool {
    guard case .navigationLink = tree.control(inner), case .nothing = names.shownName(of: inner)
    else { return false }
    return true
  }

  /// A view in between shows it only when it is given something, and it is not given that here.
  private func isLeftToComponent(_ inner: NodeID, inside outer: NodeID) -> Bool {
    for node in tree.ancestors(of: inner) {
      if node == outer { return false }
      guard case .alternative = scene[node].kind else { continue }
      // What lies further out than the control shows that one as well.
      if leaver(of: node) > outer { return true }
    }
    return false
  }

  /// The view whose code has a side of a branch, where what that asks is left out by the view's caller; -1 for none.
  private func leaver(of side: NodeID) -> NodeID {
    knownLeavers(side) {
      guard let condition = tree.condition(of: side) else { return -1 }
      for view in tree.ancestors(of: side) {
        guard case .custom(let type) = scene[view].kind else { continue }
        let names = condition.terms.reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
        return names.contains { callers.isLeftOut($0, of: view, type) } ? view : -1
      }
      return -1
    }
  }

  /// Only shown, whatever happens: touches go through it.
  func isUntouchable(_ inner: NodeID, inside outer: NodeID = -1) -> Bool {
    let found = untouchable[Int(inner)]
    // The outer one lies around: what is further in stands behind it.
    return found >= 0 && found > outer
  }

  private var untouchable: [NodeID] { knownUntouchable { tree.nearest { isPassedThrough($0) } } }

  private func isPassedThrough(_ node: NodeID) -> Bool {
    // The last one counts.
    let touches = scene.modifiers(of: node).last { $0.word == .isUserInteractionEnabled }
    if let touches, scene.truth(scene.firstArgument(of: touches)) == false { return true }
    return scene.modifiers(of: node).contains { modifier in
      modifier.word == .allowsHitTesting && scene.truth(scene.firstArgument(of: modifier)) == false
        || modifier.word == .disabled && scene.truth(scene.firstArgument(of: modifier)) == true
    }
  }
}
