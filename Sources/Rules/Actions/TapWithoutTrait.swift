import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let tapWithoutTrait = Rule(
    id: "tap-without-trait",
    title: "A tap works, and nothing says so",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .actions,
    population: .gestures,
    claim: "are taps that nothing tells of",
    wrong:
      "A tap gesture makes a control of a view that VoiceOver reads as plain text or an image.",
    heard: "The text, without \"button\": a listener has no reason to double-tap it.",
    fix: """
      Make it a Button (with .buttonStyle(.plain) to keep its look). Where that cannot be, make one \
      element of it and add the trait .isButton.
      """,
    bad: tapsThatNothingTells, good: tapsThatAreTold,
    check: .scene {
      TapWithoutTraitCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, actions: $0.actions, taps: $0.taps
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Give it accessibilityRole=\"button\", or \"link\" where it leads out of the app.",
      flutter:
        "Put Semantics(button: true) around it, or use a button, ListTile or another component that says so itself.",
      mended: .role,
      examples: [
        .reactNative(
          bad: """
            <TouchableOpacity onPress={f}>
              <Text>Open</Text>
            </TouchableOpacity>
            """,
          good: """
            <TouchableOpacity accessibilityRole="button" onPress={f}>
              <Text>Open</Text>
            </TouchableOpacity>
            """),
        .flutter(
          bad: """
            InkWell(onTap: f, child: Text('Open'))
            """,
          good: """
            Semantics(button: true, child: InkWell(onTap: f, child: Text('Open')))
            """),
      ],
      findUntoldTaps))
}

private struct TapWithoutTraitCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let actions: Actions
  let taps: Taps

  func find(_ report: inout SceneReport) {
    for gesture in inherited.judged.gestures where taps.isAllThatButtonDoes(gesture) {
      report.add(
        modifier: gesture,
        "The Button does nothing: what it is for happens on a tap on its label, which VoiceOver never makes.",
        fix: "Do in the Button's action what the tap does.")
    }
    for gesture in inherited.judged.gestures where taps.isPerceivable(gesture) {
      let modifier = tree.modifier(gesture)
      guard let deed = name(of: actions.gestureKind(modifier)), taps.isPlainTarget(gesture),
        !actions.onlyEndsInput(modifier), !taps.onlyWidens(gesture), !taps.selectsItsRow(gesture),
        !taps.isIdle(gesture), !taps.callsNothing(gesture)
      else { continue }
      let isDrawn = taps.isDrawnTarget(gesture)
      if isDrawn, taps.onlyCloses(modifier) || taps.hasButton(for: gesture) { continue }
      report.add(
        modifier: gesture,
        taps.isUnheardImage(inherited.hosts[Int(gesture)])
          ? "\(deed) does something here, and VoiceOver never comes to it: an image view is no element."
          : isDrawn
            ? "\(deed) does something here, and VoiceOver never comes to it: it is only drawn."
            : hasHint(gesture)
              ? "\(deed) does something here, and only a hint tells of it: nothing says that it is a button."
              : "\(deed) does something here, and VoiceOver says nothing of it.",
        fix: fix(of: gesture, isDrawn: isDrawn))
    }
  }

  /// Nil where a Button can be made of what is tapped.
  func fix(of gesture: Int32, isDrawn: Bool) -> String? {
    if tree.modifier(gesture).word == .addGestureRecognizer {
      return holdsControls(inherited.hosts[Int(gesture)]) ? besideButtons : inUIKit
    }
    if isDrawn { return withName }
    return holdsControls(inherited.hosts[Int(gesture)]) ? besideControls : nil
  }

  /// Where it stands, not in an alert, menu or sheet that it brings up.
  func holdsControls(_ host: NodeID) -> Bool {
    tree.hasControls(in: host)
      && tree.controls.contains { control in
        control > host && control < scene[host].end
          && tree.screen(of: control) == tree.screen(of: host)
          && inherited[control].surroundings.isDisjoint(with: [
            .menu, .actions, .alert, .decoration,
          ])
      }
  }

  /// A hint is said of what is tapped; `help` is one as well.
  func hasHint(_ gesture: Int32) -> Bool {
    let host = inherited.hosts[Int(gesture)]
    return inherited[inherited.core(host)].hint >= 0
      || inherited.elements(around: inherited.core(host)).contains { $0.outer.hint >= 0 }
      || tree.lineage(of: inherited.core(host)).prefix { $0 >= host }.contains { node in
        scene.modifiers(of: node).contains { $0.word == .help }
      }
  }
}

/// A shape has nothing to be called by.
private let withName = """
  Make it a Button (with .buttonStyle(.plain) to keep its look), and say in an accessibilityLabel what \
  it does.
  """
/// A Button around other controls would take them in.
private let besideControls = """
  Make a Button of the texts alone (with .buttonStyle(.plain) to keep their look), and leave the \
  controls that the tap's view holds beside it.
  """
/// An element would take the buttons in.
private let besideButtons = """
  Put a UIButton around the texts alone, and leave the buttons that the view holds beside it. Where that cannot be, make \
  one accessibility element of the texts, and insert the trait: accessibilityTraits.insert(.button).
  """
private let inUIKit = """
  Use a UIButton, or didSelectRow for a cell. Where that cannot be, make it an accessibility \
  element and insert the trait: accessibilityTraits.insert(.button).
  """

private func name(of gesture: GestureKind) -> String? {
  switch gesture {
  case .tap: "A tap"
  case .press: "A press"
  case .longPress, .drag, .magnify, .rotate, .carry, .unknown: nil
  }
}

private func findUntoldTaps(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements {
    let facts = element.facts
    guard let tap = facts.gestures.first(where: { $0.kind == .tap }), !tap.isAnswered,
      !facts.hasUnknownTraits, !facts.onlyDismissesKeyboard, !facts.isDisabled,
      !element.role.isControl, element.traits.isDisjoint(with: .tellingOfTaps)
    else { continue }
    report.add(
      element, "A tap does something here, and nothing says that it is a button.", at: tap.place)
  }
}

extension Traits {
  /// What is heard of these is known to be pressed, typed into or turned.
  fileprivate static let tellingOfTaps: Traits = [
    .button, .link, .toggle, .tab, .textField, .searchField, .adjustable, .keyboardKey, .back,
  ]
}
