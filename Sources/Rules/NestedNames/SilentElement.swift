extension Rule {
  static let silentElement = Rule(
    id: "silent-element",
    title: "An element says nothing",
    severity: .critical,
    wcag: ["4.1.2"],
    document: .nestedNames,
    population: .madeElements,
    wrong: "A modifier makes an element here, and nothing gives it a label or a value.",
    heard: "A stop with no words: focus is somewhere, and the listener cannot know where.",
    fix: """
      Set an accessibilityLabel after the element is made, use .combine so that it takes the texts inside, \
      or hide it.
      """,
    bad: [
      Example(
        """
        VStack { Text(title); Text(detail) }
          .▶accessibilityElement(children: .ignore)
        """),
      Example("HStack { Text(a); Text(b) }.▶accessibilityElement()"),
      Example("VStack { Text(a) }.accessibilityHidden(true).▶accessibilityElement(children: .combine)"),
      Example("Color.clear.▶accessibilityAction(named: \"Archive\") { archive() }"),
    ],
    good: [
      Example(
        """
        VStack { Text(title); Text(detail) }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\\(title), \\(detail)")
        """),
      Example("HStack { Text(a); Text(b) }.accessibilityElement(children: .combine)"),
      Example("Unknown().accessibilityElement(children: .combine)"),
      Example("Circle().accessibilityElement().accessibilityValue(level)"),
      Example("Text(a).accessibilityElement(children: .ignore).accessibilityHidden(true)"),
      Example("VStack { Text(a); Text(b) }.accessibilityElement(children: .contain)"),
    ],
    check: find)
}
