import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `What something holds` {
  private static let classes = """
    class Bed { final String soil; Bed(this.soil); String get told => 'Bed of ${soil}'; }
    class Garden extends ChangeNotifier { final Bed bed; Garden(this.bed); String get title => 'Garden of ${bed.soil}'; }
    class Keeper extends Cubit<Bed> { Keeper(super.initial); }
    final bedProvider = FutureProvider<Bed>((ref) => load());
    final bedsProvider = StreamProvider<List<Bed>>((ref) => load());
    final keptProvider = AsyncNotifierProvider<BedNotifier, Bed>(BedNotifier.new);
    """

  private func says(_ text: String) throws -> [String] {
    let app = FlutterApp(
      body: "show()",
      "\(Self.classes) Widget show() { final bed = ref.watch(bedProvider); return \(text); }")
    return try app.says()
  }

  @Test(arguments: [
    ("Text(context.watch<Garden>().title)", "Garden of ‹soil›."),
    ("Text(context.select((Garden g) => g.bed).told)", "Bed of ‹soil›."),
    ("Text(context.select<Garden, Bed>((g) => g.bed).told)", "Bed of ‹soil›."),
    ("Text(context.watch<Keeper>().state.told)", "Bed of ‹soil›."),
    ("Text(Provider.of<Garden>(context).title)", "Garden of ‹soil›."),
    ("Text(bed.requireValue.told)", "Bed of ‹soil›."),
    ("Text(bed.asData!.value.told)", "Bed of ‹soil›."),
    ("Text(ref.watch(keptProvider).requireValue.told)", "Bed of ‹soil›."),
    ("Text(ref.watch(bedProvider.select((s) => s.requireValue.told)))", "Bed of ‹soil›."),
    ("Text(ref.watch(bedProvider.select((s) => s.requireValue)).told)", "Bed of ‹soil›."),
    (
      "bed.when(data: (b) => Text(b.told), loading: () => Spacer(), error: (e, s) => Spacer())",
      "Bed of ‹soil›."
    ),
    (
      "switch (bed) { AsyncData(:final value) => Text(value.told), _ => Spacer() }",
      "Bed of ‹soil›."
    ),
    (
      "ref.watch(bedsProvider).when(data: (all) => Column(children: [for (final b in all) Text(b.told)]), error: (e, s) => Spacer())",
      "Bed of ‹soil›."
    ),
  ]) func `is of the type that its own says`(_ text: String, _ said: String) throws {
    #expect(try says(text) == [said])
  }

  @Test func `is told by its name where it is asked which case it is`() throws {
    let app = FlutterApp(
      body: "show()",
      "\(Self.classes) Widget show() { return bed2.when(data: (b) => Text('a'), loading: () => Text('b')); } late Bed bed2;"
    )
    let report = try #require(app.report())
    #expect(report.stops.compactMap(\.when) == ["bed2 is data"])
  }
}

@Suite struct `What a builder is handed` {
  private static let bed = """
    class Bed { final String soil; Bed(this.soil); String get told => 'Bed of ${soil}'; }
    """

  @Test(arguments: [
    "BlocBuilder<Keeper, Bed>(builder: (context, bed) => Text(bed.told))",
    "BlocConsumer<Keeper, Bed>(listener: (c, b) {}, builder: (context, bed) { return Text(bed.told); })",
    "Consumer<Bed>(builder: (context, bed, child) => Text(bed.told))",
    "Selector<Garden, Bed>(selector: (c, g) => g.bed, builder: (context, bed, _) => Text(bed.told))",
    "ValueListenableBuilder<Bed>(valueListenable: v, builder: (context, bed, _) => Text(bed.told))",
    "StreamBuilder<Bed>(stream: s, builder: (context, found) => Text(found.requireData.told))",
    "GetBuilder<Bed>(builder: (bed) => Text(bed.told))",
  ]) func `is of the type that the widget is for`(_ body: String) throws {
    #expect(try FlutterApp(body: body, Self.bed).says() == ["Bed of ‹soil›."])
  }

  @Test func `stays of the type that is written there`() throws {
    let body = "BlocBuilder<Keeper, Plot>(builder: (context, Bed bed) => Text(bed.told))"
    #expect(try FlutterApp(body: body, Self.bed).says() == ["Bed of ‹soil›."])
  }
}

@Suite struct `A list of constants` {
  private static let months = "enum Month { may, june, july }"

  @Test(arguments: [
    "Column(children: months.map((m) => Text(m.label)).toList())",
    "Column(children: [for (final m in months) Text(m.label)])",
    "Column(children: [for (int i = 0; i < months.length; i++) Text(months[i].label)])",
    "Column(children: months.where((m) => m.isWarm).map((m) => Text(m.label)).toList())",
    "ListView.builder(itemCount: months.length, itemBuilder: (c, i) => Text(months[i].label))",
  ]) func `has as many rows as there are at most`(_ rows: String) throws {
    let body = "BlocBuilder<Order, List<Month>>(builder: (context, months) => \(rows))"
    #expect(try FlutterApp(body: body, Self.months).costs().platform[1] == 3)
  }

  @Test func `is read again where there are others`() throws {
    let page = """
      import 'month.dart';
      class Page extends StatelessWidget {
        const Page(this.months);
        final List<Month> months;
        Widget build(BuildContext context) =>
          Column(children: [for (final m in months) Text(m.label)]);
      }
      """
    var app = FlutterApp(["lib/page.dart": page, "lib/month.dart": Self.months])
    #expect(try app.costs().platform[1] == 3)
    _ = app.program.apply([FlutterApp.change("lib/month.dart", "enum Month { may, june }")])
    #expect(try app.costs().platform[1] == 2)
  }
}
