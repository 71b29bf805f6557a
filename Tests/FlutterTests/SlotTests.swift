import Components
import Flutter
import Testing
import VoiceOver

/// Widgets that have what is seen in arguments of other names, or built by functions.
@Suite struct `What widgets are given to show` {
  private func says(_ body: String, _ others: String = "") throws -> [String] {
    let app = FlutterApp(body: body, others)
    #expect(app.report()?.isOpaque == false)
    return try app.says()
  }

  @Test(arguments: ["SliverMainAxisGroup", "SliverCrossAxisGroup", "MultiSliver", "SliverPier"])
  func `is in groups of slivers`(_ group: String) throws {
    let label = group == "MultiSliver" ? "children" : "slivers"
    let body =
      "CustomScrollView(slivers: [\(group)(\(label): [SliverToBoxAdapter(child: Text('a'))])])"
    #expect(try FlutterApp(body: body).says() == ["a."])
  }

  @Test func `is in slots that rows do not name`() throws {
    #expect(try says("Column(slivers: [Text('a')])") == ["a."])
    #expect(
      try says(
        "MaterialBanner(content: Text('a'), actions: [TextButton(onPressed: f, child: Text('b'))])")
        == ["a.", "b. Button."])
  }

  @Test func `is on tabs with something around them`() throws {
    let tab =
      "GestureDetector(onLongPress: f, child: NavigationDestination(icon: Icon(Icons.a), label: 'Me'))"
    let bar =
      "NavigationBar(destinations: [NavigationDestination(icon: Icon(Icons.a), label: 'Home'), \(tab)])"
    let app = FlutterApp(page: "Scaffold(body: Text('a'), bottomNavigationBar: \(bar))")
    #expect(try app.says().sorted() == ["Me, Tab 2 of 2.", "Selected: Home, Tab 1 of 2.", "a."])
    #expect(app.report()?.isOpaque == false)
    #expect(
      try says("TabBar(tabs: [SizedBox(child: Tab(text: 'Bow')), Tab(child: Text('Stern'))])")
        == ["Selected: Bow, Tab 1 of 2.", "Stern, Tab 2 of 2."])
  }

  @Test func `is white space, of which nothing is said beside words`() throws {
    #expect(try says("Card(child: Column(children: [Text('  '), Text(' ')]))").count == 1)
    #expect(
      try says("Card(child: Column(children: [Text('a'), Text(' '), Text('b')]))") == ["a, b."])
  }

  @Test func `is under what is painted, and in a menu's anchor once`() throws {
    #expect(
      try says("CustomPaint(painter: p, child: Column(children: [Text('a'), Text('b')]))")
        == ["a.", "b."])
    let anchor =
      "MenuAnchor(builder: (c, menu, child) => TextButton(onPressed: f, child: child!), child: Text('a'))"
    #expect(try says(anchor) == ["a. Button."])
  }

  @Test func `is a field that its builder makes`() throws {
    let field = "TextField(decoration: InputDecoration(labelText: 'Name'))"
    #expect(
      try says(
        "Autocomplete(optionsBuilder: f, fieldViewBuilder: (c, t, n, s) => \(field))")
        == ["Name. Text Field."])
    #expect(
      try says(
        "RawAutocomplete(optionsBuilder: (v) => xs, optionsViewBuilder: (c, s, o) => Text('b'), fieldViewBuilder: (c, t, n, s) => \(field))"
      ) == ["Name. Text Field."])
    #expect(
      try says(
        "TypeAheadField(suggestionsCallback: f, itemBuilder: (c, i) => Text(i), builder: (c, t, n) => \(field))"
      ) == ["Name. Text Field."])
    #expect(
      try says(
        "TypeAheadField(textFieldConfiguration: TextFieldConfiguration(decoration: InputDecoration(labelText: 'Name')))"
      ) == ["Name. Text Field."])
    #expect(try says("Autocomplete(optionsBuilder: f)") == ["Text Field."])
    #expect(
      try says("SearchAnchor.bar(barHintText: 'Crew', suggestionsBuilder: f)")
        == ["Crew. Text Field."])
  }

  @Test func `opens something when it is tapped`() throws {
    let anchor = FlutterApp(
      body: """
        SearchAnchor(
          suggestionsBuilder: (c, s) => [Text('b')],
          builder: (c, s) => IconButton(tooltip: 'Search', icon: Icon(Icons.search), onPressed: s.openView))
        """)
    // What recognises the tap around a button is a stop without words.
    #expect(try anchor.says() == ["", "Search. Button."])
    #expect(try anchor.broken().isEmpty)
    let container =
      "OpenContainer(closedBuilder: (c, open) => Text('a'), openBuilder: (c, close) => Log())"
    let log =
      "class Log extends StatelessWidget { Widget build(c) => Scaffold(appBar: AppBar(title: Text('Log'))); }"
    let app = FlutterApp(body: container, log)
    #expect(try app.says() == ["a."])
    #expect(try app.says("Log") == ["Back. Button.", "Log. Heading."])
    let closed =
      "OpenContainer(tappable: false, closedBuilder: (c, open) => Row(children: [Text('a'), Text('b')]))"
    #expect(try says(closed) == ["a.", "b."])
    let tile =
      "OpenContainer(closedBuilder: (c, open) => ListTile(title: Text('a'), onTap: open), openBuilder: f)"
    #expect(try FlutterApp(body: tile).says() == ["", "a. Button."])
    #expect(try FlutterApp(body: tile).broken().isEmpty)
  }

  @Test func `is handed to a class that lays it out itself`() throws {
    let sides = """
      class Sides extends MultiChildRenderObjectWidget {
        Sides({required Widget left, required Widget right}) : super(children: [left, right]);
        RenderObject createRenderObject(BuildContext context) => RenderSides();
      }
      class Frame extends SingleChildRenderObjectWidget {
        const Frame({super.child});
        RenderObject createRenderObject(BuildContext context) => RenderFrame();
      }
      """
    #expect(
      try says("Sides(left: Text('a'), right: Frame(child: Text('b')))", sides) == ["a.", "b."])
  }

  @Test func `may be of a type that is a widget`() throws {
    let app = FlutterApp(
      body: "Text('a')",
      """
      class Bar extends StatelessWidget {
        const Bar({required this.tile, required this.text});
        final ListTile tile; final Note text;
        Widget build(BuildContext context) => Column(children: [PierBox(child: tile), PierBox(child: text)]);
      }
      class Note extends StatelessWidget { Widget build(c) => Text('a'); }
      """)
    #expect(app.report("Bar")?.isOpaque == true)
    #expect(try app.costs("Bar").platform == [2, 2])
  }

  @Test(arguments: [
    "getValueForScreenType(context: context, mobile: Text('a'), tablet: Text('b'))",
    "ScreenTypeLayout(mobile: Text('a'), tablet: Text('b'))",
    "ScreenTypeLayout.builder(mobile: (c) => Text('a'), desktop: (c) => Text('b'))",
    "OrientationLayoutBuilder(portrait: (c) => Text('a'), landscape: (c) => Text('b'))",
    "ResponsiveBuilder(builder: (c, s) => s.deviceScreenType == DeviceScreenType.mobile ? Text('a') : Text('b'))",
    "getDeviceType(size) == DeviceScreenType.desktop ? Text('b') : Text('a')",
  ]) func `is that of a phone`(_ body: String) throws {
    #expect(try says(body) == ["a."])
  }
}

@Suite struct `What a decoration has around a field` {
  /// Material library, `InputDecoration.label`.
  @Test func `names a list that drops down as a widget too`() throws {
    let app = FlutterApp(
      body: """
        DropdownButtonFormField<String>(decoration: const InputDecoration(label: Text('Berth')), initialValue: a, items: const [], onChanged: (v) {})
        """)
    #expect(try app.says().first?.hasPrefix("Berth: ‹a›.") == true)
    #expect(try !app.broken().contains("unlabeled-control"))
  }

  /// Material library, `TextField.maxLength`.
  @Test(arguments: [("int? most", [1, 2]), ("int most", [2, 2]), ("Ship ship", [1, 1])])
  func `has a counter only where there is a most`(_ field: String, _ cost: [Int]) throws {
    let name = field.split(separator: " ")[1]
    let app = FlutterApp(
      page: "Berth(\(name): \(name == "most" ? "count" : "null"))",
      """
      class Berth extends StatelessWidget {
        const Berth({this.\(name), super.key});
        final \(field);
        Widget build(BuildContext context) => Scaffold(
          body: TextField(maxLength: \(name == "most" ? "most" : "null"), decoration: InputDecoration(labelText: 'Berth')));
      }
      """)
    #expect(try app.costs().platform == cost)
  }
}
