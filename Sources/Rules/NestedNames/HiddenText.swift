extension Rule {
  static let hiddenText = Rule(
    id: "hidden-text",
    title: "Text that is shown is hidden from VoiceOver",
    severity: .serious,
    wcag: ["1.3.2"],
    document: .nestedNames,
    population: .texts,
    wrong: "accessibilityHidden(true) takes text away that nothing else on the screen says.",
    heard: "Nothing of it.",
    fix: "Take accessibilityHidden away, or say the text in the label or value of the element it belongs to.",
    bad: [
      Example(
        """
        HStack {
          Text("Concert")
          Text("Sold out").▶accessibilityHidden(true)
        }
        """),
      Example("VStack { Text(\"Balance\"); Text(\"Due today\") }.▶accessibilityHidden(true)"),
      Example("VStack { Text(title); Text(\"Only today\").bold().▶accessibilityHidden(true) }"),
    ],
    good: [
      Example(
        """
        HStack {
          Text("Concert")
          Text("Sold out")
        }
        """),
      Example("HStack { Text(\"4.5\").accessibilityHidden(true); Stars().accessibilityLabel(\"Rated 4.5\") }"),
      Example("HStack { Text(\"•\").accessibilityHidden(true); Text(\"Point\") }"),
      Example("HStack { Text(name).accessibilityHidden(true); Toggle(name, isOn: $on) }"),
      Example("HStack { Text(\"🎉\").accessibilityHidden(true); Text(\"You won\") }"),
      Example("Text(\"Wide\").accessibilityHidden(isCompact)"),
      Example("Text(\"Wi-Fi\").accessibilityHidden(true).overlay { Toggle(\"Wi-Fi\", isOn: $on) }"),
    ],
    check: find)
}
