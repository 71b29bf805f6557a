import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A control of a package that nobody knows` {
  @Test(arguments: [
    ("MoorButton(onPressed: f, child: Text('Moor'))", ["Moor. Button."]),
    (
      "Row(children: [Text('Pier'), MoorButton(onPressed: f, leading: Icon(i), child: Text('Moor'))])",
      ["Pier.", "Moor. Button."]
    ),
    (
      "ListView(children: [Column(children: [Text('Pier'), MoorButton(onPressed: f, child: Text('Moor'))])])",
      ["Pier.", "Moor. Button."]
    ),
    ("MoorButton(onPressed: f, child: Icon(i))", ["Button."]),
    ("Chip(onPressed: f, leading: Icon(i), child: Text('Moor'))", ["Moor. Button."]),
    ("MoorButton(onPressed: null, child: Text('Moor'))", ["Moor. Dimmed. Button."]),
    (
      "MoorTile(onPressed: f, title: Text('Pier'), subtitle: Text('East'))", ["Pier, East. Button."]
    ),
    ("PierSpring(onTap: f, child: Text('Moor'))", ["Moor."]),
    ("PierPanel(onTap: f, header: Text('Pier'), body: Text('East'))", ["Pier.", "East."]),
  ]) func `is pressed as a whole`(_ code: String, _ said: [String]) throws {
    #expect(try FlutterApp(body: code).says() == said)
  }

  @Test func `is no row of several`() throws {
    let row = "MoorButton(onPressed: f, child: Column(children: [Text(x.a), Text(x.b)]))"
    let app = FlutterApp(body: "Column(children: [for (final x in xs) \(row)])")
    #expect(try app.broken().isEmpty)
  }

  @Test func `is a stop where what it is given says nothing`() throws {
    let code = "PierSwitch(value: on, onChanged: f, child: Icon(i))"
    #expect(try FlutterApp(body: code).costs().platform == [1, 1])
    #expect(try FlutterApp(body: "PierBox(child: Icon(i))").costs().platform == [0, 0])
  }

  @Test func `shows the value that is chosen`() throws {
    let code =
      "PierSelect(value: berth, onChanged: (v) => moor(v), itemBuilder: (context, item) => Text(item))"
    let app = FlutterApp(body: code)
    #expect(try app.says() == ["‹berth›. Button."])
    #expect(try app.costs().platform == [1, 1])
  }

  @Test func `has widgets in slots of other names`() throws {
    let play = "IconButton(tooltip: 'Play', icon: Icon(i), onPressed: f)"
    let card = "PierCard(image: Stack(children: [\(play)]), title: Text('Song'))"
    #expect(try FlutterApp(body: card).says() == ["Play. Button.", "Song."])
    #expect(
      try FlutterApp(body: "PierField(placeholder: Text('Filter'), onChanged: f)").says()
        == ["Filter."])
    #expect(
      try FlutterApp(body: "PierTour(description: Text('Look'), child: Text('Song'))").says()
        == ["Song."])
    // What only looks like something is none.
    #expect(
      try FlutterApp(body: "PierCard(image: PierImage(u), title: Text('Song'))").says()
        == ["Song."])
  }

  @Test func `may be called as one of the framework is`() throws {
    let bar = "AppBar(leading: [Text('Menu')], title: Text('Pier'), trailing: [Text('Help')])"
    let page = "Scaffold(headers: [\(bar)], footers: [Text('Foot')], child: Text('Boats'))"
    #expect(
      try FlutterApp(page: page).says() == ["Menu.", "Pier. Heading.", "Help.", "Boats.", "Foot."])
    #expect(
      try FlutterApp(body: "TextField(placeholder: Text('Filter'))").says()
        == ["Filter. Text Field."])
    #expect(
      try FlutterApp(body: "DropdownMenu(children: [Text('a'), Text('b')])").says() == ["a.", "b."])
    let more = FlutterApp(page: "Scaffold(body: Text('a'), ribbon: Text('b'))")
    #expect(try #require(more.report()).isOpaque)
  }

  @Test(arguments: ["openSheet", "openDrawer", "showPopover", "showDropdown"])
  func `shows what it opens`(_ name: String) throws {
    let app = FlutterApp(
      body:
        "TextButton(onPressed: () => \(name)(context: context, builder: (context) => Log()), child: Text('a'))",
      "class Log extends StatelessWidget { Widget build(c) => Text('Log'); }")
    #expect(try app.says("Log") == ["Log."])
    #expect(try #require(app.unit("Log")).own.reason != nil)
  }
}
