extension Rule {
  static let hintRepeatsLabel = Rule(
    id: "hint-repeats-label",
    title: "A hint repeats the label",
    severity: .minor,
    wcag: ["3.3.2"],
    document: .descriptions,
    population: .hints,
    wrong: "The hint says the same as the label.",
    heard: "The same words twice.",
    fix: "Leave the hint out, or say what the label does not: the result.",
    bad: [
      Example("Button(\"Add to cart\") { }.▶accessibilityHint(\"Tap to add to cart\")"),
      Example("Button(\"Delete\") { }.▶accessibilityHint(\"Delete\")"),
      Example("Button { } label: { Image(\"a\") }.accessibilityLabel(\"Open settings\").▶accessibilityHint(\"Opens the settings\")"),
      Example("Button { } label: { Image(\"a\") }.accessibilityLabel(title).▶accessibilityHint(title)"),
    ],
    good: [
      Example("Button(\"Add to cart\") { }.accessibilityHint(\"Adds this item to your shopping cart\")"),
      Example("Button(\"Delete\") { }.accessibilityHint(\"Removes it from all devices\")"),
      Example("Button(\"Delete\") { }"),
      Example("Button(title) { }.accessibilityHint(hint)"),
    ],
    check: find)
}
