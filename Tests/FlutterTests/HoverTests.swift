import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `What only a mouse brings about` {
  private func app(_ body: String, _ fields: String, _ methods: String = "") -> FlutterApp {
    FlutterApp(
      body: "Berth()",
      """
      class Berth extends StatefulWidget { State<Berth> createState() => _BerthState(); }
      class _BerthState extends State<Berth> {
        \(fields)
        \(methods)
        Widget build(BuildContext context) => \(body);
      }
      """)
  }

  private static let row =
    "Row(children: [Text('Berth'), if (isOver) IconButton(tooltip: 'Edit', icon: Icon(i), onPressed: f)])"

  @Test(arguments: [
    "MouseRegion(onEnter: (e) => setState(() => isOver = true), onExit: (e) => setState(() { isOver = false; }), child: %)",
    "InkWell(onTap: f, onHover: (over) => setState(() => isOver = over), child: %)",
    "FocusableActionDetector(onShowHoverHighlight: (over) => setState(() { isOver = over; }), child: %)",
    "MouseRegion(onEnter: enter, onExit: (e) => setState(() => isOver = false), child: %)",
  ]) func `is never there`(_ around: String) throws {
    let app = app(
      around.replacing("%", with: Self.row), "bool isOver = false;",
      around.contains("enter,")
        ? "void enter(PointerEvent e) => setState(() => isOver = true);" : "")
    #expect(try app.costs().platform == [1, 1])
  }

  @Test func `is never there where others are told of it`() throws {
    let app = app(
      "MouseRegion(onEnter: (e) => isOver.value = true, child: Column(children: [Text('a'), if (isOver.value) Text('b')]))",
      "final isOver = ValueNotifier(false);")
    #expect(try app.costs().platform == [1, 1])
  }

  @Test func `may be there where something else sets it`() throws {
    let body =
      "MouseRegion(onEnter: (e) => isOver = true, child: GestureDetector(onTap: () => isOver = true, child: %))"
    let app = app(body.replacing("%", with: Self.row), "bool isOver = false;")
    #expect(try app.costs().platform == [1, 2])
    let other = self.app(
      "Dock(onEnter: () => isOver = true, child: \(Self.row))", "bool isOver = false;")
    #expect(try other.costs().platform == [1, 2])
  }
}
