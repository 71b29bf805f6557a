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

  @Test(arguments: [
    "known ? {'/': (_) => const Low(), '/high': (_) => const High()} : {}",
    "{'/': (_) => const Low(), if (known) '/high': (_) => const High()}",
    "{'/': (_) => const Low(), ...?more}", "Names.more",
  ]) func `is where a table of routes is put together`(_ table: String) throws {
    let app = FlutterApp(
      page: "MaterialApp(routes: \(table))",
      Self.low + """
        final more = <String, WidgetBuilder>{'/high': (_) => const High()};
        class Names { static Map<String, WidgetBuilder> get more => {'/high': (_) => const High()}; }
        """)
    #expect(try app.says("High") == ["Back. Button.", "High. Heading.", "c."])
  }

  @Test func `is not where a page takes the place of another`() throws {
    func page(_ method: String, _ rest: String = "") -> String {
      "TextButton(onPressed: () => Navigator.of(context).\(method)("
        + "MaterialPageRoute(builder: (_) => const Low())\(rest)), child: Text('Go'))"
    }
    #expect(try says(page("push")) == ["Back. Button.", "Low. Heading.", "b."])
    #expect(try says(page("pushReplacement")) == ["Low. Heading.", "b."])
    #expect(try says(page("pushAndRemoveUntil", ", (_) => false")) == ["Low. Heading.", "b."])
    let both = "Row(children: [\(page("push")), \(page("pushReplacement"))])"
    let most = page("pushAndRemoveUntil", ", (route) => route.isFirst")
    for shown in [both, most] { #expect(try says(shown).first == "Back. Button.") }
  }

  @Test func `is called Close in a dialog on the whole screen`() throws {
    let page =
      "TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute("
      + "fullscreenDialog: true, builder: (_) => const Low())), child: Text('Go'))"
    #expect(try says(page) == ["Close. Button.", "Low. Heading.", "b."])
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

@Suite struct `A number with its unit` {
  @Test(arguments: [
    ("'${total.toInt()} kcal'", false), ("'$done/$all kcal'", false), ("'$name Settings'", true),
    ("'Energy'", true),
  ])
  func `is no heading`(text: String, isHeading: Bool) throws {
    let app = FlutterApp(
      body: "Column(children: [Text(\(text), style: Theme.of(context).textTheme.headlineSmall), "
        + "Text('What was eaten'), Text('today')])")
    #expect(try app.broken().contains("heading-missing") == isHeading)
  }
}

@Suite struct `Lists and rows of settings` {
  @Test func `are followed`() throws {
    let app = FlutterApp(
      body: """
        SettingsList(sections: [SettingsSection(title: Text('Look'), tiles: [
          SettingsTile(title: Text('Font'), value: Text('Plain'), onPressed: (context) => go()),
          SettingsTile.navigation(title: Text('Size'), onPressed: (context) => go()),
          SettingsTile.switchTile(title: Text('Bold'), initialValue: true, onToggle: (on) => go(),
            description: Text('All of it'))])])
        """)
    #expect(
      try app.says() == [
        "Look, All of it.", "Font, Plain.", "Size.", "Bold.", "Switch Button. On.",
      ])
    #expect(app.report()?.isOpaque == false)
  }

  @Test func `are filled from nothing`() throws {
    let app = FlutterApp(
      body: "Column(children: parts())",
      """
      List<Widget> parts() {
        final all = List<Widget>.empty(growable: true);
        all.add(Text('One'));
        for (var word in ['Two', 'Three']) { all.add(Text(word)); }
        return all;
      }
      """)
    #expect(try app.says() == ["One.", "Two.", "Three."])
  }

  @Test func `have texts by constants that are spelt otherwise than their keys`() throws {
    let app = FlutterApp(
      body: "Text(LocaleKeys.coverMissing.tr())",
      files: ["assets/translations/en.json": #"{"cover_missing": "No cover"}"#])
    #expect(try app.says() == ["No cover."])
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
