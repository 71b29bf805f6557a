import Components
import Flutter
import Rules
import Testing
import VoiceOver

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

  @Test func `because the side around has decided what it looks like`() throws {
    func button(_ look: String, _ words: String) -> String {
      """
      Builder(builder: (c) {
        final mark = Icon(\(look) ? Icons.star : Icons.star_border);
        return rated ? IconButton(icon: mark, onPressed: f, tooltip: 'Take back')
          : IconButton(icon: mark, onPressed: f, tooltip: '\(words)');
      })
      """
    }
    #expect(try app(button("rated", "Rate")).broken() == [])
    #expect(try Set(app(button("loading", "Rate")).broken()) == ["state-not-exposed"])
  }

  @Test func `because what was given to it makes it round`() throws {
    func row(_ field: String, _ look: String) -> FlutterApp {
      app(
        "ListTile(onTap: f, leading: Cover(\(field): load()), title: Text(title))",
        """
        class Cover extends StatelessWidget {
          const Cover({this.crew});
          final Crew? crew;
          Widget build(BuildContext context) => Container(
            width: 40, height: 40, decoration: BoxDecoration(\(look)), child: Image.network('x'));
        }
        class Crew {}
        """)
    }
    let round = "shape: crew != null ? BoxShape.circle : BoxShape.rectangle"
    #expect(try row("crew", round).broken() == [])
    let filled = "color: crew != null ? red : grey"
    #expect(try row("crew", round + ", " + filled).broken() == ["state-not-exposed"])
  }

  @Test func `but one by a state does`() throws {
    let row = "InkWell(onTap: f, child: Container(color: rated ? a : b, child: Text(title)))"
    #expect(try app(row).broken() == ["state-not-exposed", "tap-without-trait"])
  }

  @Test func `because a handler keeps a tap from what lies below`() throws {
    let body = "GestureDetector(onTap: () {}, child: Image.network(title))"
    let broken = try app(body).broken()
    #expect(!broken.contains("icon-button-no-label") && !broken.contains("tap-without-trait"))
    let other = "GestureDetector(onTap: () { go(); }, child: Image.network(title))"
    let others = try app(other).broken()
    #expect(others.contains("icon-button-no-label") && others.contains("tap-without-trait"))
  }

  @Test func `because large letters behind other words are a figure`() throws {
    func says(_ first: String) throws -> [String] {
      try app(
        """
        Column(children: [
          Card(child: Column(children: [
            \(first) Text('Knots', style: Theme.of(context).textTheme.headlineMedium),
          ])),
          Text('a'), Text('b'),
        ])
        """
      ).broken()
    }
    #expect(try says("").contains("heading-missing"))
    #expect(try !says("Text('Speed'),").contains("heading-missing"))
  }

  @Test func `but on iOS an adaptive slider has no label`() throws {
    #expect(try app("Slider(value: 1, label: 'Loud', onChanged: f)").broken() == [])
    let app = app("Slider.adaptive(value: 1, label: 'Loud', onChanged: f)")
    #expect(try app.broken() == ["unlabeled-control"])
    #expect(try app.says() == ["100%. Adjustable."])
  }

  @Test func `because a bar says which of its tabs is chosen`() throws {
    let tint =
      "() { if (rated) { return at == 1 ? white : black; } return at == 1 ? blue : grey; }()"
    let icon = "Icon(Icons.person, semanticLabel: 'Me', color: \(tint))"
    #expect(try app("TabBar(tabs: [Tab(text: 'One'), Tab(child: \(icon))])").broken() == [])
    let button = "TextButton(onPressed: f, child: \(icon))"
    #expect(try app(button).broken() == ["state-not-exposed"])
  }

  private static let looks = ["state-not-exposed", "info-by-shape-only", "gesture-without-action"]

  private func looks(_ body: String, _ others: String = "") throws -> [String] {
    try app(body, others).broken().filter { Self.looks.contains($0) }
  }

  @Test func `because what is there is heard beside it`() throws {
    func pair(_ beside: String) -> String {
      """
      Column(children: [
        TextButton(onPressed: f, child: Text('Back', style: TextStyle(color: more != null ? a : b))),
        \(beside),
      ])
      """
    }
    #expect(try looks(pair("if (more != null) more")) == [])
    #expect(try looks(pair("if (less != null) less")) == ["state-not-exposed"])
    #expect(try looks(pair("if (more != null) SizedBox()")) == ["state-not-exposed"])
  }

  @Test func `because one row is coloured otherwise than another`() throws {
    func rows(_ color: String) -> String {
      """
      ListView.builder(itemCount: names.length, itemBuilder: (context, i) => ListTile(
        title: Text(names[i]), leading: Container(width: 8, height: 8, color: \(color))))
      """
    }
    let layers = """
      class Layers { Color at(int i) { switch (i) { case 0: return a; case 1: return b; default: return c; } } }
      """
    #expect(try looks(rows("Layers().at(i)"), layers) == [])
    #expect(try looks(rows("i == 0 ? a : b")) == [])
    #expect(try looks(rows("i == at ? a : b")) == ["info-by-shape-only"])
  }

  @Test func `because a box with a picture behind it is no dot`() throws {
    func cover(_ decoration: String) -> String {
      "ListTile(title: Text(title), leading: rated ? Container(width: 9, height: 9, decoration: BoxDecoration(\(decoration))) : Spacer())"
    }
    #expect(try looks(cover("image: DecorationImage(image: NetworkImage(url))")) == [])
    #expect(
      try looks(cover("image: far ? DecorationImage(image: a) : DecorationImage(image: b)")) == [])
    #expect(try looks(cover("color: c")) == ["info-by-shape-only"])
  }

  @Test func `because a menu does what a swipe does`() throws {
    func row(_ trailing: String, _ swipe: String = "(_) { store.drop(x); setState(() {}); }")
      -> String
    {
      """
      ListView(children: [Dismissible(key: k, onDismissed: \(swipe),
        child: ListTile(title: Text(title), trailing: \(trailing)))])
      """
    }
    func anchor(_ handler: String) -> String {
      """
      MenuAnchor(builder: (c, menu, child) => IconButton(icon: Icon(Icons.a), tooltip: 'More', onPressed: f),
        menuChildren: [MenuItemButton(child: Text('Drop'), onPressed: \(handler))])
      """
    }
    #expect(try looks(row(anchor("() => store.drop(x)"))) == [])
    #expect(try looks(row(anchor("() => ask(then: () { other.drop(x); })"))) == [])
    #expect(try looks(row(anchor("() => store.open(x)"))) == ["gesture-without-action"])
    #expect(try looks(row("Text('a')")) == ["gesture-without-action"])
    let popup = """
      PopupMenuButton(itemBuilder: (c) => [PopupMenuItem(child: Text('Drop'), onTap: () => store.drop(x))])
      """
    #expect(try looks(row(popup)) == [])
    let listed = """
      MenuAnchor(builder: (c, menu, child) => IconButton(icon: Icon(Icons.a), tooltip: 'More', onPressed: f),
        menuChildren: [('Open', _open), ('Drop', _drop)].map((e) =>
          MenuItemButton(child: Text(e.$1), onPressed: () => e.$2(context))).toList())
      """
    let quay = """
      class Quay extends StatelessWidget {
        Widget build(BuildContext context) => \(row(listed));
        void _open(BuildContext context) { store.open(x); }
        void _drop(BuildContext context) { showDialog(context: context, builder: (c) => TextButton(
          child: Text('Yes'), onPressed: () async { await store.all?.drop(x); })); }
      }
      """
    #expect(try looks("Quay()", quay) == [])
  }
}

@Suite struct `What looks like a state or a title` {
  private func broken(_ body: String) throws -> [String] {
    try FlutterApp(
      body: body, "late String path; late bool busy; late bool open; late List<String> entries;"
    ).broken()
  }

  @Test func `because it is one picture from here or there`() throws {
    let pictures =
      "path.startsWith('http') ? Image.network(path) : Image.file(File(path))"
    #expect(
      try broken("TextButton(onPressed: f, child: Row(children: [\(pictures), Text('Play')]))")
        == [])
    let other =
      "open ? Image.asset('a.png') : Image.asset('b.png')"
    #expect(
      try broken("TextButton(onPressed: f, child: Row(children: [\(other), Text('Play')]))")
        == ["state-not-exposed"])
  }

  @Test func `because a control of a package is dimmed with it`() throws {
    let icon = "busy ? Icon(Icons.sync) : Icon(Icons.add)"
    #expect(
      try broken("FancyButton(onPressed: f, enabled: !busy, leading: \(icon), child: Text('Add'))")
        == [])
    #expect(
      try broken("FancyButton(onPressed: f, leading: \(icon), child: Text('Add'))")
        == ["state-not-exposed"])
  }

  @Test func `and no heading where all else is there instead of it`() throws {
    let large = "style: Theme.of(context).textTheme.titleLarge"
    #expect(
      try broken(
        "ListView(children: [if (entries.isEmpty) Text('Nothing yet', \(large)) else Text('One of them')])"
      )
        == [])
    #expect(
      try broken(
        "ListView(children: [if (open) Text('All of them', \(large)), Text('One of them')])")
        == ["heading-missing"])
  }
}
