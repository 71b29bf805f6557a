import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A navigator inside a page` {
  private static let inner = """
    class Inner extends StatelessWidget {
      Widget build(BuildContext context) => Text('Inner');
    }
    """

  private func app(_ navigator: String) -> FlutterApp {
    FlutterApp(
      body: "Column(children: [Text('Top'), Expanded(child: \(navigator))])", Self.inner)
  }

  @Test func `shows its last page`() throws {
    let one = app("Navigator(pages: [MaterialPage(child: Inner())])")
    #expect(try one.says() == ["Top.", "Inner."])
    let two = app(
      "Navigator(pages: [MaterialPage(child: Text('First')), MaterialPage(child: Inner())])")
    #expect(try two.says() == ["Top.", "Inner."])
    let open = app(
      """
      Navigator(pages: [MaterialPage(child: Inner()),
        if (deep) MaterialPage(child: Column(children: [Text('a'), Text('b')]))])
      """)
    #expect(try open.costs().platform == [2, 3])
  }

  @Test func `shows what code makes by a name`() throws {
    let known = app(
      "Navigator(onGenerateRoute: (settings) => MaterialPageRoute(builder: (_) => Inner()))")
    #expect(try known.says() == ["Top.", "Inner."])
    let other = app("Navigator(onGenerateRoute: router.make)")
    #expect(other.report()?.isOpaque == true)
  }
}
