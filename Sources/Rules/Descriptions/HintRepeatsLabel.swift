import Components
import Views
import VoiceOver

extension Rule {
  static let hintRepeatsLabel = Rule(
    id: "hint-repeats-label",
    title: "A hint repeats the label",
    severity: .minor,
    wcag: ["3.3.2"],
    document: .descriptions,
    population: .hints,
    claim: "repeat the label",
    wrong: "The hint says the same as the label.",
    heard: "The same words twice.",
    fix: "Leave the hint out, or say what the label does not: the result.",
    bad: [
      Example("Button(\"Add to cart\") { }.▶accessibilityHint(\"Tap to add to cart\")"),
      Example("Button(\"Delete\") { }.▶accessibilityHint(\"Delete\")"),
      Example("Button(\"Save\") { }.▶accessibilityHint(\"Save button\")"),
      Example(
        "Button { } label: { Image(\"a\") }.accessibilityLabel(\"Open settings\").▶accessibilityHint(\"Opens the settings\")"
      ),
      Example(
        "Button { } label: { Image(\"a\") }.accessibilityLabel(title).▶accessibilityHint(title)"),
    ],
    good: [
      Example(
        "Button(\"Add to cart\") { }.accessibilityHint(\"Adds this item to your shopping cart\")"),
      Example("Button(\"Delete\") { }.accessibilityHint(\"Removes it from all devices\")"),
      Example("Button(\"Delete\") { }"),
      Example("Button(title) { }.accessibilityHint(hint)"),
    ],
    check: .scene { find($0.sayings, $0.names, &$1) },
    pieces: PieceCheck(
      reactNative: "Leave the hint out, or say what the label does not: the result.",
      flutter: "Leave the hint out, or say what the label does not: the result.",
      mended: .hint, findRepeatingHints))
}

private func find(_ sayings: Sayings, _ names: Names, _ report: inout SceneReport) {
  for hint in sayings.hints where names.repeatsLabel(hint) {
    report.add(modifier: hint.modifier, "The hint says what the label says already.")
  }
}

extension Words {
  /// "Save button" is "save": the role is said as well.
  fileprivate var withoutRole: Words {
    guard words.count > 1, let last = words.last, EnglishWords.roles.contains(Words(words: [last]))
    else { return self }
    return Words(words: words.dropLast())
  }
}

extension Names {
  func repeatsLabel(_ hint: WrittenProperty) -> Bool {
    let around = inherited.circumstances(at: hint.modifier)
    let name = sayings.label(around.label) ?? name(of: hint.core)
    guard !name.isChoice, !hint.saying.isChoice else { return false }
    if let label = name.literal, let text = hint.saying.literal {
      let (a, b) = (Words(label).bare, Words(text).withoutGesture)
      return !a.isEmpty && (a == b.bare || a == b.withoutRole.bare)
    }
    guard name.parts.count == 1, name == hint.saying, case .expression(let text)? = name.parts.first
    else { return false }
    // The same key may have two texts in two tables.
    return !text.hasPrefix("key ")
  }
}

private func findRepeatingHints(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.hint) {
    guard let hint = setting.text.known, element.repeatsLabel(in: hint) else { continue }
    report.add(element, "The hint says what the label says already.", at: setting.place)
  }
}

extension PieceElement {
  func repeatsLabel(in hint: String) -> Bool {
    guard let label = label.known else { return false }
    let (a, b) = (Words(label).bare, Words(hint).withoutGesture)
    return !a.isEmpty && (a == b.bare || a == b.withoutRole.bare)
  }
}
