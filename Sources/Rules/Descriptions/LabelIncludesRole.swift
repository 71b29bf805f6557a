extension Rule {
  static let labelIncludesRole = Rule(
    id: "label-includes-role",
    title: "A label repeats the role",
    severity: .minor,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .labels,
    wrong: "The label ends (or begins) with the kind of control, which VoiceOver says by itself.",
    heard: "\"Delete button. Button.\"",
    fix: "Leave the kind out: \"Delete\".",
    bad: [
      Example("Button { } label: { Image(systemName: \"trash\") }.▶accessibilityLabel(\"Delete button\")"),
      Example("Image(\"team\").▶accessibilityLabel(\"Image of our team\")"),
      Example("Toggle(\"Wi-Fi\", isOn: $isOn).▶accessibilityLabel(\"Wi-Fi switch\")"),
      Example("Image(\"team\").▶accessibilityLabel(\"Team picture\")"),
    ],
    good: [
      Example("Button { } label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")"),
      Example("Image(\"team\").accessibilityLabel(\"Our team\")"),
      Example("Button { } label: { Image(systemName: \"photo\") }.accessibilityLabel(\"Choose image\")"),
      Example("Button { } label: { Image(systemName: \"link\") }.accessibilityLabel(\"Copy link\")"),
      Example("Button { } label: { Image(systemName: \"x\") }.accessibilityLabel(\"alert.button.ok\")"),
      Example("Button { } label: { Image(systemName: \"x\") }.accessibilityLabel(\"Iconic\")"),
      Example("Text(a).accessibilityLabel(\"The button of the coat\")"),
    ],
    check: find)
}
