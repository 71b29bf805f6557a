import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let duplicateSpeech = Rule(
    id: "duplicate-speech",
    title: "The same words are said twice in a row",
    severity: .minor,
    wcag: [],
    document: .descriptions,
    population: .texts,
    claim: "are said twice in a row",
    wrong:
      "Two neighbours, such as a text and a control or symbol, are two elements with the same name.",
    heard: "The same words at two stops, and one swipe too many.",
    fix: "Hide the text with accessibilityHidden(true), or let the control's own title be shown.",
    bad: [
      Example("HStack { ▶Text(\"Wi-Fi\"); Toggle(\"Wi-Fi\", isOn: $isOn).labelsHidden() }"),
      Example("HStack { ▶Text(name); Slider(value: $v).accessibilityLabel(name) }"),
      Example(
        """
        HStack {
          ▶Label("Size", systemImage: "ruler")
          Picker("Size", selection: $size) { Text("S"); Text("L") }.labelsHidden()
        }
        """),
      Example(
        """
        HStack {
          ▶Label { VStack { Text(title) } } icon: { Image("ic_size") }
          Toggle(title, isOn: $isOn).labelsHidden()
        }
        """),
      Example("HStack { Image(systemName: \"square.and.arrow.up\"); ▶Text(\"Share\") }"),
      Example("VStack { ▶Text(\"Calendar\"); Image(systemName: \"calendar.circle.fill\") }"),
    ],
    good: [
      Example("Toggle(\"Wi-Fi\", isOn: $isOn)"),
      Example(
        """
        HStack { Image(systemName: "square.and.arrow.up").accessibilityHidden(true); Text("Share") }
        HStack { Image(systemName: "calendar"); Text("Today") }
        HStack { Image(systemName: "calendar"); Text("Calendar") }
          .accessibilityElement(children: .combine)
        Label("Calendar", systemImage: "calendar")
        Button { } label: { HStack { Image(systemName: "calendar"); Text("Calendar") } }
        """),
      Example("Toggle(\"Wi-Fi\", isOn: $isOn)"),
      Example(
        "HStack { Text(\"Wi-Fi\").accessibilityHidden(true); Toggle(\"Wi-Fi\", isOn: $isOn).labelsHidden() }"
      ),
      Example(
        "HStack { Text(\"Wi-Fi\"); Toggle(\"Wi-Fi\", isOn: $isOn).labelsHidden() }.accessibilityElement(children: .combine)"
      ),
      Example("HStack { Text(\"Network\"); Toggle(\"Wi-Fi\", isOn: $isOn) }"),
      Example("HStack { Text(a); Text(b) }"),
      Example("HStack { Text(a); Toggle(b, isOn: $isOn) }.accessibilityLabel(\"Wi-Fi\")"),
      Example("VStack { Text(\"Name\"); TextField(\"Name\", text: $name) }"),
      Example(
        "HStack { Text(\"Name\"); TextField(\"Ada\", text: $name).accessibilityLabel(\"Name\") }"),
      Example("Section { TextField(\"Name\", text: $name) } header: { Text(\"Name\") }"),
      Example(
        """
        VStack {
          Text("Order")
          Picker("Order", selection: $order) { Text("Up"); Text("Down") }.pickerStyle(.segmented)
        }
        """),
      Example("if isOn { Text(\"Wi-Fi\") } else { Button(\"Wi-Fi\") {} }"),
      Example(
        "Pair(first: a, second: b)",
        files: [
          "Key.swift": """
          import SwiftUI
          struct Key { var text: String { find(self) } }
          extension Text { init(_ key: Key) { self.init(verbatim: key.text) } }
          struct Pair: View {
            let first: Key
            let second: Key
            var body: some View { VStack { Text(first); Button { } label: { Text(second) } } }
          }
          """
        ]),
    ],
    check: .scene {
      DuplicateSpeechCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings,
        counts: $0.counts, names: $0.names, images: $0.images, nameless: $0.nameless
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative:
        "Hide the text beside it with aria-hidden, or leave the label out where a text inside names it.",
      flutter: "Leave the label out, or set excludeSemantics so that it replaces the text.",
      examples: [
        .flutter(
          bad: """
            Semantics(label: 'Widget', child: Text('Widget'))
            """,
          good: """
            Text('Widget')
            """)
      ],
      findRepeatedWords))
}

private struct DuplicateSpeechCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts
  let names: Names
  let images: HeardImages
  let nameless: Nameless

  func find(_ report: inout SceneReport) {
    for node in 0..<Scene.NodeID(scene.nodes.count) where isLine(node) && tree.judged.contains(node)
    {
      guard tree.hasControls(in: node) else { continue }
      let parts = counts.parts(of: node)
      for (first, second) in zip(parts, parts.dropFirst()) {
        let (text, control) = isCaption(first) ? (first, second) : (second, first)
        guard isCaption(text), tree.isControl(control), inherited.isHeard(text),
          inherited.isHeard(control), !isHeading(text), !haveOneLabel(text, control),
          !nameless.isSegmented(control, names.shownName(of: control)), sayTheSame(text, control)
        else { continue }
        // A slider never shows its own title.
        report.add(
          text, "The \(tree.word(of: control)) beside it says the same words.",
          fix: tree.control(control) == .slider
            ? "Hide the text with accessibilityHidden(true)." : nil)
      }
    }
    for image in tree.judged.images where images.isUnlabelled(image) {
      guard let text = images.twin(of: image) else { continue }
      report.add(
        text, "The symbol beside it is read with the same words.",
        fix: "Make a Label of both, or hide the symbol with accessibilityHidden(true).")
    }
  }

  /// A header is a place to jump to, also where the first thing below has its words.
  func isHeading(_ text: NodeID) -> Bool {
    tree.lineage(of: text).contains { scene[$0].role == .header }
  }

  /// The label of a view around both is what makes them alike.
  func haveOneLabel(_ text: NodeID, _ control: NodeID) -> Bool {
    inherited[text].label >= 0 && inherited[text].label == inherited[control].label
  }

  /// Shows its children one after the other.
  func isLine(_ node: NodeID) -> Bool {
    guard case .view = scene[node].kind else { return false }
    switch scene[node].word {
    case .HStack, .VStack, .Form, .List, .Section, .GridRow: return true
    default: return false
    }
  }

  /// A text, or one with a symbol that is not said.
  func isCaption(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .text, .label: true
    default: false
    }
  }

  func sayTheSame(_ text: NodeID, _ control: NodeID) -> Bool {
    let (a, b) = (names.name(of: text), names.name(of: control))
    // A caption and the field that it names: those who see need both (RULES).
    if case .control(.textField) = tree.kind(control) { return false }
    guard !a.isChoice, !b.isChoice, !a.isUnknown, !a.parts.isEmpty else { return false }
    if let first = a.literal, let second = b.literal {
      return first.hasWords && Words(first) == Words(second)
    }
    guard a == b else { return false }
    return !a.parts.contains {
      if case .expression(let text) = $0 { text.hasPrefix("key ") } else { false }
    }
  }
}

/// Controls that a caption names.
private let fields: Set<ElementRole> = [.textField, .secureField, .searchField]

private func findRepeatedWords(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.label, .tooltip) {
    guard let known = setting.text.known, known.hasWords,
      element.facts.contents.contains(where: { content in
        content.kind == .text && content.isSaid
          && content.text.known.map { Words($0) == Words(known) } ?? false
      })
    else { continue }
    report.add(element, "The element says “\(known.quoted)” twice.", at: setting.place)
  }
  for (item, next) in zip(screen.items, screen.items.dropFirst()) where item.list == next.list {
    guard let text = item.element, let control = next.element, text.role == .text,
      // A caption names its field: there it helps those who see.
      control.role.isControl, !fields.contains(control.role), let known = text.label.known,
      known.hasWords,
      control.label.known.map({ Words($0) == Words(known) }) ?? false
    else { continue }
    report.add(text, "The \(control.role.rawValue) beside it says the same words.")
  }
}
