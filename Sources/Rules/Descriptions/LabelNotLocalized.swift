extension Rule {
  static let labelNotLocalized = Rule(
    id: "label-not-localized",
    title: "A label is not translated",
    severity: .minor,
    wcag: ["3.1.2"],
    document: .descriptions,
    population: .labels,
    wrong: "The app has translations, and this text for VoiceOver bypasses them.",
    heard: "An English word in the middle of another language, read with that language's sounds.",
    fix: "Use a localised text: a string literal in SwiftUI, String(localized:) elsewhere.",
    bad: [
      Example(
        "Image(systemName: \"magnifyingglass\").▶accessibilityLabel(Text(verbatim: \"Search\"))",
        strings: ["Home": "Home"]),
      Example(
        "Text(a).▶accessibilityLabel(Text(verbatim: \"Total amount\"))", strings: ["Home": "Home"]),
      Example(
        "Button { } label: { Image(\"a\") }.▶accessibilityLabel(Text(verbatim: \"Close\"))",
        strings: ["Home": "Home"]),
    ],
    good: [
      Example("Image(systemName: \"magnifyingglass\").accessibilityLabel(\"Search\")", strings: ["Search": "Search"]),
      Example("Image(systemName: \"magnifyingglass\").accessibilityLabel(Text(verbatim: \"Search\"))"),
      Example("Text(a).accessibilityLabel(Text(verbatim: name))", strings: ["Home": "Home"]),
      Example("Text(a).accessibilityLabel(Text(verbatim: \"42\"))", strings: ["Home": "Home"]),
    ],
    check: find)
}
