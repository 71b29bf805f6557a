extension Rule {
  static let labelDescribesAppearance = Rule(
    id: "label-describes-appearance",
    title: "A label says how it looks, not what it does",
    severity: .moderate,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .labels,
    wrong: "The label names a shape or a colour.",
    heard: "\"Filled heart. Button.\": what a double-tap does stays open.",
    fix: "Name the purpose: \"Add to favourites\", \"Close\", \"More options\".",
    bad: [
      Example(
        """
        Button { like() } label: { Image(systemName: "heart.fill") }
          .▶accessibilityLabel("Filled heart icon")
        """),
      Example("Button { } label: { Image(systemName: \"xmark\") }.▶accessibilityLabel(\"X\")"),
      Example("Button { } label: { Image(systemName: \"ellipsis\") }.▶accessibilityLabel(\"Three dots\")"),
      Example("Button { } label: { Image(systemName: \"chevron.right\") }.▶accessibilityLabel(\"Right arrow\")"),
    ],
    good: [
      Example(
        """
        Button { like() } label: { Image(systemName: "heart.fill") }
          .accessibilityLabel("Add to favourites")
        """),
      Example("Button { } label: { Image(systemName: \"xmark\") }.accessibilityLabel(\"Close\")"),
      Example("Image(\"flag\").accessibilityLabel(\"Red flag on a beach\")"),
      Example("Button { } label: { Circle().fill(.red) }.accessibilityLabel(\"Red\")"),
      Example("Button { } label: { Image(systemName: \"arrow.right\") }.accessibilityLabel(\"Next page\")"),
      Example("Button { } label: { Image(systemName: \"bell\") }.accessibilityLabel(title)"),
    ],
    check: find)
}
