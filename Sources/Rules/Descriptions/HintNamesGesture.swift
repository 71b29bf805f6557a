import Components
import Views
import VoiceOver

extension Rule {
  static let hintNamesGesture = Rule(
    id: "hint-names-gesture",
    title: "A hint names a gesture",
    severity: .minor,
    wcag: ["3.3.2"],
    document: .descriptions,
    population: .hints,
    claim: "name a gesture",
    wrong:
      "The hint says how to use the control. VoiceOver does so itself, and other aids use no taps.",
    heard: "\"Double-tap to play the video. Double-tap to activate.\"",
    fix: "Begin with a verb, and describe the result: \"Plays the video\".",
    bad: [
      Example("Button(\"Play\") { }.▶accessibilityHint(\"Double-tap to play the video\")"),
      Example("Button(\"Play\") { }.▶accessibilityHint(Text(\"Tap to start playback\"))"),
      Example("Text(a).▶accessibilityHint(isOpen ? \"Tap to close\" : \"Tap to open\")"),
      Example("Text(level).▶accessibilityHint(\"Swipe up or down to change the volume\")"),
    ],
    good: [
      Example("Button(\"Play\") { }.accessibilityHint(\"Plays the video\")"),
      Example("Button(\"Play\") { }.accessibilityHint(\"play.hint.tap\")"),
      Example("Button(\"Map\") { }.accessibilityHint(\"Shows where to find tap water\")"),
      Example("Button(\"Play\") { }.accessibilityHint(hint)"),
      Example("Text(a).accessibilityHint(isOpen ? \"Tap to close\" : \"Opens the chapter\")"),
    ],
    check: .scene { HintNamesGestureCheck(sayings: $0.sayings, names: $0.names).find(&$1) },
    pieces: PieceCheck(
      reactNative: "Begin with a verb, and describe the result: \"Plays the video\".",
      flutter: "Begin with a verb, and describe the result: \"Plays the video\".",
      mended: .hint,
      examples: [
        .reactNative(
          bad: """
            <Pressable
              accessibilityRole="button"
              accessibilityLabel="Video"
              accessibilityHint="Double tap to play"
              onPress={f}>
              <Icon name="play" />
            </Pressable>
            """,
          good: """
            <Pressable
              accessibilityRole="button"
              accessibilityLabel="Video"
              accessibilityHint="Plays the video"
              onPress={f}>
              <Icon name="play" />
            </Pressable>
            """),
        .flutter(
          bad: """
            Semantics(
              label: 'Video',
              hint: 'Double tap to play',
              button: true,
              onTap: f,
              excludeSemantics: true,
              child: Icon(Icons.play_arrow),
            )
            """,
          good: """
            Semantics(
              label: 'Video',
              hint: 'Plays the video',
              button: true,
              onTap: f,
              excludeSemantics: true,
              child: Icon(Icons.play_arrow),
            )
            """),
      ],
      findGesturesInHints))
}

private struct HintNamesGestureCheck {
  let sayings: Sayings
  let names: Names

  func find(_ report: inout SceneReport) {
    for hint in sayings.hints {
      guard let text = gestureNamed(by: hint.saying), !names.repeatsLabel(hint) else { continue }
      // VoiceOver tells of taps and of flicks up and down, and of nothing else.
      let isTold = !EnglishWords.untold.contains { Words(text).contains(phrase: $0) }
      report.add(
        modifier: hint.modifier,
        isTold
          ? "“\(text.prefix(60))” says how to use it, which VoiceOver does itself."
          : "“\(text.prefix(60))” names a gesture, and not everybody makes it.",
        fix: isTold
          ? nil
          : "Describe the result, and offer what the gesture does as an accessibilityAction of that name."
      )
    }
  }

  /// A hint that names a gesture, whichever of several texts it is.
  func gestureNamed(by hint: Saying) -> String? {
    if let literal = hint.literal { return Words(literal).namesGesture ? literal : nil }
    guard hint.isChoice else { return nil }
    var texts: [String] = []
    for part in hint.parts {
      guard case .text(let text) = part, Words(text).namesGesture else { return nil }
      texts.append(text)
    }
    return texts.first
  }
}

extension Words {
  var namesGesture: Bool {
    if EnglishWords.gestures.contains(where: { contains(phrase: $0) }) { return true }
    guard let first = words.first else { return false }
    return words.count > 1 && EnglishWords.openings.contains(first)
  }

  /// What is left when the gesture is taken away: "tap to add" is "add".
  var withoutGesture: Words {
    guard namesGesture, let place = words.prefix(4).firstIndex(of: "to") else { return self }
    return Words(words: words[(place + 1)...])
  }
}

private func findGesturesInHints(_ screen: PieceScreen, _ report: inout PieceReport) {
  for (element, setting) in screen.settings(.hint) {
    guard let known = setting.text.known, Words(known).namesGesture,
      !element.repeatsLabel(in: known)
    else { continue }
    let isTold = !EnglishWords.untold.contains { Words(known).contains(phrase: $0) }
    report.add(
      element,
      isTold
        ? "“\(known.prefix(60))” says how to use it, which VoiceOver does itself."
        : "“\(known.prefix(60))” names a gesture, and not everybody makes it.",
      at: setting.place)
  }
}
