import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A way back` {
  private static let low = """
    class Low extends StatelessWidget {
      const Low({super.key});
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Low')), body: Text('b'));
    }
    class High extends StatelessWidget {
      const High({super.key});
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('High')), body: Text('c'));
    }
    """

  private func says(_ page: String, _ name: String = "Low") throws -> [String] {
    try FlutterApp(page: page, Self.low).says(name)
  }

  @Test func `is not where an app begins`() throws {
    let app =
      "MaterialApp(initialRoute: known ? Names.low : '/late', routes: {"
      + "Names.low: (_) => const Low(), Names.high: (_) => const High()})"
    #expect(try says(app) == ["Low. Heading.", "b."])
    #expect(try says(app, "High") == ["Back. Button.", "High. Heading.", "c."])
    let plain = "MaterialApp(routes: {'/': (_) => const Low(), '/high': (_) => const High()})"
    #expect(try says(plain) == ["Low. Heading.", "b."])
    #expect(try says(plain, "High").first == "Back. Button.")
  }

  @Test func `is not where a page takes the place of another`() throws {
    func page(_ method: String, _ rest: String = "") -> String {
      "TextButton(onPressed: () => Navigator.of(context).\(method)("
        + "MaterialPageRoute(builder: (_) => const Low())\(rest)), child: Text('Go'))"
    }
    #expect(try says(page("push")) == ["Back. Button.", "Low. Heading.", "b."])
    #expect(try says(page("pushReplacement")) == ["Low. Heading.", "b."])
    #expect(try says(page("pushAndRemoveUntil", ", (_) => false")) == ["Low. Heading.", "b."])
  }

  /// go_router, “Nested navigation”.
  @Test func `is not in the first page of a tab`() throws {
    let routes = """
      StatefulShellRoute.indexedStack(builder: (_, _, shell) => shell, branches: [
        StatefulShellBranch(routes: [GoRoute(path: '/low', builder: (_, _) => const Low(), routes: [
          GoRoute(path: 'high', builder: (_, _) => const High())])])])
      """
    #expect(try says(routes) == ["Low. Heading.", "b."])
    #expect(try says(routes, "High").first == "Back. Button.")
  }

  /// auto_route, “Setup and usage”.
  @Test func `is asked of a page that says itself that it is one`() throws {
    let app = FlutterApp(
      body: "Text('a')",
      """
      @RoutePage()
      class Note extends StatelessWidget {
        Widget build(BuildContext context) => Text('note');
      }
      """)
    #expect(try #require(app.unit("Note")).own.reason == .destination)
  }
}

@Suite struct `Texts of slang` {
  @Test func `are known by the name that they have everywhere`() throws {
    let app = FlutterApp(
      body: "Builder(builder: (context) { final t = ref.watch(textsProvider).requireValue; "
        + "return Column(children: [Text(t.start.title), Text(t.start.named(who: name))]); })",
      files: [
        "assets/translations/en.i18n.json":
          #"{"start": {"title": "Welcome", "named": "Hello $who"}}"#
      ])
    #expect(try app.says("Page") == ["Welcome.", "Hello ‹who›."])
  }
}
