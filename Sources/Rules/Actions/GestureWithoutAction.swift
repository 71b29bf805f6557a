import Components
import Scenes
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
    check: .scene {
      GestureWithoutActionCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, pictures: $0.pictures,
        counts: $0.counts, actions: $0.actions, taps: $0.taps
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Offer the same in accessibilityActions with onAccessibilityAction, or with a button that is seen.",
      flutter: "Offer the same in customSemanticsActions, or with a button or a menu that is seen.",
      mended: .actions,
      examples: [
        .reactNative(
          bad: """
            <Pressable accessibilityRole="button" onPress={f} onLongPress={showMenu}>
              <Text>Open</Text>
            </Pressable>
            """,
          good: """
            <Pressable
              accessibilityRole="button"
              accessibilityActions={[{ name: 'menu', label: 'Show menu' }]}
              onAccessibilityAction={showMenu}
              onPress={f}
              onLongPress={showMenu}>
              <Text>Open</Text>
            </Pressable>
            """),
        .flutter(
          bad: """
            GestureDetector(onLongPress: f, child: Text(item.title))
            """,
          good: """
            Semantics(
              customSemanticsActions: {CustomSemanticsAction(label: 'Menu'): f},
              child: GestureDetector(onLongPress: f, child: Text(item.title)),
            )
            """),
      ],
      findUnansweredGestures))
}

private struct GestureWithoutActionCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let pictures: Pictures
  let counts: Counts
  let actions: Actions
  let taps: Taps

  func find(_ report: inout SceneReport) {
    for gesture in inherited.judged.gestures where taps.isPerceivable(gesture) {
      let modifier = tree.modifier(gesture)
      let host = inherited.hosts[Int(gesture)]
      guard let name = name(of: gesture), !hasCounterpart(gesture),
        !actions.onlyEndsInput(modifier), !taps.hasButton(for: gesture), !isExport(modifier),
        !actions.onlyShowsPress(modifier), !actions.isSetByTap(gesture),
        !actions.endsAsItBegan(modifier), !taps.hasTapTwin(gesture), !uncovers(gesture),
        inherited[host].rows < 0 || !isMovable(host)
      else { continue }
      report.add(
        modifier: gesture, "Nothing but \(name) does this.",
        fix: scene.isUIKit(host)
          ? "Add a UIAccessibilityCustomAction for it, a context menu or a button that is seen."
          : nil)
    }
  }

  func name(of gesture: Int32) -> String? {
    switch actions.gestureKind(tree.modifier(gesture)) {
    case .longPress: "a long press"
    case .drag: "a drag"
    case .magnify: "a pinch"
    case .rotate: "a rotation"
    case .carry: "dragging and dropping"
    case .press: isHold(gesture) ? "holding the button down" : nil
    case .tap, .unknown: nil
    }
  }

  /// What a button does while it is held, beside what it does when it is pressed; VoiceOver does the latter only.
  ///
  /// https://developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)
  func isHold(_ gesture: Int32) -> Bool {
    let (host, modifier) = (inherited.hosts[Int(gesture)], tree.modifier(gesture))
    let button = inherited.core(host)
    return modifier.word == .simultaneousGesture && tree.control(button) == .button
      && inherited.isHeard(button) && actions.isHeldDown(modifier, on: button)
  }

  /// Nothing here takes what is carried: it can only be carried to another app.
  func isExport(_ modifier: AppliedModifier) -> Bool {
    guard case .carry = actions.gestureKind(modifier) else { return false }
    return !scene.modifiers.contains { $0.word == .onDrop || $0.word == .dropDestination }
  }

  /// An action, a menu or a control stands in for the gesture.
  func hasCounterpart(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    if !inherited[host].actions.isEmpty { return true }
    if inherited.elements(around: host).contains(where: { $0.replaces || !$0.outer.actions.isEmpty }
    ) {
      return true
    }
    let control = inherited[host].control
    if control >= 0, !inherited[control].actions.isEmpty { return true }
    // What is done to it beside is not what it is for.
    switch tree.control(inherited.core(host)) {
    case .slider, .stepper: return true
    default: break
    }
    // What a drag or a pinch does on a view with controls, one of them may do.
    if counts.before[Int(gesture)].controls > 0, !taps.onlyReveals(gesture) {
      switch actions.gestureKind(tree.modifier(gesture)) {
      case .longPress, .press: return false
      default: return true
      }
    }
    if counts.before[Int(gesture)].isOpen, !pictures.isLoadedImage(inherited.core(host)) {
      return true
    }
    return tree.descendants(of: host).contains { !inherited[$0].actions.isEmpty }
  }

  /// A drag that moves a view aside, from above controls that are stops anyway.
  func uncovers(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    guard case .drag = actions.gestureKind(tree.modifier(gesture)) else { return false }
    var (top, isMoved) = (host, false)
    for node in tree.lineage(of: host) {
      if node != host, case .view = scene[node].kind {
        guard scene[node].word == .ZStack, isMoved else { return false }
        return tree.children(of: node).contains {
          $0 != top && (tree.isControl($0) || tree.hasControls(in: $0))
        }
      }
      if scene.modifiers(of: node).contains(where: { $0.word == .offset }) { isMoved = true }
      top = node
    }
    return false
  }

  /// Rows that can be moved have actions for it.
  func isMovable(_ host: NodeID) -> Bool {
    tree.ancestors(of: host).contains { node in
      scene.modifiers(of: node).contains { $0.word == .onMove || $0.word == .onDelete }
    }
  }
}

private func findUnansweredGestures(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements where element.actions.isEmpty {
    for gesture in element.facts.gestures where !gesture.isAnswered {
      guard let name = gesture.kind.called else { continue }
      report.add(element, "Nothing but \(name) does this.", at: gesture.place)
    }
  }
}

extension PieceGesture.Kind {
  /// Nil for a tap, which VoiceOver makes itself.
  fileprivate var called: String? {
    switch self {
    case .tap: nil
    case .longPress: "a long press"
    case .doubleTap: "a double tap"
    case .swipe: "a swipe"
    case .drag: "a drag"
    }
  }
}
