import Scenes
import Views
import VoiceOver

extension Rule {
  static let stackedElementModifiers = Rule(
    id: "stacked-element-modifiers",
    title: "One view is made an element twice",
    severity: .moderate,
    wcag: ["4.1.2"],
    document: .nestedNames,
    population: .madeElements,
    claim: "are made elements twice",
    wrong: """
      Two accessibilityElement modifiers with different behaviours stand on one view. Apple describes the \
      result in one way, and systems have behaved in another.
      """,
    heard: "The joined texts on one system, and nothing on another.",
    fix:
      "Keep one: .combine to read the texts inside, .ignore with a label, or .contain for a group.",
    bad: [
      Example(
        """
        VStack { Text(title); Text(author) }
          .accessibilityElement()
          .▶accessibilityElement(children: .combine)
        """),
      Example(
        """
        VStack { Text(title); Text(author) }
          .accessibilityElement(children: .combine)
          .▶accessibilityElement()
          .accessibilityLabel("\\(title) by \\(author)")
        """),
      Example(
        """
        HStack { Text(title); Text(author) }
          .accessibilityElement(children: .contain)
          .padding()
          .▶accessibilityElement(children: .combine)
        """),
    ],
    good: [
      Example(
        """
        VStack { Text(title); Text(author) }
          .accessibilityElement(children: .combine)
        """),
      Example(
        """
        VStack { HStack { Text(a); Text(b) }.accessibilityElement(children: .combine); Text(c) }
          .accessibilityElement(children: .contain)
        """),
      Example(
        """
        VStack { HStack { Text(a); Text(b) }.accessibilityElement(children: .combine) }
          .accessibilityElement(children: .contain)
        """),
    ],
    check: .scene { StackedElementModifiersCheck(tree: $0.tree, inherited: $0.inherited).find(&$1) }
  )
}

private struct StackedElementModifiersCheck {
  let tree: SceneTree
  let inherited: Inherited

  func find(_ report: inout SceneReport) {
    var last: MadeElement?
    // Outer ones come first on each view.
    for element in inherited.judged.made
    where tree.modifier(element.modifier).word == .accessibilityElement {
      defer { last = element }
      guard let outer = last, outer.node == element.node, outer.behaviour != element.behaviour,
        outer.behaviour != .unknown, element.behaviour != .unknown, element.outer.hiddenBy < 0
      else { continue }
      report.add(
        modifier: outer.modifier,
        "The view is already an element (\(spelled(element))); this makes another of it (\(spelled(outer)))."
      )
    }
  }

  func spelled(_ element: MadeElement) -> String {
    switch element.behaviour {
    case .ignore: ".ignore"
    case .combine: ".combine"
    case .contain: ".contain"
    case .representation, .children, .unknown: "another"
    }
  }
}
