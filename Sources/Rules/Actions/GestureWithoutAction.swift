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
    claim: "have no counterpart for VoiceOver",
    wrong: """
      A long press, drag, rotation or magnification does something, and no accessibility action, menu or \
      button does the same.
      """,
    heard:
      "Nothing: VoiceOver does not say that there is a gesture, and takes most of them for itself.",
    fix:
      "Add an accessibilityAction(named:), an accessibilityAdjustableAction or a context menu for it.",
    bad: gesturesWithoutDouble, good: gesturesWithDouble,
    check: .scene(find))
}

private func find(_ facts: borrowing Facts, _ report: inout Report) {
  for gesture in facts.gestures where facts.isPerceivable(gesture) {
    let modifier = facts.modifier(gesture)
    let host = facts.hosts[Int(gesture)]
    guard let name = facts.name(of: facts.gestureKind(modifier)), !facts.hasCounterpart(gesture),
      !facts.onlyEndsInput(modifier), !facts.hasButton(for: gesture),
      !facts.isExport(modifier), !facts.onlyShowsPress(modifier), !facts.isSetByTap(gesture),
      !facts.endsAsItBegan(modifier), !facts.hasTapTwin(gesture),
      facts[host].rows < 0 || !facts.isMovable(host)
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
    case .tap, .press, .unknown: nil
    }
  }

  /// Nothing here takes what is carried: it can only be carried to another app.
  fileprivate func isExport(_ modifier: AppliedModifier) -> Bool {
    guard case .carry = gestureKind(modifier) else { return false }
    return !scene.modifiers.contains { $0.word == .onDrop || $0.word == .dropDestination }
  }

  /// An action, a menu or a control stands in for the gesture.
  fileprivate func hasCounterpart(_ gesture: Int32) -> Bool {
    let host = hosts[Int(gesture)]
    if !self[host].actions.isEmpty { return true }
    if elements(around: host).contains(where: { $0.replaces || !$0.outer.actions.isEmpty }) {
      return true
    }
    let control = self[host].control
    if control >= 0, !self[control].actions.isEmpty { return true }
    // What is done to it beside is not what it is for.
    switch self.control(core(host)) {
    case .slider, .stepper: return true
    default: break
    }
    // What a drag or a pinch does on a view with controls, one of them may do.
    if before[Int(gesture)].controls > 0, case .longPress = gestureKind(modifier(gesture)) {
      return false
    }
    if before[Int(gesture)].controls > 0 { return true }
    if before[Int(gesture)].isOpen, !isLoadedImage(core(host)) { return true }
    return descendants(of: host).contains { !self[$0].actions.isEmpty }
  }

  /// Rows that can be moved have actions for it.
  fileprivate func isMovable(_ host: NodeID) -> Bool {
    ancestors(of: host).contains { node in
      scene.modifiers(of: node).contains { $0.word == .onMove || $0.word == .onDelete }
    }
  }
}
