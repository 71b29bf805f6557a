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
      ["open or shut."], [1, 1]
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
      ["by, at times Bob."]
    ),
  ]) func `is said where it stands`(_ span: String, _ said: [String]) throws {
    let app = FlutterApp(body: "Text.rich(\(span))")
    #expect(try app.says() == said)
    #expect(try app.costs().platform == [1, 1])
  }
}

@Suite struct `A span of a class of the app` {
  @Test func `is what it hands to the class above`() throws {
    let app = FlutterApp(
      body:
        "Text.rich(TextSpan(children: [TextSpan(text: 'I accept the '), TapSpan('terms', f), Plain('.')]))",
      """
      class TapSpan extends TextSpan {
        TapSpan(String words, VoidCallback go) : super(text: words, recognizer: TapGestureRecognizer()..onTap = go);
      }
      class Plain extends TextSpan { Plain(String words) : super(text: words + ' Thanks'); }
      """)
    #expect(try app.says() == ["I accept the.", "terms. Link.", ". Thanks."])
  }
}

@Suite struct `A text that code takes apart` {
  private static let loop = """
    List<InlineSpan> cut(String note) {
      final spans = <InlineSpan>[];
      var end = 0;
      for (final tag in RegExp(r'@\\w+').allMatches(note)) {
        if (end != tag.start) spans.add(TextSpan(text: note.substring(end, tag.start)));
        spans.add(TextSpan(text: tag.group(0)!, recognizer: r));
        end = tag.end;
      }
      if (end < note.length) spans.add(TextSpan(text: note.substring(end)));
      return spans;
    }
    class Log extends StatelessWidget {
      const Log({required this.note});
      final String note;
      Widget build(BuildContext context) => Text.rich(TextSpan(children: cut(note)));
    }
    String? word;
    """

  private func app(_ body: String, _ loop: String = Self.loop) -> FlutterApp {
    FlutterApp(body: body, loop)
  }

  @Test func `is whole where nothing in it is looked for`() throws {
    let known = app("Column(children: [Log(note: 'Crew list'), Log(note: 'At sea')])")
    #expect(try known.says() == ["Crew list.", "At sea."])
    #expect(try known.costs().platform == [2, 2])
    #expect(try #require(known.report()).isOpaque == false)
  }

  @Test func `is one stop, and what in it can be tapped others at times`() throws {
    let open = app("Log(note: word!)")
    #expect(try open.says().first == "‹word›.")
    #expect(try open.costs().platform[0] == 1)
    #expect(try #require(open.report()).isOpaque)
    #expect(try app("Log(note: 'Ask @anna')").says().first == "Ask @anna.")
    #expect(try app("Log(note: word ?? '')").says().first == "‹word›.")
    let row = app("InkWell(onTap: f, child: Column(children: [Log(note: word!), Text('Tide')]))")
    #expect(try row.costs().platform[0] == 1)
    #expect(try row.broken() == ["tap-without-trait"])
    let plain = app(
      "Log(note: word!)", Self.loop.replacing(", recognizer: r", with: ""))
    #expect(try plain.says() == ["‹word›."])
    #expect(try plain.costs().platform == [1, 1])
  }

  @Test(arguments: [
    ("tag.group(0)!", "tag.group(1)!"),
    ("note.substring(end, tag.start)", "note.substring(end + 1, tag.start)"),
    ("TextSpan(text: tag.group(0)!, recognizer: r)", "WidgetSpan(child: Text(tag.group(0)!))"),
  ]) func `is not the whole where some letters of it are left out, or stand in widgets`(
    _ whole: String, _ other: String
  ) throws {
    let plain = Self.loop.replacing(", recognizer: r", with: "")
    let cut = Self.loop.replacing(whole, with: other).replacing(", recognizer: r", with: "")
    #expect(try app("Log(note: word!)", plain).says() == ["‹word›."])
    #expect(try app("Log(note: word!)", cut).says() != ["‹word›."])
  }

  @Test func `is not the whole where only a piece of it is shown`() throws {
    let piece = app("Text.rich(TextSpan(text: word!.substring(0, n)))")
    #expect(try piece.says() == ["‹word›."])
  }

  @Test(arguments: [
    (#"#\w+| [@]\w+|(https?|ftp)://[-A-Za-z0-9+&]+"#, "Data and Help, filter", false),
    (#"#\w+"#, "a #b", true), (#"^\s*x$"#, " x", true), (#"^\s*$"#, "a", false),
    (#"[^a-c]{2,3}?x"#, "abcx", false), (#"[^a-c]{2,3}?x"#, "addx", true),
    (#"(a*)*b"#, "aaaaaaaaaaaaaaaaaaaaaaaaa", true),
    (#"(a|aa)+$"#, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", true), (#"(?=a)b"#, "c", true),
    (#"a{"#, "b", true),
    (#"[\d.]+,?"#, "1.5", true), (#"\.$"#, "1.5", false),
  ]) func `may have what a pattern says`(_ pattern: String, _ text: String, _ may: Bool) throws {
    let app = FlutterApp(
      body: "Text.rich(TextSpan(children: cut()))",
      """
      List<InlineSpan> cut() {
        final spans = <InlineSpan>[];
        for (final x in RegExp(r'\(pattern)').allMatches('\(text)')) spans.add(TextSpan(text: x.group(0)));
        return spans;
      }
      """)
    #expect(try app.says().isEmpty != may)
  }
}

@Suite struct `An object that code fills where it makes it` {
  private func says(_ steps: String) throws -> [String] {
    try FlutterApp(
      body: "Column(children: rows('Tide'))",
      """
      class Row1 { late String name; int n = 0; String get all => '$name!'; }
      class Port { Row1 row = Row1(); }
      List<Widget> rows(String tide) {
        final rows = <Row1>[];
        final widgets = <Widget>[];
        \(steps)
        for (final row in rows) { widgets.add(Text(row.name)); }
        return widgets;
      }
      """
    ).says()
  }

  @Test func `has what it is filled with`() throws {
    #expect(try says("Row1 a = Row1(); a.name = tide; rows.add(a);") == ["Tide."])
    #expect(
      try says(
        "if (on) { final a = Row1(); a.name = 'x'; rows.add(a); } var a = Row1(); a.name = tide; rows.add(a);"
      )
        == ["x.", "Tide."])
    #expect(
      try says("final a = Row1(); if (on) { a.name = 'x'; } else { a.name = 'x'; } rows.add(a);")
        == ["x."])
    #expect(
      try says("for (final x in ['a', 'b']) { final a = Row1(); a.name = x; rows.add(a); }")
        == ["a.", "b."])
  }

  @Test(arguments: [
    "final a = Row1(); a.name = 'x'; rows.add(a); a.name = tide;",
    "final a = Row1(); for (final x in ['a', 'b']) { a.name = x; rows.add(a); }",
    "final a = known; a.name = 'x'; rows.add(a);",
    "final a = Row1(); keep(() => a); a.name = 'x'; rows.add(a);",
    "final a = Row1(); keep(a); a.name = 'x'; rows.add(a);",
  ]) func `has it only where nothing else has the object`(_ steps: String) throws {
    let said = try says(steps)
    #expect(said != ["x."] || steps.contains("'x'; rows.add(a); a.name"))
  }
}
