import Views
import VoiceOver

extension Rule {
  static let stateNotExposed = Rule(
    id: "state-not-exposed",
    title: "Selection is shown by look only",
    severity: .serious,
    wcag: ["4.1.2", "1.4.1"],
    document: .descriptions,
    population: .controls,
    wrong:
      "The look of a control depends on whether it is selected, on or expanded, and nothing it says does.",
    heard: "The same words, selected or not.",
    fix:
      "Add the trait: .accessibilityAddTraits(isSelected ? .isSelected : []); for other states, a value.",
    bad: [
      Example(
        """
        ▶Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        """),
      Example(
        "▶Button { } label: { Text(a).bold().background(isSelected ? Color.blue : Color.clear) }"),
      Example("▶Button(title) { pick() }.tint(option == selectedOption ? .blue : .gray)"),
    ],
    good: [
      Example(
        """
        Button { choose(tab) } label: {
          Text(tab.title)
            .foregroundStyle(isSelected ? .blue : .gray)
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        """),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityValue(isSelected ? \"On\" : \"Off\")"
      ),
      Example(
        "Button { } label: { Text(isSelected ? \"Following\" : \"Follow\").foregroundStyle(isSelected ? .gray : .blue) }"
      ),
      Example("Button { } label: { Text(a).foregroundStyle(isDark ? .white : .black) }"),
      Example("Toggle(a, isOn: $isSelected).tint(isSelected ? .blue : .gray)"),
      Example("Text(a).foregroundStyle(isSelected ? .blue : .gray)"),
      Example(
        "Button { } label: { Text(a).foregroundStyle(isSelected ? .blue : .gray) }.accessibilityLabel(label)"
      ),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for control in facts.controls where facts.isHeard(control) && facts.isPlainButton(control) {
    guard let condition = facts.shownState(of: control), !facts.tellsState(control) else {
      continue
    }
    report.add(
      control, in: facts,
      "Its look depends on “\(condition)”, and nothing that VoiceOver says does.")
  }
}

extension Facts {
  fileprivate func isPlainButton(_ control: NodeID) -> Bool {
    guard case .button = self.control(control) else { return false }
    guard case .text(let text) = shownName(of: control) else { return false }
    return !text.isChoice
  }

  /// A condition about selection that some colour, font or background depends on.
  fileprivate func shownState(of control: NodeID) -> String? {
    for node in subtree(of: control) {
      for modifier in scene.modifiers(of: node) where isLook(modifier.word) {
        for argument in scene.arguments(of: modifier) {
          if let condition = condition(of: argument), isSelection(condition) { return condition }
        }
      }
    }
    return nil
  }

  private func isLook(_ word: Word) -> Bool {
    switch word {
    case .foregroundColor, .foregroundStyle, .background, .tint, .fill, .border, .fontWeight,
      .accentColor, .strokeBorder, .stroke:
      true
    default: false
    }
  }

  private func isSelection(_ condition: String) -> Bool {
    let words = Wording(name: condition).words
    return words.contains { ["selected", "selection", "expanded", "checked"].contains($0) }
  }

  /// A trait, a value, a label or a text changes with it, or may.
  fileprivate func tellsState(_ control: NodeID) -> Bool {
    for node in subtree(of: control) {
      let around = self[node]
      if !around.traits.isDisjoint(with: [.selected, .unknown, .toggle, .other]) { return true }
      if around.value >= 0 { return true }
      if let label = label(around.label), label.literal == nil { return true }
      if let hint = hint(around.hint), hint.literal == nil { return true }
      if isText(node), said(title(of: node)).isChoice { return true }
    }
    return false
  }
}
