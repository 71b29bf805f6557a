import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `A question that hangs on several` {
  private func whens(_ steps: String) throws -> [String?] {
    let app = FlutterApp(
      body: "ask()",
      "late bool a; late bool b; late bool c; late Kind kind; enum Kind { low, high, ebb } Widget ask() { \(steps) }"
    )
    return try #require(app.report()).stops.map(\.when)
  }

  @Test(arguments: [
    ("final open = a ? b : c; return Column(children: [if (open) Text('x')]);", "open"),
    ("return Column(children: [if (a ? b : !c) Text('x')]);", "a ? b : !c"),
    ("return Column(children: [if ((a ? 1 : n) == 1) Text('x')]);", "(a ? 1 : n) == 1"),
    ("return Column(children: [if (a ? b : false) Text('x')]);", "a and b"),
    ("return Column(children: [if (a ? true : false) Text('x')]);", "a"),
  ]) func `is told in the words of who asks it`(_ steps: String, _ when: String) throws {
    #expect(try whens(steps) == [when])
  }

  @Test(arguments: [
    (
      "final open = a ? b : c; return Column(children: [if (open) Text('x'), if (!open) Text('y')]);",
      [1, 1]
    ),
    (
      "final open = a ? b : c; return Column(children: [if (open) Text('x'), if (open) Text('y')]);",
      [0, 2]
    ),
    ("return Column(children: [if (a ? b : b) Text('x'), if (!b) Text('y')]);", [1, 1]),
    ("return Column(children: [if (a ? true : true) Text('x')]);", [1, 1]),
    (
      "final wet = switch (kind) { Kind.low => false, Kind.high => true, Kind.ebb => true }; return Column(children: [if (wet) Text('x'), if (kind == Kind.low) Text('y')]);",
      [0, 1]
    ),
  ]) func `is the same each time`(_ steps: String, _ cost: [Int]) throws {
    let app = FlutterApp(
      body: "ask()",
      "late bool a; late bool b; late bool c; late Kind kind; enum Kind { low, high, ebb } Widget ask() { \(steps) }"
    )
    #expect(try app.costs().platform == cost)
  }
}

@Suite struct `What is declared as something` {
  private func cost(_ body: String, _ more: String = "", sdk: String = "^3.5.0") throws -> [Int] {
    let package =
      "name: harbour\nenvironment:\n  sdk: '\(sdk)'\ndependencies:\n  flutter:\n    sdk: flutter\n"
    let app = FlutterApp(
      body: body,
      """
      class Mate { final String name; final String? rank; final Mate? other; Kind kind; }
      Widget title(String? text) => text != null ? Text(text) : SizedBox();
      \(more)
      """, files: ["pubspec.yaml": package])
    return try app.costs().platform
  }

  private static let mate =
    "late Mate mate; late Mate? maybe; Future<String?> later() async => null;"

  @Test(arguments: [
    ("title(mate.name)", [1, 1]), ("title(mate.rank)", [0, 1]), ("title(maybe?.name)", [0, 1]),
    ("title(mate.other?.other.name)", [0, 1]), ("title(await later())", [0, 1]),
    ("title(found)", [0, 1]),
    ("title(mate.other!.name)", [0, 1]),
  ]) func `is there where its type has no nothing`(_ body: String, _ expected: [Int]) throws {
    #expect(try cost(body, Self.mate) == expected)
  }

  @Test func `may be nothing where the language has it so`() throws {
    #expect(try cost("title(mate.name)", Self.mate, sdk: ">=2.7.0 <3.0.0") == [0, 1])
    #expect(try cost("title(mate.name)", Self.mate, sdk: ">=2.12.0 <3.0.0") == [1, 1])
  }

  @Test(arguments: [
    "Widget row(Mate m) => Text(m.label);",
    "Widget row(m) { for (final Mate n in [m]) { return Text(n.label); } return SizedBox(); }",
    "Widget row(m) => Row2(m);",
  ]) func `is known by that where nothing else is known of it`(_ row: String) throws {
    let app = FlutterApp(
      body: "row(data['mate'])",
      """
      class Mate { String get label => 'Mate'; }
      class Row2 extends StatelessWidget {
        const Row2(this.m); final Mate m;
        Widget build(BuildContext context) => Text(m.label);
      }
      \(row)
      """)
    #expect(try app.says().last == "Mate.")
  }
}

@Suite struct `What is there instead of others` {
  private func leftOut(_ body: String) throws -> [String] {
    let app = FlutterApp(body: "Column(children: [\(body)])", "enum Kind { a, b, c }")
    let report = try #require(app.report())
    return report.sides.filter { !$0.isShown }.map { side in
      let said = side.stops.map(\.speech).joined(separator: " ")
      return side.isOther ? said + " else" : said + " when " + (side.when ?? "…")
    }
  }

  @Test func `is told of each question of a chain that asks of one thing`() throws {
    #expect(
      try leftOut("if (k == Kind.a) Text('A') else if (k == Kind.b) Text('B')") == [
        "B. when k != Kind.a and k == Kind.b"
      ])
    let chain =
      "if (k == 'x') Text('X') else if (k == 'y') Text('Y') else if (k == 'z') Text('Z')"
    #expect(
      try leftOut(chain).sorted() == [
        "Y. when k != 'x' and k == 'y'", "Z. when k != 'x' and k != 'y' and k == 'z'",
      ])
  }

  @Test func `is there whenever the other is not only where nothing more is asked`() throws {
    #expect(try leftOut("if (first) Text('1') else Text('2')") == ["2. else"])
    #expect(
      try leftOut("if (first) Text('1') else if (second) Text('2')") == [
        "2. when not first and second"
      ])
  }
}

@Suite struct `What a pattern asks` {
  private func whens(_ body: String, _ others: String = "") throws -> [String] {
    let app = FlutterApp(
      body: "Column(children: [\(body)])",
      "late bool wet; late bool cold; late int depth; late Bed? bed; late dynamic crate; class Bed { final String? soil; final bool dug; } \(others)"
    )
    let report = try #require(app.report())
    return report.stops.compactMap(\.when)
      + report.sides.filter { !$0.isShown }.map { $0.when ?? "" }
  }

  @Test func `of a record is asked field by field`() throws {
    let told = try whens(
      "switch ((wet, cold)) { (true, _) => Text('a'), (false, true) => Text('b'), (false, false) => Text('c') }"
    )
    #expect(told.sorted() == ["not wet and cold", "not wet and not cold", "wet"])
  }

  @Test func `is settled where it is a constant`() throws {
    let told = try whens(
      "switch ((wet, false)) { (true, _) => Text('a'), (false, true) => Text('b'), _ => Text('c') }"
    )
    #expect(told.sorted() == ["not wet", "wet"])
  }

  @Test(arguments: [
    ("switch (wet && cold) { true => Text('a'), false => SizedBox() }", "wet and cold"),
    (
      "switch (bed) { Bed(:final soil?) => Text(soil), _ => SizedBox() }",
      "bed.soil is there"
    ),
    ("switch (bed) { Bed(dug: true) => Text('a'), _ => SizedBox() }", "bed.dug"),
    ("switch (depth) { < 3 => Text('a'), _ => SizedBox() }", "depth < 3"),
    ("switch (bed?.soil) { != null => Text('a'), _ => SizedBox() }", "bed?.soil != null"),
    ("if (crate?.dug ?? false) Text('a')", "crate.dug"),
  ]) func `is told of what it is held against`(_ body: String, _ when: String) throws {
    #expect(try whens(body) == [when])
  }

  @Test func `is told of what an extension is asked of`() throws {
    let kinds = "enum Kind { low, high } extension on Kind { bool get isLow => this == Kind.low; }"
    let told = try whens(
      "isLow2 ? Text('a') : SizedBox()", "late Kind tide; bool get isLow2 => tide.isLow; \(kinds)")
    #expect(told == ["tide == Kind.low"])
  }

  @Test func `is named by what it binds where a record has names`() throws {
    let told = try whens(
      "row()",
      "({bool dry, bool hot}) state() => (dry: depth == 0, hot: depth == 9); Widget row() { final (:hot, :dry) = state(); return dry ? Text('a') : SizedBox(); }"
    )
    #expect(told == ["depth == 0"])
  }
}

@Suite struct `Below a side of a question` {
  @Test func `the other side is not told`() throws {
    let app = FlutterApp(
      body: """
        Column(children: [
          if (isIn) ...[Text('a'), isIn ? Text('b') : Text('c')],
          if (!isIn) ...[Text('d'), isIn ? Text('e') : Text('f'), if (isIn) Text('g')]])
        """)
    #expect(try app.costs().platform == [2, 2])
    let lists = try #require(app.unit()).own.platform.content
    let said = "\(lists)"
    #expect(said.contains("b") && !said.contains("literal(\"c\")"))
    #expect(!said.contains("literal(\"e\")") && !said.contains("literal(\"g\")"))
  }
}
