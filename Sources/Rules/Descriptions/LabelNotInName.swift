extension Rule {
  static let labelNotInName = Rule(
    id: "label-not-in-name",
    title: "The visible name is not in the label",
    severity: .serious,
    wcag: ["2.5.3"],
    document: .descriptions,
    population: .labels,
    wrong: "A control shows one name and is called by another.",
    heard: "Another name than the one on the screen; \"Tap Send\" finds nothing.",
    fix: "Begin the label with the visible text, and add to it what is needed.",
    bad: [
      Example("Button(\"Send\") { }.▶accessibilityLabel(\"Submit the form\")"),
      Example("Toggle(\"Wi-Fi\", isOn: $isOn).▶accessibilityLabel(\"Wireless network\")"),
      Example("Button { } label: { Text(\"Buy now\") }.▶accessibilityLabel(\"Purchase\")"),
    ],
    good: [
      Example("Button(\"Send\") { }.accessibilityLabel(\"Send the form\")"),
      Example("Button(\"Send\") { }"),
      Example("Button(\"$99\") { }.accessibilityLabel(\"99 dollars\")"),
      Example("Button(\"action.send\") { }.accessibilityLabel(\"Send\")"),
      Example("Text(\"4.5\").accessibilityLabel(\"Rated four and a half\")"),
      Example("Button(\"✕\") { }.accessibilityLabel(\"Close\")"),
      Example("Button(\"OK\") { }.accessibilityLabel(title)"),
      Example("Button(\"2h\") { }.accessibilityLabel(\"Two hours\")"),
    ],
    check: find)
}
