import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `What code declares` {
  private func says(_ body: String, _ others: String) throws -> [String] {
    try FlutterApp(body: body, others).says()
  }

  private static let tides = """
    enum Tide { low, high }
    extension Words on Tide {
      String get word => switch (this) { Tide.low => 'Ebb', Tide.high => 'Spring tide' };
    }
    """

  @Test func `is what a getter without code gives`() throws {
    let others =
      Self.tides + """
        abstract class Pier { Tide get tide; Tide tideAt(int n); }
        class Log extends StatelessWidget {
          const Log({required this.pier});
          final Pier pier;
          Widget build(c) => Column(children: [Text(pier.tide.word), Text(pier.tideAt(1).word)]);
        }
        """
    #expect(
      try FlutterApp(body: "Text('a')", others).says("Log") == [
        "Ebb or Spring tide.", "Ebb or Spring tide.",
      ])
  }

  @Test func `is what a getter gives of what nobody knows`() throws {
    let others =
      Self.tides + """
        class Pier { Tide get now => all.first; Tide get then => map['x'] ?? Tide.low; }
        class Log extends StatelessWidget {
          const Log({required this.pier});
          final Pier pier;
          Widget build(c) => Column(children: [Text(pier.now.word), Text(pier.then.word)]);
        }
        """
    #expect(
      try FlutterApp(body: "Text('a')", others).says("Log") == [
        "Ebb or Spring tide.", "Ebb or Spring tide.",
      ])
  }

  @Test func `is the state of a provider`() throws {
    let others = """
      class Boat { final String name; const Boat(this.name); String get told => 'Boat: $name'; }
      class BoatNotifier extends Notifier<Boat> { Boat build() => Boat('a'); String advice() => 'Reef'; }
      class Keeper extends ChangeNotifier { String get word => 'Keep'; }
      final boatProvider = NotifierProvider<BoatNotifier, Boat>(() => BoatNotifier());
      final stateProvider = StateProvider<Boat>((ref) => load());
      final laterProvider = FutureProvider<Boat>((ref) => load());
      final keeperProvider = ChangeNotifierProvider((ref) => Keeper());
      class Log extends ConsumerWidget {
        Widget build(BuildContext context, WidgetRef ref) {
          final boat = ref.watch(boatProvider);
          return Column(children: [
            Text(boat.told), Text(ref.watch(stateProvider).told), Text(ref.watch(keeperProvider).word),
            Text(ref.read(boatProvider.notifier).advice()),
          ]);
        }
      }
      """
    let said = try FlutterApp(body: "Text('a')", others).says("Log")
    #expect(said == ["Boat: ‹name›.", "Boat: ‹name›.", "Keep.", "Reef."])
  }

  @Test func `is a size of the device`() throws {
    let others = """
      extension Room on Size {
        bool get isSlim => width <= 600;
        bool get isThin => this.width <= 600;
      }
      extension More on MediaQueryData { bool get isLean => size.width <= 600; }
      """
    for code in [
      "MediaQuery.sizeOf(context).isSlim", "MediaQuery.of(context).size.isThin",
      "MediaQuery.of(context).isLean",
    ] {
      #expect(try says("\(code) ? Text('a') : Text('b')", others) == ["a."], "\(code)")
    }
    let box =
      "LayoutBuilder(builder: (context, box) => box.biggest.isSlim ? Text('a') : Text('b'))"
    #expect(try says(box, others) == ["a."])
  }
}

@Suite struct `What code makes of a value` {
  private func says(_ body: String) throws -> [String] { try FlutterApp(body: body).says() }

  @Test func `is one of a list`() throws {
    let code = "[Text('Low'), Text('High tide')].firstWhere((t) => t.key == key)"
    #expect(try says(code) == ["Low."])
    #expect(try says("Text(['a', 'b'].firstWhere((t) => t == 'b'))") == ["b."])
  }

  @Test func `dresses a widget`() throws {
    #expect(try says("Text('a').small.muted") == ["a."])
  }

  @Test func `writes a flag and a number`() throws {
    #expect(try says("Text(kDebugMode.toString())") == ["false."])
    #expect(try says("Text(3.toString())") == ["3."])
    #expect(try says("Text(Platform.version)") == ["‹version›."])
  }

  @Test func `keeps parentheses`() throws {
    let app = FlutterApp(
      body: "Column(children: [if (dry && (cold || wet)) Text('a'), Text('b')])")
    let unit = try #require(app.unit())
    let conditions = unit.own.report(.platform).stops.compactMap(\.when)
    #expect(conditions == ["dry and (cold or wet)"])
  }

  @Test func `is told by what it is asked of, not by a package's code`() throws {
    let app = FlutterApp(
      body: "Text('a')",
      """
      extension Neat on String { String neat() => reader.read(this).cleaned(); }
      class Log extends StatelessWidget {
        const Log({required this.note});
        final String note;
        Widget build(c) => Text(note.neat());
      }
      """)
    #expect(try app.says("Log") == ["‹note.neat()›."])
  }

  @Test func `is told by the getter that makes it of code that nobody knows`() throws {
    let app = FlutterApp(
      body: "Text('a')",
      """
      extension Weighed on int { String get told => '${(this / 1000).cut(1)} tons'; }
      class Boat {
        final int load; final DateTime due;
        Boat(this.load, this.due);
        String get dueDay => '${Calendar.of(due).day(due)} ${Calendar.of(due).clock(due)}';
      }
      class Log extends StatelessWidget {
        const Log({required this.boat});
        final Boat boat;
        Widget build(c) => Column(children: [Text(boat.load.told), Text(boat.dueDay)]);
      }
      """)
    #expect(try app.says("Log") == ["‹load›.", "‹dueDay›."])
  }
}

@Suite struct `What is there by its type` {
  @Test(arguments: [
    ("Log(words: load().number.toString())", "", [1, 1]),
    ("Log(words: count.toString())", "int? count = load();", [1, 1]),
    (
      "Log(words: clean(note!))", "String? note = load(); String clean(String n) => on ? n : n;",
      [1, 1]
    ),
    (
      "Log(words: clean(note))", "String? note = load(); String? clean(String? n) => on ? n : n;",
      [0, 1]
    ),
    (
      "Log(words: clean(note))",
      "String? note = load(); String clean(String? n) { if (on) return n!; return n!; }", [1, 1]
    ),
    ("Log(words: note)", "String? note = load();", [0, 1]),
  ]) func `is always there`(_ body: String, _ others: String, _ cost: [Int]) throws {
    let log = """
      class Log extends StatelessWidget {
        const Log({this.words});
        final String? words;
        Widget build(BuildContext context) {
          if (words == null) return const SizedBox();
          return Text(words!);
        }
      }
      """
    #expect(try FlutterApp(body: body, log + others).costs().platform == cost)
  }
}
