import Scenes
import Views
import VoiceOver

extension Rule {
  static let customContentKeyRepeated = Rule(
    id: "custom-content-key-repeated",
    title: "Custom content replaces itself",
    severity: .minor,
    wcag: [],
    document: .descriptions,
    population: .customContent,
    claim: "are replaced by others of the same name",
    wrong:
      "Two custom contents of one element have the same key; the later one replaces the other.",
    heard: "Only one of the two.",
    fix: "Give each its own key, or put both into one text.",
    bad: [
      Example(
        "Text(title).accessibilityCustomContent(\"Genre\", genre).▶accessibilityCustomContent(\"Genre\", director)"
      ),
      Example(
        "Text(title).accessibilityCustomContent(.genre, genre).padding().▶accessibilityCustomContent(.genre, other)"
      ),
      Example(
        """
        HStack { Text(a); Text(b) }
          .accessibilityElement(children: .combine)
          .accessibilityCustomContent("Size", size)
          .accessibilityCustomContent("Price", price)
          .▶accessibilityCustomContent("Size", weight)
        """),
    ],
    good: [
      Example(
        "Text(title).accessibilityCustomContent(\"Genre\", genre).accessibilityCustomContent(\"Director\", director)"
      ),
      Example(
        "HStack { Text(a).accessibilityCustomContent(\"Size\", a); Text(b).accessibilityCustomContent(\"Size\", b) }"
      ),
      Example(
        "Text(title).accessibilityCustomContent(first, a).accessibilityCustomContent(second, b)"),
    ],
    check: .scene {
      CustomContentKeyRepeatedCheck(
        scene: $0.scene, code: $0.code, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings
      ).find(&$1)
    })
}

private struct CustomContentKeyRepeatedCheck {
  let scene: Scene
  let code: SourceCode
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    for mark in inherited.judged.marks where tree.modifier(mark).word == .accessibilityCustomContent
    {
      guard let key = contentKey(mark) else { continue }
      let host = inherited.hosts[Int(mark)]
      let isRepeated = scene[host].modifiers.contains { earlier in
        earlier < mark && tree.modifier(earlier).word == .accessibilityCustomContent
          && contentKey(earlier) == key
      }
      guard isRepeated else { continue }
      report.add(modifier: mark, "The key \(key) is used for the same element already.")
    }
  }

  /// A literal or the name of a key.
  func contentKey(_ mark: Int32) -> String? {
    guard let value = scene.firstArgument(of: tree.modifier(mark)) else { return nil }
    if case .member(_, let name) = scene[value] { return code.text(name).map { "." + $0 } }
    return sayings.said(value).literal.map { "“\($0)”" }
  }
}
