extension Rule {
  static let customContentKeyRepeated = Rule(
    id: "custom-content-key-repeated",
    title: "Custom content replaces itself",
    severity: .minor,
    wcag: [],
    document: .descriptions,
    population: .customContent,
    wrong: "Two custom contents of one element have the same key; the later one replaces the other.",
    heard: "Only one of the two.",
    fix: "Give each its own key, or put both into one text.",
    bad: [
      Example("Text(title).accessibilityCustomContent(\"Genre\", genre).▶accessibilityCustomContent(\"Genre\", director)"),
      Example("Text(title).accessibilityCustomContent(.genre, genre).padding().▶accessibilityCustomContent(.genre, other)"),
      Example(
        """
        HStack { Text(a); Text(b) }
          .accessibilityElement(children: .combine)
          .accessibilityCustomContent("Size", size)
          .accessibilityCustomContent("Price", price)
          .▶accessibilityCustomContent("Size", weight)
        """),
    ],
    good: [
      Example("Text(title).accessibilityCustomContent(\"Genre\", genre).accessibilityCustomContent(\"Director\", director)"),
      Example("HStack { Text(a).accessibilityCustomContent(\"Size\", a); Text(b).accessibilityCustomContent(\"Size\", b) }"),
      Example("Text(title).accessibilityCustomContent(first, a).accessibilityCustomContent(second, b)"),
    ],
    check: find)
}
