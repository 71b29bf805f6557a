import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `Looks and gestures that hide nothing` {
  private func app(_ row: String, _ others: String = "") -> FlutterApp {
    FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatelessWidget {
        const Page(this.sign, this.kind);
        final Object sign;
        final int kind;
        Widget build(BuildContext context) => Scaffold(body: ListView(children: [\(row)]));
        Future<void> _sink(BuildContext context) async {}
        Future<void> _tow(BuildContext context) async {}
      }
      \(others)
      """
    ])
  }

  private func slidable(_ called: String) -> String {
    """
    Slidable(
      endActionPane: ActionPane(children: [
        SlidableAction(icon: Icons.delete, onPressed: (_) async { await \(called)(context); })]),
      child: ListTile(title: Text('Boat'), trailing: PopupMenuButton<int>(
        onSelected: (at) async {
          switch (at) { case 0: await _sink(context); break; }
        },
        itemBuilder: (_) => [PopupMenuItem(value: 0, child: Text('Sink'))])))
    """
  }

  @Test func `as a menu of the row does what lies behind it`() throws {
    #expect(try app(slidable("_sink")).broken() == [])
    #expect(try app(slidable("_tow")).broken() == ["gesture-without-action"])
  }

  @Test func `as the language decides them`() throws {
    let words = """
      class Words {
        final bool mirrored;
        Words(this.mirrored);
        static Words of(BuildContext c) => Localizations.of<Words>(c, Words)!;
      }
      """
    func row(_ asked: String) -> String {
      "ListTile(onTap: f, title: Text('Shapes'), trailing: Icon(\(asked) ? Icons.west : Icons.east))"
    }
    #expect(try app(row("Words.of(context).mirrored"), words).broken() == [])
    #expect(try app(row("kind == 1"), words).broken() == ["state-not-exposed"])
  }

  @Test func `as a picture is drawn by another widget`() throws {
    func row(_ asked: String, _ shown: String) -> String {
      "ListTile(onTap: f, title: Text('Help'), leading: \(asked) ? Icon(\(shown)) : Icon(Icons.help))"
    }
    #expect(try app(row("sign is IconData", "sign as IconData")).broken() == [])
    #expect(try app(row("sign is Storm", "Icons.bolt")).broken() == ["state-not-exposed"])
  }

  @Test func `as a card has joined all that it can`() throws {
    func severities(_ row: String) throws -> [String] {
      let app = FlutterApp(
        body: "ListView.builder(itemCount: all.length, itemBuilder: (_, i) => \(row))")
      let unit = try #require(app.unit())
      return Auditor().audit(unit, [unit.own.report(.platform)]).findings
        .filter { $0.rule == "ungrouped-row" }.map(\.severity.rawValue)
    }
    let parts = """
      Column(children: [Row(children: [Text(all[i].name), IconButton(tooltip: 'Edit', icon: x, onPressed: f)]),
        Text('now')])
      """
    #expect(try severities("Card(child: \(parts))") == ["minor"])
    let loose = "Semantics(explicitChildNodes: true, child: \(parts))"
    #expect(try severities(loose) == ["moderate"])
  }
}

@Suite struct `A picture beside a text` {
  @Test(arguments: [
    ("Text(tide == null ? '' : 'Low ${tide}')", []), ("Spacer()", ["image-no-label"]),
  ])
  func `says no more than that, also where the text is there at times`(
    _ text: String, _ broken: [String]
  ) throws {
    let app = FlutterApp(body: "Column(children: [Image.asset('logo.png'), \(text)])")
    #expect(try app.broken() == broken)
  }
}

@Suite struct `Words of code` {
  @Test func `keep what a function is handed when they are turned`() throws {
    let app = FlutterApp(
      page: """
        runs.where((r) => r.end == null).isEmpty ? Scaffold(body: Text('Idle'))
          : Scaffold(body: Column(children: [Text('Busy'), Text('Now')]))
        """)
    let unit = try #require(app.unit())
    guard case .branch(let branch)? = unit.own.platform.content.first else {
      Issue.record("no branch")
      return
    }
    #expect(
      branch.sides.map(\.when) == [
        "runs.where((r) => r.end == null).isEmpty", "not runs.where((r) => r.end == null).isEmpty",
      ])
  }

  @Test(arguments: [
    ("words.filter", "‹filter›"), ("words.map", "‹map›"),
    ("boats.map((b) => b.name)", "‹boats›"),
  ])
  func `are those of properties, whatever methods are called`(_ code: String, _ said: String) {
    #expect(SourcedText.data(code).spoken == said)
  }
}
