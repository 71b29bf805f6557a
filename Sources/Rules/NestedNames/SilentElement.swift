import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let silentElement = Rule(
    id: "silent-element",
    title: "An element says nothing",
    severity: .critical,
    wcag: ["4.1.2"],
    document: .nestedNames,
    population: .madeElements,
    claim: "say nothing",
    wrong: "A modifier makes an element here, and nothing gives it a label or a value.",
    heard: "A stop with no words: focus is somewhere, and the listener cannot know where.",
    fix: """
      Set an accessibilityLabel after the element is made, use .combine so that it takes the texts inside, \
      or hide it.
      """,
    bad: [
      Example(
        """
        VStack { Text(title); Text(detail) }
          .▶accessibilityElement(children: .ignore)
        """),
      Example("HStack { Text(a); Text(b) }.▶accessibilityElement()"),
      Example(
        "VStack { Text(a) }.accessibilityHidden(true).▶accessibilityElement(children: .combine)"),
      Example("Color.clear.▶accessibilityAction(named: \"Archive\") { archive() }"),
      Example(
        """
        Circle().onTapGesture { open() }.▶accessibilityAddTraits(.isButton)
        AsyncImage(url: url).▶accessibilityAddTraits(.isButton).onTapGesture { open() }
        """),
    ] + silentViews,
    good: [
      Example(
        """
        VStack { Text(title); Text(detail) }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\\(title), \\(detail)")
        """),
      Example("HStack { Text(a); Text(b) }.accessibilityElement(children: .combine)"),
      Example("Unknown().accessibilityElement(children: .combine)"),
      Example("Circle().accessibilityElement().accessibilityValue(level)"),
      Example("Text(a).accessibilityElement(children: .ignore).accessibilityHidden(true)"),
      Example("VStack { Text(a); Text(b) }.accessibilityElement(children: .contain)"),
      Example(
        "Circle().onTapGesture { open() }.accessibilityAddTraits(.isButton).accessibilityLabel(a)"),
    ] + speakingViews,
    check: .scene {
      SilentElementCheck(scene: $0.scene, inherited: $0.inherited, counts: $0.counts).find(&$1)
      SilentViewCheck(scene: $0.scene, inherited: $0.inherited, code: $0.code).find(&$1)
    },
    pieces: PieceCheck(
      reactNative: "Give it an accessibilityLabel, or take accessible away.",
      flutter: "Give the Semantics a label, or take it away.",
      examples: [
        .reactNative(
          bad: """
            <View accessible><View /></View>
            """,
          good: """
            <View accessible accessibilityLabel="Half full"><View /></View>
            """),
        .flutter(
          bad: """
            Semantics(container: true, onDismiss: f, child: SizedBox(height: 20))
            """,
          good: """
            Semantics(container: true, onDismiss: f, label: 'Sheet', child: SizedBox(height: 20))
            """),
      ],
      findSilentPieces))
}

private struct SilentElementCheck {
  let scene: Scene
  let inherited: Inherited
  let counts: Counts

  func find(_ report: inout SceneReport) {
    for element in inherited.judged.made where isSilent(element) {
      report.add(
        modifier: element.modifier,
        element.behaviour == .combine
          ? "Nothing is left below to combine, and no label is set: the element is silent."
          : "The element has neither label nor value: it is silent.")
    }
    for mark in inherited.judged.marks where makesSilentElement(mark) {
      report.add(modifier: mark, "This makes an element of a view that says nothing: it is silent.")
    }
  }

  func isSilent(_ element: MadeElement) -> Bool {
    let outer = element.outer
    let tally = counts.before[Int(element.modifier)]
    guard outer.label < 0, outer.value < 0, outer.hiddenBy < 0, outer.control < 0, !tally.isOpen,
      outer.surroundings.isDisjoint(with: [
        .actions, .decoration, .conditionallyHidden, .unknownModifier,
      ]), outer.made < 0 || !inherited.made[Int(outer.made)].swallows, !isReplaced(element)
    else { return false }
    switch element.behaviour {
    case .ignore: return true
    // `.ignore` below is another fault, and is reported there.
    case .combine: return tally.most == 0
    case .contain, .representation, .children, .unknown: return false
    }
  }

  /// Another element modifier after this one takes its place.
  func isReplaced(_ element: MadeElement) -> Bool {
    scene[element.node].modifiers.contains {
      $0 > element.modifier && inherited.makes[Int($0)] >= 0
    }
  }

  func makesSilentElement(_ mark: Int32) -> Bool {
    let tally = counts.before[Int(mark)]
    let host = inherited.hosts[Int(mark)]
    let around = inherited.circumstances(at: mark)
    // A trait makes no element of a view of UIKit.
    guard inherited.makes[Int(mark)] < 0, !scene.isUIKit(host), tally.most == 0, !tally.isOpen,
      inherited.innerElement(of: mark) == nil, inherited.isHeard(host), around.label < 0,
      around.value < 0,
      around.surroundings.isDisjoint(with: [.conditionallyHidden, .menu, .labelText])
    else { return false }
    // Only what is meant to be there: an action, or a role.
    return inherited.properties(of: mark).contains { property in
      switch property.kind {
      case .defaultAction, .namedAction, .adjustable: true
      case .traits: !scene.traits(property.value).isDisjoint(with: [.button, .link, .header])
      default: false
      }
    } && !isFirstOfSeveral(mark)
  }

  /// One report for one element, at the first modifier that makes it.
  func isFirstOfSeveral(_ mark: Int32) -> Bool {
    scene[inherited.hosts[Int(mark)]].modifiers.contains { other in
      other < mark
        && inherited.properties(of: other).contains { property in
          switch property.kind {
          case .defaultAction, .namedAction, .adjustable, .traits: true
          default: false
          }
        }
    }
  }
}

private func findSilentPieces(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements
  where !element.isPressed && element.isNameless && element.hint.isEmpty
    // It is no author's who could name it.
    && !element.facts.isMadeByPackage
  {
    guard element.utterance({ $0.said }).said.isEmpty, !element.showsOnlyIcons,
      !element.facts.set.contains(where: { $0.kind == .label })
    else { continue }
    report.add(element, "The element has neither label nor value: it is silent.")
  }
}
