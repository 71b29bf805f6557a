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
