extension Rule {
  static let redundantCombine = Rule(
    id: "redundant-combine",
    title: "One element is combined with nothing",
    severity: .minor,
    wcag: [],
    document: .grouping,
    population: .madeElements,
    wrong: "Below .combine there is only one element, and nothing is set on it afterwards.",
    heard: "The same as without it. The next reader of the code looks for the group in vain.",
    fix: "Take the modifier away, or move it to the view that holds the whole group.",
    bad: [
      Example("VStack { Text(title) }.▶accessibilityElement(children: .combine)"),
      Example("Text(title).bold().▶accessibilityElement(children: .combine)"),
      Example(
        """
        HStack { Text(title); Spacer(); Divider(); Image(decorative: "line") }
          .▶accessibilityElement(children: .combine)
        """),
    ],
    good: [
      Example("VStack { Text(title) }"),
      Example("VStack { Text(title); Text(detail) }.accessibilityElement(children: .combine)"),
      Example("Text(title).accessibilityElement(children: .combine).accessibilityLabel(\"Title \\(title)\")"),
      Example("HStack { Row(); Text(title) }.accessibilityElement(children: .combine)"),
      Example("VStack { ForEach(lines) { Text($0.text) } }.accessibilityElement(children: .combine)"),
      Example("Unknown().accessibilityElement(children: .combine)"),
      Example(
        """
        Button { } label: { HStack { Text(title) }.accessibilityElement(children: .combine) }
        """),
    ],
    check: find)
}
