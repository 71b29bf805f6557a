import Components
import Views
import VoiceOver

extension Rule {
  static let labelIncludesRole = Rule(
    id: "label-includes-role",
    title: "A label repeats the role",
    severity: .minor,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .labels,
    claim: "repeat the role",
    wrong: "The label ends (or begins) with the kind of control, which VoiceOver says by itself.",
    heard: "\"Delete button. Button.\"",
    fix: "Leave the kind out: \"Delete\".",
    bad: [
      Example(
        "Button { } label: { Image(systemName: \"trash\") }.▶accessibilityLabel(\"Delete button\")"),
      Example("Image(\"team\").▶accessibilityLabel(\"Image of our team\")"),
      Example("Toggle(\"Wi-Fi\", isOn: $isOn).▶accessibilityLabel(\"Wi-Fi switch\")"),
      Example("Image(\"team\").▶accessibilityLabel(\"Team picture\")"),
    ],
    good: [
      Example("Button { } label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")"),
      Example("Image(\"r\").accessibilityLabel(\"Photo of the receipt\")"),
      Example("Button { } label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")"),
      Example("Image(\"team\").accessibilityLabel(\"Our team\")"),
      Example(
        "Button { } label: { Image(systemName: \"photo\") }.accessibilityLabel(\"Choose image\")"),
      Example(
        "Button { } label: { Image(systemName: \"link\") }.accessibilityLabel(\"Copy link\")"),
      Example(
        "Button { } label: { Image(systemName: \"x\") }.accessibilityLabel(\"alert.button.ok\")"),
      Example("Button { } label: { Image(systemName: \"x\") }.accessibilityLabel(\"Iconic\")"),
      Example("Text(a).accessibilityLabel(\"The button of the coat\")"),
      Example("Image(\"a\").accessibilityLabel(\"Photographic paper\")"),
    ],
    check: .scene {
      LabelIncludesRoleCheck(
        tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings, names: $0.names
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative: "Leave the kind out: \"Delete\".",
      flutter: "Leave the kind out: \"Delete\".",
      examples: [
        .reactNative(
          bad: """
            <Pressable accessibilityRole="button" accessibilityLabel="Delete button" onPress={f}>
              <Icon name="trash" />
            </Pressable>
            """,
          good: """
            <Pressable accessibilityRole="button" accessibilityLabel="Delete" onPress={f}>
              <Icon name="trash" />
            </Pressable>
            """),
        .flutter(
          bad: """
            IconButton(tooltip: 'Delete button', icon: Icon(Icons.delete), onPressed: f)
            """,
          good: """
            IconButton(tooltip: 'Delete', icon: Icon(Icons.delete), onPressed: f)
            """),
      ],
      findRepeatedRoles))
}

private struct LabelIncludesRoleCheck {
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let names: Names

  func find(_ report: inout SceneReport) {
    for label in sayings.labels {
      guard let literal = label.saying.literal, let role = role(repeatedBy: Words(literal), label)
      else { continue }
      report.add(
        modifier: label.modifier, "VoiceOver says “\(role)” by itself; “\(literal)” says it twice.")
    }
  }

  /// The role that the label names and the element has.
  func role(repeatedBy words: Words, _ label: WrittenProperty) -> String? {
    guard let last = words.words.last else { return nil }
    if tree.isImage(label.core), inherited.circumstances(at: label.modifier).traits.isEmpty {
      // A photo is more than any image, and may be what it is about.
      let kinds = ["image", "picture", "icon"]
      let opens = words.words.count > 2 && words.words[1] == "of" && kinds.contains(words.words[0])
      return opens || kinds.contains(last) && !isObject(words) ? "image" : nil
    }
    guard sayings.isActivated(label), words.words.count > 1 else { return nil }
    let names: [String]
    switch tree.control(label.core) {
    case .toggle: names = ["toggle", "switch", "checkbox", "button"]
    case .link: names = ["link", "button"]
    case .slider: names = ["slider"]
    case .textField, .textEditor: return nil
    default: names = ["button"]
    }
    return names.contains(last) && !isObject(words) ? last : nil
  }

  /// "Copy link" acts on a link and is none.
  func isObject(_ words: Words) -> Bool {
    guard let first = words.words.first, words.words.last != "button" else { return false }
    return EnglishWords.verbs.contains(first)
  }
}

private func findRepeatedRoles(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.label, .tooltip) {
    guard let known = setting.text.known else { continue }
    let words = Words(known)
    guard words.words.count > 1, let last = words.words.last, !words.actsOnIt,
      element.saidRoles.contains(last)
    else { continue }
    report.add(
      element, "VoiceOver says “\(last)” by itself; “\(known)” says it twice.", at: setting.place)
  }
}

extension PieceElement {
  /// What VoiceOver says of its kind by itself, and what people write for that.
  fileprivate var saidRoles: [String] {
    if role == .toggle || traits.contains(.toggle) {
      return ["toggle", "switch", "checkbox", "button"]
    }
    if role == .link || traits.contains(.link) { return ["link", "button"] }
    if role == .slider || traits.contains(.adjustable) { return ["slider"] }
    if role == .button || traits.contains(.button) { return ["button"] }
    if role == .image || traits.contains(.image) { return ["image", "picture", "icon"] }
    return []
  }
}

extension Words {
  /// "Copy link" acts on a link and is none.
  fileprivate var actsOnIt: Bool {
    guard let first = words.first, words.last != "button" else { return false }
    return EnglishWords.verbs.contains(first)
  }
}
