extension Rule {
  static let decorativeImageReadAloud = Rule(
    id: "decorative-image-read-aloud",
    title: "A decoration is read aloud",
    severity: .minor,
    wcag: ["1.1.1"],
    document: .descriptions,
    population: .images,
    wrong: "An image that only decorates (by its place or its name) is an element without a label.",
    heard: "A swipe that brings nothing but the name of a file: \"background pattern. Image.\"",
    fix: "Use Image(decorative:), or hide it with accessibilityHidden(true).",
    bad: [
      Example("VStack { ▶Image(\"background-pattern\"); Text(title) }"),
      Example("Text(title).background { ▶Image(\"leaves\") }"),
      Example("ZStack { ▶Image(\"hero\").resizable().ignoresSafeArea(); VStack { Text(a); Text(b) } }"),
      Example("VStack { Text(a); ▶Image(\"dividerLine\"); Text(b) }"),
    ],
    good: [
      Example("VStack { Image(decorative: \"background-pattern\"); Text(title) }"),
      Example("Text(title).background { Image(\"leaves\").accessibilityHidden(true) }"),
      Example("Text(title).background(Color.blue)"),
      Example("VStack { Image(\"divider\").accessibilityLabel(\"End of part one\"); Text(b) }"),
      Example("Button { } label: { Text(a).background { Image(\"leaves\") } }"),
    ],
    check: find)
}
