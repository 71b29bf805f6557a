import Components
import Views
import VoiceOver

extension Rule {
  static let valueMissing = Rule(
    id: "value-missing",
    title: "An adjustable element has no value",
    severity: .serious,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .actions,
    claim: "adjust something whose value is not said",
    wrong: "The element can be adjusted, and nothing tells its value.",
    heard: "\"Rating. Adjustable.\" A flick changes it, and what it is now stays unsaid.",
    fix: "Add an accessibilityValue that tells the current state.",
    bad: [
      Example(
        """
        Text("\\(count)").accessibilityLabel("Guests").▶accessibilityAdjustableAction { change($0) }
        """),
      Example(
        """
        HStack { Image("a"); Image("b") }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rating")
          .▶accessibilityAdjustableAction { direction in change(direction) }
        """),
      Example("Circle().accessibilityLabel(\"Volume\").▶accessibilityAdjustableAction { _ in }"),
      Example(
        """
        Capsule().accessibilityElement().accessibilityLabel(Text("Level"))
          .▶accessibilityAdjustableAction { turn($0) }
        """),
    ],
    good: [
      Example(
        """
        Text("\\(count)").accessibilityLabel("Guests").accessibilityValue("\\(count)")
          .accessibilityAdjustableAction { change($0) }
        """),
      Example(
        """
        HStack { Image("a"); Image("b") }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Rating")
          .accessibilityValue("\\(rating) of 5")
          .accessibilityAdjustableAction { direction in change(direction) }
        """),
      Example(
        "Slider(value: $v).accessibilityLabel(\"Volume\").accessibilityAdjustableAction { _ in }"),
      Example(
        "Circle().accessibilityLabel(\"Volume, \\(volume)\").accessibilityAdjustableAction { _ in }"
      ),
      Example("Text(count).accessibilityAdjustableAction { _ in }"),
      Example("Circle().accessibilityLabel(label).accessibilityAdjustableAction { _ in }"),
    ],
    check: .scene {
      ValueMissingCheck(
        tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings, counts: $0.counts
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative: "Give it an accessibilityValue, and both increment and decrement.",
      flutter: "Give the Semantics a value.", mended: .state, findMissingValues))
}

private struct ValueMissingCheck {
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts

  func find(_ report: inout SceneReport) {
    for mark in inherited.judged.marks
    where inherited.properties(of: mark).contains(where: { $0.kind == .adjustable }) {
      let host = inherited.hosts[Int(mark)]
      let around = inherited.circumstances(at: mark)
      guard around.value < 0, around.hiddenBy < 0, let label = sayings.label(around.label),
        label.literal != nil, hasNoValue(host), !isCombined(mark)
      else { continue }
      report.add(
        modifier: mark, "“\(label.literal ?? "")” can be adjusted, and its value is not said.")
    }
  }

  /// Nothing in the view has a value of its own.
  func hasNoValue(_ host: NodeID) -> Bool {
    switch tree.kind(inherited.core(host)) {
    case .control, .other, .opaque: return false
    default: break
    }
    return !counts.tallies[Int(host)].isOpen
      && !tree.descendants(of: host).contains { inherited[$0].value >= 0 }
  }

  func isCombined(_ mark: Int32) -> Bool {
    inherited.innerElement(of: mark).map { $0.behaviour != .ignore } ?? false
  }
}

private func findMissingValues(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements
  where element.facts.isAdjustedByAuthor && element.value.isEmpty {
    report.add(element, "It can be adjusted, and its value is not said.")
  }
}
