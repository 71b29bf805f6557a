import Components
import Flutter
import Rules
import Testing
import VoiceOver

/// What code comes to before anything is shown.
@Suite struct `Values of Flutter that are worked out` {
  private func says(_ body: String, _ others: String = "") throws -> [String] {
    try FlutterApp(body: body, others).says()
  }

  @Test func `are the fields of records`() throws {
    let each = "for (final (code, name) in [('a', 'Ash'), ('b', 'Birch')]) Text('$name $code')"
    #expect(try says("Column(children: [\(each)])") == ["Ash a.", "Birch b."])
    let panel = """
      class Panel extends StatelessWidget {
        Widget build(BuildContext context) {
          final (name, :size) = ('Oak', size: 'tall');
          final pair = (1, kind: Text('kind'));
          return Column(children: [Text('$name $size'), pair.kind]);
        }
      }
      """
    #expect(try says("Panel()", panel) == ["Oak tall.", "kind."])
  }

  @Test func `are told apart by the patterns of records`() throws {
    let panel = """
      class Panel extends StatelessWidget {
        Widget build(BuildContext context) => switch (('a', 2)) {
          ('a', 1) => Text('one'), ('a', 2) => Text('two'), _ => Text('other') };
      }
      """
    #expect(try says("Panel()", panel) == ["two."])
  }

  @Test func `are what is assigned on the way`() throws {
    let shelf = """
      class Shelf {
        final Map<int, List<String>> _known = {};
        void load(int id) { _known[id] = []; }
        List<String>? books(int id) => _known[id] ??= find(id).toList();
      }
      class Panel extends StatelessWidget {
        Panel(this.shelf);
        final Shelf shelf;
        Widget build(BuildContext context) {
          final books = shelf.books(3);
          if (books == null) return Text('Loading');
          return Column(children: [Text('Books'), Text('Shelves')]);
        }
      }
      """
    #expect(try says("Panel(shelf)", shelf) == ["Books.", "Shelves."])
  }

  @Test func `are open behind a loop that asks each time`() throws {
    let panel = """
      class Panel extends StatelessWidget {
        Panel(this.book);
        final Book book;
        Widget build(BuildContext context) {
          final pages = <Page>[];
          var most = 0;
          while (book.hasMore) { pages.add(book.next()); most = 9; }
          return Column(children: [
            if (pages.isNotEmpty) Text('Pages'), if (most == 0) Text('None'),
            for (final page in pages) Text('Page')]);
        }
      }
      """
    #expect(try FlutterApp(body: "Panel(book)", panel).costs().platform == [20, 22])
  }

  @Test func `are copies with other arguments`() throws {
    let base = """
      InputDecoration base() => InputDecoration(labelText: 'Name', hintText: 'Ann', filled: true);
      """
    let copy = "TextField(decoration: base().copyWith(hintText: 'Bob', helperText: null))"
    #expect(try says(copy, base) == ["Name, Bob. Text Field."])
    #expect(try FlutterApp(body: copy, base).broken() == [])
  }

  private func page(_ members: String, _ title: String) throws -> [String] {
    let app = FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatefulWidget { State<Page> createState() => _PageState(); }
      abstract class PageState extends State<Page> { void reload(); }
      mixin Told on State<Page> { void onNews(); }
      class _PageState extends State<Page> with Told implements PageState {
        \(members)
        Widget build(BuildContext context) => Scaffold(body: Column(children: [
          Text(\(title)), TextButton(onPressed: () => _tab.value = 'b', child: Text('Go'))]));
      }
      """
    ])
    let screen = try #require(app.unit()).own
    return (WrittenScreen(screen).usual ?? screen).report(.platform).stops.map(\.speech)
  }

  @Test func `are what a notifier begins with, where only handlers set it`() throws {
    let title = "_tab.value == 'a' ? 'Birds' : 'Animals of the wood'"
    let tab = "final _tab = ValueNotifier('a');"
    #expect(try page(tab, title) == ["Birds.", "Go. Button."])
    let set = tab + " void initState() { super.initState(); _tab.value = 'b'; }"
    #expect(try page(set, title) == ["Birds or Animals of the wood.", "Go. Button."])
    // What nothing here calls, something above calls.
    let news = tab + " void onNews() { _tab.value = 'b'; }"
    #expect(try page(news, title) == ["Birds or Animals of the wood.", "Go. Button."])
  }

  @Test(arguments: [
    ("' by $nick '.trim()", "by ‹nick›."), ("'by $nick  '.trimRight()", "by ‹nick›."),
    ("'$nick said '.trimRight()", "‹nick› said."), ("'by $nick'.toUpperCase()", "BY ‹nick›."),
    ("'By $nick'.toLowerCase().padLeft(9)", "by ‹nick›."),
  ]) func `keep the words that are known`(_ code: String, _ said: String) throws {
    #expect(try says("Text(\(code))", "late String nick;") == [said])
  }

  @Test func `stand before what a function shows`() throws {
    let ask = """
      void ask(BuildContext context) {
        final words = 'Really';
        showDialog(context: context, builder: (context) => AlertDialog(title: Text(words)));
      }
      """
    #expect(try FlutterApp(body: "Text('a')", ask).says("ask") == ["Dismiss.", "Really."])
  }

  @Test func `end where a component stands in itself`() throws {
    let tree = """
      class Tree extends StatelessWidget {
        Tree(this.node);
        final Node node;
        Widget build(BuildContext context) =>
          Column(children: [Text(node.name), for (final kid in node.kids) Tree(kid)]);
      }
      """
    let app = FlutterApp(body: "Tree(root)", tree)
    #expect(try app.says() == ["‹root.name›.", "‹Tree› repeats itself."])
    #expect(try app.costs().platform == [21, 21])
    #expect(try app.costs("Tree").platform == [21, 21])
    #expect(app.report("Page")?.isOpaque == false)
  }

  @Test func `of a list of the app's own are its rows`() throws {
    let own = """
      class Rows extends BoxScrollView {
        Rows({required IndexedWidgetBuilder itemBuilder, int? itemCount})
          : childrenDelegate = SliverChildBuilderDelegate(itemBuilder, childCount: itemCount);
        final SliverChildDelegate childrenDelegate;
      }
      """
    let body = "Rows(itemCount: 3, itemBuilder: (context, index) => Text('row'))"
    #expect(try FlutterApp(body: body, own).costs().platform == [3, 3])
  }
}

@Suite struct `What one tap does in one element` {
  private func rules(_ inner: String) throws -> [String] {
    try FlutterApp(
      body: """
        MergeSemantics(child: Semantics(
          button: true, onTap: go, child: InkWell(onTap: \(inner), child: Text('Birds'))))
        """
    ).broken()
  }

  @Test func `is not lost where both do the same`() throws {
    #expect(try rules("go") == [])
    #expect(try rules("stay") == ["swallowed-control"])
  }

  @Test func `is no state while a finger lies there`() throws {
    func rules(_ handlers: String) throws -> [String] {
      try FlutterApp(
        body: "Quay()",
        """
        class Quay extends StatefulWidget { State<Quay> createState() => _QuayState(); }
        class _QuayState extends State<Quay> {
          bool _down = false;
          Widget build(BuildContext context) => GestureDetector(
            onTap: go, \(handlers)
            child: Semantics(button: true, child: Container(
              color: _down ? red : blue, child: Text('Ferry'))));
        }
        """
      ).broken()
    }
    let up = "onTapUp: (_) => setState(() => _down = false),"
    #expect(try rules("onTapDown: (_) => setState(() => _down = true), \(up)") == [])
    #expect(
      try rules("onTapDown: (_) => setState(() => _down = !_down),") == ["state-not-exposed"])
  }
}

@Suite struct `Enums whose members are named without this` {
  private static let signs = """
    enum Sign { buoy, light, mast;
      String title() => const ['Buoy', 'Light', 'Mast'][index];
      String get label => 'No $index';
      String get plain => name;
    }
    extension Said on Sign { String get said => 'A $name'; String first() => ['One', 'Two', 'Three'][index]; }
    """

  private func says(_ body: String, _ others: String = "") throws -> [String] {
    try FlutterApp(body: body, Self.signs + others).says()
  }

  @Test func `have the place and the name of the constant`() throws {
    #expect(try says("Text(Sign.light.title())") == ["Light."])
    #expect(try says("Text(Sign.light.label)") == ["No 1."])
    #expect(try says("Text(Sign.mast.plain)") == ["mast."])
    #expect(try says("Text(Sign.mast.said)") == ["A mast."])
    #expect(try says("Text(Sign.mast.first())") == ["Three."])
  }

  @Test func `say none of several where nobody knows which it is`() throws {
    let shown = "Widget shown(Sign sign) => Text(sign.title());"
    #expect(try says("shown(sign)", shown) == ["‹sign.title()›."])
    #expect(try says("Text(['a', 'b', 'c'][i])") == ["‹i›."])
    #expect(try says("Text(names[i])", "const names = ['a', 'b', 'c'];") == ["‹names[i]›."])
  }
}

@Suite struct `Numbers that are worked out of data` {
  @Test func `have its name`() throws {
    let app = FlutterApp(body: "Text('Berth ${n + 1}')")
    #expect(try app.says() == ["Berth ‹n›."])
  }
}

@Suite struct `Data that is looked up by a key` {
  @Test func `has the name of what asks for it`() throws {
    let app = FlutterApp(
      body: "Text(mate.title)",
      "class Mate { final Map data; String get title => data['title']; } final mate = Mate();")
    #expect(try app.says() == ["‹title›."])
  }
}

@Suite struct `Some of a list` {
  @Test func `are asked for by themselves`() throws {
    let app = FlutterApp(
      body: """
        Column(children: [
          if (xs.isNotEmpty) Text('Some'), if (xs.where((x) => x.isAboard).isEmpty) Text('Nobody'),
          if (xs.toList().isEmpty) Text('None')])
        """)
    #expect(try app.costs().platform == [1, 2])
    let named = FlutterApp(body: "Text(ship.mates.where((x) => x.isAboard).first.name)")
    #expect(try named.says() == ["‹ship.mates.where(…).first.name›."])
  }
}

@Suite struct `A row that is there at times` {
  private func cost(_ count: String, _ row: String) throws -> [Int] {
    try FlutterApp(
      body:
        "ListView.builder(itemCount: \(count), itemBuilder: (c, i) { \(row) return Text(xs[i]); })"
    ).costs().platform
  }

  @Test func `takes the place of none`() throws {
    let last = "if (i >= xs.length) return Text('More');"
    #expect(try cost("xs.length + (busy ? 1 : 0)", last) == [20, 21])
    #expect(try cost("xs.length + 1", last) == [21, 21])
    let two = "if (i == 0) return Text('More'); if (i == 1) return Text('Last');"
    #expect(try cost("xs.length + (a ? 1 : 0) + (b ? 1 : 0)", two) == [20, 22])
    #expect(try cost("xs.length + 1 + (b ? 1 : 0)", last) == [21, 22])
    #expect(try cost("xs.length", last) == [20, 20])
    #expect(
      try cost("xs.length + (busy ? 1 : 0)", "if (busy && i == 0) return Text('Busy');") == [
        20, 21,
      ])
  }
}

@Suite struct `Words that a method writes otherwise` {
  @Test(arguments: [
    ("titles[0].trim()", "‹titles[0]›."), ("title.replaceAll(x, '').trim()", "‹title›."),
    ("clean(title)", "‹title›."), ("title.toUpperCase()", "‹title›."),
    ("clean(rated ? title : '')", "‹title›."), ("title.encoded()", "‹title.encoded()›."),
  ])
  func `are called as before`(code: String, said: String) throws {
    let app = FlutterApp(
      body: "Text(\(code))", "String clean(String s) => s.replaceAll(RegExp('x'), '').trim();")
    #expect(try app.says() == [said])
  }
}

@Suite struct `What a text that is known is asked` {
  @Test(arguments: [
    ("startsWith('@')", [1, 1]), ("startsWith('a')", [2, 2]), ("endsWith('nn')", [1, 1]),
    ("contains('@a')", [1, 1]), ("contains('na')", [2, 2]), ("contains(x)", [1, 2]),
    ("startsWith('a', 1)", [1, 2]),
  ]) func `is answered`(_ question: String, _ cost: [Int]) throws {
    let app = FlutterApp(
      body: """
        Column(children: [for (final p in people)
          if (p.\(question)) Text('a') else Column(children: [Text('b'), Text('c')])])
        """, "const people = ['@ann'];")
    #expect(try app.costs().platform == cost)
  }
}
