extension Rule {
  static let labeledPairMismatch = Rule(
    id: "labeled-pair-mismatch",
    title: "The halves of a labelled pair do not meet",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .labeledPair,
    population: .labeledPairs,
    wrong: """
      Label and content are there, but with different ids or namespaces, or one role stands twice under \
      one id, or the namespace is not a @Namespace.
      """,
    heard: "The two parts apart from each other, as if no pair had been declared.",
    fix: "Use one id and one @Namespace for exactly one label and one content.",
    bad: [
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Text(level).▶accessibilityLabeledPair(role: .content, id: "batery", in: pair)
        }
        """, members: "@Namespace private var pair"),
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: first)
          Text(level).▶accessibilityLabeledPair(role: .content, id: "battery", in: second)
        }
        """, members: "@Namespace var first\n  @Namespace var second"),
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Text(level).▶accessibilityLabeledPair(role: .label, id: "battery", in: pair)
        }
        """, members: "@Namespace var pair"),
    ],
    good: [
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Text(level).accessibilityLabeledPair(role: .content, id: "battery", in: pair)
        }
        """, members: "@Namespace private var pair"),
      Example(
        """
        VStack {
          Text("A").accessibilityLabeledPair(role: .label, id: "a", in: pair)
          Text(a).accessibilityLabeledPair(role: .content, id: "a", in: pair)
          Text("B").accessibilityLabeledPair(role: .label, id: "b", in: pair)
          Text(b).accessibilityLabeledPair(role: .content, id: "b", in: pair)
        }
        """, members: "@Namespace var pair"),
      Example(
        """
        HStack {
          Text("A").accessibilityLabeledPair(role: .label, id: first.id, in: pair)
          Text(a).accessibilityLabeledPair(role: .content, id: second.id, in: pair)
        }
        """, members: "@Namespace var pair"),
    ],
    check: find)
}
