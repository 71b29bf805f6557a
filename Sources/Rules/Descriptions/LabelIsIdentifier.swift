import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let labelIsIdentifier = Rule(
    id: "label-is-identifier",
    title: "A label is an identifier",
    severity: .serious,
    wcag: ["2.4.6", "4.1.2"],
    document: .descriptions,
    population: .labels,
    claim: "are identifiers",
    wrong: """
      The label is what tests find the element by. VoiceOver reads that in place of the words on the screen, \
      which are lost.
      """,
    heard: "\"video dot row dot 12. Button.\"",
    fix:
      "Leave the identifier to accessibilityIdentifier, and say in the label what the element is.",
    bad: [
      Example(
        """
        Button { } label: { Text(item.title) }
          .accessibilityIdentifier("item.row.\\(item.id)")
          .▶accessibilityLabel("item.row.\\(item.id)")
        """),
      Example(
        """
        HStack { Text(a); Text(b) }
          .accessibilityElement(children: .combine)
          .▶accessibilityLabel(rowID)
          .accessibilityIdentifier(rowID)
        """, members: "let rowID: String = \"row_first\""),
      Example(
        """
        Button { } label: { Image(systemName: "trash") }
          .▶accessibilityLabel(IDs.delete)
          .accessibilityIdentifier(IDs.delete)
        """,
        files: ["IDs.swift": "enum IDs { static let delete = \"deleteButton\" }"]),
    ],
    good: [
      Example(
        """
        Button { } label: { Text(item.title) }
          .accessibilityIdentifier("item.row.\\(item.id)")
          .accessibilityLabel("\\(item.title), \\(item.channel)")
        """),
      Example(
        "Button { } label: { Text(item.title) }.accessibilityIdentifier(\"item.row.\\(item.id)\")"),
      Example(
        """
        Button { } label: { Image(systemName: "trash") }
          .accessibilityLabel("Delete")
          .accessibilityIdentifier("Delete")
        Text(a).accessibilityLabel(item.title).accessibilityIdentifier(item.title)
        Text(a).accessibilityLabel("Sign-in").accessibilityIdentifier("Sign-in")
        Text(a).accessibilityLabel(phone).accessibilityIdentifier(phone)
        """, members: "let phone: String = \"iPhone\""),
      Example(
        """
        Button { } label: { Image(systemName: "trash") }
          .accessibilityLabel("bin.empty")
          .accessibilityIdentifier("bin.empty")
        """, strings: ["bin.empty": "Empty the bin"]),
      // Of a key that is in no table here nobody knows what it says.
      Example(
        "Image(\"bin\").accessibilityLabel(\"bin.empty\").accessibilityIdentifier(\"bin.empty\")"),
    ],
    check: .scene {
      LabelIsIdentifierCheck(scene: $0.scene, inherited: $0.inherited, sayings: $0.sayings)
        .find(&$1)
    },
    pieces: PieceCheck(
      reactNative: "Leave the identifier to `testID`, and say in `accessibilityLabel` what it is.",
      flutter: "Leave the identifier to `identifier`, and say in `label` what it is.",
      examples: [
        .reactNative(
          bad: """
            <Pressable accessibilityRole="button" testID="submit_button" accessibilityLabel="submit_button" onPress={f}>
              <Text>{title}</Text>
            </Pressable>
            """,
          good: """
            <Pressable accessibilityRole="button" testID="submit_button" accessibilityLabel="Submit" onPress={f}>
              <Text>{title}</Text>
            </Pressable>
            """),
        .flutter(
          bad: """
            Semantics(label: 'submit_button', excludeSemantics: true, child: Text(title))
            """,
          good: """
            Semantics(label: 'Submit', excludeSemantics: true, child: Text(title))
            """),
      ],
      findIdentifiers))
}

private struct LabelIsIdentifierCheck {
  let scene: Scene
  let inherited: Inherited
  let sayings: Sayings

  func find(_ report: inout SceneReport) {
    for label in sayings.labels {
      let text = pattern(of: label.saying)
      guard !label.saying.isChoice, isIdentifier(text),
        isAlsoIdentifier(label.saying, at: inherited.hosts[Int(label.modifier)])
      else { continue }
      let shown = text.replacing(String(sign), with: "…")
      report.add(
        modifier: label.modifier, "VoiceOver reads “\(shown)”, which is also the identifier.")
    }
  }

  private func isAlsoIdentifier(_ saying: Saying, at node: Scene.NodeID) -> Bool {
    scene.modifiers(of: node).contains { modifier in
      modifier.word == .accessibilityIdentifier
        && scene.firstArgument(of: modifier).map { sayings.said($0) } == saying
    }
  }

  /// What is written of it, with a sign for each thing that is put in.
  private func pattern(of saying: Saying) -> String {
    saying.parts.map { if case .text(let text) = $0 { text } else { String(sign) } }.joined()
  }
}

private let sign: Character = "\u{FFFC}"

private func findIdentifiers(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.label) where setting.isLiteral {
    guard let known = setting.text.known else { continue }
    let isSame = element.facts.set.contains { $0.kind == .identifier && $0.text.known == known }
    guard isSame ? isIdentifier(known) : isSnakeCase(known) else { continue }
    report.add(
      element,
      isSame
        ? "VoiceOver reads “\(known)”, which is also the identifier."
        : "VoiceOver reads “\(known)”, which looks like an identifier.", at: setting.place)
  }
}

/// Whether nobody writes words so.
///
/// As in `item.row`, `close_button`, `closeButton`; a hyphen alone, as in `Sign-in`, says nothing, and `iPhone`, `eBay` and
/// `macOS` are names.
private func isIdentifier(_ text: String) -> Bool {
  if text.contains(where: \.isWhitespace) || !text.contains(where: \.isLetter) { return false }
  if text.contains("_") { return true }
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  if parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) { return true }
  return isCamelCase(text)
}

/// A word in small letters, and others that begin with a capital and go on in small ones.
private func isCamelCase(_ text: String) -> Bool {
  let first = text.prefix { $0.isLowercase }
  let others = text.dropFirst(first.count)
  return first.count > 1 && others.first?.isUppercase == true
    && others.dropFirst().first?.isLowercase == true
}

/// Words in small letters with lines between them.
private func isSnakeCase(_ text: String) -> Bool {
  let words = text.split(separator: "_", omittingEmptySubsequences: false)
  return words.count > 1
    && words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isLowercase || $0.isNumber }
    } && words.contains { $0.contains(where: \.isLetter) }
}
