import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `A helper that is used again in what it is handed` {
  private func says(_ body: String, _ others: String) throws -> [String] {
    try FlutterApp(body: body, others).says()
  }

  private static let watch = """
    Widget watch({required Widget Function(BuildContext) builder}) =>
      ValueListenableBuilder(valueListenable: tide, builder: (c, _, child) => builder(c));
    """

  @Test func `shows what it builds in there`() throws {
    let frame = """
      class Frame extends StatelessWidget {
        const Frame({required this.body});
        final Widget body;
        Widget build(BuildContext context) =>
          watch(builder: (c) => Column(children: [Text('Top'), body]));
      }
      """
    #expect(
      try says("Frame(body: watch(builder: (c) => Text('Deep')))", Self.watch + frame)
        == ["Top.", "Deep."])
    #expect(
      try says(
        "Frame(body: Frame(body: watch(builder: (c) => Text('Deep'))))", Self.watch + frame)
        == ["Top.", "Top.", "Deep."])
  }

  @Test func `is called once more`() throws {
    let panel = "Widget panel(Widget Function() make) => Column(children: [Text('Lid'), make()]);"
    #expect(
      try says("panel(() => panel(() => Text('In')))", panel) == ["Lid.", "Lid.", "In."])
    let method = panel + "Widget inner() => panel(() => Text('In'));"
    #expect(try says("panel(inner)", method) == ["Lid.", "Lid.", "In."])
  }

  @Test func `is inside itself where its own code makes it`() throws {
    let knot = """
      Widget knot(Knot k, VoidCallback tie) =>
        Column(children: [Text('Knot'), knot(k.next, () => tie())]);
      """
    #expect(try says("knot(first, () {})", knot).map { $0 == "Knot." } == [true, false])
    let lazy = """
      Widget knot(Knot k) =>
        Builder(builder: (c) => Column(children: [Text('Knot'), knot(k.next)]));
      """
    #expect(FlutterApp(body: "knot(first)", lazy).report()?.isOpaque == true)
    #expect(try says("knot(first)", lazy).first == "Knot.")
    let around = """
      Widget wind(Widget Function() make) =>
        Builder(builder: (c) => wind(() => Column(children: [make()])));
      """
    #expect(FlutterApp(body: "wind(() => Text('a'))", around).report()?.isOpaque == true)
  }
}

@Suite struct `A class that is a kind of a widget` {
  private func says(_ body: String, _ others: String) throws -> [String] {
    try FlutterApp(body: body, others).says()
  }

  @Test(arguments: [
    ("Words('One')", "class Words extends Text { const Words(super.said); }"),
    (
      "Words(said: 'One')",
      "class Words extends Text { const Words({required String said}) : super(said, maxLines: 2); }"
    ),
    (
      "Words.loud(said: 'One')",
      """
      class Words extends Text {
        const Words({required String said, Key? key}) : super(said, key: key);
        factory Words.loud({required String said}) => Words(said: said);
      }
      """
    ),
    (
      "Loud('One')",
      """
      class Words extends Text { const Words(String said) : super(said); }
      class Loud extends Words { const Loud(super.said); }
      """
    ),
  ]) func `has what its class hands on by position`(_ body: String, _ others: String) throws {
    #expect(try says(body, others) == ["One."])
  }

  @Test func `is made by the constructor that it names`() throws {
    let feed = """
      class Feed extends ListView {
        Feed({required int length, required IndexedWidgetBuilder row})
          : super.builder(itemCount: length, itemBuilder: row);
      }
      """
    #expect(
      try says("Feed(length: 2, row: (c, i) => Text('Row $i'))", feed) == ["Row 0.", "Row 1."])
  }
}
