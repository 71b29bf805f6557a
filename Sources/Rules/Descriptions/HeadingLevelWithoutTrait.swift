extension Rule {
  static let headingLevelWithoutTrait = Rule(
    id: "heading-level-without-trait",
    title: "A heading level without the heading trait",
    severity: .minor,
    wcag: ["1.3.1"],
    document: .descriptions,
    population: .headings,
    wrong: "accessibilityHeading sets a level only; recordings show that it adds no trait.",
    heard: "Plain text, on the systems where the level alone makes no heading.",
    fix: "Add .accessibilityAddTraits(.isHeader) as well.",
    bad: [
      Example("Text(\"Movies\").▶accessibilityHeading(.h1)"),
      Example("VStack { Text(\"Now playing\").font(.title).▶accessibilityHeading(.h2); Text(a) }"),
      Example("HStack { Text(a); Text(b) }.accessibilityElement(children: .combine).▶accessibilityHeading(.h2)"),
    ],
    good: [
      Example("Text(\"Movies\").accessibilityHeading(.h1).accessibilityAddTraits(.isHeader)"),
      Example("Text(\"Movies\").accessibilityAddTraits([.isHeader]).accessibilityHeading(.h1)"),
      Example("Text(\"Movies\").accessibilityAddTraits(.isHeader)"),
      Example("List { Section { Text(a) } header: { Text(\"Movies\").accessibilityHeading(.h2) } }"),
    ],
    check: find)
}
