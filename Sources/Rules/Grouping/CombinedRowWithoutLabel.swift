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
    fix: "Give the symbol an accessibilityLabel, or say its state in the label or value of the combined element.",
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
        "HStack { Image(systemName: \"star.fill\"); Text(\"4.5\") }.accessibilityElement(children: .combine)"),
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
    ],
    check: find)
}
