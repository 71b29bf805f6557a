extension Rule {
  static let swallowedControl = Rule(
    id: "swallowed-control",
    title: "A control cannot be reached",
    severity: .critical,
    wcag: ["2.1.1"],
    document: .nestedNames,
    population: .controls,
    wrong: """
      A control lies below an element that ignores its children (or is hidden), and no accessibility \
      action, representation or children take its place.
      """,
    heard: "The element's label. The control cannot be found or used with VoiceOver.",
    fix: "Use .combine, which carries the action, or add an accessibilityAction that does the same.",
    bad: [
      Example(
        """
        HStack {
          Text(title)
          ▶Button("Delete") { delete() }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        """),
      Example("VStack { Text(a); ▶Toggle(\"On\", isOn: $on) }.accessibilityElement().accessibilityLabel(a)"),
      Example("HStack { ▶Button(\"Close\") { close() } }.accessibilityHidden(true)"),
    ],
    good: [
      Example(
        """
        HStack {
          Text(title)
          Button("Delete") { delete() }
        }
        .accessibilityElement(children: .combine)
        """),
      Example(
        """
        HStack { Text(title); Button("Delete") { delete() } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(title)
          .accessibilityAction(named: "Delete") { delete() }
        """),
      Example(
        """
        HStack { Button("-") { n -= 1 }; Text(count); Button("+") { n += 1 } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Count")
          .accessibilityValue(count)
          .accessibilityAdjustableAction { _ in }
        """),
      Example(
        """
        HStack { Text(a); Button("Go") {} }
          .accessibilityRepresentation { Button(a) {} }
        """),
      Example(
        """
        Button("Go") { go() }.accessibilityElement(children: .ignore).accessibilityLabel("Go")
          .accessibilityAction { go() }
        """),
      Example("Button(\"Close\") { close() }.accessibilityHidden(isCovered)"),
    ],
    check: find)
}
