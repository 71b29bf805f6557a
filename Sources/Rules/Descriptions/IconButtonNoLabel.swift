import Views
import VoiceOver

extension Rule {
  static let iconButtonNoLabel = Rule(
    id: "icon-button-no-label",
    title: "A control is only an icon, and has no label",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .iconControls,
    wrong: "The whole label of a control is an image without an accessibility label.",
    heard:
      "The symbol's description or the name of the file: \"Bin. Button.\", whatever it deletes.",
    fix:
      "Say what the control does: a title with a Label, or an accessibilityLabel on the control.",
    bad: [
      Example(
        """
        ▶Button { delete() } label: {
          Image(systemName: "trash")
        }
        """),
      Example("▶NavigationLink(value: 1) { Image(systemName: \"gear\") }"),
      Example("▶Menu { Button(\"Copy\") {} } label: { Image(systemName: \"ellipsis\").padding() }"),
      Example("▶Button { } label: { ZStack { Circle().fill(.blue); Image(\"ic_add\") } }"),
      Example(
        "NavigationStack { Text(a).toolbar { ToolbarItem { ▶Button { } label: { Image(systemName: \"plus\") } } } }"
      ),
    ],
    good: [
      Example(
        """
        Button { delete() } label: {
          Image(systemName: "trash")
        }
        .accessibilityLabel("Delete message")
        """),
      Example(
        "Button { } label: { Label(\"Share\", systemImage: \"square.and.arrow.up\").labelStyle(.iconOnly) }"
      ),
      Example("Button { } label: { Image(systemName: \"trash\").accessibilityLabel(\"Delete\") }"),
      Example("Button { } label: { Image(systemName: \"trash\"); Text(\"Delete\") }"),
      Example("Button(\"Delete\", systemImage: \"trash\") { }"),
      Example("Button { } label: { HStack { Image(systemName: \"plus\"); Caption(title) } }"),
      Example("Button { } label: { Image(systemName: \"trash\") }.accessibilityHidden(true)"),
      Example("Button { } label: { Image(\"ic_add\", label: Text(\"Add\")) }"),
      Example(
        "Text(a).contextMenu { Button { } label: { Image(systemName: \"x\"); Text(\"Close\") } }"),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for control in facts.controls where facts.isHeard(control) && facts[control].label < 0 {
    guard case .icons(let icons) = facts.shownName(of: control), let icon = icons.first,
      facts.isNamedByItsLabel(control)
    else { continue }
    let heard =
      switch facts.source(of: icon) {
      case .asset(let name?): "the file name “\(name)”"
      case .symbol(let name?): "a description of the symbol “\(name)”"
      case .symbol: "a description of the symbol"
      case .asset: "the name of a file"
      default: "nothing but the role"
      }
    report.add(
      control, in: facts,
      "The \(facts.word(of: control)) shows only an image: VoiceOver reads \(heard).")
  }
}

extension Facts {
  fileprivate func isNamedByItsLabel(_ control: NodeID) -> Bool {
    guard !self[control].surroundings.contains(.labeledContent) else { return false }
    switch self.control(control) {
    case .button, .link, .navigationLink, .menu, .toggle: return true
    default: return false
    }
  }
}
