import Components
import Flutter
import Testing
import VoiceOver

/// What is set or filled on the way to what is shown is as it is there.
@Suite struct `What a handler shows` {
  /// Speech of the sheet that a handler shows, and what it costs.
  private func sheet(_ handler: String) throws -> ([String], Cost) {
    let app = FlutterApp(
      body: "TextButton(onPressed: () { \(handler) }, child: Text('Go'))",
      "late bool open;")
    let unit = try #require(app.unit())
    let screen = try #require(unit.inner.first)
    let report = screen.report(.platform)
    return (report.stops.map(\.speech), report.swipes.platform)
  }

  @Test func `has what a list was filled with`() throws {
    let (said, cost) = try sheet(
      """
      final rows = <Widget>[Text('a')];
      rows.add(Text('b'));
      showModalBottomSheet(context: context, builder: (_) => Column(children: rows));
      """)
    #expect(said == ["Scrim.", "a.", "b."])
    #expect(cost.min == cost.max)
  }

  @Test func `may be what a variable was set to`() throws {
    let (said, _) = try sheet(
      """
      Widget page = Text('a');
      if (open) page = Text('b');
      showModalBottomSheet(context: context, builder: (_) => page);
      """)
    #expect(said.count == 2)
    #expect(said.first == "Scrim.")
    let (both, cost) = try sheet(
      """
      Widget page = Text('a');
      if (open) { page = Column(children: [Text('b'), Text('c')]); }
      showModalBottomSheet(context: context, builder: (_) => page);
      """)
    #expect(both == ["Scrim.", "b.", "c."] || both == ["Scrim.", "a."])
    #expect(cost.max == cost.min + 1)
  }

  @Test func `is not what it does after that`() throws {
    let (said, _) = try sheet(
      """
      Widget page = Text('a');
      showModalBottomSheet(context: context, builder: (_) => page);
      page = Text('b');
      """)
    #expect(said == ["Scrim.", "a."])
  }
}

@Suite struct `Ink without a handler` {
  private static let row = "Row(children: [Text('Alarm'), Text('07:30')])"

  @Test func `makes one of what is in it, and is no control`() throws {
    for ink in ["InkWell(onTap: null, child: %)", "InkResponse(child: %)"] {
      let app = FlutterApp(body: ink.replacing("%", with: Self.row))
      #expect(try app.says() == ["Alarm, 07:30."])
      #expect(try app.costs().guideline == [2, 2])
      #expect(try app.broken() == [])
    }
    let sides = FlutterApp(body: "InkWell(onTap: locked ? null : f, child: \(Self.row))")
    #expect(try sides.costs().platform == [1, 1])
    let loose = FlutterApp(body: "GestureDetector(onTap: null, child: \(Self.row))")
    #expect(try loose.says() == ["Alarm.", "07:30."])
  }

  @Test func `leaves what nobody can read to itself`() throws {
    let strange = FlutterApp(body: "InkWell(child: Row(children: [Text('Alarm'), Chart(points)]))")
    #expect(try strange.costs().platform == [2, 2])
  }
}

@Suite struct `A handler that is nothing at times` {
  @Test func `answers nothing then`() throws {
    let inner = "InkWell(onTap: open, child: Text('a'))"
    let app = FlutterApp(body: "InkWell(onTap: many ? pick : null, child: \(inner))")
    #expect(try app.costs().platform == [1, 2])
    let plain = FlutterApp(body: "InkWell(onTap: many ? pick : null, child: Text('a'))")
    #expect(try plain.costs().platform == [1, 1])
    #expect(try plain.says() == ["a."])
    #expect(try plain.broken() == ["tap-without-trait"])
  }

  @Test func `is always there where another one is`() throws {
    let app = FlutterApp(
      body: "InkWell(onTap: f, onLongPress: many ? pick : null, child: Icon(Icons.close))")
    #expect(try app.costs().platform == [1, 1])
    let both = FlutterApp(
      body: """
        InkWell(onTap: many ? f : null, onLongPress: many ? pick : null, child: Icon(Icons.close))
        """)
    #expect(try both.costs().platform == [0, 1])
  }

  @Test func `is no state that a picture shows`() throws {
    let app = FlutterApp(
      body: """
        ListTile(title: Text('a'), onTap: g,
          leading: InkWell(onTap: many ? f : null, child: Image.network(u)))
        """)
    #expect(try app.broken().contains("state-not-exposed") == false)
  }
}
