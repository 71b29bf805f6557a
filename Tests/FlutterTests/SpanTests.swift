import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `Spans in the place of each other` {
  private static let helper = """
    TextSpan name(String label, bool known) {
      if (!known) return TextSpan(text: label, recognizer: r);
      return TextSpan(children: [
        TextSpan(text: 'by '), TextSpan(text: '@$label', recognizer: r),
      ]);
    }
    """

  @Test(arguments: [
    ("TextSpan(children: [name('Anne', known)])", ["by.", "@Anne. Link."], [1, 2]),
    (
      "TextSpan(text: 'Log: ', children: [if (a) TextSpan(text: 'open', recognizer: r)])",
      ["Log:", "open. Link."], [1, 2]
    ),
    (
      "TextSpan(text: 'Log: ', children: [for (final x in xs) TextSpan(text: x, recognizer: r)])",
      ["Log:", "‹x›. Link."], [21, 21]
    ),
    (
      "TextSpan(children: [if (a) TextSpan(text: 'open') else TextSpan(text: 'shut')])",
      ["open."], [1, 1]
    ),
  ]) func `are stops of one of them`(_ span: String, _ said: [String], _ cost: [Int]) throws {
    let app = FlutterApp(body: "Text.rich(\(span))", Self.helper)
    #expect(try app.says() == said)
    #expect(try app.costs().platform == cost)
  }
}
