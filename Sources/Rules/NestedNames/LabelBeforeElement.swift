extension Rule {
  static let labelBeforeElement = Rule(
    id: "label-before-element",
    title: "A label is set before the element is made",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .nestedNames,
    population: .labels,
    wrong: """
      Modifiers work from the inside out. A label, value, hint or trait below accessibilityElement lands on \
      the views inside, not on the element.
      """,
    heard: "The label once for each view inside, or, below .ignore, nothing.",
    fix: "Move accessibilityElement(children:) in front of it.",
    bad: [
      Example(
        """
        VStack { Text(title); Text(author) }
          .▶accessibilityLabel("\\(title) by \\(author)")
          .accessibilityElement(children: .combine)
        """),
      Example(
        """
        VStack { Text(title); Text(author) }
          .▶accessibilityLabel("Book")
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\\(title), \\(author)")
        """),
      Example(
        """
        HStack { Text(a); Text(b) }
          .▶accessibilityAddTraits(.isButton)
          .accessibilityElement(children: .combine)
        """),
    ],
    good: [
      Example(
        """
        VStack { Text(title); Text(author) }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("\\(title) by \\(author)")
        """),
      Example(
        """
        HStack { Text(title).accessibilityLabel("Title: \\(title)"); Text(author) }
          .accessibilityElement(children: .combine)
        """),
      Example("VStack { Image(\"a\").accessibilityLabel(\"A\"); Text(b) }.accessibilityElement(children: .contain)"),
      Example(
        """
        HStack { Text(a); Text(b) }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        """),
    ],
    check: find)
}
