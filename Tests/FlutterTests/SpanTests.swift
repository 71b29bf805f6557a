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
      ["Log:", "‹x›. Link."], [1, 2]
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

  @Test(arguments: [
    "while (m != null) { all.add(TextSpan(text: m.before)); all.add(TextSpan(text: m.link, recognizer: r)); m = next(); }",
    "for (final m in links.allMatches(text)) { all.add(TextSpan(text: m.before)); all.add(TextSpan(text: m.link, recognizer: r)); }",
  ]) func `are at least one text, however many there are`(_ loop: String) throws {
    let steps = "var m = next(); final all = <TextSpan>[]; \(loop) all.add(TextSpan(text: 'end'));"
    let app = FlutterApp(
      body: "Text.rich(TextSpan(children: parts()))",
      "List<TextSpan> parts() { \(steps) return all; }")
    #expect(try app.costs().platform == [1, 3])
    #expect(try #require(app.report()).isOpaque)
    let plain = FlutterApp(
      body: "Text.rich(TextSpan(children: parts()))",
      "List<TextSpan> parts() { \(steps.replacing(", recognizer: r", with: "")) return all; }")
    #expect(try plain.costs().platform == [1, 1])
    #expect(try #require(plain.report()).isOpaque == false)
  }
}

@Suite struct `A widget between the words of a text` {
  @Test(arguments: [
    (
      "TextSpan(text: 'Sent to ', children: [WidgetSpan(child: Text('Bob')), TextSpan(text: ' and 3 more')])",
      ["Sent to, Bob, and 3 more."]
    ),
    ("TextSpan(children: [WidgetSpan(child: Icon(Icons.a)), TextSpan(text: 'now')])", ["now."]),
    (
      "TextSpan(children: [TextSpan(text: 'by '), if (a) WidgetSpan(child: Text('Bob'))])",
      ["by, Bob."]
    ),
  ]) func `is said where it stands`(_ span: String, _ said: [String]) throws {
    let app = FlutterApp(body: "Text.rich(\(span))")
    #expect(try app.says() == said)
    #expect(try app.costs().platform == [1, 1])
  }
}
