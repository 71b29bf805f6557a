import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `Controls that merge` {
  private static let items = """
    items: [DropdownMenuItem(value: 0, child: Text('Tides')), DropdownMenuItem(value: 1, child: Text('Winds'))],
    onChanged: (v) {}
    """

  private static func list(_ row: String) -> String { "ListView(children: [\(row)])" }

  @Test func `so a list that drops down is part of a tile that does nothing`() throws {
    let tile =
      "ListTile(title: Text('Chart'), trailing: DropdownButton<int>(value: 1, \(Self.items)))"
    let app = FlutterApp(body: Self.list(tile))
    #expect(try app.says() == ["Chart, Winds. Button."])
    #expect(try app.broken() == [])
    let tapped = tile.replacing("title:", with: "onTap: f, title:")
    #expect(try FlutterApp(body: Self.list(tapped)).says() == ["Chart. Button.", "Winds. Button."])
  }

  @Test func `but what it has chosen names nothing`() throws {
    let app = FlutterApp(body: "DropdownButton<int>(value: 0, \(Self.items))")
    #expect(try app.says() == ["Tides. Button."])
    #expect(try app.broken() == ["unlabeled-control"])
  }

  @Test func `and who is signed in is one`() throws {
    let header = """
      UserAccountsDrawerHeader(accountName: Text('Ann'), accountEmail: Text('a@b.org'),
        currentAccountPicture: CircleAvatar(child: Text('A'))\("")
      """
    let app = FlutterApp(body: Self.list("Column(children: [\(header)), Text('Hello')])"))
    #expect(try app.says() == ["Hello.", "Signed in, Ann, a@b.org.", "A."])
    let open = FlutterApp(body: "\(header), onDetailsPressed: f)")
    #expect(
      try open.says() == ["Signed in, Ann, a@b.org.", "A.", "Show accounts. Button."])
  }

  @Test func `and a field in the place of a title is a field`() throws {
    let field = "TextField(decoration: InputDecoration(prefixIcon: Icon(Icons.search)))"
    let app = FlutterApp(page: "Scaffold(\n  appBar: AppBar(\n  title: \(field)))")
    #expect(try app.broken() == ["unlabeled-control"])
    let unit = try #require(app.unit())
    let found = Auditor().audit(unit, [unit.own.report(.platform)]).findings
    #expect(found.map(\.place.line) == [8])
    let named = field.replacing("prefixIcon:", with: "hintText: 'Find', prefixIcon:")
    #expect(try FlutterApp(page: "Scaffold(appBar: AppBar(title: \(named)))").broken() == [])
  }
}

@Suite struct `The head of a panel that can be tapped` {
  private static func panel(_ head: String) -> FlutterApp {
    FlutterApp(
      body: """
        ExpansionPanelList.radio(children: [
          ExpansionPanelRadio(value: 0, canTapOnHeader: true, headerBuilder: (c, o) => \(head), body: Text('Fog'))])
        """)
  }

  @Test func `is the button, and takes no other from the listener`() throws {
    let app = Self.panel("const ListTile(title: Text('More'))")
    #expect(try app.says() == ["More. Button."])
    #expect(try app.broken() == [])
  }

  @Test func `still takes what else is in it`() throws {
    let tile =
      "ListTile(title: Text('More'), trailing: IconButton(tooltip: 'Help', icon: i, onPressed: f))"
    #expect(try Self.panel(tile).broken() == ["swallowed-control"])
  }
}

@Suite struct `Texts that say nothing at times` {
  @Test(arguments: [
    ("Text(tide == null ? 'Calm' : '')", 0), ("Text(note ?? '')", 1),
    ("Text(tide == null ? 'Calm' : 'Rough')", 1),
  ])
  func `are no stop then`(_ text: String, _ least: Int) throws {
    let app = FlutterApp([
      "lib/page.dart": """
      class Page extends StatelessWidget {
        const Page(this.tide, this.note);
        final int? tide;
        final String? note;
        Widget build(BuildContext context) => Scaffold(body: Column(children: [\(text)]));
      }
      """
    ])
    #expect(try app.costs().platform == [least, 1])
  }

  @Test func `and what stands in for data is not what is told`() throws {
    let app = FlutterApp([
      "lib/page.dart": """
      class Page extends StatelessWidget {
        const Page(this.trip);
        final Trip trip;
        Widget build(BuildContext context) => Scaffold(
          body: Text(trip.back != null ? trip.back!.toLocal().brief() : 'Never comes back'));
      }
      class Trip { DateTime? back; }
      extension Short on DateTime { String brief() => toString().substring(0, 3); }
      """
    ])
    #expect(try app.says() == ["‹back›."])
  }

  @Test(arguments: [("widget.name", "‹name› or Pier."), ("'Ann'", "Ann.")])
  func `and a hint is there where nothing is typed`(_ text: String, _ said: String) throws {
    let app = FlutterApp([
      "lib/page.dart": """
      class Page extends StatefulWidget {
        const Page(this.name);
        final String? name;
        State<Page> createState() => _PageState();
      }
      class _PageState extends State<Page> {
        TextEditingController? _words;
        void initState() {
          super.initState();
          _words = TextEditingController(text: \(text));
        }
        Widget build(BuildContext context) => Scaffold(
          body: TextField(controller: _words, decoration: InputDecoration(hintText: 'Pier')));
      }
      """
    ])
    #expect(try app.says()[0].hasPrefix(said))
  }
}

@Suite struct `Messages in the place of content` {
  private func app(_ side: String) -> FlutterApp {
    FlutterApp(
      page: """
        Scaffold(body: boats.isEmpty ? \(side) : Column(children: [Text('One'), Text('Two')]),
          floatingActionButton: FloatingActionButton(tooltip: 'Add', onPressed: f))
        """)
  }

  private static let title = "Text('No boats yet', style: Theme.of(context).textTheme.titleLarge)"

  @Test func `are no headings, but what has content of its own is one`() throws {
    #expect(try app(Self.title).broken() == [])
    let headed = "Column(children: [\(Self.title), Text('Add one')])"
    #expect(try app(headed).broken() == ["heading-missing"])
    let other = "Text('Boats', style: Theme.of(context).textTheme.titleLarge)"
    let turns = FlutterApp(
      body: "Column(children: [boats.isEmpty ? \(Self.title) : \(other), Text('Add one')])")
    #expect(try turns.broken() == ["heading-missing", "heading-missing"])
  }

  @Test func `stand where their words stand`() throws {
    let app = FlutterApp(
      body:
        "ListView(children: [Column(children: [\nIcon(Icons.anchor),\n\(Self.title)]), Text('a')])")
    let unit = try #require(app.unit())
    let found = Auditor().audit(unit, [unit.own.report(.platform)]).findings
    #expect(found.map(\.place.line) == [8])
  }
}
