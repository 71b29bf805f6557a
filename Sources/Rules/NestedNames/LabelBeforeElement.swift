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
    check: .scene(find))
}

private func find(_ facts: borrowing Facts, _ report: inout SceneReport) {
  for mark in facts.inherited.marks where facts.inherited.makes[Int(mark)] < 0 {
    guard let outer = facts.inherited.outerElement(of: mark),
      facts.inherited.innerElement(of: mark) == nil,
      outer.behaviour == .ignore || outer.behaviour == .combine
    else { continue }
    let tally = facts.counts.before[Int(mark)]
    let isSeveral = tally.least >= 2 || outer.behaviour == .ignore && tally.most >= 2
    guard isSeveral, outer.outer.hiddenBy < 0,
      let property = facts.inherited.properties(of: mark).first(where: {
        facts.isPlaced($0, below: outer)
      })
    else { continue }
    let thing = facts.noun(for: property.kind)
    report.add(
      modifier: mark,
      outer.behaviour == .ignore
        ? "The \(thing) goes to the views inside, which the element then ignores."
        : "The \(thing) goes to each view inside before they are combined.")
  }
}

extension Facts {
  /// A property that belongs to one element; traits of what is combined are the element's as well.
  fileprivate func isPlaced(_ property: Property, below element: MadeElement) -> Bool {
    switch property.kind {
    case .label, .value, .hint: true
    case .traits where element.behaviour == .combine: false
    case .traits:
      !scene.traits(property.value).isDisjoint(with: [.button, .link, .header, .selected])
    default: false
    }
  }

  func noun(for kind: Property.Kind) -> String {
    switch kind {
    case .label: "label"
    case .value: "value"
    case .hint: "hint"
    default: "trait"
    }
  }
}
