import Components
import Scenes
import Views
import VoiceOver

extension Rule {
  static let labelNotInName = Rule(
    id: "label-not-in-name",
    title: "The visible name is not in the label",
    severity: .serious,
    wcag: ["2.5.3"],
    document: .descriptions,
    population: .labels,
    claim: "leave out the visible name",
    wrong: "A control shows one name and is called by another.",
    heard: "Another name than the one on the screen; \"Tap Send\" finds nothing.",
    fix: "Begin the label with the visible text, and add to it what is needed.",
    bad: [
      Example("Button(\"Send\") { }.▶accessibilityLabel(\"Submit the form\")"),
      Example("Button(\"SEND\") { }.▶accessibilityLabel(\"Submit the form\")"),
      Example("Toggle(\"Wi-Fi\", isOn: $isOn).▶accessibilityLabel(\"Wireless network\")"),
      Example("Button { } label: { Text(\"Buy now\") }.▶accessibilityLabel(\"Purchase\")"),
      Example(
        """
        Button { isKept.toggle() } label: { Text(isKept ? "Saved" : "Save") }
          .▶accessibilityLabel(isKept ? "Remove the mark" : "Save for later")
        Button(isOn ? "Mute" : "Unmute") { }.▶accessibilityLabel(isOn ? "Mute" : "Let it sound")
        """),
    ],
    good: [
      Example("Button(\"Send\") { }.accessibilityLabel(\"Send the form\")"),
      Example(
        "Button { } label: { VStack { Text(\"Gate\"); Text(\"Closed\") } }.accessibilityLabel(\"Gate. Closed\")"
      ),
      Example("Button(\"Send\") { }"),
      // How an address begins is no name.
      Example("TextField(\"https://\", text: $text).accessibilityLabel(\"Server\")"),
      Example(
        "Button { } label: { Image(uiImage: face).accessibilityLabel(\"Photo\") }.accessibilityLabel(\"Profile\")"
      ),
      Example(
        """
        Button("Server \\(isUp ? "up" : "down")") { }
          .accessibilityLabel("Server \\(isUp ? "is up" : "is down")")
        """),
      Example(
        """
        Button { } label: { Text(isKept ? "Saved" : "Save") }
          .accessibilityLabel(isKept ? "Saved for later" : "Save for later")
        Button { } label: { Text(isKept ? "Saved" : "Save") }
          .accessibilityLabel(isLate ? "Save now" : "Saved soon")
        Button { } label: { Text(isOn ? "On" : "Off") }.accessibilityLabel(isOn ? "Light" : "Dark")
        """),
      // Short names that are no words by themselves, and abbreviations spelled out.
      Example(
        """
        Button("GIF") { }.accessibilityLabel("Insert a moving image")
        Button("HTML") { }.accessibilityLabel("Hypertext Markup Language")
        """),
      Example("Button(\"$99\") { }.accessibilityLabel(\"99 dollars\")"),
      Example("Button(\"action.send\") { }.accessibilityLabel(\"Send\")"),
      Example("Text(\"4.5\").accessibilityLabel(\"Rated four and a half\")"),
      Example("Button(\"✕\") { }.accessibilityLabel(\"Close\")"),
      Example("Button(\"OK\") { }.accessibilityLabel(title)"),
      Example("Button(\"2h\") { }.accessibilityLabel(\"Two hours\")"),
      Example("Button(\"action.send\") { }.accessibilityLabel(\"spoken.send\")"),
    ],
    check: .scene {
      LabelNotInNameCheck(
        scene: $0.scene, tree: $0.tree, sayings: $0.sayings, names: $0.names
      ).find(&$1)
    },
    pieces: PieceCheck(
      reactNative: "Begin the label with the visible text, and add to it what is needed.",
      flutter: "Begin the label with the visible text, and add to it what is needed.",
      findLabelsApart))
}

extension ShownText {
  /// The words of a label on an image are heard, not seen (WCAG 2.5.3 asks for those that are visible).
  fileprivate var isSeen: Bool {
    sources.allSatisfy { if case .label = $0 { false } else { true } }
  }
}

private struct LabelNotInNameCheck {
  let scene: Scene
  let tree: SceneTree
  let sayings: Sayings
  let names: Names

  func find(_ report: inout SceneReport) {
    for label in sayings.labels where tree.isControl(label.core) {
      if let (shown, spoken) = apart(label) {
        report.add(
          modifier: label.modifier,
          "The control shows “\(shown.quoted)” and is called “\(spoken.quoted)” then.")
        continue
      }
      guard let spoken = label.saying.literal, spoken.hasWords,
        case .text(let text) = names.shownName(of: label.core), text.isSeen,
        let shown = names.said(text).literal, shown.isName, !Words(spoken).holds(Words(shown)),
        !shown.isSpelledOut(by: spoken)
      else { continue }
      guard !spoken.isIdentifier else {
        report.add(
          modifier: label.modifier,
          "“\(spoken.quoted)” looks like a name for tests: it is spoken in the place of “\(shown.quoted)”.",
          fix:
            "Set it with accessibilityIdentifier, which is not spoken; the title names the control."
        )
        continue
      }
      // A placeholder is there until something is typed, and tells what to type.
      report.add(
        modifier: label.modifier,
        "The control shows “\(shown.quoted)” and is called “\(spoken.quoted)”.",
        severity: isField(label.core) ? .moderate : nil)
    }
  }

  /// What it shows and is called on one side of a condition that both ask.
  func apart(_ label: WrittenProperty) -> (shown: String, spoken: String)? {
    guard label.saying.isChoice,
      let argument = scene.arguments(of: tree.modifier(label.modifier)).first,
      let spoken = sides(of: argument), case .text(let text) = names.shownName(of: label.core),
      text.isChoice, text.sources.count == 1, case .value(let value?) = text.sources[0],
      let title = (tree.texts(in: label.core) + [label.core]).lazy
        .flatMap({ scene.arguments(of: $0) }).first(where: { $0.value == value }),
      let shown = sides(of: title), shown.condition == spoken.condition
    else { return nil }
    return zip(shown.texts, spoken.texts).first { shown, spoken in
      shown.isName && spoken.hasWords && !Words(spoken).holds(Words(shown))
    }
  }

  /// `isOn ? "A" : "B"`, where both are known.
  private func sides(of argument: SceneArgument) -> (condition: Formula, texts: [String])? {
    guard case .either(let range) = scene[argument.value],
      let condition = tree.condition(of: argument)
    else { return nil }
    let texts = scene.list(range).compactMap { sayings.said($0).literal }
    return texts.count == 2 && range.count == 2 ? (condition, texts) : nil
  }

  func isField(_ node: NodeID) -> Bool {
    if case .textField = tree.control(node) { true } else { false }
  }
}

extension String {
  /// One word of code that ends with what it is: `newCodeButton`.
  fileprivate var isIdentifier: Bool {
    guard first?.isLowercase == true, allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return false
    }
    return CodeWords.kindsOfViews.contains { hasSuffix($0) && count > $0.count }
  }

  /// Words that somebody could say: no sign, number, price, abbreviation or address.
  fileprivate var isName: Bool {
    guard !contains("://"), !contains(where: { $0.isNumber || $0.isCurrencySymbol }) else {
      return false
    }
    return count(where: \.isLetter) > 3
  }

  /// A price or a number, or a few capitals that stand for words: “GIF”, “OK”.
  fileprivate var isShortForm: Bool {
    contains { $0.isNumber || $0.isCurrencySymbol } || count <= 3 && allSatisfy(\.isUppercase)
  }

  /// An abbreviation whose letters the label has in their order: “HTML” of “Hypertext Markup Language”.
  fileprivate func isSpelledOut(by label: String) -> Bool {
    guard count <= 6, allSatisfy({ $0.isUppercase }) else { return false }
    var left = lowercased()[...]
    guard label.lowercased().first == left.first else { return false }
    for letter in label.lowercased() where letter == left.first { left = left.dropFirst() }
    return left.isEmpty
  }
}

private func findLabelsApart(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.label) where element.isPressed {
    let texts = element.facts.contents.filter { $0.kind == .text && !$0.isHidden }
    guard texts.count == 1, let shown = texts[0].text.known, shown.hasWords, !shown.isShortForm,
      let label = setting.text.known, label.hasWords,
      !Words(label).contains(phrase: Words(shown)), !shown.isSpelledOut(by: label),
      !texts[0].isSaid
    else { continue }
    report.add(
      element, "The control shows “\(shown.quoted)” and is called “\(label.quoted)”.",
      at: setting.place)
  }
}
