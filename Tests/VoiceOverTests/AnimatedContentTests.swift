import Testing
import VoiceOver

@Suite struct `What an animator makes of a view` {
  @Test(arguments: [
    (
      "Text(\"A\").phaseAnimator([0, 1]) { content, phase in content.overlay { Text(\"B\") } }",
      ["A.", "B."]
    ),
    (
      "Text(\"A\").phaseAnimator([false, true], trigger: count) { view, isOn in if isOn { Text(\"B\") } else { view } } animation: { _ in .default }",
      ["A."]
    ),
    (
      "Text(\"A\").keyframeAnimator(initialValue: 1.0) { $0.accessibilityLabel(\"C\") } keyframes: { _ in KeyframeTrack { } }",
      ["C."]
    ),
    (
      "Text(\"A\").keyframeAnimator(initialValue: 1.0, content: { view, _ in HStack { view; Text(\"D\") } }, keyframes: { _ in }).padding()",
      ["A.", "D."]
    ),
  ])
  func `is shown`(_ code: String, _ said: [String]) throws {
    #expect(try #require(Sample(body: code).main).said == said)
  }
}
