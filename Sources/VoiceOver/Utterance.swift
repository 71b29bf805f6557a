/// What is heard at one element, in the order in which VoiceOver says it, made of texts that are known by now.
package struct Utterance {
  package var label = ""
  package var value = ""
  package var hint = ""
  package var traits: Traits = []
  /// The label is content, and not set by the author: of a text field it goes when something is typed.
  package var isTitle = false
  /// A hint is there, whatever it says.
  package var hasHint = false
  /// Its place among others of its kind: see `Element.place`.
  package var place: (index: Int32, count: Int32)?
  package var hasActions = false
  package var hasMoreContent = false

  package init() {}

  /// Label, value, state, role; empty for an element that says nothing.
  package var said: String {
    var out = ""
    let name = name
    if !name.isEmpty { add(traits.contains(.selected) ? "Selected: " + name : name, to: &out) }
    if name.isEmpty, traits.contains(.selected) { add("Selected", to: &out) }
    if traits.contains(.dimmed) { add("Dimmed", to: &out) }
    for role in roles { add(role, to: &out) }
    if let place {
      add("\(place.index > 0 ? String(place.index) : "‹n›") of \(place.count)", to: &out)
    }
    if hasActions { add("Actions available", to: &out) }
    if hasMoreContent { add("More content available", to: &out) }
    return out
  }

  /// Label and value; the hint, where there is nothing else to say.
  private var name: String {
    // Of a switch it is said after the role.
    let value = traits.contains(.toggle) ? "" : self.value
    let isTyped = traits.contains(.textField) && isTitle && !value.isEmpty
    let label = isTyped ? "" : self.label
    if label.isEmpty, value.isEmpty { return hint }
    return label.isEmpty ? value : value.isEmpty ? label : label + ": " + value
  }

  /// What is said after a pause: the author's hint, and the system's.
  package var hintSaid: String {
    let isAllThereIs = label.isEmpty && value.isEmpty
    var said = isAllThereIs ? "" : hint
    if traits.contains(.dimmed) { return said }
    if traits.contains(.toggle) { said = joined(said, "Double tap to toggle setting.") }
    if traits.contains(.textField) {
      said = joined(said, "Double tap to edit.")
      if traits.contains(.textArea) { said += ", Use the rotor to access Misspelled Words" }
    }
    let saysOnlyHint = isAllThereIs && hasHint
    if traits.contains(.adjustable), !traits.contains(.toggle), !saysOnlyHint {
      said = joined(said, "Swipe up or down with one finger to adjust the value.")
    }
    return said
  }

  private func joined(_ own: String, _ system: String) -> String {
    own.isEmpty ? system : (own.endsSentence ? own : own + ".") + " " + system
  }

  private var roles: [String] {
    var roles: [String] = []
    if traits.contains(.back) {
      roles.append("Back Button")
    } else if traits.contains(.toggle) {
      roles.append("Switch Button")
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

  private func add(_ text: String, to out: inout String) {
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
