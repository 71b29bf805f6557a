package import Views

/// What VoiceOver says at an element, without hints: label, value, state, role.
package struct Speech {
  let wording: Wording

  package init(scene: Scene, index: ViewIndex, isReadable: Bool = false) {
    wording = Wording(scene: scene, index: index, isReadable: isReadable)
  }

  /// Empty for an element that says nothing.
  package func said(at element: Element) -> String {
    var out = ""
    let traits = element.traits
    let name = name(of: element)
    if !name.isEmpty { sentence(traits.contains(.selected) ? "Selected: " + name : name, &out) }
    if name.isEmpty, traits.contains(.selected) { sentence("Selected", &out) }
    if traits.contains(.dimmed) { sentence("Dimmed", &out) }
    for role in roles(of: element) { sentence(role, &out) }
    if let place = element.place {
      sentence("\(place.index > 0 ? String(place.index) : "‹n›") of \(place.count)", &out)
    }
    if !element.actions.isEmpty { sentence("Actions available", &out) }
    if !element.customContent.isEmpty { sentence("More content available", &out) }
    return out
  }

  /// Label and value; the hint, where there is nothing else to say.
  private func name(of element: Element) -> String {
    // Of a switch it is said after the role.
    let value = element.traits.contains(.toggle) ? "" : wording.plain(element.value)
    // The title of a text field goes when something is typed; a label stays.
    let isTyped =
      element.traits.contains(.textField) && element.labelSource == .content && !value.isEmpty
    let label = isTyped ? "" : label(of: element)
    if label.isEmpty, value.isEmpty { return wording.plain(element.hint) }
    return label.isEmpty ? value : value.isEmpty ? label : label + ": " + value
  }

  /// What is said after a pause: the author's hint, and the system's.
  package func hint(at element: Element) -> String {
    let traits = element.traits
    let isAllThereIs = label(of: element).isEmpty && wording.plain(element.value).isEmpty
    var hint = isAllThereIs ? "" : wording.plain(element.hint)
    if traits.contains(.dimmed) { return hint }
    if traits.contains(.toggle) { hint = joined(hint, "Double tap to toggle setting.") }
    if traits.contains(.textField) {
      hint = joined(hint, "Double tap to edit.")
      if traits.contains(.textArea) { hint += ", Use the rotor to access Misspelled Words" }
    }
    let saysOnlyHint = isAllThereIs && element.hint != .null
    if traits.contains(.adjustable), !traits.contains(.toggle), !saysOnlyHint {
      hint = joined(hint, "Swipe up or down with one finger to adjust the value.")
    }
    return hint
  }

  private func joined(_ own: String, _ system: String) -> String {
    own.isEmpty ? system : (own.endsSentence ? own : own + ".") + " " + system
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

  private func roles(of element: Element) -> [String] {
    let traits = element.traits
    var roles: [String] = []
    if traits.contains(.back) {
      roles.append("Back Button")
    } else if traits.contains(.toggle) {
      roles.append("Switch Button")
      let value = wording.plain(element.value)
      if !value.isEmpty {
        roles.append(value)
      } else if traits.contains(.on) || traits.contains(.off) {
        roles.append(traits.contains(.on) ? "On" : "Off")
      }
    } else if traits.contains(.button), traits.isDisjoint(with: [.keyboardKey, .tab]) {
      roles.append("Button")
    }
    if traits.contains(.tab) { roles.append("Tab") }
    if traits.contains(.secure) {
      roles.append("Secure Text Field")
    } else if traits.contains(.textField) {
      roles.append("Text Field")
    }
    if traits.contains(.header) { roles.append("Heading") }
    if traits.contains(.expanded) { roles.append("Expanded") }
    if traits.contains(.collapsed) { roles.append("Collapsed") }
    if traits.contains(.link) { roles.append("Link") }
    if traits.contains(.adjustable) { roles.append("Adjustable") }
    if traits.contains(.image) { roles.append("Image") }
    if traits.contains(.searchField) { roles.append("Search Field") }
    return roles
  }

  private func sentence(_ text: String, _ out: inout String) {
    if !out.isEmpty { out += " " }
    out += text
    if !text.endsSentence { out += "." }
  }
}

extension String {
  /// No full stop belongs behind it.
  fileprivate var endsSentence: Bool {
    switch last {
    case ".", "!", "?", ":", "…": true
    default: false
    }
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
