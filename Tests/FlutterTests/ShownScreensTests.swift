import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `A screen that the app's own code shows` {
  private func app(_ use: String, _ others: String, files: [String: String] = [:]) -> FlutterApp {
    FlutterApp(
      body: "TextButton(onPressed: () => \(use), child: Text('Go'))",
      """
      \(others)
      class Low extends StatelessWidget {
        const Low({super.key});
        Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Low')), body: Text('b'));
      }
      class Plain extends StatelessWidget {
        const Plain({super.key});
        Widget build(BuildContext context) => Text('p');
      }
      """, files: files)
  }

  private static let pushed = ["Back. Button.", "Low. Heading.", "b."]
  private static let routeClass = """
    class OwnRoute<T> extends MaterialPageRoute<T> {
      OwnRoute({required this.screen}) : super(builder: (_) => SafeArea(child: screen));
      final Widget screen;
    }
    """

  @Test func `by a function that makes a route has a way back`() throws {
    let app = app(
      "Navigator.of(context).push(buildRoute(screen: const Low()))",
      Self.routeClass
        + "Route<T> buildRoute<T>({required Widget screen}) => OwnRoute<T>(screen: screen);")
    #expect(try app.says("Low") == Self.pushed)
    #expect(try #require(app.unit("Low")).own.reason == .destination)
  }

  @Test func `by a class of routes has a way back`() throws {
    let app = app("Navigator.of(context).push(OwnRoute(screen: const Low()))", Self.routeClass)
    #expect(try app.says("Low") == Self.pushed)
  }

  @Test func `by a class of routes that has a name of its own has a way back`() throws {
    let fade =
      "class FadeRoute<T> extends MaterialPageRoute<T> { FadeRoute({required WidgetBuilder builder}) : super(builder: builder); }"
    #expect(
      try app("Navigator.push(context, FadeRoute<void>(builder: (_) => const Low()))", fade).says(
        "Low")
        == Self.pushed)
    #expect(
      try app("Navigator.pushReplacement(context, FadeRoute(builder: (_) => const Low()))", fade)
        .says("Low") == Array(Self.pushed.dropFirst()))
    let both =
      "{ context.go(GoRoute(builder: (_) => const Low())); Navigator.push(context, MaterialPageRoute(builder: (_) => const Low())); }"
    #expect(try app("run(() \(both))", "").says("Low") == Self.pushed)
  }

  @Test func `by a function that pushes has a way back`() throws {
    let app = app(
      "open(context, const Low())",
      "void open(BuildContext c, Widget page) => Navigator.push(c, MaterialPageRoute(builder: (_) => page));"
    )
    #expect(try app.says("Low") == Self.pushed)
  }

  @Test func `by a method of an extension has a way back`() throws {
    let app = app(
      "context.open(() => const Low())",
      """
      extension Opening on BuildContext {
        Future<void> open(Widget Function() page) =>
          Navigator.of(this).push(MaterialPageRoute(builder: (_) => page()));
      }
      """)
    #expect(try app.says("Low") == Self.pushed)
  }

  @Test func `by a package's push of what makes it has a way back`() throws {
    #expect(try app("context.push(() => const Low())", "").says("Low") == Self.pushed)
    let sheet = app("context.pushBottomSheet(() => const Plain())", "")
    #expect(try sheet.says("Plain") == ["Scrim.", "p."])
    #expect(try #require(sheet.unit("Plain")).own.reason == .sheet)
  }

  @Test func `by a function that shows nothing of it is none`() throws {
    let app = app("note(const Plain())", "void note(Widget page) => print(page);")
    #expect(try #require(app.unit("Plain")).own.reason == nil)
  }

  @Test func `is not what only becomes part of it`() throws {
    let app = app(
      "choose(context, label: (n) => Text('Item'))",
      """
      void choose(BuildContext c, {required Widget Function(int) label}) => showDialog(
        context: c, builder: (_) => Column(children: [Text('t'), label(1), label(2)]));
      """)
    let shown = try #require(app.unit()).inner.map { $0.report(.platform).stops.map(\.speech) }
    #expect(shown == [["Dismiss.", "t.", "Item.", "Item."]])
  }

  @Test func `goes with what makes it`() throws {
    var app = app(
      "Navigator.of(context).push(route(const Low()))", "",
      files: [
        "lib/routes.dart":
          "Route<void> route(Widget page) => MaterialPageRoute(builder: (_) => page);"
      ]
    )
    #expect(try app.says("Low").first == "Low. Heading.")
    let page = FlutterApp.change(
      "lib/page.dart",
      """
      import 'package:flutter/material.dart';
      import 'routes.dart';
      class Low extends StatelessWidget {
        static Route<void> way() => route(const Low());
        Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Low')), body: Text('b'));
      }
      """)
    _ = app.program.apply([page])
    #expect(try app.says("Low") == Self.pushed)
    _ = app.program.apply([
      FlutterApp.change("lib/routes.dart", "Widget route(Widget page) => page;")
    ])
    #expect(try app.says("Low") == Array(Self.pushed.dropFirst()))
  }
}

@Suite struct `What only other platforms show` {
  private func inner(_ code: String) throws -> [String] {
    let app = FlutterApp(
      body: "TextButton(onPressed: () { \(code) }, child: Text('Go'))",
      """
      bool on(List<TargetPlatform> all) => all.contains(defaultTargetPlatform);
      bool isDesktop() => defaultTargetPlatform == TargetPlatform.linux || Platform.isMacOS;
      """)
    return try #require(app.unit()).inner.map(\.name)
  }

  private static let dialog =
    "showDialog(context: context, builder: (_) => AlertDialog(title: Text('t')));"
  private static let popup =
    "showCupertinoModalPopup(context: context, builder: (_) => CupertinoActionSheet(title: Text('t')));"

  @Test(arguments: [
    (
      "if (Theme.of(context).platform == TargetPlatform.iOS) return \(popup) else return \(dialog)",
      "popup"
    ),
    (
      "if (Theme.of(context).platform == TargetPlatform.iOS) { return \(popup) } return \(dialog)",
      "popup"
    ),
    ("if (!Platform.isIOS) { \(dialog) return; } \(popup)", "popup"),
    (
      "switch (defaultTargetPlatform) { case TargetPlatform.iOS: case TargetPlatform.macOS: \(popup) default: \(dialog) }",
      "popup"
    ),
    (
      "switch (Theme.of(context).platform) { case TargetPlatform.android: \(popup) break; default: \(dialog) }",
      "dialog"
    ),
    (
      "final platform = Theme.of(context).platform; if (platform == TargetPlatform.android) { \(dialog) }",
      ""
    ),
    ("if (on([TargetPlatform.linux])) { \(dialog) }", ""),
    ("if (on([TargetPlatform.linux, TargetPlatform.iOS])) { \(dialog) }", "dialog"),
    ("if (isDesktop()) { \(dialog) } else { \(popup) }", "popup"),
    ("if (flag) { \(dialog) }", "dialog"),
  ])
  func `is no screen`(_ code: String, _ name: String) throws {
    #expect(try inner(code) == (name.isEmpty ? [] : ["Page." + name]))
  }

  @Test func `is not on one either`() throws {
    let app = FlutterApp(
      body: """
        Column(children: [if (on([TargetPlatform.linux])) Text('linux'),
          if (on([TargetPlatform.iOS])) Text('phone')])
        """, "bool on(List<TargetPlatform> all) => all.contains(defaultTargetPlatform);")
    #expect(try app.says() == ["phone."])
    #expect(try app.costs().platform == [1, 1])
  }

  @Test func `is none where its class is shown so`() throws {
    let app = FlutterApp(
      body:
        "TextButton(onPressed: () { if (Platform.isLinux) { showDialog(context: context, builder: (_) => Own()); } }, child: Text('Go'))",
      "class Own extends StatelessWidget { Widget build(BuildContext context) => Text('p'); }")
    #expect(try #require(app.unit("Own")).own.reason == nil)
  }
}

@Suite struct `A component inside others` {
  private static let boxes = """
    class Box extends StatefulWidget {
      const Box({required this.child});
      final Widget child;
      State<Box> createState() => _BoxState();
    }
    class _BoxState extends State<Box> {
      Widget build(BuildContext context) => Padding(padding: EdgeInsets.zero, child: widget.child);
    }
    class Awake extends StatelessWidget {
      const Awake({required this.child});
      final Widget child;
      Widget build(BuildContext context) => Box(child: child);
    }
    class Inner extends StatelessWidget {
      Widget build(BuildContext context) => Box(child: Text('inner'));
    }
    """

  @Test(arguments: [
    "Box(child: Awake(child: Scaffold(body: Text('inner'))))",
    "Box(child: Box(child: Text('inner')))",
    "Awake(child: Box(child: Inner()))", "Box(child: Inner())",
  ])
  func `is read where it comes in from outside`(_ code: String) throws {
    let app = FlutterApp(page: code, Self.boxes)
    #expect(try app.says() == ["inner."])
    #expect(try #require(app.report()).isOpaque == false)
  }

  @Test func `is a screen with its page`() throws {
    let app = FlutterApp(
      page: "Box(child: Awake(child: Scaffold(body: Text('inner'))))", Self.boxes)
    #expect(try #require(app.unit()).own.reason == .unused)
  }

  @Test func `is not read for ever where its own code makes it`() throws {
    let app = FlutterApp(
      body: "Tree(1)",
      """
      class Tree extends StatelessWidget {
        const Tree(this.depth);
        final int depth;
        Widget build(BuildContext context) => Column(children: [Text('t'), Leaf(depth)]);
      }
      class Leaf extends StatelessWidget {
        const Leaf(this.depth);
        final int depth;
        Widget build(BuildContext context) => Card(child: Tree(depth + 1));
      }
      """)
    #expect(try app.costs().platform == [2, 2])
  }
}

@Suite struct `What a screen asks for its way back` {
  private func says(_ shown: String, _ ask: String) throws -> [String] {
    let app = FlutterApp([
      "lib/main.dart": """
      import 'package:flutter/material.dart';
      import 'page.dart';
      \(shown)
      """,
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Bar extends StatelessWidget {
        Widget build(BuildContext context) {
          final ModalRoute<dynamic>? route = ModalRoute.of(context);
          return \(ask) ? CloseButton() : Text('Home');
        }
      }
      class Page extends StatelessWidget {
        Widget build(BuildContext context) => Scaffold(body: Bar());
      }
      """,
    ])
    return try app.says()
  }

  @Test(arguments: [
    "Navigator.canPop(context)", "Navigator.of(context).canPop()", "context.canPop()",
    "route?.impliesAppBarDismissal ?? false", "route!.canPop", "!route!.isFirst",
  ]) func `is answered by who shows it`(_ ask: String) throws {
    let pushed = "void go(c) => Navigator.push(c, MaterialPageRoute(builder: (_) => Page()));"
    #expect(try says(pushed, ask) == ["Close. Button."])
    let first = """
      class App extends StatelessWidget {
        Widget build(BuildContext context) => MaterialApp(home: Page());
      }
      """
    #expect(try says(first, ask) == ["Home."])
    let named = "final router = GoRouter(routes: [GoRoute(path: '/', builder: (_, __) => Page())]);"
    #expect(try says(named, ask).count == 1)
    #expect(try says("", ask).count == 1)
  }
}

@Suite struct `What a class shows that is no component` {
  @Test func `may ask its own methods`() throws {
    let app = FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Warning {
        Warning(this.title);
        final String title;
        void show(BuildContext context) =>
            showDialog(context: context, builder: (context) => _dialog(context));
        Widget _dialog(BuildContext context) =>
            AlertDialog(title: Text(title), content: Text('Fog'));
      }
      """
    ])
    let unit = try #require(app.program.units(at: "lib/page.dart").first)
    #expect(
      unit.own.report(.platform).stops.map(\.speech) == ["Dismiss.", "‹title›.", "Fog."])
  }
}

@Suite struct `A function that makes a route by its name` {
  @Test(arguments: [
    """
    Widget page = const Fog();
    switch (settings.name) { case '/low': page = const Low(); break; case '/high': page = High(settings.arguments); }
    return MaterialPageRoute(builder: (context) => page);
    """,
    """
    final Widget page;
    if (settings.name == '/low') { page = const Low(); } else if (settings.name == '/high') { page = High(1); } else { page = Fog(); }
    return MaterialPageRoute(builder: (context) { return page; });
    """,
  ]) func `shows each page that it puts into a variable`(_ steps: String) throws {
    func page(_ name: String) -> String {
      """
      class \(name) extends StatelessWidget {
        const \(name)([this.at]); final at;
        Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('\(name)')), body: Text('a'));
      }

      """
    }
    let app = FlutterApp(
      body: "Text('b')",
      "Route make(RouteSettings settings) { \(steps) }\n" + page("Low") + page("High") + page("Fog")
    )
    for name in ["Low", "High", "Fog"] {
      #expect(try app.says(name) == ["Back. Button.", "\(name). Heading.", "a."])
      #expect(try #require(app.unit(name)).own.reason == .destination)
    }
    #expect(app.unit("make") == nil)
  }

  @Test func `is one screen where what it shows is written in place`() throws {
    let app = FlutterApp(
      body: "Text('b')",
      """
      Route make(RouteSettings settings) {
        Widget page = Text('a');
        if (settings.name == '/low') page = Low();
        return MaterialPageRoute(builder: (context) => page);
      }
      class Low extends StatelessWidget { Widget build(BuildContext context) => Text('Low'); }
      """)
    #expect(app.unit("Low")?.own.reason == .destination)
    let unit = try #require(app.unit("make"))
    #expect(unit.own.report(.platform).stops.map(\.speech) == ["a."])
  }
}
