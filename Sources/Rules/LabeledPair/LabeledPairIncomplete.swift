import Views
import VoiceOver

extension Rule {
  static let labeledPairIncomplete = Rule(
    id: "labeled-pair-incomplete",
    title: "Half of a labelled pair is missing",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .labeledPair,
    population: .labeledPairs,
    claim: "lack a half",
    wrong: "A view has one role of a label and content pair, and no view has the other.",
    heard: "The two parts apart from each other, as if no pair had been declared.",
    fix:
      "Give the other view the missing role, with the same id and namespace; or use LabeledContent.",
    bad: [
      Example(
        """
        HStack {
          Text("Battery").▶accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Spacer()
          Text(level)
        }
        """, members: "@Namespace private var pair"),
      Example(
        "HStack { Text(\"Size\"); Text(size).▶accessibilityLabeledPair(role: .content, id: \"size\", in: pair) }",
        members: "@Namespace var pair"),
      Example(
        """
        VStack {
          Text("Speed").▶accessibilityLabeledPair(role: .label, id: 1, in: pair)
          Text(speed).monospacedDigit()
        }
        """, members: "@Namespace var pair"),
    ],
    good: [
      Example(
        """
        HStack {
          Text("Battery").accessibilityLabeledPair(role: .label, id: "battery", in: pair)
          Spacer()
          Text(level).accessibilityLabeledPair(role: .content, id: "battery", in: pair)
        }
        """, members: "@Namespace private var pair"),
      Example("LabeledContent(\"Battery\", value: level)"),
      Example(
        """
        HStack {
          Text("Size").accessibilityLabeledPair(role: .label, id: item.id, in: pair)
          Text(size).accessibilityLabeledPair(role: .content, id: item.id, in: pair)
        }
        """, members: "@Namespace var pair"),
      Example(
        "Text(title).accessibilityLabeledPair(role: role, id: \"a\", in: pair)",
        members: "@Namespace var pair"),
    ],
    check: .scene { find($0.sayings, &$1) })
}

private func find(_ sayings: Sayings, _ report: inout SceneReport) {
  for halves in sayings.pairScopes() {
    for half in halves where !halves.contains(where: { $0.isLabel != half.isLabel }) {
      // Two labels under one id are another fault.
      let isRepeated = halves.contains {
        $0.modifier != half.modifier && sayings.areOfOnePair($0, half)
      }
      guard !isRepeated else { continue }
      let missing = half.isLabel ? ".content" : ".label"
      report.add(modifier: half.modifier, "No view of this pair has the role \(missing).")
    }
  }
}
