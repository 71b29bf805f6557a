extension Rule {
  static let tapWithoutTrait = Rule(
    id: "tap-without-trait",
    title: "A tap works, and nothing says so",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .actions,
    population: .gestures,
    wrong: "A tap gesture makes a control of a view that VoiceOver reads as plain text or an image.",
    heard: "The text, without \"button\": a listener has no reason to double-tap it.",
    fix: """
      Make it a Button (with .buttonStyle(.plain) to keep its look). Where that cannot be, make one \
      element of it and add the trait .isButton.
      """,
    bad: [
      Example("Text(title).▶onTapGesture { open() }"),
      Example("HStack { Text(a); Text(b) }.▶onTapGesture { open() }"),
      Example("Image(\"logo\").accessibilityLabel(\"Start\").▶gesture(TapGesture().onEnded { open() })"),
      Example("VStack { Text(a) }.▶onTapGesture(count: 1) { open() }"),
      Example("Text(a).▶simultaneousGesture(TapGesture().onEnded { _ in open() })"),
      Example("Text(a).▶onTapGesture { open() }.accessibilityAction(named: \"Open\") { open() }"),
    ],
    good: [
      Example("Button { open() } label: { Text(title) }.buttonStyle(.plain)"),
      Example("Text(title).onTapGesture { open() }.accessibilityAddTraits(.isButton)"),
      Example(
        """
        HStack { Text(a); Text(b).onTapGesture { open() } }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isLink)
        """),
      Example("Image(\"photo\").accessibilityLabel(\"Photo\").onTapGesture(count: 2) { zoom() }"),
      Example("VStack { Text(a) }.onTapGesture { isFocused = false }"),
      Example("Color.clear.contentShape(Rectangle()).onTapGesture { open() }"),
      Example("Text(a).onTapGesture { open() }.accessibilityAction { open() }"),
      Example("Text(a).onTapGesture { open() }.accessibilityHidden(true)"),
      Example("Button(\"A\") { open() }.onTapGesture { log() }"),
      Example("ZStack { Color.black.opacity(0.4).onTapGesture { close() }; Text(a) }"),
      Example(
        """
        VStack { Text(a) }.onTapGesture {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
        """),
    ],
    check: find)
}
