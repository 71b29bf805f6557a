extension Rule {
  static let inputLabelsWrong = Rule(
    id: "input-labels-wrong",
    title: "Names for Voice Control are wrong",
    severity: .moderate,
    wcag: ["2.5.3"],
    document: .descriptions,
    population: .inputLabels,
    wrong: "The first input label is not the visible name, or one is empty or repeated.",
    heard: "With Voice Control, \"Tap Send\" finds nothing, though \"Send\" is on the screen.",
    fix: "Let the first input label be what is shown (for an icon, its label), and the others shorter.",
    bad: [
      Example("Button(\"Send\") { }.▶accessibilityInputLabels([\"Submit\", \"Go\"])"),
      Example("Button(\"Send\") { }.▶accessibilityInputLabels([\"Send\", \"\"])"),
      Example("Button(\"Send\") { }.▶accessibilityInputLabels([\"Send\", \"Mail\", \"Send\"])"),
      Example("Button { } label: { Image(\"a\") }.accessibilityLabel(\"Search\").▶accessibilityInputLabels([\"Find\"])"),
    ],
    good: [
      Example("Button(\"Send\") { }.accessibilityInputLabels([\"Send\", \"Submit\"])"),
      Example("Button { } label: { Image(\"a\") }.accessibilityLabel(\"Search\").accessibilityInputLabels([\"Search\", \"Find\"])"),
      Example("Button(\"Send\") { }.accessibilityInputLabels(names)"),
      Example("Button(\"Send message to all\") { }.accessibilityInputLabels([\"Send\"])"),
      Example("Button(title) { }.accessibilityInputLabels([\"Send\"])"),
      Example("Button(\"Send\") { }.accessibilityInputLabels([Text(\"Send\"), Text(\"Post\")])"),
    ],
    check: find)
}
