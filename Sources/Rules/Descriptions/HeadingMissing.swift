extension Rule {
  static let headingMissing = Rule(
    id: "heading-missing",
    title: "A title is no heading",
    severity: .moderate,
    wcag: ["1.3.1", "2.4.6"],
    document: .descriptions,
    population: .headings,
    wrong: "Text in a title font begins a part of the screen, and is plain text for VoiceOver.",
    heard: "The words, without \"heading\"; the rotor jumps past it.",
    fix: "Add .accessibilityAddTraits(.isHeader).",
    bad: [
      Example("VStack { ▶Text(\"Popular\").font(.title2); Text(a); Text(b) }"),
      Example("ScrollView { ▶Text(\"Popular\").font(.largeTitle.bold()); Row(); Row() }"),
      Example("VStack { ▶Text(\"Statistics\").font(.headline); Text(a); Text(b) }"),
      Example("VStack { HStack { ▶Text(\"Friends\").font(.title3); Spacer() }; Text(a); Text(b) }"),
    ],
    good: [
      Example("VStack { Text(\"Popular\").font(.title2).accessibilityAddTraits(.isHeader); Text(a); Text(b) }"),
      Example("VStack { Text(\"Popular\").font(.subheadline); Text(a); Text(b) }"),
      Example("List(rows) { row in VStack { Text(row.name).font(.headline); Text(row.text) } }"),
      Example("Button { } label: { VStack { Text(\"Popular\").font(.title2); Text(a) } }"),
      Example("List { Section { Text(a); Text(b) } header: { Text(\"Popular\").font(.headline) } }"),
      Example("VStack { Text(\"42\").font(.largeTitle); Text(a); Text(b) }"),
      Example("VStack { Text(a); Text(b); Text(\"The end\").font(.title) }"),
      Example("Text(\"Popular\").font(.title)"),
    ],
    check: find)
}
