extension Rule {
  static let labeledPairReversed = Rule(
    id: "labeled-pair-reversed",
    title: "Label and content of a pair are swapped",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .labeledPair,
    population: .labeledPairs,
    wrong: "The value has the role .label, and the caption has the role .content.",
    heard: "The value as if it were the name: \"87 %\", and then what it is about.",
    fix: "Swap the roles: .label for the words that stay, .content for the value.",
    bad: [
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .content, id: "battery", in: pair)
          Text("87%").▶accessibilityLabeledPair(role: .label, id: "battery", in: pair)
        }
        """, members: "@Namespace private var pair"),
      Example(
        """
        HStack {
          Text("Speed").accessibilityLabeledPair(role: .content, id: 1, in: pair)
          Text("\\(speed)").▶accessibilityLabeledPair(role: .label, id: 1, in: pair)
        }
        """, members: "@Namespace var pair"),
      Example(
        """
        VStack {
          Text(level).▶accessibilityLabeledPair(role: .label, id: "b", in: pair)
          Text("Battery").accessibilityLabeledPair(role: .content, id: "b", in: pair)
        }
        """, members: "@Namespace var pair"),
    ],
    good: [
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Text("87%").accessibilityLabeledPair(role: .content, id: "battery", in: pair)
        }
        """, members: "@Namespace private var pair"),
      Example(
        """
        HStack {
          Text(name).accessibilityLabeledPair(role: .label, id: 1, in: pair)
          Text(value).accessibilityLabeledPair(role: .content, id: 1, in: pair)
        }
        """, members: "@Namespace var pair"),
      Example(
        """
        HStack {
          Text("Day 1").accessibilityLabeledPair(role: .label, id: 1, in: pair)
          Text("Arrival").accessibilityLabeledPair(role: .content, id: 1, in: pair)
        }
        """, members: "@Namespace var pair"),
    ],
    check: find)
}
