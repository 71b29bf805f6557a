extension Rule {
  static let duplicateSpeech = Rule(
    id: "duplicate-speech",
    title: "The same words are said twice in a row",
    severity: .minor,
    wcag: [],
    document: .descriptions,
    population: .texts,
    wrong: "Two neighbours are two elements with the same name.",
    heard: "The same words at two stops, and one swipe too many.",
    fix: "Hide the text with accessibilityHidden(true), or let the control's own title be shown.",
    bad: [
      Example("HStack { ▶Text(\"Wi-Fi\"); Toggle(\"Wi-Fi\", isOn: $isOn).labelsHidden() }"),
      Example("HStack { ▶Text(name); Slider(value: $v).accessibilityLabel(name) }"),
      Example("VStack { ▶Text(\"Name\"); TextField(\"Name\", text: $name) }"),
    ],
    good: [
      Example("Toggle(\"Wi-Fi\", isOn: $isOn)"),
      Example("HStack { Text(\"Wi-Fi\").accessibilityHidden(true); Toggle(\"Wi-Fi\", isOn: $isOn).labelsHidden() }"),
      Example("HStack { Text(\"Wi-Fi\"); Toggle(\"Wi-Fi\", isOn: $isOn).labelsHidden() }.accessibilityElement(children: .combine)"),
      Example("HStack { Text(\"Network\"); Toggle(\"Wi-Fi\", isOn: $isOn) }"),
      Example("HStack { Text(a); Text(b) }"),
      Example("if isOn { Text(\"Wi-Fi\") } else { Button(\"Wi-Fi\") {} }"),
    ],
    check: find)
}
