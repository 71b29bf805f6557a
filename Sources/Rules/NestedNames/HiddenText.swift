import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let hiddenText = Rule(
    id: "hidden-text",
    title: "Text that is shown is hidden from VoiceOver",
    severity: .serious,
    wcag: ["1.3.2"],
    document: .nestedNames,
    population: .texts,
    claim: "are shown and hidden from VoiceOver",
    wrong: "accessibilityHidden(true) takes text away that nothing else on the screen says.",
    heard: "Nothing of it.",
    fix:
      "Take accessibilityHidden away, or say the text in the label or value of the element it belongs to.",
    bad: [
      Example(
        """
        HStack {
          Text("Concert")
          Text("Sold out").▶accessibilityHidden(true)
        }
        """),
      Example("VStack { Text(\"Balance\"); Text(\"Due today\") }.▶accessibilityHidden(true)"),
      Example("VStack { Text(title); Text(\"Only today\").bold().▶accessibilityHidden(true) }"),
    ],
    good: [
      Example(
        """
        HStack {
          Text("Concert")
          Text("Sold out")
        }
        """),
      Example(
        "HStack { Text(\"4.5\").accessibilityHidden(true); Stars().accessibilityLabel(\"Rated 4.5\") }"
      ),
      Example("HStack { Text(\"•\").accessibilityHidden(true); Text(\"Point\") }"),
      Example("HStack { Text(name).accessibilityHidden(true); Toggle(name, isOn: $on) }"),
      Example("HStack { Text(\"🎉\").accessibilityHidden(true); Text(\"You won\") }"),
      Example("Text(\"Wide\").accessibilityHidden(isCompact)"),
      Example(
        "Toggle(\"Boost\", isOn: $on).accessibilityHint(\"Plays louder\"); Text(\"Plays louder\").accessibilityHidden(true)"
      ),
      Example("Text(\"Wi-Fi\").accessibilityHidden(true).overlay { Toggle(\"Wi-Fi\", isOn: $on) }"),
      Example(
        """
        Player(clip).accessibilityLabel(clip.summary)
        Badge { Text("HDR") }
        """,
        files: [
          "Badge.swift": """
          import SwiftUI
          struct Badge<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { HStack { content }.padding(4).accessibilityHidden(true) }
          }
          """
        ]),
    ],
    check: .scene {
      HiddenTextCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings,
        counts: $0.counts, names: $0.names
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Let the text be heard: take accessibilityElementsHidden, aria-hidden or accessible={false} away, or put the words into the label of the element around it.",
      flutter:
        "Take ExcludeSemantics away, or put the words into the label of the Semantics around it; MergeSemantics joins texts without hiding any.",
      examples: [
        .reactNative(
          bad: """
            <View>
              <Text accessibilityElementsHidden>Sold out</Text>
              <Text>Concert</Text>
            </View>
            """,
          good: """
            <View>
              <Text>Sold out</Text>
              <Text>Concert</Text>
            </View>
            """),
        .flutter(
          bad: """
            Column(
              children: [
                ExcludeSemantics(child: Text('Sold out')),
                Text('Concert'),
              ],
            )
            """,
          good: """
            Column(
              children: [
                Text('Sold out'),
                Text('Concert'),
              ],
            )
            """),
      ],
      findHiddenTexts))
}

private struct HiddenTextCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts
  let names: Names

  func find(_ report: inout SceneReport) {
    let hidden = hiddenTexts()
    guard !hidden.isEmpty else { return }
    let spoken = everythingSaid()
    var seen: Set<Int32> = []
    for text in hidden {
      let modifier = inherited[text].hiddenBy
      let saying = sayings.said(sayings.title(of: text))
      guard let literal = saying.literal, !spoken.contains(where: { $0.mayHold(literal) }),
        !hasUnknownNeighbour(text), seen.insert(modifier).inserted
      else { continue }
      report.add(modifier: modifier, "“\(literal.prefix(60))” is shown, and nothing says it.")
    }
  }

  /// Texts with words that `accessibilityHidden(true)` hides.
  func hiddenTexts() -> [NodeID] {
    tree.judged.texts.filter { text in
      let around = inherited[text]
      guard around.hiddenBy >= 0, around.control < 0, isHiding(around.hiddenBy),
        around.surroundings.isDisjoint(with: [
          .background, .decoration, .representation, .labelText, .redacted, .chart, .menu,
        ]), !isSilenced(text),
        !inherited.isSwallowed(text)
          || inherited.elements(around: text).allSatisfy({ $0.outer.label < 0 })
      else { return false }
      guard let literal = sayings.said(sayings.title(of: text)).literal else { return false }
      return literal.hasWords && !literal.isMark
    }
  }

  /// Nothing is left of the element around it: that is the fault that is reported.
  func isSilenced(_ text: NodeID) -> Bool {
    inherited.elements(around: text).contains { element in
      let tally = counts.before[Int(element.modifier)]
      return element.swallows && tally.most == 0 && !tally.isOpen
    }
  }

  func isHiding(_ modifier: Int32) -> Bool {
    switch tree.modifier(modifier).word {
    case .accessibilityHidden, .accessibility: true
    default: false
    }
  }

  /// Every label, value and text on the screen that is heard.
  func everythingSaid() -> [Saying] {
    var all: [Saying] = []
    for text in tree.texts where inherited[text].hiddenBy < 0 {
      all.append(sayings.said(sayings.title(of: text)))
    }
    for control in tree.controls where inherited[control].hiddenBy < 0 {
      if case .text(let text) = names.shownName(of: control) { all.append(names.said(text)) }
    }
    for mark in inherited.marks {
      for property in inherited.properties(of: mark)
      where [.label, .value, .hint].contains(property.kind) {
        all.append(sayings.said(property, by: tree.modifier(mark)))
      }
    }
    return all
  }

  /// A label or value beside or around it that can't be read may say it.
  func hasUnknownNeighbour(_ text: NodeID) -> Bool {
    let host = inherited.hosts[Int(inherited[text].hiddenBy)]
    var outer = scene[host].parent
    while outer >= 0, scene[outer].isTransparent || isSide(outer) { outer = scene[outer].parent }
    guard outer >= 0 else { return false }
    return tree.subtree(of: outer).contains { hasUnknownSaying($0) }
      || tree.ancestors(of: outer).contains { hasUnknownSaying($0) }
  }

  /// One that is there at times has neighbours like others.
  func isSide(_ node: NodeID) -> Bool {
    switch scene[node].kind {
    case .branch, .alternative: true
    default: false
    }
  }

  func hasUnknownSaying(_ node: NodeID) -> Bool {
    scene[node].modifiers.contains { index in
      inherited.properties(of: index).contains { property in
        (property.kind == .label || property.kind == .value)
          && sayings.said(property, by: tree.modifier(index)).literal == nil
      }
    }
  }
}

extension Saying {
  /// Says this text, or may.
  fileprivate func mayHold(_ literal: String) -> Bool {
    let wanted = Words(literal)
    return parts.contains { part in
      if case .text(let text) = part { Words(text).contains(phrase: wanted) } else { false }
    }
  }
}

extension String {
  /// A mark on a picture, as “HDR” or “GIF”: short for what its description says in words.
  fileprivate var isMark: Bool {
    (2...4).contains(count) && allSatisfy { $0.isUppercase || $0.isNumber }
      && contains(where: \.isUppercase)
  }
}

private func findHiddenTexts(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (content, _, _) in screen.contents
  where content.kind == .text && content.isHidden && !content.isDecoration {
    if let known = content.text.known, !known.hasWords { continue }
    guard !content.text.isEmpty, !screen.isSaid(content.text) else { continue }
    report.add(
      content, "“\(content.text.spoken.prefix(60))” is shown, and nothing says it.",
      severity: content.isInNamed ? .critical : nil)
  }
}
