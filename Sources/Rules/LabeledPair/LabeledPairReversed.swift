import Views
import VoiceOver

extension Rule {
  static let labeledPairReversed = Rule(
    id: "labeled-pair-reversed",
    title: "Label and content of a pair are swapped",
    severity: .moderate,
    wcag: ["1.3.1"],
    document: .labeledPair,
    population: .labeledPairs,
    claim: "have label and content swapped",
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
    check: .scene {
      LabeledPairReversedCheck(tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings).find(
        &$1)
    })
}

private struct LabeledPairReversedCheck {
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    for halves in sayings.pairScopes() {
      for label in halves where label.isLabel {
        guard let content = halves.first(where: { !$0.isLabel && sayings.areOfOnePair($0, label) }),
          isValue(pairText(label)), isCaption(pairText(content))
        else { continue }
        report.add(modifier: label.modifier, "The value is declared as the label of the pair.")
      }
    }
  }

  func pairText(_ half: PairHalf) -> Saying {
    let node = inherited.core(inherited.hosts[Int(half.modifier)])
    if case .text = tree.kind(node) { return sayings.said(sayings.title(of: node)) }
    return .unknown
  }

  func isValue(_ saying: Saying) -> Bool {
    if let literal = saying.literal {
      return literal.contains(where: \.isNumber)
        && !literal.contains { $0.isLetter && $0.isUppercase }
    }
    return !saying.parts.isEmpty && !saying.isUnknown
      && !saying.parts.contains { if case .text(let text) = $0 { text.hasWords } else { false } }
  }

  func isCaption(_ saying: Saying) -> Bool {
    guard let literal = saying.literal else { return false }
    return literal.hasWords && !literal.contains(where: \.isNumber)
  }
}
