import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `A value of a narrower type than it is declared with` {
  private static let types = """
    late Boat boat; late Tide tide;
    class Boat { final int id; const Boat(this.id); }
    class Ferry extends Boat {
      final String name; const Ferry(super.id, this.name);
      String get spoken => 'The ' + name + ' leaves';
    }
    class Tide {}
    Widget told(Ferry ferry) => Text(ferry.spoken);
    class Sign extends StatelessWidget {
      const Sign({required this.ferry}); final Ferry ferry;
      Widget build(BuildContext context) => Text(ferry.spoken);
    }
    """

  @Test(arguments: [
    "Text((boat as Ferry).spoken)", "told(boat as Ferry)", "Sign(ferry: boat)", "told(boat)",
    "show(boat)",
    "switch (boat) { Ferry ferry => Text(ferry.spoken), _ => SizedBox() }",
    "choose(boat)", "unlike(boat)",
  ]) func `has what that has`(_ body: String) throws {
    let shown = """
      Widget show(Boat b) => Column(children: [if (b is Ferry && b.id > 2) Text(b.spoken)]);
      Widget choose(Boat b) { if (b is Ferry) { return Text(b.spoken); } return SizedBox(); }
      Widget unlike(Boat b) => b is! Ferry ? SizedBox() : Text(b.spoken);
      """
    let says = try FlutterApp(body: body, Self.types + shown).says()
    #expect(says.map { $0.contains("The ‹") && $0.contains("› leaves") } == [true])
  }

  @Test func `is what it was behind the question`() throws {
    let body = "Column(children: [for (final b in [boat]) ask(b)])"
    let ask = """
      Widget ask(Boat b) {
        var lid = 'a';
        if (b is Ferry) { lid = 'b'; }
        return Text('${b.id}');
      }
      """
    #expect(try FlutterApp(body: body, Self.types + ask).says() == ["‹id›."])
    // A type that has nothing to do with it says nothing.
    #expect(try FlutterApp(body: "told(tide)", Self.types).says().count == 1)
  }
}

@Suite struct `An object that is asked for its class` {
  private static let classes = """
    abstract class Vessel {}
    mixin Towed {}
    class Ferry extends Vessel implements Listed { const Ferry(); }
    class Tug extends Vessel with Towed { const Tug(); }
    class Barge extends Tug {}
    class Raft extends Vessel { Raft(); factory Raft.near(Port port) => port.rafts.first; }
    abstract class Listed {}
    """

  private func says(_ vessel: String, _ cases: String) throws -> [String] {
    let panel = """
      class Panel extends StatelessWidget {
        const Panel(this.vessel);
        final Vessel vessel;
        Widget build(BuildContext context) {
          switch (vessel) { \(cases) }
          return Text('Other');
        }
      }
      """
    return try FlutterApp(body: "Panel(\(vessel))", Self.classes + panel).says()
  }

  @Test(arguments: [
    ("Ferry()", "Ferry."), ("Tug()", "Tug."), ("Barge()", "Tug."), ("Raft()", "Other."),
  ]) func `is of that and of what stands above it`(_ vessel: String, _ said: String) throws {
    let cases =
      "case Ferry(): return Text('Ferry'); case Tug(): return Text('Tug'); default: break;"
    #expect(try says(vessel, cases) == [said])
    let asked = """
      case _ when vessel is Ferry: return Text('Ferry');
      case _ when vessel is Towed: return Text('Tug'); default: break;
      """
    #expect(try says(vessel, asked) == [said])
  }

  @Test func `is of what its class implements`() throws {
    let cases = "case Listed(): return Text('Listed'); default: break;"
    #expect(try says("Ferry()", cases) == ["Listed."])
    #expect(try says("Tug()", cases) == ["Other."])
  }

  @Test func `may be of any class of the framework`() throws {
    let sail =
      "class Sail extends StatelessWidget { Widget build(BuildContext c) => Text('Sail'); }"
    let app = FlutterApp(
      body: "switch (Sail()) { Widget() => Text('Widget'), _ => Text('Other') }", sail)
    #expect(try app.says() == ["Widget."])
  }

  @Test func `is what a factory makes of it, which nobody knows`() throws {
    let app = FlutterApp(
      body: "boat is Tug ? Text('Tug') : Column(children: [Text('a'), Text('b')])",
      Self.classes + "final boat = Raft.near(port);")
    #expect(try app.costs().platform == [1, 2])
  }
}
