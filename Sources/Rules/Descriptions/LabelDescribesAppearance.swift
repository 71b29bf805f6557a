import Components
import Views
import VoiceOver

extension Rule {
  static let labelDescribesAppearance = Rule(
    id: "label-describes-appearance",
    title: "A label says how it looks, not what it does",
    severity: .moderate,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .labels,
    claim: "say how a thing looks, not what it does",
    wrong: "The label names a shape or a colour.",
    heard: "\"Filled heart. Button.\": what a double-tap does stays open.",
    fix: "Name the purpose: \"Add to favourites\", \"Close\", \"More options\".",
    bad: [
      Example(
        """
        Button { like() } label: { Image(systemName: "heart.fill") }
          .▶accessibilityLabel("Filled heart icon")
        """),
      Example("Button { } label: { Image(systemName: \"xmark\") }.▶accessibilityLabel(\"X\")"),
      Example(
        "Button { } label: { Image(systemName: \"ellipsis\") }.▶accessibilityLabel(\"Three dots\")"),
      Example(
        "Button { } label: { Image(systemName: \"chevron.right\") }.▶accessibilityLabel(\"Right arrow\")"
      ),
    ],
    good: [
      Example(
        """
        Button { like() } label: { Image(systemName: "heart.fill") }
          .accessibilityLabel("Add to favourites")
        """),
      Example(
        """
        Link(destination: url) { Image("ic_x") }.accessibilityLabel("X")
        Button { like() } label: { Image(systemName: "heart.fill") }
          .accessibilityLabel("Add to favourites")
        """),
      Example("Button { } label: { Image(systemName: \"xmark\") }.accessibilityLabel(\"Close\")"),
      Example("Image(\"flag\").accessibilityLabel(\"Red flag on a beach\")"),
      Example("Button { } label: { Circle().fill(.red) }.accessibilityLabel(\"Red\")"),
      Example(
        "Button { } label: { Image(systemName: \"arrow.right\") }.accessibilityLabel(\"Next page\")"
      ),
      Example("Button { } label: { Image(systemName: \"bell\") }.accessibilityLabel(title)"),
    ],
    check: .scene { LabelDescribesAppearanceCheck(tree: $0.tree, sayings: $0.sayings).find(&$1) },
    pieces: PieceCheck(
      reactNative: "Name the purpose: \"Add to favourites\", \"Close\", \"More options\".",
      flutter: "Name the purpose: \"Add to favourites\", \"Close\", \"More options\".",
      examples: [
        .reactNative(
          bad: """
            <Pressable accessibilityRole="button" accessibilityLabel="Three dots" onPress={f}>
              <Icon name="more" />
            </Pressable>
            """,
          good: """
            <Pressable accessibilityRole="button" accessibilityLabel="More options" onPress={f}>
              <Icon name="more" />
            </Pressable>
            """),
        .flutter(
          bad: """
            IconButton(tooltip: 'Three dots', icon: Icon(Icons.more_vert), onPressed: f)
            """,
          good: """
            IconButton(tooltip: 'More options', icon: Icon(Icons.more_vert), onPressed: f)
            """),
      ],
      findLooksInLabels))
}

private struct LabelDescribesAppearanceCheck {
  let tree: SceneTree
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    for label in sayings.labels where sayings.isActivated(label) {
      guard let literal = label.saying.literal, Words(literal).tellsAppearance,
        !isNameOfSite(literal, label.core)
      else { continue }
      report.add(
        modifier: label.modifier, "“\(literal)” says how the control looks, not what it does.")
    }
  }

  /// A link leads to a site, and one of them is called so.
  func isNameOfSite(_ literal: String, _ core: NodeID) -> Bool {
    guard literal == "X", case .link = tree.control(core) else { return false }
    return true
  }
}

extension Words {
  fileprivate var tellsAppearance: Bool {
    guard !isEmpty, words.count <= 5 else { return false }
    if words.count > 1, words.last == "icon" { return true }
    let isAllLook = words.allSatisfy {
      EnglishWords.shapes.contains($0) || EnglishWords.looks.contains($0)
    }
    guard isAllLook, words.contains(where: EnglishWords.shapes.contains) else { return false }
    // One word may be a name: "Star" a repository, "Bell" a sound.
    return words.count > 1 || EnglishWords.marks.contains(words[0])
  }
}

private func findLooksInLabels(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.label, .tooltip) where element.isPressed {
    guard let known = setting.text.known, Words(known).tellsAppearance else { continue }
    // A link leads to a site, and one of them is called so.
    if known == "X", element.role == .link || element.traits.contains(.link) { continue }
    report.add(
      element, "“\(known)” says how the control looks, not what it does.", at: setting.place)
  }
}
