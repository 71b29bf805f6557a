import Components
import Flutter
import Rules
import Testing
import VoiceOver

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
