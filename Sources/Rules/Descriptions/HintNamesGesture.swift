extension Rule {
  static let hintNamesGesture = Rule(
    id: "hint-names-gesture",
    title: "A hint names a gesture",
    severity: .minor,
    wcag: ["3.3.2"],
    document: .descriptions,
    population: .hints,
    wrong: "The hint says how to use the control. VoiceOver does so itself, and other aids use no taps.",
    heard: "\"Double-tap to play the video. Double-tap to activate.\"",
    fix: "Begin with a verb, and describe the result: \"Plays the video\".",
    bad: [
      Example("Button(\"Play\") { }.▶accessibilityHint(\"Double-tap to play the video\")"),
      Example("Button(\"Play\") { }.▶accessibilityHint(Text(\"Tap to start playback\"))"),
      Example("Text(level).▶accessibilityHint(\"Swipe up or down to change the volume\")"),
    ],
    good: [
      Example("Button(\"Play\") { }.accessibilityHint(\"Plays the video\")"),
      Example("Button(\"Play\") { }.accessibilityHint(\"play.hint.tap\")"),
      Example("Button(\"Map\") { }.accessibilityHint(\"Shows where to find tap water\")"),
      Example("Button(\"Play\") { }.accessibilityHint(hint)"),
    ],
    check: find)
}
