import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `Pages that a function chooses` {
  private static let pages = """
    class Low extends StatelessWidget {
      static const path = '/low';
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Low')), body: Text('b'));
    }
    class High extends StatelessWidget {
      static const path = '/high';
      const High();
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('High')), body: Text('c'));
    }
    """

  private static let cases = """
    switch (name) {
      case Low.path: return Low();
      case High.path: return const High();
    }
    return null;
    """

  private func app(_ first: String, _ body: String) -> [String: String] {
    [
      "lib/page.dart": Self.pages,
      "lib/app.dart": """
      import 'package:flutter/material.dart';
      import 'router.dart';
      class App extends StatelessWidget {
        Widget build(BuildContext context) {
          final routes = Routes();
          return MaterialApp(\(first)onGenerateRoute: (s) => routes.make(s));
        }
      }
      """,
      "lib/router.dart": """
      import 'package:flutter/material.dart';
      import 'page.dart';
      class Routes {
        Route make(RouteSettings s) {
          final name = s.name ?? '';
          if (name == Low.path) return PageRouteBuilder(pageBuilder: (_, _, _) => pageFor(name)!);
          return MaterialPageRoute(settings: s, builder: (_) => pageFor(name)!);
        }
        Widget? pageFor(String name) { \(body) }
      }
      """,
    ]
  }

  @Test(arguments: [
    cases,
    "if (name == Low.path) { return Low(); } else if (name == High.path) return const High(); return null;",
    "return switch (name) { Low.path => Low(), High.path => const High(), _ => null };",
  ])
  func `are screens`(_ body: String) throws {
    let app = FlutterApp(app("initialRoute: Low.path, ", body))
    #expect(app.program.units(at: "lib/router.dart").isEmpty)
    #expect(try app.says("Low") == ["Low. Heading.", "b."])
    #expect(try app.says("High") == ["Back. Button.", "High. Heading.", "c."])
    #expect(app.unit("Low")?.own.reason == .root)
    #expect(app.unit("High")?.own.reason == .destination)
  }

  @Test func `have a way back where it is known where the app begins`() throws {
    let open = FlutterApp(app("initialRoute: begin(), ", Self.cases))
    #expect(try open.says("Low") == ["Low. Heading.", "b."])
    #expect(try open.says("High") == ["High. Heading.", "c."])
    let home = FlutterApp(app("home: Text('a'), ", Self.cases))
    #expect(try home.says("Low").first == "Back. Button.")
  }

  @Test func `follow changes`() throws {
    var files = app("initialRoute: High.path, ", "return Low();")
    var changed = FlutterApp(files)
    for (path, text) in app("initialRoute: Low.path, ", Self.cases) where files[path] != text {
      files[path] = text
      _ = changed.program.apply([FlutterApp.change(path, text)])
    }
    let fresh = FlutterApp(files)
    for path in files.keys {
      #expect(changed.program.units(at: path) == fresh.program.units(at: path))
    }
  }

  @Test func `stand where a state puts them`() throws {
    let app = FlutterApp([
      "lib/page.dart": """
      \(Self.pages)
      class Page extends StatefulWidget { State<Page> createState() => _PageState(); }
      class _PageState extends State<Page> {
        int _at = 0;
        Widget? shown;
        List<Widget> pages = [Text('Low'), Column(children: [Text('High'), Text('and dry')])];
        Widget pick(int i) { return pages[i]; }
        Widget build(BuildContext context) {
          if (shown == null) shown = pick(_at);
          return Scaffold(body: shown, floatingActionButton: TextButton(
            onPressed: () => setState(() { _at = 1; shown = pick(1); }), child: Text('Go')));
        }
      }
      """
    ])
    #expect(try app.costs().platform == [2, 3])
    #expect(try app.says() == ["High.", "and dry.", "Go. Button."])
  }

  @Test func `are built one by one`() throws {
    let app = FlutterApp([
      "lib/page.dart": """
      class Page extends StatelessWidget {
        Widget build(BuildContext context) => PageView.builder(itemCount: count, itemBuilder: _page);
        Widget _page(BuildContext context, int at) {
          if (at == 0) return const High();
          if (at == 1) return Low();
          return Container();
        }
      }
      \(Self.pages)
      """
    ])
    #expect(try app.says().last == "c.")
    let inner = try #require(app.unit()).inner
    #expect(inner.map(\.name) == ["Page.Low"])
  }

  @Test func `but not those that data makes`() throws {
    let app = FlutterApp(body: "PageView.builder(itemBuilder: (_, at) => Text(boats[at].name))")
    #expect(try #require(app.unit()).inner.isEmpty)
  }

  @Test(arguments: [
    "itemBuilder: cut ? (c, i) => i < days.length ? Text(days[i]) : Text('Cut') : (c, i) => Text(days[i])",
    "itemBuilder: (c, i) => i < days.length ? Text(days[i]) : Text('Cut')",
  ])
  func `and what stands behind the last row is there once`(_ builder: String) throws {
    let app = FlutterApp([
      "lib/page.dart": """
      class Page extends StatelessWidget {
        const Page(this.days, this.cut);
        final List<String> days;
        final bool cut;
        Widget build(BuildContext context) => Scaffold(body: ListView.builder(
          itemCount: cut ? days.length + 1 : days.length, \(builder)));
      }
      """
    ])
    #expect(try app.costs().platform == [20, 21])
  }
}
