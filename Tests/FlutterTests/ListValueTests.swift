import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `Maps with entries that are there at times` {
  @Test func `are gone through entry by entry`() throws {
    let app = FlutterApp(
      body: """
        Column(children: [
          for (final entry in {'Name': a, if (b != null) 'Berth': b}.entries) Text(entry.key),
          ...{'Flag': c, if (d) 'Mast': e}.values.map((value) => Text(value)).toList(),
          ...{'Keel': c, if (d) 'Hull': e}.entries.map((e) => Text(e.key)),
        ])
        """)
    #expect(try app.says() == ["Name.", "Berth.", "‹c›.", "‹e›.", "Keel.", "Hull."])
    #expect(try app.costs().platform == [3, 6])
  }

  @Test func `are asked for one`() throws {
    let app = FlutterApp(
      body: "Text({'Name': 'Anne', if (b) 'Berth': 'Four'}['Name']!)")
    #expect(try app.says() == ["Anne."])
  }
}

@Suite struct `Pages of which one is seen` {
  @Test(arguments: [
    ("PageView(children: xs.map((x) => Text(x)).toList())", [1, 1]),
    ("PageView(children: [for (final x in xs) Text(x)])", [1, 1]),
    ("TabBarView(children: xs.map((x) => Text(x)).toList())", [1, 1]),
    ("TabBarView(children: [if (a) Text('a'), ListTile(title: Text('b')), Text('c')])", [1, 1]),
    (
      "PageView.builder(itemBuilder: (c, i) => i == 0 ? Text('a') : Column(children: [b, c]))",
      [1, 1]
    ),
    ("TabBarView(children: [if (a) Text('a')])", [0, 1]),
  ]) func `count as the first of them`(_ body: String, _ cost: [Int]) throws {
    #expect(try FlutterApp(body: body).costs().platform == cost)
  }
}

@Suite struct `What a class of the app makes for a widget` {
  @Test func `is read where it is asked for`() throws {
    let app = FlutterApp(
      body: "CustomScrollView(slivers: [SliverPersistentHeader(delegate: Head('Fleet'))])",
      """
      class Head extends SliverPersistentHeaderDelegate {
        const Head(this.title);
        final String title;
        Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) => Text(title);
      }
      """)
    #expect(try app.says() == ["Fleet."])
    let report = try #require(app.report())
    #expect(!report.isOpaque)
  }

  @Test func `is what a viewport is built of`() throws {
    let body = "Scrollable(viewportBuilder: (context, position) => Text('Fleet'))"
    #expect(try FlutterApp(body: body).says() == ["Fleet."])
  }

  @Test func `is a picture of a file that has a name`() throws {
    let app = FlutterApp(
      body:
        "Column(children: [Assets.images.logo.image(width: 20), Assets.flag.svg(semanticsLabel: 'Flag')])"
    )
    #expect(try app.says() == ["Flag. Image."])
    let report = try #require(app.report())
    #expect(!report.isOpaque)
  }
}

@Suite struct `Lists that are made in one loop and gone through in another` {
  private static let rows = """
    List<Widget> divided(List<Widget> widgets) {
      final all = <Widget>[];
      bool first = true;
      for (final widget in widgets) {
        if (first) { first = false; } else { all.add(const Divider()); }
        all.add(widget);
      }
      return all;
    }
    List<Widget> names(List<String> names) {
      final all = <Widget>[Text('Crew')];
      names.forEach((name) => all.add(Text(name)));
      if (big) all.add(Text('All aboard'));
      return all;
    }
    List<Widget> signs() {
      final all = <Widget>[];
      final lights = {'Red': a, 'Green': b};
      lights.forEach((sign, light) { all.add(Text('$sign $light')); });
      return all;
    }
    """

  @Test(arguments: [
    ("divided(names(xs))", ["Crew.", "‹name›.", "All aboard."], [21, 22]),
    ("divided(xs.map((x) => Text(x)).toList())", ["‹x›."], [20, 20]),
    ("divided([Text('a'), if (b) Text('b')])", ["a.", "b."], [1, 2]),
    ("divided(signs())", ["Red ‹a›.", "Green ‹b›."], [2, 2]),
  ]) func `are as long as they were`(_ list: String, _ said: [String], _ cost: [Int]) throws {
    let app = FlutterApp(body: "Column(children: \(list))", Self.rows)
    #expect(try app.says() == said)
    #expect(try app.costs().platform == cost)
  }
}

@Suite struct `Widgets that show a part of what they are given` {
  @Test(arguments: [
    ("CrossFadeState.showFirst", ["a."], [1, 1]), (".showSecond", ["b.", "c."], [2, 2]),
    ("flag ? CrossFadeState.showFirst : CrossFadeState.showSecond", ["b.", "c."], [1, 2]),
    ("state", ["b.", "c."], [1, 2]),
  ]) func `fade one away`(_ state: String, _ said: [String], _ cost: [Int]) throws {
    let app = FlutterApp(
      body: """
        AnimatedCrossFade(
          crossFadeState: \(state), firstChild: Text('a'),
          secondChild: Column(children: [Text('b'), Text('c')]))
        """)
    #expect(try app.says() == said)
    #expect(try app.costs().platform == cost)
  }

  @Test(arguments: [
    ("isExpanded: true", ["Crew.", "Collapse. Button.", "Anne."], [3, 3]),
    ("isExpanded: false", ["Crew.", "Expand. Button."], [2, 2]),
    (
      "isExpanded: open[0], canTapOnHeader: true", ["Crew. Button.", "Anne."],
      [1, 2]
    ),
  ]) func `open a panel`(_ panel: String, _ said: [String], _ cost: [Int]) throws {
    let app = FlutterApp(
      body: """
        ExpansionPanelList(children: [
          ExpansionPanel(\(panel), headerBuilder: (c, o) => Text('Crew'), body: Text('Anne')),
        ])
        """)
    #expect(try app.costs().platform == cost)
    #expect(try app.says() == said)
  }
}

@Suite struct `What could change and never does` {
  private func app(_ more: String, _ own: String = "") -> FlutterApp {
    FlutterApp(
      body: "Column(children: [for (final port in ports) Text(port), if (_isOpen) Text('Log')])",
      """
      List<String> ports = ['Bow', 'Stern'];
      bool _isOpen = false;
      \(own)
      """, files: ["lib/other.dart": "import 'package:flutter/material.dart';\n" + more])
  }

  @Test func `is what it begins with`() throws {
    #expect(try app("").says() == ["Bow.", "Stern."])
    #expect(try app("").costs().platform == [2, 2])
  }

  @Test(arguments: [
    ("void a() { ports.add('x'); }", "void b() { _isOpen = true; }"),
    ("void a() { ports[0] = 'x'; }", "void b() => this._isOpen = !x;"),
    ("void a() => b..ports = [];", "void b() { c..d = 1.._isOpen = e; }"),
  ]) func `is unknown where something changes it`(_ more: String, _ own: String) throws {
    #expect(try app(more, own).costs().platform == [20, 21])
  }

  @Test func `is followed as files come and go`() throws {
    var app = app("")
    let other = "import 'package:flutter/material.dart';\nvoid a() { ports.clear(); }"
    _ = app.program.apply([FlutterApp.change("lib/third.dart", other)])
    #expect(try app.costs().platform == [20, 20])
    _ = app.program.apply([FlutterApp.change("lib/third.dart", nil)])
    #expect(try app.costs().platform == [2, 2])
  }

  @Test(arguments: ["List<String> all = [];", "int all = 3;", "bool all = false;"])
  func `is unknown where it begins with what is to come, or all may set it`(
    _ declaration: String
  ) throws {
    let app = FlutterApp(
      body: "Column(children: [if (all == 3 || all == true || all.length > 2) Text('x')])",
      declaration)
    #expect(try app.costs().platform == [0, 1])
  }
}

@Suite struct `Collections of several kinds` {
  @Test(arguments: [
    ("ISetConst({1, 2}).map((n) => Text('$n')).toList()", ["1.", "2."], [2, 2]),
    ("List.of(['a', 'b']).map((n) => Text(n)).toList()", ["a.", "b."], [2, 2]),
    ("IList(names).map((n) => Text(n)).toList()", ["‹n›."], [20, 20]),
    ("List.filled(3, Text('same'))", ["same."], [3, 3]),
    ("['a', 'b'].lock.map((n) => Text(n)).toIList()", ["a.", "b."], [2, 2]),
    ("[1].map((n) => [Text('$n'), Text('mast')]).flattened.toList()", ["1.", "mast."], [2, 2]),
    ("[].map((n) => [Text('$n')]).flattened.toList()", [], [0, 0]),
  ])
  func `hold what they are made of`(_ code: String, _ said: [String], _ cost: [Int]) throws {
    let app = FlutterApp(body: "Column(children: \(code))")
    #expect(try app.says() == said)
    #expect(try app.costs().platform == cost)
  }

  @Test func `show one of theirs for each row`() throws {
    let app = FlutterApp(
      body: "Fleet()",
      """
      class Fleet extends StatelessWidget {
        Widget build(BuildContext context) {
          final rows = [
            ...ships.map((s) => ListTile(title: Text(s.name))),
            ...boats.map((b) => ListTile(title: Text(b.name), trailing: Text('boat'))),
          ];
          return ListView.builder(itemCount: rows.length, itemBuilder: (c, i) => rows[i]);
        }
      }
      """)
    #expect(try app.costs().platform == [20, 20])
    #expect(try !#require(app.report()).isOpaque)
  }

  @Test func `that begin empty are filled later`() throws {
    let store = """
      class Store {
        static final Store only = Store._();
        Store._();
        final List<String> lines = [];
        final List<String> kinds = [];
        void put(String line) => lines.add(line);
      }
      """
    let app = FlutterApp(
      body: """
        Column(children: [for (final l in Store.only.lines) Text(l), for (final k in Store.only.kinds) Text(k)])
        """, store)
    #expect(try app.says() == ["‹l›."])
    #expect(try app.costs().platform == [20, 20])
  }

  @Test func `that are tables of words are data`() throws {
    let app = FlutterApp(
      body: "Text(places[key]!)",
      "const places = {'a': 'Aa', 'b': 'Bbbb', 'c': 'Ccc', 'd': 'Dd', 'e': 'E'};")
    #expect(try app.says() == ["‹places[key]›."])
  }
}

@Suite struct `Boxes without content` {
  @Test(arguments: [
    ("Container(width: 8, height: 8, color: Colors.red)", 1),
    ("Container(width: 8, height: 8, color: Colors.transparent)", 0),
    ("Container(width: double.infinity, height: 8, color: Colors.red)", 0),
    ("Container(width: 8, height: 8, decoration: BoxDecoration(color: c))", 1),
  ])
  func `count for the guideline where they are dots`(_ code: String, _ count: Int) throws {
    #expect(
      try FlutterApp(body: "Column(children: [\(code)])").costs().guideline == [count, count])
  }
}

@Suite struct `An object whose fields are set later` {
  @Test func `holds what only a run tells`() throws {
    let app = FlutterApp(
      body: "title(made())",
      """
      class Mate { Mate({this.name}); String? name; }
      Mate made() { final mate = Mate(); mate.name = next(); return mate; }
      Widget title(Mate m) => m.name != null ? Text(m.name) : SizedBox();
      """)
    #expect(try app.costs().platform == [0, 1])
  }
}

@Suite struct `A field of one of a list` {
  @Test func `is told with the list`() throws {
    let app = FlutterApp(
      body: "ListView.builder(itemCount: mates.length, itemBuilder: (c, i) => Row2(mates[i]))",
      """
      late List<Mate> mates;
      class Mate { String name; }
      class Row2 extends StatelessWidget {
        const Row2(this.mate); final Mate mate;
        Widget build(BuildContext context) => Text(mate.name);
      }
      """)
    #expect(try app.says() == ["‹mates[i].name›."])
  }
}

@Suite struct `Some of the elements of a list` {
  private func says(_ body: String, _ others: String = "") throws -> [String] {
    try FlutterApp(body: body, others).says()
  }

  @Test(arguments: [
    "[for (var i = 0; i < few.length; i++) Text(few[i])]", "[for (final x in few) Text(x)]",
    "[...few.map((x) => Text(x))]", "few.map((x) => Text(x)).toList()",
    "List.generate(few.length, (i) => Text(few[i]))", "[for (final x in few.reversed) Text(x)]",
    "[for (final x in few.where((x) => x != a)) Text(x)]",
  ])
  func `are as many as are taken`(children: String) throws {
    func count(_ few: String) throws -> Int {
      let body =
        "Builder(builder: (c) { final few = \(few); return Column(children: \(children)); })"
      return try FlutterApp(body: body, "List<String> xs() => load();").costs().platform[1]
    }
    #expect(try count("xs().take(3).toList()") == 3)
    #expect(try count("xs().take(4).take(2).toList()") == 2)
    #expect(try count("xs().sublist(2, 5)") == 3)
    #expect(try count("xs().take(many).toList()") == 20)
    #expect(try count("xs().take(99).toList()") == 20)
  }

  @Test func `are as many in a list that is built`() throws {
    func list(_ count: String) throws -> [Int] {
      try FlutterApp(
        body: """
          Builder(builder: (c) {
            final few = load().take(3).toList();
            return ListView.builder(itemCount: \(count), itemBuilder: (c, i) => Text(few[i]));
          })
          """
      ).costs().platform
    }
    #expect(try list("few.length") == [3, 3])
    #expect(try list("few.length + 1") == [4, 4])
  }

  @Test func `are the first of those that are known`() throws {
    #expect(
      try says("Column(children: ['a', 'b', 'c'].take(2).map((x) => Text(x)).toList())") == [
        "a.", "b.",
      ])
    let some = FlutterApp(body: "Column(children: xs.map((x) => Text('a')).take(2).toList())")
    #expect(try some.costs().platform == [2, 2])
  }
}
