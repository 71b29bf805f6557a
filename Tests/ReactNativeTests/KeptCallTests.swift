import Components
import ReactNative
import Testing
import VoiceOver

/// What a function gave is taken again for data of the same kind, under the names of whoever asks.
@Suite struct `A function that is called in many places` {
  private static let helpers = """
    const picked = (isOn, a, b) => (isOn ? a : b);
    const named = thing => ({ name: thing.name, isNew: thing.age === 0 });
    const count = list => list.filter(one => one.isOpen).length;
    const isBare = thing => !thing.note;
    const Foot = ({ all }) => <V>{all.note ? <T>Note</T> : <V><T>No</T><T>note</T></V>}</V>;
    let last = 'none';
    const remembered = word => { const before = last; last = word; return before; };
    """

  /// With calls, and with what these come to written in their place.
  @Test(arguments: [
    ("{picked(x, 'A', 'B')}", "{x ? 'A' : 'B'}"),
    ("{picked(x, 'A', 'B')} {picked(s, 'C', 'D')}", "{x ? 'A' : 'B'} {s ? 'C' : 'D'}"),
    ("{picked(x, s, v)}{picked(s, v, x)}", "{x ? s : v}{s ? v : x}"),
    ("{named(x).name} {named(s).name}", "{x.name} {s.name}"),
    ("{named(x).isNew ? 'New' : 'Old'}", "{x.age === 0 ? 'New' : 'Old'}"),
    ("{picked(true, 'A', 'B')}{picked(false, 'A', 'B')}", "AB"),
    (
      "</T>{isBare(x) && <Foot all={x}/>}<T>",
      "</T>{!x.note && <Foot all={x}/>}<T>"
    ),
  ])
  func `answers each as if its code stood there`(_ called: String, _ written: String) throws {
    let (one, other) = (try text(called), try text(written))
    #expect(one.speech == other.speech)
    #expect(one.swipes(.platform) == other.swipes(.platform))
  }

  private func text(_ content: String) throws -> ComponentScreen {
    let body = "<T>\(content)</T>{x && <T>More</T>}"
    return try #require(ScriptApp(showing: body, Self.helpers).unit("Home")).own
  }

  @Test func `asks for each what only its caller knows`() throws {
    let body = """
      {picked(x, true, false) && <T>1</T>}{picked(x, false, true) && <T>2</T>}
      {picked(s, true, false) && <T>3</T>}
      """
    let own = try #require(ScriptApp(showing: body, Self.helpers).unit("Home")).own
    #expect(own.swipes(.platform) == Cost(min: 1, max: 2))
  }

  @Test func `is run each time where it changes something`() throws {
    let body = "<T>{remembered('a')}</T><T>{remembered('b')}</T>"
    let own = try #require(ScriptApp(showing: body, Self.helpers).unit("Home")).own
    #expect(own.speech != ["none.", "none."])
  }

  @Test(arguments: [
    ("android: { opacity: 0 }, ios: { opacity: 1 }", 1), ("ios: { opacity: 0 }, default: {}", 0),
    ("android: {}, native: { display: 'none' }", 0), ("web: { opacity: 0 }", 1),
    ("...others, ios: { opacity: 0 }", 0),
  ])
  func `chooses the side of the phone`(_ sides: String, _ stops: Int) {
    let body = "<T style={Platform.select({\(sides)})}>Shown</T>"
    let app = ScriptApp(showing: body, "const others = {android: {opacity: 0}};")
    // What shows nothing is no unit.
    #expect(app.unit("Home")?.own.speech.count ?? 0 == stops)
  }
}
