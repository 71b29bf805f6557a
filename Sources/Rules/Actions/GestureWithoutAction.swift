import Views
import VoiceOver

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
    heard:
      "Nothing: VoiceOver does not say that there is a gesture, and takes most of them for itself.",
    fix:
      "Add an accessibilityAction(named:), an accessibilityAdjustableAction or a context menu for it.",
    bad: [
      Example(
        """
        Text(title)
          .▶onLongPressGesture { showMenu() }
        """),
      Example(
        "Image(\"map\").accessibilityLabel(\"Map\").▶gesture(MagnificationGesture().onChanged { zoom = $0 })"
      ),
      Example(
        "Capsule().accessibilityLabel(\"Level\").▶gesture(DragGesture().onChanged { level = $0.location.x })"
      ),
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
      Example(
        "Text(title).onLongPressGesture { copy() }.contextMenu { Button(\"Copy\") { copy() } }"),
      Example(
        "VStack { Text(a).onLongPressGesture { go() } }.accessibilityAction(named: \"Go\") { go() }"
      ),
      Example("Text(title).onLongPressGesture { go() }.accessibilityHidden(true)"),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for gesture in facts.gestures where facts.isPerceivable(gesture) {
    let modifier = facts.modifier(gesture)
    let host = facts.hosts[Int(gesture)]
    guard let name = facts.name(of: facts.gestureKind(modifier)), !facts.hasCounterpart(gesture),
      !facts.onlyEndsInput(modifier), facts[host].rows < 0 || !facts.isMovable(host)
    else { continue }
    report.add(modifier: gesture, in: facts, "Nothing but \(name) does this.")
  }
}

extension Facts {
  fileprivate func name(of gesture: GestureKind) -> String? {
    switch gesture {
    case .longPress: "a long press"
    case .drag: "a drag"
    case .magnify: "a pinch"
    case .rotate: "a rotation"
    case .carry: "dragging and dropping"
    case .tap, .unknown: nil
    }
  }

  /// An action, a menu or a control stands in for the gesture.
  fileprivate func hasCounterpart(_ gesture: Int32) -> Bool {
    let host = hosts[Int(gesture)]
    if !self[host].actions.isEmpty { return true }
    if elements(around: host).contains(where: { !$0.outer.actions.isEmpty }) { return true }
    let control = self[host].control
    if control >= 0, !self[control].actions.isEmpty { return true }
    // What a drag or a pinch does on a view with controls, one of them may do.
    if before[Int(gesture)].controls > 0, case .longPress = gestureKind(modifier(gesture)) {
      return false
    }
    if before[Int(gesture)].controls > 0 || before[Int(gesture)].isOpen { return true }
    return descendants(of: host).contains { !self[$0].actions.isEmpty }
  }

  /// Rows that can be moved have actions for it.
  fileprivate func isMovable(_ host: NodeID) -> Bool {
    ancestors(of: host).contains { node in
      scene.modifiers(of: node).contains { $0.word == .onMove || $0.word == .onDelete }
    }
  }
}
