import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `What holds of one row` {
  private static let panel = """
    class Panel extends StatefulWidget { State<Panel> createState() => _PanelState(); }
    class _PanelState extends State<Panel> {
      Boat? _open;
      Widget build(BuildContext context) => Column(children: ROWS);
      Widget row(Boat boat) => ASKED
        ? Column(children: [Text('a'), Text('b'), Text('c')])
        : TextButton(onPressed: () => setState(() { _open = boat; }), child: Text(boat.name));
    }
    class Boat { Boat(this.id, this.name, this.port); final int id; final String name; final int port; }
    """

  private func most(_ asked: String, _ rows: String = "boats.map((b) => row(b)).toList()") throws
    -> Int
  {
    let panel = Self.panel.replacing("ROWS", with: rows).replacing("ASKED", with: asked)
    return try FlutterApp(body: "Panel()", panel).costs().platform[1]
  }

  @Test(arguments: [
    "boat == _open", "_open?.id == boat.id", "boat.id == _open!.id && isEdited",
    "boat.id == chosen",
  ]) func `is counted once`(_ asked: String) throws {
    #expect(try most(asked) == 22)
  }

  @Test(arguments: [
    "[for (final b in boats) row(b)]",
    "[for (var i = 0; i < boats.length; i++) row(boats[i])]",
    "[ListView.builder(itemCount: boats.length, itemBuilder: (c, i) => row(boats[i]))]",
  ]) func `is so whatever makes the rows`(_ rows: String) throws {
    let inList = rows.hasPrefix("[ListView")
    #expect(try most("boat.id == chosen", rows) == (inList ? 20 : 22))
  }

  @Test(arguments: [
    "boat.port == chosen", "boat.id != chosen", "boat.id == chosen || isEdited",
    "boats.any((b) => b.id == boat.id)", "boat.name == 'Ann'",
  ]) func `may hold of all by anything else`(_ asked: String) throws {
    #expect(try most(asked) == 60)
  }

  @Test func `is asked of each list for itself`() throws {
    let rows = "[for (final b in boats) row(b), for (final b in ferries) row(b)]"
    #expect(try most("boat.id == chosen", rows) == 44)
  }
}
