import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A bar with a way back of its own` {
  private func app(_ bar: String, _ route: String = "MaterialPageRoute(builder: (_) => Low())")
    -> FlutterApp
  {
    FlutterApp(
      body: "TextButton(onPressed: () => Navigator.push(context, \(route)), child: Text('Go'))",
      """
      class Low extends StatelessWidget {
        Widget build(BuildContext context) {
          final route = ModalRoute.of(context);
          return Scaffold(appBar: \(bar), body: Text('b'));
        }
      }
      """)
  }

  private static let own = "Semantics(label: 'Leave', button: true, child: Icon(Icons.close))"

  @Test func `has the framework's where it has none`() throws {
    let app = app("AppBar(leading: busy ? \(Self.own) : null)")
    #expect(try app.costs("Low").platform == [2, 2])
    let report = try #require(app.report("Low"))
    #expect(["Leave. Button.", "Back. Button."].contains(report.stops.first?.speech))
    let bare = self.app(
      "AppBar(leading: busy ? \(Self.own) : null, automaticallyImplyLeading: false)")
    #expect(try bare.costs("Low").platform == [1, 2])
  }

  @Test func `knows how it is shown`() throws {
    let bar = """
      AppBar(leading: route is PageRoute<dynamic> && route.fullscreenDialog ? null : \(Self.own))
      """
    #expect(try app(bar).says("Low") == ["Leave. Button.", "b."])
    let whole = "MaterialPageRoute(fullscreenDialog: true, builder: (_) => Low())"
    #expect(try app(bar, whole).says("Low") == ["Close. Button.", "b."])
  }
}

@Suite struct `What is asked of the direction of texts` {
  @Test func `is answered in English`() throws {
    let app = FlutterApp(
      body: """
        Row(children: Directionality.of(context) == TextDirection.rtl
          ? [Text('b'), Text('a')] : [Text('a'), Text('b')])
        """)
    #expect(try app.says() == ["a.", "b."])
    #expect(app.report()?.isOpaque == false)
  }
}
