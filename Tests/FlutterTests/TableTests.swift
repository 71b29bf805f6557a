import Components
import Flutter
import Testing
import VoiceOver

/// Since Flutter 3.32 a Table is a node of its own, and each of its cells one below it.
@Suite struct `A table of the framework` {
  @Test func `keeps its cells apart wherever it stands`() throws {
    let rows =
      "TableRow(children: [Text('a'), Text('b')]), TableRow(children: [Text('c'), Text('d')])"
    let card = FlutterApp(
      body: "Card(child: Column(children: [Text('Tides'), Table(children: [\(rows)])]))")
    #expect(try card.says() == ["Tides.", "a.", "b.", "c.", "d."])
    let list = FlutterApp(body: "ListView(children: [Table(children: [\(rows)])])")
    #expect(try list.says() == ["a.", "b.", "c.", "d."])
  }

  @Test func `has one stop for each TableCell`() throws {
    let cell = "TableCell(child: Row(children: [Text('a'), Text('b')]))"
    let app = FlutterApp(
      body:
        "Table(children: [TableRow(children: [\(cell), Row(children: [Text('c'), Text('d')])])])")
    #expect(try app.says() == ["a, b.", "c.", "d."])
    #expect(try app.costs().guideline == [4, 4])
  }
}

@Suite struct `A field that is filled` {
  @Test(arguments: [
    (
      "initialValue: 'a@b.c', decoration: InputDecoration(labelText: 'Email', hintText: 'Yours')",
      "Email: a@b.c. Text Field."
    ),
    (
      "initialValue: mail, decoration: InputDecoration(labelText: 'Email')",
      "Email: ‹mail›. Text Field."
    ),
    ("initialValue: 'a@b.c', decoration: InputDecoration(hintText: 'Yours')", "a@b.c. Text Field."),
    ("decoration: InputDecoration(labelText: 'Email')", "Email. Text Field."),
    (
      "controller: TextEditingController(text: mail), decoration: InputDecoration(labelText: 'Email')",
      "Email: ‹mail›. Text Field."
    ),
    (
      "controller: TextEditingController(text: ''), decoration: InputDecoration(labelText: 'Email')",
      "Email. Text Field."
    ),
    (
      """
      controller: TextEditingController.fromValue(TextEditingValue(text: mail)),
      decoration: InputDecoration(labelText: 'Email')
      """, "Email: ‹mail›. Text Field."
    ),
    (
      "controller: TextEditingController(), decoration: InputDecoration(labelText: 'Email')",
      "Email. Text Field."
    ),
  ]) func `says its label and what is in it`(_ arguments: String, _ said: String) throws {
    #expect(try FlutterApp(body: "TextFormField(\(arguments))").says() == [said])
  }
}

@Suite struct `A list that drops down` {
  private static let berth = """
    class Berth extends StatefulWidget { State<Berth> createState() => _BerthState(); }
    class _BerthState extends State<Berth> {
      Ship? _ship;
      Widget build(BuildContext context) => DropdownButton<Ship>(
        hint: Text('Which'), value: _ship, items: [],
        onChanged: (ship) => setState(() { _ship = ship; }));
    }
    """

  @Test(arguments: [
    (
      "DropdownButton(hint: Text('Which'), value: ship, items: [], onChanged: f)",
      "‹ship› or Which. Button."
    ),
    ("DropdownButton(hint: Text('Which'), value: null, items: [], onChanged: f)", "Which. Button."),
    ("Berth()", "Which. Button."),
  ]) func `says what is chosen, or its hint where nothing is`(_ list: String, _ said: String) throws
  {
    #expect(try FlutterApp(body: list, Self.berth).says() == [said])
  }
}

@Suite struct `A long press that a button does too` {
  private func rules(_ press: String, _ tap: String) throws -> [String] {
    let app = FlutterApp(
      body: """
        InkWell(onTap: go, onLongPress: \(press), child: Row(children: [
          Text(title), IconButton(icon: Icon(Icons.more), tooltip: 'More', onPressed: \(tap)),
        ]))
        """)
    return try app.broken().filter { $0 == "gesture-without-action" }
  }

  @Test(arguments: [
    ("menu.open", "menu.open"), ("() => menu.open()", "menu.open"),
    ("() { menu.open(); }", "() => menu.open(a)"),
  ]) func `is answered by it`(_ press: String, _ tap: String) throws {
    #expect(try rules(press, tap) == [])
  }

  @Test(arguments: [
    ("menu.open", "menu.close"), ("() { a(); menu.open(); }", "menu.open"), ("menu.open", "null"),
  ]) func `is not by one that does something else`(_ press: String, _ tap: String) throws {
    #expect(try rules(press, tap) == ["gesture-without-action"])
  }

  @Test func `is answered in a tile too`() throws {
    let tile =
      "ListTile(title: Text(a), onLongPress: () => menu.open(), trailing: IconButton(icon: Icon(Icons.more), tooltip: 'More', onPressed: menu.open))"
    #expect(try FlutterApp(body: tile).broken().contains("gesture-without-action") == false)
  }
}
