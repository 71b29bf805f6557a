import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let unlabeledControl = Rule(
    id: "unlabeled-control",
    title: "A control has no name",
    severity: .critical,
    wcag: ["4.1.2"],
    document: .descriptions,
    population: .controls,
    claim: "have no name",
    wrong: "Neither a title nor a label gives the control a name.",
    heard: "The role alone: \"Button.\" or \"Switch Button. Off.\"",
    fix: "Give it a title (labelsHidden() hides it from the eye only), or an accessibilityLabel.",
    bad: controlsWithoutName, good: controlsWithName,
    check: .scene {
      UnlabeledControlCheck(
        scene: $0.scene, tree: $0.tree, inherited: $0.inherited, sayings: $0.sayings,
        counts: $0.counts, names: $0.names, nameless: $0.nameless
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative: "Give it an accessibilityLabel; a Text beside it names nothing.",
      flutter:
        "Name it: in a MergeSemantics with its text, as a SwitchListTile or CheckboxListTile, or with labelText of its decoration.",
      examples: [
        .reactNative(
          bad: """
            <View>
              <Text>Wi-Fi</Text>
              <Switch value={flag} onValueChange={f} />
            </View>
            """,
          good: """
            <View>
              <Text>Wi-Fi</Text>
              <Switch accessibilityLabel="Wi-Fi" value={flag} onValueChange={f} />
            </View>
            """),
        .flutter(
          bad: """
            Row(
              children: [
                Text('Wi-Fi'),
                Switch(value: flag, onChanged: f),
              ],
            )
            """,
          good: """
            SwitchListTile(title: Text('Wi-Fi'), value: flag, onChanged: f)
            """),
      ],
      findNamelessControls))
}

private struct UnlabeledControlCheck {
  let scene: Scene
  let tree: SceneTree
  let inherited: Inherited
  let sayings: Sayings
  let counts: Counts
  let names: Names
  let nameless: Nameless

  func find(_ report: inout SceneReport) {
    for control in tree.judged.controls
    where inherited.isHeard(control) && inherited[control].label >= 0 {
      let label = inherited[control].label
      guard counts.before[Int(label)].mostReached <= 1, let literal = sayings.label(label)?.literal,
        literal.isIdentifier
      else { continue }
      report.add(
        control,
        "The label “\(literal.prefix(60))” is a name for code, and is read out as it is.",
        fix: """
          Give the key a text in the string catalogue; a name for tests is an accessibilityIdentifier.
          """, severity: .serious)
    }
    for tab in nameless.tabsWithoutItem() {
      report.add(
        tab, "The bar has a tab for this view, and no tabItem names it.",
        fix: """
          Give it a tabItem with a title. Where it only keeps room for a button, show the button without a \
          tab.
          """)
    }
    for meter in nameless.namelessMeters() {
      report.add(
        meter,
        nameless.caption(beside: meter)?.literal.map {
          "The \(tree.word(of: meter)) says how far something is, and “\($0.quoted)” beside it is a stop of its own."
        } ?? "The \(tree.word(of: meter)) says how far something is, and nothing says what.",
        fix: "Give it a title, which is shown as well, or an accessibilityLabel.",
        severity: .moderate)
    }
    for control in tree.judged.controls
    where inherited.isHeard(control) && inherited[control].label < 0 {
      guard !inherited[control].surroundings.contains(.labeledContent),
        !nameless.isListOfChoices(control), !isPaired(control)
      else { continue }
      let name = names.shownName(of: control)
      if nameless.isSegmented(control, name) {
        guard !nameless.isNamedByHeader(control, name), !isCaptioned(control, name) else {
          continue
        }
        report.add(
          control,
          nameless.isNothing(name)
            ? "The segmented picker has no title and no label: the group has no name."
            : "The title of a segmented picker is not spoken: the group has no name.",
          fix: """
            Add .accessibilityElement(children: .contain) and an accessibilityLabel, which is spoken when \
            focus enters the group.
            """, severity: .minor)
      } else if case .text(let title) = name, case .control(.textField) = tree.kind(control),
        let example = names.said(title).literal, example.isExampleOfInput,
        let caption = nameless.caption(beside: control)?.literal, caption.hasWords
      {
        report.add(
          control,
          "The placeholder “\(example.quoted)” is an example and no name, and “\(caption.quoted)” beside it is a stop of its own.",
          fix: "Add an accessibilityLabel with the words of the caption.", severity: .moderate)
      } else if case .text(let title) = name,
        let caption = nameless.captionOfNamesake(control, names.said(title))
      {
        report.add(
          control,
          "Other fields of the screen are called “\(names.said(title).literal?.quoted ?? "")” too, and “\(caption.quoted)” beside it is a stop of its own.",
          fix: "Add an accessibilityLabel with the words of the caption.", severity: .moderate)
      } else if case .nothing? = names.shownOnceLoaded(control), !nameless.isDrawn(control),
        !hasSpokenValue(control)
      {
        report.add(
          control,
          "At times the \(tree.word(of: control)) has neither a title nor a label: a loaded picture names nothing.",
          fix: "Add an accessibilityLabel: its words are there only until the picture has come.",
          severity: .serious)
      } else if case .nothing = name {
        guard !nameless.isFollowedByCode(control), !nameless.isFake(control),
          !nameless.isDrawn(control)
        else { continue }
        guard !nameless.isKey(control) else {
          guard !inherited[control].surroundings.contains(.background) else { continue }
          report.add(
            control,
            "The Button is there for a keyboard shortcut alone, and is a stop without a name.",
            fix: "Hide it from VoiceOver with accessibilityHidden(true).", severity: .minor)
          continue
        }
        let hasValue = hasSpokenValue(control)
        report.add(
          control,
          hasValue
            ? "The \(tree.word(of: control)) has only a value, and neither a title nor a label."
            : "The \(tree.word(of: control)) has neither a title nor a label.",
          // Its title is not said there.
          fix: nameless.isWheel(control)
            ? "Add an accessibilityLabel: a wheel does not say its title." : nil,
          severity: hasValue ? .serious : nil)
      }
    }
  }

  /// What nobody hears of it stands beside it as a text.
  func isCaptioned(_ control: NodeID, _ name: ShownName) -> Bool {
    guard case .text(let title) = name, let caption = nameless.caption(beside: control) else {
      return false
    }
    return caption == names.said(title)
  }

  /// Another view is its label.
  func isPaired(_ control: NodeID) -> Bool {
    scene.modifiers(of: control).contains { $0.word == .accessibilityLabeledPair }
  }

  /// A value that is set for VoiceOver, and is not known to be empty.
  func hasSpokenValue(_ control: NodeID) -> Bool {
    let value = inherited[control].value
    guard value >= 0, let property = inherited.properties(of: value, .value) else { return false }
    return !sayings.isSilent(property.value)
  }
}

extension String {
  /// What somebody might type: an address, a number.
  fileprivate var isExampleOfInput: Bool {
    guard !contains(where: \.isWhitespace), let last, last.isLetter || last.isNumber else {
      return false
    }
    return contains { $0.isNumber } && !contains { $0.isLetter }
      || contains("@") || contains(".") && contains { $0.isLetter }
  }

  /// A key or a name for code, such as "shelf.lendButton": one word with dots and a capital inside.
  fileprivate var isIdentifier: Bool {
    guard contains("."), first?.isLowercase == true, contains(where: \.isUppercase) else {
      return false
    }
    return split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first?.isLetter == true
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }
}

private func findNamelessControls(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (_, element) in screen.elements
  where element.label.isEmpty && element.unknown == nil && !element.facts.isDisabled {
    guard !element.facts.set.contains(where: { $0.kind == .label }) else { continue }
    if element.needsName {
      report.add(element, "Nothing names the \(element.calledRole).")
    } else if element.isPressed, element.value.isEmpty, !element.facts.onlyDismissesKeyboard,
      element.facts.contents.allSatisfy({ $0.kind == .emptyView || $0.kind == .shape })
    {
      report.add(element, "A tap does something here, and nothing names it.")
    }
  }
}

extension PieceElement {
  /// Something is written into it: a picture beside that is none of what it shows.
  var isField: Bool {
    switch role {
    case .textField, .secureField, .searchField: true
    default: false
    }
  }

  /// Its state or value alone says nothing.
  fileprivate var needsName: Bool {
    switch role {
    case .toggle, .slider, .stepper, .picker, .date, .color, .textField, .secureField, .searchField:
      true
    default: traits.contains(.toggle)
    }
  }

  fileprivate var calledRole: String {
    switch role {
    case .textField, .secureField: "text field"
    case .searchField: "search field"
    case .toggle: "switch"
    default: traits.contains(.toggle) ? "switch" : role.rawValue
    }
  }
}
