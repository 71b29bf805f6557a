extension Rule {
  static let imageNoLabel = Rule(
    id: "image-no-label",
    title: "An image has no label",
    severity: .serious,
    wcag: ["1.1.1"],
    document: .descriptions,
    population: .images,
    wrong: "An image made from a value is an element, and nothing describes it.",
    heard: "\"Image.\"",
    fix: "Describe it with accessibilityLabel, or hide it with accessibilityHidden(true) when it only decorates.",
    bad: [
      Example("▶Image(uiImage: photo)"),
      Example("VStack { ▶Image(uiImage: photo).resizable().scaledToFit(); Text(caption) }"),
      Example("▶Image(uiImage: qrCode(for: link)).interpolation(.none)"),
      Example("▶Image(systemName: \"arrow.triangle.2.circlepath\")"),
    ],
    good: [
      Example("Image(uiImage: photo).accessibilityLabel(\"Photo of the receipt\")"),
      Example("Image(uiImage: photo).accessibilityHidden(true)"),
      Example("Button { } label: { Image(uiImage: photo); Text(title) }"),
      Example("HStack { AsyncImage(url: url); Text(name) }"),
      Example("HStack { Image(systemName: \"star\"); Text(\"4.5\") }.accessibilityElement(children: .combine)"),
      Example("Image(systemName: \"star\")"),
      Example("Label { Text(a) } icon: { Image(uiImage: photo) }"),
      Example("HStack { Image(uiImage: photo); Text(name) }.accessibilityElement(children: .ignore).accessibilityLabel(name)"),
      Example("TabView { Text(a).tabItem { Image(uiImage: icon); Text(\"Home\") } }"),
    ],
    check: find)
}
