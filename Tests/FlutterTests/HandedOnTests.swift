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

@Suite struct `A widget whose class has no state of its own` {
  private static let field = """
    abstract class Field<Q extends Query, R> extends StatefulWidget {
      const Field({super.key, required this.view});
      final WidgetBuilder view;
      State<Field<Q, R>> createState() => _FieldState<Q, R>();
    }
    """
  private static let state = """
    class _FieldState<Q extends Query, R> extends State<Field<Q, R>> with Aware<Field<Q, R>> {
      Widget build(BuildContext context) => Column(children: [Text('Crew'), widget.view(context)]);
    }
    """
  private static let berth = """
    class Berth extends Field<BerthQuery, String> { const Berth({super.key, required super.view}); }
    """

  @Test func `is built by that of the class above`() throws {
    let app = FlutterApp(
      body: "Berth(view: (c) => Text('Ann'))", Self.field + Self.state + Self.berth)
    #expect(try app.says() == ["Crew.", "Ann."])
  }

  @Test func `is read again where that changes`() throws {
    let imported = "import 'package:harbour/field.dart';\n"
    var app = FlutterApp([
      "lib/page.dart": imported + "import 'package:harbour/berth.dart';\n" + """
        class Page extends StatelessWidget {
          Widget build(BuildContext context) => Berth(view: (c) => Text('Ann'));
        }
        """,
      "lib/berth.dart": imported + Self.berth, "lib/field.dart": Self.field,
    ])
    #expect(try app.says() != ["Crew.", "Ann."])
    _ = app.program.apply([FlutterApp.change("lib/field.dart", Self.field + Self.state)])
    #expect(try app.says() == ["Crew.", "Ann."])
    let other = Self.state.replacing("Crew", with: "Mates")
    _ = app.program.apply([FlutterApp.change("lib/field.dart", Self.field + other)])
    #expect(try app.says() == ["Mates.", "Ann."])
  }
}

@Suite struct `An object that hands itself on while it is made` {
  @Test func `has what it was handed until then`() throws {
    let note = """
      class Note extends StatelessWidget {
        Note({required this.words}) { _writer = Writer(this); }
        final List<Word> words;
        late final Writer _writer;
        Widget build(BuildContext context) => Text.rich(_writer.all());
      }
      class Writer {
        Writer(this.note);
        final Note note;
        InlineSpan all() => TextSpan(children: note.words.map(one).toList());
        InlineSpan one(Word word) {
          switch (word) {
            case Plain(): return TextSpan(text: word.text);
            case Loud(): return TextSpan(text: word.text.toUpperCase());
          }
        }
      }
      class Word { const Word(this.text); final String text; }
      class Plain extends Word { const Plain(super.text); }
      class Loud extends Word { const Loud(super.text); }
      """
    let app = FlutterApp(body: "Note(words: [Plain('Hard to '), Loud('port')])", note)
    #expect(try app.says() == ["Hard to PORT."])
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
