extension Rule {
  static let gestureWithoutAction = Rule(
    id: "gesture-without-action",
    title: "A gesture has no counterpart for VoiceOver",
    severity: .serious,
    wcag: ["2.1.1", "2.5.1"],
    document: .actions,
    population: .gestures,
    wrong: """
      A long press, drag, rotation or magnification does something, and no accessibility action, menu or \
      button does the same.
      """,
    heard: "Nothing: VoiceOver does not say that there is a gesture, and takes most of them for itself.",
    fix: "Add an accessibilityAction(named:), an accessibilityAdjustableAction or a context menu for it.",
    bad: [
      Example(
        """
        Text(title)
          .▶onLongPressGesture { showMenu() }
        """),
      Example("Image(\"map\").accessibilityLabel(\"Map\").▶gesture(MagnificationGesture().onChanged { zoom = $0 })"),
      Example("Capsule().accessibilityLabel(\"Level\").▶gesture(DragGesture().onChanged { level = $0.location.x })"),
      Example("Text(title).▶simultaneousGesture(LongPressGesture().onEnded { _ in showMenu() })"),
      Example("Text(card.name).▶onDrag { provider(card) }"),
    ],
    good: [
      Example(
        """
        Text(title)
          .onLongPressGesture { showMenu() }
          .accessibilityAction(named: "Show menu") { showMenu() }
        """),
      Example("Text(title).contextMenu { Button(\"Copy\") {} }"),
      Example("Text(title).swipeActions { Button(\"Delete\") {} }"),
      Example(
        """
        Capsule().accessibilityLabel("Level").gesture(DragGesture().onChanged { level = $0.location.x })
          .accessibilityAdjustableAction { _ in }
        """),
      Example("Text(title).onLongPressGesture { copy() }.contextMenu { Button(\"Copy\") { copy() } }"),
      Example("VStack { Text(a).onLongPressGesture { go() } }.accessibilityAction(named: \"Go\") { go() }"),
      Example("Text(title).onLongPressGesture { go() }.accessibilityHidden(true)"),
    ],
    check: find)
}
