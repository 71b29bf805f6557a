import Components
import Flutter
import Rules
import Testing
import VoiceOver

extension FlutterApp {
  /// What is said, chrome included, and the rules that are broken.
  func says(_ name: String = "Page", at path: String = "lib/page.dart") throws -> [String] {
    let unit = try #require(self.unit(name, at: path))
    return unit.own.report(.platform).stops.map(\.speech)
  }

  func broken(_ name: String = "Page", at path: String = "lib/page.dart") throws -> [String] {
    let unit = try #require(self.unit(name, at: path))
    let reports = ([unit.own] + unit.inner).map { $0.report(.platform) }
    return Auditor().audit(unit, reports).findings.map(\.rule).sorted()
  }

  func costs(_ name: String = "Page") throws -> (guideline: [Int], platform: [Int]) {
    let report = try #require(self.report(name))
    let (own, device) = (report.swipes.guideline, report.swipes.platform)
    return ([own.min, own.max], [device.min, device.max])
  }
}

@Suite struct `A constructor that is chosen first` {
  private static let tiles =
    "Column(children: [ListTile(title: Text('x'), onTap: f), ListTile(title: Text('y'), onTap: f)])"

  @Test func `of one class is taken as it is`() throws {
    let app = FlutterApp(body: "(filled ? Card.filled : Card.new)(child: \(Self.tiles))")
    #expect(try app.says() == ["x. Button.", "y. Button."])
    #expect(try app.costs().platform == [2, 2])
    #expect(try #require(app.report()).isOpaque == false)
  }

  @Test func `of two that are laid out alike is taken as it is`() throws {
    let app = FlutterApp(body: "(wide ? Row.new : Column.new)(children: [Text('a'), Text('b')])")
    #expect(try app.says() == ["a.", "b."])
    #expect(try app.costs().platform == [2, 2])
  }

  @Test func `of widgets of the app is one of both`() throws {
    let app = FlutterApp(
      body: "(small ? Panel.small : Panel.new)('t')",
      """
      class Panel extends StatelessWidget {
        const Panel(this.title) : note = 'n';
        const Panel.small(this.title) : note = null;
        final String title;
        final String? note;
        Widget build(BuildContext context) => Column(children: [Text(title), if (note != null) Text(note!)]);
      }
      """)
    #expect(try app.costs().platform == [1, 2])
    #expect(try app.says() == ["t.", "n."])
  }
}

@Suite struct `A list whose rows are not all alike` {
  private func costs(_ row: String, count: String) throws -> [Int] {
    let app = FlutterApp(
      body: "ListView.builder(itemCount: \(count), itemBuilder: (context, i) { \(row) })")
    return try app.costs().guideline
  }

  private static let head =
    "Column(children: [Text('Files'), TextButton(onPressed: f, child: Text('All')), Text('b')])"

  @Test func `has its head once`() throws {
    let row = "if (i == 0) return \(Self.head); return ListTile(title: Text(xs[i - 1]));"
    #expect(try costs(row, count: "xs.length + 1") == [23, 23])
    // The head is one of the rows.
    #expect(try costs(row, count: "xs.length") == [22, 22])
    #expect(try costs(row, count: "5") == [7, 7])
  }

  @Test func `has its end once`() throws {
    let row = "return i == xs.length ? \(Self.head) : ListTile(title: Text(xs[i]));"
    #expect(try costs(row, count: "xs.length + 1") == [23, 23])
    let other = "if (i >= xs.length) return \(Self.head); return ListTile(title: Text(xs[i]));"
    #expect(try costs(other, count: "xs.length + 1") == [23, 23])
  }

  @Test func `has its first ones apart`() throws {
    let row = "if (i < 2) return \(Self.head); return ListTile(title: Text(xs[i]));"
    #expect(try costs(row, count: "xs.length + 2") == [26, 26])
    let turned = "if (i > 1) return ListTile(title: Text(xs[i])); return \(Self.head);"
    #expect(try costs(turned, count: "xs.length + 2") == [26, 26])
  }

  @Test func `has what stands deep in the first one once`() throws {
    let row = """
      return Column(children: [if (i == 0) Text('Today'), ListTile(title: Text(xs[i]), onTap: f)]);
      """
    #expect(try costs(row, count: "xs.length") == [21, 21])
    let app = FlutterApp(
      body: "ListView.builder(itemCount: xs.length, itemBuilder: (context, i) { \(row) })")
    #expect(try !app.broken().contains("ungrouped-row"))
  }

  @Test func `keeps what else it asks`() throws {
    let row = """
      if (i == 0 && isOpen) return Text('Open'); return ListTile(title: Text(xs[i]));
      """
    #expect(try costs(row, count: "xs.length + 1") == [21, 21])
  }

  @Test func `may be counted in a loop`() throws {
    let app = FlutterApp(
      body: """
        Column(children: [for (var i = 0; i < xs.length; i++) i == 0 ? \(Self.head) : Text(xs[i])])
        """)
    #expect(try app.costs().platform == [22, 22])
  }
}

@Suite struct `Rows of what is known` {
  private static let items = """
    class Item { final String label; const Item(this.label); }
    const items = [Item('One'), Item('Two'), Item('Three')];
    enum Place {
      home, search, more('Others');
      const Place([this.note]);
      final String? note;
      String get title => switch (this) { Place.home => 'Home', Place.search => 'Search', Place.more => 'More' };
    }
    """

  private func says(_ body: String) throws -> [String] {
    try FlutterApp(body: body, Self.items).says()
  }

  @Test func `say each their own in a loop`() throws {
    let app = FlutterApp(
      page: "Scaffold(body: Column(children: rows()))",
      Self.items + """

        List<Widget> rows() {
          final List<Widget> result = <Widget>[];
          for (int i = 0; i < items.length; i += 1) {
            result.add(TextButton(onPressed: f, child: Text(items[i].label)));
          }
          return result;
        }
        """)
    #expect(try app.says() == ["One. Button.", "Two. Button.", "Three. Button."])
  }

  @Test func `say each their own in a list`() throws {
    let said = ["One.", "Two.", "Three."]
    #expect(try says("Column(children: [for (final x in items) Text(x.label)])") == said)
    #expect(
      try says("Column(children: [for (var i = 0; i < 3; i++) Text(items[i].label)])") == said)
    #expect(
      try says("Column(children: List.generate(3, (i) => Text(items[i].label)))") == said)
    #expect(
      try says(
        "ListView.builder(itemCount: items.length, itemBuilder: (c, i) => Text(items[i].label))")
        == said)
  }

  @Test func `go on over what is there at times`() throws {
    let app = FlutterApp(
      page: "Scaffold(body: Column(children: parted([Text('a'), if (more) Text('b'), Text('c')])))",
      """
      List<Widget> parted(Iterable<Widget> given) {
        final all = given.toList();
        if (all.isEmpty || all.length == 1) return all;
        final List<Widget> result = [];
        for (int i = 0; i < all.length; i++) {
          result.add(all.elementAt(i));
          if (i != all.length - 1) result.add(const Divider());
        }
        return result;
      }
      """)
    #expect(try app.says() == ["a.", "b.", "c."])
    #expect(try app.costs().platform == [2, 3])
  }

  @Test func `are told once where they are the same`() throws {
    #expect(try says("Row(children: [for (var i = 0; i < 5; i++) Text('*')])") == ["*."])
  }

  @Test func `are those of an enum`() throws {
    #expect(
      try says("Column(children: [for (final p in Place.values) Text(p.title)])") == [
        "Home.", "Search.", "More.",
      ])
    #expect(
      try says(
        "Column(children: Place.values.where((p) => p != Place.more).map((p) => Text(p.title)).toList())"
      ) == ["Home.", "Search."])
    #expect(try says("Text(Place.more.note!)") == ["Others."])
    let parted = FlutterApp(
      body: """
        Column(children: [...Place.values.where((p) => p.index < n).map((p) => Text(p.title)),
          ...Place.values.where((p) => !(p.index < n)).map((p) => Text(p.title))])
        """, Self.items)
    #expect(try parted.costs().platform == [3, 3])
  }

  @Test func `make a tab each`() throws {
    let app = FlutterApp(
      page: """
        Scaffold(body: Text('a'), bottomNavigationBar: BottomNavigationBar(items: [
          for (final p in Place.values) BottomNavigationBarItem(icon: Icon(p.icon), label: p.title)]))
        """, Self.items)
    let said = try app.says()
    #expect(
      said == [
        "Selected: Home, Tab 1 of 3.", "Search, Tab 2 of 3.", "More, Tab 3 of 3.", "a.",
      ])
  }

  @Test func `of an enum that is declared elsewhere are as many as a whole switch names`() throws {
    let values = "Column(children: Side.values.map((s) => Text(s.name)).toList())"
    #expect(try FlutterApp(body: values).costs().platform == [20, 20])
    #expect(
      try FlutterApp(body: "Column(children: [Text('t'), ...Side.values.map((s) => Text(s.name))])")
        .costs().platform == [21, 21])
    let app = FlutterApp(
      body: values, "int sign(Side s) => switch (s) { Side.white => 1, Side.black => 2 };")
    #expect(try app.says() == ["white.", "black."])
    // Others may be behind it.
    let open = FlutterApp(
      body: values, "int sign(Side s) => switch (s) { Side.white => 1, Side.black => 2, _ => 3 };")
    #expect(try open.costs().platform == [20, 20])
  }
}

@Suite struct `What nobody can read inside a control` {
  private func app(_ body: String) -> FlutterApp {
    FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatelessWidget {
        const Page(this.w, this.flag, {super.key});
        final Widget w;
        final bool flag;
        Widget build(BuildContext context) => Scaffold(body: \(body));
      }
      """
    ])
  }

  @Test(arguments: [
    ("TextButton(onPressed: f, child: w)", ["‹w›. Button."]),
    (
      "CupertinoActionSheetAction(onPressed: f, child: a.makeLabel(context))",
      ["‹a.makeLabel(context)›. Button."]
    ),
    ("ActionChip(onPressed: f, avatar: w, label: Text('Chip'))", ["‹w›, Chip. Button."]),
    ("ListTile(leading: w, title: Text('Tile'), onTap: f)", ["‹w›, Tile. Button."]),
    ("InkWell(onTap: f, child: w)", ["‹w›."]),
    ("IconButton(onPressed: f, icon: w)", ["‹w›. Button."]),
    ("TextButton(onPressed: f, child: FancyText(points))", ["‹FancyText›. Button."]),
  ])
  func `is part of it`(_ code: String, _ says: [String]) throws {
    let app = app(code)
    let said = try app.says()
    #expect(said == says)
    #expect(try #require(app.report()).isOpaque)
    let broken = try app.broken()
    #expect(!broken.contains("unlabeled-control") && !broken.contains("icon-button-no-label"))
  }

  @Test func `is itself elsewhere`() throws {
    let app = app("ListView(children: [Column(children: [Text('a'), w])])")
    #expect(try app.costs().platform == [2, 2])
    #expect(try self.app("Column(children: [Text('a'), w])").costs().platform == [2, 2])
  }
}

@Suite struct `What stands in the place of each other in one stop` {
  private static let pick = """
    enum Mode { yes, game, no }
    class Pick extends StatelessWidget {
      const Pick(this.mode, this.child, {this.orElse = const SizedBox.shrink()});
      final Mode mode;
      final Widget child;
      final Widget orElse;
      Widget build(BuildContext context) =>
        switch (mode) { Mode.yes => child, Mode.game => busy ? orElse : child, _ => orElse };
    }
    """

  @Test func `is said once, and the tap is there anyway`() throws {
    let app = FlutterApp(
      body: "GestureDetector(onTap: f, child: Pick(mode, Text(t)))", Self.pick)
    #expect(try app.says() == ["‹t›."])
    let costs = try app.costs()
    #expect(costs.guideline == [1, 1] && costs.platform == [1, 1])
  }

  @Test func `is one or the other`() throws {
    let app = FlutterApp(
      body:
        "InkWell(onTap: f, child: Column(children: [a ? Text('Yes') : Text('Never'), Text('x')]))")
    #expect(try app.says() == ["Never, x."])
    #expect(try app.costs().guideline == [2, 2])
  }

  @Test func `counts for the guideline where it is there`() throws {
    let app = FlutterApp(
      body: "InkWell(onTap: f, child: ready ? Row(children: [Text('a'), Text('b')]) : Spacer())")
    let costs = try app.costs()
    #expect(costs.platform == [1, 1])
    #expect(costs.guideline == [1, 2])
  }
}

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
    #expect(try #require(app.unit()).inner.isEmpty)
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

@Suite struct `Findings that are none` {
  private func app(_ body: String, _ others: String = "") -> FlutterApp {
    FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatelessWidget {
        const Page(this.title, this.rated, this.loading, {super.key});
        final String title;
        final bool rated;
        final bool loading;
        Widget build(BuildContext context) => Scaffold(body: \(body));
      }
      \(others)
      """
    ])
  }

  private static let boxes = """
    Column(children: [Container(width: 90, height: 20, decoration: BoxDecoration(color: c)),
      Container(width: 50, height: 10, decoration: BoxDecoration(color: c))])
    """

  @Test(arguments: [
    "loading ? \(boxes) : Text(title)",
    "loading ? Shimmer.fromColors(child: \(boxes)) : Text(title)",
    "loading ? const Card1.loading() : Spacer()",
  ])
  func `because boxes stand for what is loaded`(_ body: String) throws {
    let app = app(
      body,
      """
      class Card1 extends StatelessWidget {
        const Card1.loading();
        Widget build(BuildContext context) => \(Self.boxes);
      }
      """)
    #expect(try app.broken() == [])
    #expect(try app.costs().guideline[1] <= 1)
  }

  @Test func `but a dot tells something`() throws {
    let dot = "Container(width: 9, height: 9, decoration: BoxDecoration(color: c))"
    let some = try app("ListTile(title: Text(title), trailing: rated ? \(dot) : Spacer())").broken()
    #expect(some == ["info-by-shape-only"])
    let other = try app("ListTile(title: rated ? \(dot) : Text(title))").broken()
    #expect(other == [])
  }

  @Test func `because the label makes the same choice as the text`() throws {
    let choice = "rated ? 'Rated' : 'Casual'"
    func code(_ label: String) -> String {
      """
      Semantics(container: true, button: true, label: \(label), excludeSemantics: true, onTap: f,
        child: Column(children: [Text('Mode'), Text(\(choice))]))
      """
    }
    #expect(try app(code("'Mode: ${\(choice)}'")).broken() == [])
    #expect(try app(code("'Mode: Rated'")).broken() == ["lost-text-in-group"])
  }

  @Test(arguments: [
    "title == 'BOT' ? a : b", "Theme.of(context).brightness == Brightness.dark ? a : b",
    "MediaQuery.of(context).size.shortestSide > 600 ? a : b",
    "MediaQuery.platformBrightnessOf(context) == Brightness.dark ? a : b",
    "MediaQuery.orientationOf(context) == Orientation.landscape ? a : b",
  ])
  func `because a colour tells nothing more`(_ colour: String) throws {
    let row = "InkWell(onTap: f, child: Container(color: \(colour), child: Text(title)))"
    #expect(try app(row).broken() == ["tap-without-trait"])
  }

  @Test func `but one by a state does`() throws {
    let row = "InkWell(onTap: f, child: Container(color: rated ? a : b, child: Text(title)))"
    #expect(try app(row).broken() == ["state-not-exposed", "tap-without-trait"])
  }

  @Test func `but on iOS an adaptive slider has no label`() throws {
    #expect(try app("Slider(value: 1, label: 'Loud', onChanged: f)").broken() == [])
    let app = app("Slider.adaptive(value: 1, label: 'Loud', onChanged: f)")
    #expect(try app.broken() == ["unlabeled-control"])
    #expect(try app.says() == ["100%. Adjustable."])
  }
}

@Suite struct `A text that is handed on` {
  @Test func `says what it was made of`() throws {
    let row = """
      class Line extends StatelessWidget {
        const Line(this.title);
        final Text title;
        Widget build(BuildContext context) =>
          Text.rich(TextSpan(children: [title.textSpan ?? TextSpan(text: title.data)]));
      }
      """
    #expect(try FlutterApp(body: "Line(Text('Sound'))", row).says() == ["Sound."])
    #expect(
      try FlutterApp(body: "Line(Text.rich(TextSpan(text: 'Light')))", row).says() == ["Light."])
  }
}

@Suite struct `A question about the device` {
  @Test(arguments: [
    "LayoutBuilder(builder: (context, constraints) => constraints.maxWidth > constraints.maxHeight ? wide : Text('p'))",
    "LayoutBuilder(builder: (context, box) => box.maxWidth >= 600 ? wide : Text('p'))",
    "OrientationBuilder(builder: (context, o) => o == Orientation.landscape ? wide : Text('p'))",
    "MediaQuery.of(context).orientation == Orientation.portrait ? Text('p') : wide",
    "MediaQuery.sizeOf(context).shortestSide < 600 ? Text('p') : wide",
    "MediaQuery.of(context).size.width > MediaQuery.of(context).size.height ? wide : Text('p')",
    "ResponsiveBuilder(builder: (context, info) => info.isDesktop ? wide : Text('p'))",
    "isTablet(context) ? wide : Text('p')",
  ])
  func `is answered as on a phone that is held upright`(_ code: String) throws {
    let app = FlutterApp(
      body: code,
      """
      enum Kind { phone, tablet, desktop; bool operator >=(Kind other) => index >= other.index; }
      Kind kind(BuildContext context) {
        final double width = MediaQuery.sizeOf(context).shortestSide;
        if (width > 1200) return Kind.desktop;
        if (width > 700) return Kind.tablet;
        return Kind.phone;
      }
      bool isTablet(BuildContext context) => kind(context) >= Kind.tablet;
      final wide = Row(children: [Text('a'), Text('b')]);
      """)
    #expect(try app.says() == ["p."])
    #expect(try app.costs().platform == [1, 1])
  }

  @Test func `stays open where phones differ`() throws {
    let app = FlutterApp(
      body:
        "MediaQuery.sizeOf(context).width > 380 ? Row(children: [Text('a'), Text('b')]) : Text('p')"
    )
    #expect(try app.costs().platform == [1, 2])
  }
}

@Suite struct `A condition in words` {
  private func words(_ code: String) throws -> [String] {
    let app = FlutterApp(
      body: "Column(children: [\(code)])")
    return try #require(app.report()).stops.compactMap(\.when)
  }

  @Test func `is the opposite in the fewest`() throws {
    #expect(try words("if (!(a && b)) Text('x')") == ["not (a and b)"])
    #expect(try words("if (x != null) Text('x') else Text('y')").first == "x != null")
    #expect(try words("if (!(x != null)) Text('y')") == ["x == null"])
    #expect(try words("if (!a) Text('y')") == ["not a"])
  }

  @Test func `asks two that are watched apart`() throws {
    let app = FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends ConsumerWidget {
        Widget build(BuildContext context, WidgetRef ref) {
          final left = ref.watch(leftProvider);
          final right = ref.watch(rightProvider);
          return Scaffold(body: Column(children: [
            if (left.isOpen) Text('a'), if (!right.isOpen) Text('b')]));
        }
      }
      """
    ])
    #expect(try app.costs().platform == [0, 2])
    #expect(
      try #require(app.report()).stops.compactMap(\.when) == ["left.isOpen", "not right.isOpen"])
  }
}
