import Components
import Views
import VoiceOver

extension Rule {
  static let labelTooLong = Rule(
    id: "label-too-long",
    title: "A label is a paragraph",
    severity: .minor,
    wcag: ["2.4.6"],
    document: .descriptions,
    population: .labels,
    claim: "are paragraphs",
    wrong: "The label of a control is longer than 100 characters.",
    heard: "A long speech before the role is said; it cannot be read in parts.",
    fix: "Name the control in a few words, and put what happens into the hint.",
    bad: [
      Example(
        """
        Button { play() } label: { Image(systemName: "play") }
          .▶accessibilityLabel("This plays the video that you see above from the beginning and shows it on the whole screen until it ends or you stop it")
        """),
      Example(
        """
        Toggle("Sync", isOn: $on)
          .▶accessibilityLabel("Synchronises your notes with all other devices that use the same account whenever there is a network, day and night")
        """),
      Example(
        """
        Button { } label: { Image(systemName: "gear") }
          .▶accessibilityLabel(Text("Opens the settings of the app, where you can change the language, the colours, the size of the text and many other things"))
        """),
    ],
    good: [
      Example(
        """
        Button { play() } label: { Image(systemName: "play") }
          .accessibilityLabel("Play video")
        """),
      Example(
        """
        Image("chart")
          .accessibilityLabel("Sales rose from three million in January to nine million in June, fell in July, and have been level since August")
        """),
      Example("Button { } label: { Image(systemName: \"gear\") }.accessibilityLabel(description)"),
    ],
    check: .scene { find($0.sayings, &$1) },
    pieces: PieceCheck(
      reactNative: "Name the control in a few words, and put what happens into accessibilityHint.",
      flutter: "Name the control in a few words, and put what happens into the hint.",
      findLongLabels))
}

private func find(_ sayings: Sayings, _ report: inout SceneReport) {
  for label in sayings.labels where sayings.isActivated(label) {
    guard let literal = label.saying.literal, literal.count > 100 else { continue }
    report.add(
      modifier: label.modifier, "The label of this control has \(literal.count) characters.")
  }
}

private func findLongLabels(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.label, .tooltip) where element.isPressed {
    guard let known = setting.text.known, known.count > 100 else { continue }
    report.add(
      element, "The label of this control has \(known.count) characters.", at: setting.place)
  }
}
