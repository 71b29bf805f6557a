import Scenes
import Views
import VoiceOver

extension Rule {
  static let inputLabelsWrong = Rule(
    id: "input-labels-wrong",
    title: "Names for Voice Control are wrong",
    severity: .moderate,
    wcag: ["2.5.3"],
    document: .descriptions,
    population: .inputLabels,
    claim: "give Voice Control wrong names",
    wrong: "The first input label is not the visible name, or one is empty or repeated.",
    heard: "With Voice Control, \"Tap Send\" finds nothing, though \"Send\" is on the screen.",
    fix:
      "Let the first input label be what is shown (for an icon, its label), and the others shorter.",
    bad: [
      Example("Button(\"Send\") { }.▶accessibilityInputLabels([\"Submit\", \"Go\"])"),
      Example("Button(\"Send\") { }.▶accessibilityInputLabels([\"Send\", \"\"])"),
      Example("Button(\"Send\") { }.▶accessibilityInputLabels([\"Send\", \"Mail\", \"Send\"])"),
      Example(
        "Button { } label: { Image(\"a\") }.accessibilityLabel(\"Search\").▶accessibilityInputLabels([\"Find\"])"
      ),
    ],
    good: [
      Example("Button(\"Send\") { }.accessibilityInputLabels([\"Send\", \"Submit\"])"),
      Example(
        "Button { } label: { Image(\"a\") }.accessibilityLabel(\"Search\").accessibilityInputLabels([\"Search\", \"Find\"])"
      ),
      Example("Button(\"Send\") { }.accessibilityInputLabels(names)"),
      Example("Button(\"Send message to all\") { }.accessibilityInputLabels([\"Send\"])"),
      Example("Button(title) { }.accessibilityInputLabels([\"Send\"])"),
      Example("Button(\"Send\") { }.accessibilityInputLabels([Text(\"Send\"), Text(\"Post\")])"),
    ],
    check: .scene {
      InputLabelsWrongCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings,
        names: $0.names
      ).find(&$1)
    })
}

private struct InputLabelsWrongCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let names: Names

  func find(_ report: inout SceneReport) {
    for mark in inherited.judged.marks {
      for property in inherited.properties(of: mark) where property.kind == .inputLabels {
        guard let value = property.value, case .list(let range) = scene[value] else { continue }
        let labels = scene.list(range).map { sayings.said($0) }
        guard let fault = fault(in: labels, at: mark) else { continue }
        report.add(modifier: mark, fault)
      }
    }
  }

  func fault(in labels: [Saying], at mark: Int32) -> String? {
    let literals = labels.map(\.literal)
    if literals.contains(where: { $0?.isBlank == true }) {
      return "One of the input labels is empty."
    }
    let known = literals.compactMap { $0.map { Words($0) } }
    for (place, words) in known.enumerated() where known[..<place].contains(words) {
      return "“\(words.words.joined(separator: " "))” stands twice among the input labels."
    }
    guard let first = literals.first ?? nil, let name = shownOrLabel(at: mark) else { return nil }
    let (given, shown) = (Words(first), Words(name))
    guard !shown.isEmpty, !given.isEmpty, !shown.holds(given), !given.holds(shown) else {
      return nil
    }
    return "The first input label is “\(first)”, and “\(name)” is what the control is called."
  }

  /// The visible name; for an icon, its label.
  func shownOrLabel(at mark: Int32) -> String? {
    let core = inherited.core(inherited.hosts[Int(mark)])
    if tree.isControl(core), case .text(let text) = names.shownName(of: core) {
      return names.said(text).literal
    }
    if tree.isText(core) { return sayings.said(sayings.title(of: core)).literal }
    return sayings.label(inherited.circumstances(at: mark).label)?.literal
  }
}
