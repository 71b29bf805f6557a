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
