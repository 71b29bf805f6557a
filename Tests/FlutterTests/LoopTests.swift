import Components
import Flutter
import Testing
import VoiceOver

/// A function with loops, and what the page makes of it.
private func app(_ body: String, _ steps: String, result: String = "Widget") -> FlutterApp {
  FlutterApp(
    body: body,
    "\(result) crew(List<Mate> xs, {bool? on}) { \(steps) } class Mate { final String name; final bool isOut; }"
  )
}

@Suite struct `What leaves a loop` {
  @Test(arguments: [
    ("for (final x in xs) { if (x.isOut) return Text('Out'); } return Text('All in');", [1, 1]),
    ("for (final x in xs) { if (x.isOut) return Text('Out'); } return SizedBox();", [0, 1]),
    (
      "while (true) { final x = next(); if (x.isOut) return Text('Out'); if (x.isIn) return SizedBox(); }",
      [0, 1]
    ),
    ("while (true) { return Text('a'); }", [1, 1]),
    ("for (;;) { if (next()) return Text('a'); }", [1, 1]),
    ("do { return Text('a'); } while (next()); return SizedBox();", [1, 1]),
    ("while (next()) { return Text('a'); } return SizedBox();", [0, 1]),
    ("for (final x in xs) { return Text(x.name); } return SizedBox();", [0, 1]),
    ("for (final x in ['a', 'b']) { return Text(x); } return SizedBox();", [1, 1]),
    ("for (final x in ['a', 'b']) { if (x == 'b') return Text(x); } return SizedBox();", [1, 1]),
    ("for (final x in ['a', 'b']) { if (x == 'c') return Text(x); } return SizedBox();", [0, 0]),
    (
      "for (final x in ['a', 'b']) { if (is(x)) break; return Text(x); } return SizedBox();",
      [0, 1]
    ),
    ("xs.forEach((x) { if (x.isOut) return; go(x); }); return Text('a');", [1, 1]),
  ]) func `by a return ends the function on its condition`(_ steps: String, _ cost: [Int]) throws {
    #expect(try app("crew(xs)", steps).costs().platform == cost)
  }

  private static let shown = "Column(children: crew(xs))"

  @Test(arguments: [
    ("for (final x in xs) { if (x.isOut) continue; all.add(Text(x.name)); }", [0, 20]),
    (
      "for (final x in xs) { if (x.isOut) continue; all.add(Text(x.name)); all.add(Text('b')); }",
      [0, 40]
    ),
    ("xs.forEach((x) { if (x.isOut) return; all.add(Text(x.name)); });", [0, 20]),
    ("for (final x in xs) { all.add(Text(x.name)); if (x.isOut) break; }", [20, 20]),
    ("for (final x in xs) { all.add(Text(x.name)); break; }", [0, 1]),
    ("for (final x in ['a', 'b', 'c']) { if (x == 'b') continue; all.add(Text(x)); }", [2, 2]),
    ("for (final x in ['a', 'b', 'c']) { if (x == 'b') break; all.add(Text(x)); }", [1, 1]),
    ("for (final x in ['a', 'b', 'c']) { if (is(x)) break; all.add(Text(x)); }", [0, 3]),
    ("for (final x in ['a', 'b', 'c']) { all.add(Text(x)); if (is(x)) break; }", [1, 3]),
    (
      "for (final x in ['a', 'b']) { switch (x) { case 'a': all.add(Text(x)); break; default: continue; } all.add(Text('c')); }",
      [2, 2]
    ),
  ]) func `by a jump leaves out what comes behind it`(_ loop: String, _ cost: [Int]) throws {
    let steps = "final all = <Widget>[]; \(loop) return all;"
    #expect(try app(Self.shown, steps, result: "List<Widget>").costs().platform == cost)
  }

  @Test(arguments: [
    (
      "switch (kind) { case 1: page = Text('a'); break; case 2: if (b) break; page = Text('c'); default: page = Text('d'); }",
      ["a.", "z.", "c.", "d."]
    ),
    (
      "switch (kind) { case 1: return Text('a'); case 2: break; default: page = Text('d'); }",
      ["a.", "z.", "d."]
    ),
  ]) func `is no jump that leaves a switch`(_ steps: String, _ said: [String]) throws {
    let app = app("crew(xs)", "Widget page = Text('z'); \(steps) return page;")
    let report = try #require(app.report())
    #expect(report.swipes.platform.min == 1)
    #expect(report.swipes.platform.max == 1)
    let all = Set((report.stops + report.sides.flatMap(\.stops)).map(\.speech))
    #expect(all == Set(said))
  }
}

@Suite struct `A loop that counts` {
  @Test(arguments: [
    ("int i = 0; i < 6; i += 2", 3), ("int i = 5; i >= 0; i--", 6), ("var i = 1; i <= 5; i++", 5),
    ("int i = 0; i < xs.length; i += 2", 2), ("int i = xs.length - 1; i >= 0; --i", 4),
    ("var i = 10; i > 0; i -= 5", 2), ("int i = 0; 4 > i; i = i + 3", 2),
    ("int i = 3; i != 0; i--", 3),
    ("int i = 4; i < 2; i++", 0),
  ]) func `is gone through as often as the source tells`(_ head: String, _ count: Int) throws {
    let list = "final xs = ['a', 'b', 'c', 'd'];"
    let inside = app("crew([])", "\(list) return Column(children: [for (\(head)) Text('$i')]);")
    #expect(try inside.costs().platform == [count, count])
    let steps = app(
      "crew([])",
      "\(list) final all = <Widget>[]; for (\(head)) { all.add(Text('$i')); } return Column(children: all);"
    )
    #expect(try steps.costs().platform == [count, count])
  }

  @Test func `says what it counts`() throws {
    let app = FlutterApp(body: "Column(children: [for (var i = 5; i > 0; i -= 2) Text('$i')])")
    #expect(try app.says() == ["5.", "3.", "1."])
  }

  @Test(arguments: [
    "int i = 0; i < 3; i -= 1", "int i = 0; i < n; i += 2", "int i = n; i > 0; i--",
  ])
  func `is open where the source does not tell`(_ head: String) throws {
    let app = FlutterApp(body: "Column(children: [for (\(head)) Text('a')])")
    #expect(try app.costs().platform == [20, 20])
  }

  @Test func `counts in a variable as far as only a run tells`() throws {
    let app = app(
      "crew(xs)",
      """
      var n = 0; var isFirst = true; final all = <Widget>[];
      for (final x in xs) { n++; if (!isFirst) all.add(Text('-')); isFirst = false; all.add(Text(x.name)); }
      return Column(children: [...all, Text('$n')]);
      """)
    #expect(try app.says().last == "‹n›.")
    #expect(try app.costs().platform == [21, 41])
    #expect(
      try FlutterApp(body: "two()", "Widget two() { var n = 1; n++; return Text('$n'); }").says()
        == ["2."])
  }
}

@Suite struct `A loop over one of several lists` {
  @Test(arguments: [
    ("for (final x in on ? xs : const []) Text(x.name)", [0, 20]),
    ("for (final x in on ? xs : ['a', 'b']) Text('x')", [2, 20]),
    ("for (final x in maybe() ?? []) Text('x')", [0, 20]),
    ("...(on ? xs : []).map((x) => Text('x'))", [0, 20]),
  ]) func `is gone through where that list is meant`(_ part: String, _ cost: [Int]) throws {
    let app = FlutterApp(body: "Column(children: [\(part)])", "late bool on; late List<Mate> xs;")
    #expect(try app.costs().platform == cost)
    let both = FlutterApp(
      body: "Column(children: [if (on) Text('on'), \(part)])", "late bool on; late List<Mate> xs;")
    #expect(try both.costs().platform[0] <= 2)
  }
}

@Suite struct `A list that is cut before it is shown` {
  @Test(arguments: [
    ("if (xs.length > 3) { xs = xs.take(3).toList(); } return row(xs);", 3),
    ("if (3 < xs.length) xs = xs.sublist(0, 3); return row(xs);", 3),
    ("if (xs.length <= 2) return row(xs); return row([]);", 2),
    ("if (!(xs.length >= 3)) { return row(xs); } else { return row([]); }", 2),
    ("if (xs.length > 4) return row([]); return row(xs);", 4),
    ("if (xs.length > 4) note(); return row(xs);", 20),
  ]) func `is no longer than that`(_ steps: String, _ most: Int) throws {
    let all = "Widget row(all) => Row(children: all.map((x) => Text(x.name)).toList());"
    let app = FlutterApp(
      body: "crew(load())",
      "\(all) Widget crew(List<Mate> xs) { \(steps) } class Mate { final String name; }")
    #expect(try app.costs().platform[1] == most)
  }
}
