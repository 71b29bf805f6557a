import Scenes
import Views
import VoiceOver

extension Rule {
  static let labelBeforeElement = Rule(
    id: "label-before-element",
    title: "A label is set before the element is made",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .nestedNames,
    population: .labels,
    claim: "are set before the element is made",
    wrong: """
      Modifiers work from the inside out. A label, value, hint or trait below accessibilityElement lands on \
      the views inside, not on the element.
      """,
    heard: "The label once for each view inside, or, below .ignore, nothing.",
    fix: "Move accessibilityElement(children:) in front of it.",
    bad: [
      Example(
        """
        VStack { Text(title); Text(author) }
          .▶accessibilityLabel("\\(title) by \\(author)")
          .accessibilityElement(children: .combine)
        """),
      Example(
        """
        VStack { Text(title); Text(author) }
          .▶accessibilityLabel("Book")
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\\(title), \\(author)")
        """),
      Example(
        """
        HStack { Text(a); Text(b) }
          .▶accessibilityAddTraits(.isButton)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(a)
        """),
    ],
    good: [
      Example(
        """
        VStack { Text(title); Text(author) }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("\\(title) by \\(author)")
        """),
      Example(
        """
        HStack { Text(title).accessibilityLabel("Title: \\(title)"); Text(author) }
          .accessibilityElement(children: .combine)
        """),
      Example(
        "VStack { Image(\"a\").accessibilityLabel(\"A\"); Text(b) }.accessibilityElement(children: .contain)"
      ),
      Example(
        """
        HStack { Text(a); Text(b) }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        """),
      Example(
        """
        HStack { Text(a); Text(b) }
          .accessibilityAddTraits(.isHeader)
          .accessibilityElement(children: .combine)
        """),
    ],
    check: .scene {
      LabelBeforeElementCheck(scene: $0.scene, inherited: $0.inherited, counts: $0.counts).find(&$1)
    })
}

private struct LabelBeforeElementCheck {
  let scene: Scene
  let inherited: Inherited
  let counts: Counts

  func find(_ report: inout SceneReport) {
    for mark in inherited.judged.marks where inherited.makes[Int(mark)] < 0 {
      guard let outer = inherited.outerElement(of: mark), inherited.innerElement(of: mark) == nil,
        outer.behaviour == .ignore || outer.behaviour == .combine
      else { continue }
      let tally = counts.before[Int(mark)]
      let isSeveral = tally.least >= 2 || outer.behaviour == .ignore && tally.most >= 2
      guard isSeveral, outer.outer.hiddenBy < 0,
        let property = inherited.properties(of: mark).first(where: { isPlaced($0, below: outer) })
      else { continue }
      let thing = property.kind.noun
      report.add(
        modifier: mark,
        outer.behaviour == .ignore
          ? "The \(thing) goes to the views inside, which the element then ignores."
          : "The \(thing) goes to each view inside before they are combined.")
    }
  }

  /// A property that belongs to one element; traits of what is combined are the element's as well.
  func isPlaced(_ property: Property, below element: MadeElement) -> Bool {
    switch property.kind {
    case .label, .value, .hint: true
    case .traits where element.behaviour == .combine: false
    case .traits:
      !scene.traits(property.value).isDisjoint(with: [.button, .link, .header, .selected])
    default: false
    }
  }
}

extension Property.Kind {
  var noun: String {
    switch self {
    case .label: "label"
    case .value: "value"
    case .hint: "hint"
    default: "trait"
    }
  }
}
