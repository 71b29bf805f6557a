import Views
import VoiceOver

extension Rule {
  static let combinedRowWithoutLabel = Rule(
    id: "combined-row-without-label",
    title: "Combining drops an image that carries state",
    severity: .moderate,
    wcag: ["1.1.1"],
    document: .grouping,
    population: .madeElements,
    wrong: """
      Combined elements join the texts inside and drop unlabelled symbols. Here a dropped symbol depends \
      on a condition, so it tells something that the text does not.
      """,
    heard: "The texts, and nothing of what the symbol shows.",
    fix:
      "Give the symbol an accessibilityLabel, or say its state in the label or value of the combined element.",
    bad: [
      Example(
        """
        HStack {
          Text(file.name)
          if file.isLocked { ▶Image(systemName: "lock.fill") }
        }
        .accessibilityElement(children: .combine)
        """),
      Example(
        """
        HStack {
          ▶Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
          Text(task.title)
        }
        .accessibilityElement(children: .combine)
        """),
      Example(
        """
        HStack { Text(entry.title); ▶Image(systemName: entry.kind.symbol) }
          .accessibilityElement(children: .combine)
        """),
    ],
    good: [
      Example(
        """
        HStack {
          Text(file.name)
          if file.isLocked { Image(systemName: "lock.fill").accessibilityLabel("Locked") }
        }
        .accessibilityElement(children: .combine)
        """),
      Example(
        "HStack { Image(systemName: \"star.fill\"); Text(\"4.5\") }.accessibilityElement(children: .combine)"
      ),
      Example(
        """
        HStack { Image(systemName: isDone ? "checkmark" : "circle"); Text(title) }
          .accessibilityElement(children: .combine)
          .accessibilityValue(isDone ? "Done" : "Open")
        """),
      Example(
        """
        HStack { Text(name); if isLocked { Image(systemName: "lock").accessibilityHidden(true) } }
          .accessibilityElement(children: .combine)
        """),
      Example("HStack { Text(name); if isLocked { Image(systemName: \"lock\") } }"),
      Example(
        """
        HStack { Text(name); Image(systemName: isOn ? "checkmark.circle" : "circle") }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
        """),
    ],
    check: .scene(find))
}

private func find(_ facts: Facts, _ report: inout Report) {
  for image in facts.images {
    guard case .symbol(let name) = facts.source(of: image), facts[image].label < 0,
      facts[image].hiddenBy < 0, !facts[image].surroundings.contains(.labelIcon),
      let element = facts.elements(around: image).first(where: { $0.swallows }),
      element.behaviour == .combine, facts.isSilentOnState(element)
    else { continue }
    if let name, facts.isOrnament(name) { continue }
    let isVariable = name == nil
    guard isVariable || facts.isConditional(image, inside: element.node),
      !facts.hasCompanion(image, in: element)
    else { continue }
    report.add(
      image, in: facts,
      "\(facts.description(of: image)) tells something, and the combined element does not say it.")
  }
}

extension Facts {
  /// Neither a label nor a value is set that may say what an image shows.
  fileprivate func isSilentOnState(_ element: MadeElement) -> Bool {
    let outer = element.outer
    guard outer.label < 0, outer.value < 0, outer.hiddenBy < 0,
      outer.traits.isDisjoint(with: [.selected, .unknown])
    else { return false }
    return outer.control < 0 || (self[outer.control].label < 0 && self[outer.control].value < 0)
  }

  /// A text comes and goes, or changes, with the image.
  fileprivate func hasCompanion(_ image: NodeID, in element: MadeElement) -> Bool {
    let inside = texts(in: element.node).drop { $0 == element.node }
    guard !inside.isEmpty else { return true }
    if inside.contains(where: { said(title(of: $0)).isChoice }) { return true }
    let alternative = ancestors(of: image).first { ancestor in
      if case .alternative = scene[ancestor].kind { true } else { false }
    }
    guard let alternative, alternative > element.node else { return false }
    return inside.contains { $0 > alternative && $0 < scene[alternative].end }
  }
}
