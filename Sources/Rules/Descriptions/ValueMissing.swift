extension Rule {
  static let valueMissing = Rule(
    id: "value-missing",
    title: "An adjustable element has no value",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .actions,
    wrong: "The element can be adjusted, and nothing tells its value.",
    heard: "\"Rating. Adjustable.\" A flick changes it, and what it is now stays unsaid.",
    fix: "Add an accessibilityValue that tells the current state.",
    bad: [
      Example(
        """
        HStack { Image("a"); Image("b") }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rating")
          .▶accessibilityAdjustableAction { direction in change(direction) }
        """),
      Example("Circle().accessibilityLabel(\"Volume\").▶accessibilityAdjustableAction { _ in }"),
      Example(
        """
        Capsule().accessibilityElement().accessibilityLabel(Text("Level"))
          .▶accessibilityAdjustableAction { turn($0) }
        """),
    ],
    good: [
      Example(
        """
        HStack { Image("a"); Image("b") }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rating")
          .accessibilityValue("\\(rating) of 5")
          .accessibilityAdjustableAction { direction in change(direction) }
        """),
      Example("Slider(value: $v).accessibilityLabel(\"Volume\").accessibilityAdjustableAction { _ in }"),
      Example("Circle().accessibilityLabel(\"Volume, \\(volume)\").accessibilityAdjustableAction { _ in }"),
      Example("Text(count).accessibilityAdjustableAction { _ in }"),
      Example("Circle().accessibilityLabel(label).accessibilityAdjustableAction { _ in }"),
    ],
    check: find)
}
