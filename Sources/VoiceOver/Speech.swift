package import Scenes
package import Views

/// What VoiceOver says at an element, without hints: label, value, state, role.
package struct Speech {
  let wording: Wording

  package init(scene: Scene, index: ViewIndex, isReadable: Bool = false) {
    wording = Wording(scene: scene, index: index, isReadable: isReadable)
  }

  init(wording: Wording) { self.wording = wording }

  /// Empty for an element that says nothing.
  package func said(at element: Element) -> String { utterance(at: element).said }

  /// What is said after a pause: the author's hint, and the system's.
  package func hint(at element: Element) -> String { utterance(at: element).hintSaid }

  func utterance(at element: Element) -> Utterance {
    var utterance = Utterance()
    utterance.label = label(of: element)
    utterance.value = wording.plain(element.value)
    utterance.hint = wording.plain(element.hint)
    utterance.traits = element.traits
    utterance.isTitle = element.labelSource == .content
    utterance.hasHint = element.hint != .null
    utterance.place = element.place
    utterance.hasActions = !element.actions.isEmpty
    utterance.hasMoreContent = !element.customContent.isEmpty
    return utterance
  }

  /// The label alone, as it is said.
  package func label(of element: Element) -> String {
    // What is unknown is never empty: it has at least a name.
    if element.label == .null, element.isOpaque || isUnsetLabel(element) {
      let name = wording.spelling(wording.scene[element.node].name)
      if wording.isReadable { return "‹" + name + "?›" }
      return name.isEmpty ? "‹…›" : "‹" + name + "›"
    }
    return wording.plain(element.label)
  }

  /// A label of UIKit whose text is set from elsewhere.
  private func isUnsetLabel(_ element: Element) -> Bool {
    element.role == .text && wording.scene[element.node].word == .UILabel
  }
}

extension Element {
  /// What reports call it: a role of its own, or what its traits make of it.
  package var spokenRole: ElementRole {
    guard role == .element || role == .text || role == .image else { return role }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.header) { return .header }
    if traits.contains(.adjustable) { return .slider }
    if role == .element, traits.contains(.image) { return .image }
    if role == .element, traits.contains(.staticText) { return .text }
    return role
  }
}
