import Scenes
import Views
import VoiceOver

extension Rule {
  static let deprecatedAccessibilityModifier = Rule(
    id: "deprecated-accessibility-modifier",
    title: "A deprecated modifier is used",
    severity: .minor,
    wcag: [],
    document: .descriptions,
    population: .labels,
    claim: "are set with a deprecated modifier",
    wrong:
      "accessibility(label:) and its kin are deprecated since iOS 14 brought a modifier for each.",
    heard: "No difference today.",
    fix:
      "Use the modifier of that name: accessibilityLabel, accessibilityValue, accessibilityHint and so on.",
    bad: [
      Example("Image(\"a\").▶accessibility(label: Text(\"The team\"))"),
      Example("Image(\"a\").▶accessibility(hidden: true)"),
      Example("Text(a).▶accessibility(addTraits: .isHeader)"),
      Example("Text(a).▶accessibility(hint: Text(\"Opens the team\"))"),
      Example("Text(a).▶accessibility(identifier: \"team\")"),
    ],
    good: [
      Example("Image(\"a\").accessibilityLabel(Text(\"The team\"))"),
      Example("Image(\"a\").accessibilityHidden(true)"),
      Example("Text(a).accessibilityAddTraits(.isHeader)"),
      Example("Text(a).accessibilityIdentifier(\"team\")"),
      Example("Image(\"a\").accessibility(label: Text(\"The team\"))", target: 13),
    ],
    check: .scene { find($0.scene, $0.target, $0.code, $0.inherited, &$1) })
}

private func find(
  _ scene: Scene, _ target: Int?, _ code: SourceCode, _ inherited: Inherited,
  _ report: inout SceneReport
) {
  let tree = inherited.tree
  // What is built for iOS 13 has no others.
  if let target = target, target < 14 { return }
  // An identifier says nothing, so it is no mark.
  for mark in scene.modifiers.indices.lazy.map({ Int32($0) }) {
    guard case .accessibility = tree.modifier(mark).word,
      tree.judged.contains(inherited.hosts[Int(mark)])
    else { continue }
    let applied = tree.modifier(mark)
    let label = scene.arguments(of: applied).first?.name.flatMap { code.text($0) } ?? ""
    let new = "accessibility" + label.prefix(1).uppercased() + label.dropFirst()
    report.add(modifier: mark, "accessibility(\(label):) is deprecated.", fix: "Use \(new)(…).")
  }
}
