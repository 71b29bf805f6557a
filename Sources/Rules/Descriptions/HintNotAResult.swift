import Components
import Views
import VoiceOver

extension Rule {
  static let hintNotAResult = Rule(
    id: "hint-not-a-result",
    title: "A hint does not say what happens",
    severity: .minor,
    wcag: ["3.3.2"],
    document: .descriptions,
    population: .hints,
    claim: "do not say what happens",
    wrong: "The hint talks about the control instead of its result.",
    heard: "\"This button is for the settings\": words before the ones that matter.",
    fix: "Begin with a verb, and describe the result: \"Opens the settings\".",
    bad: [
      Example("Button(\"Settings\") { }.▶accessibilityHint(\"This button opens the settings\")"),
      Example("Button(\"Settings\") { }.▶accessibilityHint(\"Button to open the settings\")"),
      Example("Button(\"Sort\") { }.▶accessibilityHint(\"You can change the order here\")"),
    ],
    good: [
      Example("Button(\"Settings\") { }.accessibilityHint(\"Opens the settings\")"),
      Example("Button(\"Ana\") { }.accessibilityHint(\"View person details\")"),
      Example("Button(\"Submit\") { }.accessibilityHint(\"Sends your review for approval\")"),
      Example("Button(\"Submit\") { }.accessibilityHint(\"hint.submit\")"),
    ],
    check: .scene { find($0.sayings, $0.names, &$1) },
    pieces: PieceCheck(
      reactNative: "Begin with a verb, and describe the result: \"Opens the settings\".",
      flutter: "Begin with a verb, and describe the result: \"Opens the settings\".",
      mended: .hint, findHintsOfControls))
}

private func find(_ sayings: Sayings, _ names: Names, _ report: inout SceneReport) {
  for hint in sayings.hints {
    guard let literal = hint.saying.literal else { continue }
    let words = Words(literal)
    guard EnglishWords.noResults.contains(where: words.hasPrefix), !words.namesGesture,
      !names.repeatsLabel(hint)
    else { continue }
    report.add(
      modifier: hint.modifier,
      "“\(literal.prefix(60))” talks about the control, not about what happens.")
  }
}

private func findHintsOfControls(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.hint) {
    guard let known = setting.text.known else { continue }
    let words = Words(known)
    guard EnglishWords.noResults.contains(where: words.hasPrefix), !words.namesGesture,
      !element.repeatsLabel(in: known)
    else { continue }
    report.add(
      element, "“\(known.prefix(60))” talks about the control, not about what happens.",
      at: setting.place)
  }
}
