import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `What code puts into a text of the app` {
  private func says(_ call: String, _ bundle: String) throws -> [String] {
    try FlutterApp(
      body: "Text(AppLocalizations.of(context)!.\(call))", files: ["lib/l10n/app_en.arb": bundle]
    ).says()
  }

  @Test(arguments: [
    ("about('Ship')", ["About Ship."]), ("about(a ? 'Ship' : 'Pier')", ["About Ship or Pier."]),
    ("about(ship.name)", ["About ‹ship.name›."]), ("about(ships.length)", ["About ‹x›."]),
    ("about(12)", ["About 12."]),
    ("about(1)", ["About 1."]),
    ("trip('Oslo', 'Rome')", ["Rome to Oslo."]), ("trip(a, 'Rome')", ["Rome to ‹to›."]),
    ("named(who: 'Ann')", ["For Ann, ‹where›."]), ("named('Ann', 'here')", ["For ‹who›, ‹where›."]),
  ])
  func `is said where the source tells it`(_ call: String, _ said: [String]) throws {
    let bundle = """
      {"about": "About {x}", "trip": "{from} to {to}",
       "@trip": {"description": "a trip", "placeholders": {"to": {"type": "String"}, "from": {}}},
       "named": "For {who}, {where}"}
      """
    #expect(try says(call, bundle) == said)
  }
}

@Suite struct `A text with a form for each number` {
  @Test(arguments: [
    ("boats(0)", "No boats."), ("boats(1)", "One boat."), ("boats(2)", "2 boats."),
    ("boats(ships.length)", "‹count› boats."), ("boats(a ? 0 : 1)", "No boats or One boat."),
    ("seats(1)", "1 seats."), ("seats(7)", "All seven."), ("piers(1)", "A pier."),
    ("ferries(1)", "Ferry."), ("ferries(n)", "Ferries."),
  ]) func `is said in that for a number that the source tells`(_ call: String, _ said: String)
    throws
  {
    let bundle = """
      {"boats": "{count, plural, =0{No boats} =1{One boat} other{{count} boats}}",
       "seats": "{n, plural, =7{All seven} other{{n} seats}}",
       "piers": "{n, plural, one{A pier} other{{n} piers}}",
       "ferries": "{n, plural, zero{Ferries} one{Ferry} other{Ferries}}"}
      """
    let app = FlutterApp(
      body: "Text(AppLocalizations.of(context)!.\(call))", files: ["lib/l10n/app_en.arb": bundle])
    #expect(try app.says() == [said])
  }
}

@Suite struct `Texts that stand in code with a name for their translations` {
  private static let words = """
    class Words {
      static Words? of(BuildContext context) => Localizations.of<Words>(context, Words);
      String get pier { return Intl.message('Pier', name: 'pier', desc: 'where boats lie'); }
      String boats(int count) =>
        Intl.plural(count, one: 'One boat', other: '$count boats', name: 'boats', args: [count]);
      String captain(String gender) => Intl.gender(gender, female: 'She', other: 'They');
      String state(String kind) => Intl.select(kind, {'in': 'Here', 'other': 'Away'});
    }
    """

  @Test(arguments: [
    ("pier", "Pier."), ("boats(count)", "‹count› boats."), ("boats(1)", "One boat."),
    ("captain(g)", "They."),
    ("state(s)", "Away."),
  ]) func `are said in the language that they are written in`(_ asked: String, _ said: String)
    throws
  {
    let app = FlutterApp(body: "Text(Words.of(context)!.\(asked))", Self.words)
    #expect(try app.says() == [said])
  }

  @Test(arguments: [
    ("Own", "pier", "A pier."), ("Own", "boats(3)", "3 boats."), ("Own", "quay", "A quay."),
    ("Other", "pier", "‹pier?›."),
  ]) func `are those of the bundle where a class looks them up`(
    _ type: String, _ asked: String, _ said: String
  ) throws {
    let words = """
      class Own {
        static Own? of(BuildContext context) { return Localizations.of<Own>(context, Own); }
        String? found(String name) => overrides[name];
        String get pier => found('pier') ?? Intl.message('Pier', name: 'pier');
        String boats(int count) => found('boats') ?? Intl.message('$count of them', name: 'boats');
        String get quay => Intl.message('A quay', name: 'quay');
      }
      class Other { static Other? of(BuildContext context) => context.find(); }
      """
    let app = FlutterApp(
      body: "Text(\(type).of(context)!.\(asked))", words,
      files: ["lib/l10n/app_en.arb": #"{"pier": "A pier", "boats": "{count} boats"}"#])
    #expect(app.report()?.stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }

  @Test func `name a tab once`() throws {
    let tabs = "BottomNavigationBarItem(icon: Icon(Icons.a), label: words ?? 'Pier')"
    let app = FlutterApp(
      page: "Scaffold(bottomNavigationBar: BottomNavigationBar(items: [\(tabs), \(tabs)]))")
    #expect(
      try app.says() == ["Selected: ‹words›, Tab 1 of 2.", "‹words›, Tab 2 of 2."])
  }

  @Test func `are translated`() throws {
    let app = FlutterApp(
      body: "IconButton(icon: a, tooltip: Words.of(context)!.pier, onPressed: f)", Self.words,
      files: ["lib/l10n/app_en.arb": #"{"title": "Harbour"}"#])
    #expect(try !app.broken().contains("label-not-localized"))
  }

  @Test(arguments: [("'pier'", "Pier."), ("'quay'", "‹of?›."), ("name", "‹of?›.")])
  func `are found by a method that is handed the name`(_ key: String, _ said: String) {
    let app = FlutterApp(
      body: "Text(AppLocalizations.of(context)!.translate(\(key)))",
      files: ["lib/l10n/app_en.arb": #"{"pier": "Pier"}"#])
    #expect(app.report()?.stops.map { $0.spoken?.speech ?? $0.speech } == [said])
  }
}

@Suite struct `Words that are shown and hidden` {
  @Test(arguments: [("ship.name, ship.port.title", false), ("ship.name, port", true)])
  func `are said where a text of the app is handed them`(_ given: String, _ isLost: Bool) throws {
    let app = FlutterApp(
      body: """
        Semantics(
          label: AppLocalizations.of(context)!.trip(\(given)),
          child: Column(children: [
            ExcludeSemantics(child: Text(ship.name)), ExcludeSemantics(child: Text(ship.port.title))]))
        """,
      files: [
        "lib/l10n/app_en.arb": """
        {"trip": "{who} comes to {where}", "@trip": {"placeholders": {"who": {}, "where": {}}}}
        """
      ])
    #expect(try app.broken().contains("hidden-text") == isLost)
  }
}

@Suite struct `Texts that code changes` {
  @Test(arguments: [
    ("'harbour'.substring(0, 4)", "harb."), ("'harbour'[2].toUpperCase()", "R."),
    ("'harbour'.first()", "Harbour."), ("name.first()", "‹name.first()›."),
    ("'harbour'.substring(9)", "‹'harbour'.substring(9)›."),
    ("'${days}d'.replaceAll('_', ' ')", "‹days›d."),
    ("'${days}d'.replaceAllMapped(RegExp('a'), (m) => 'b')", "‹days›d."),
    ("name.replaceAllMapped(RegExp('a'), (m) => 'b')", "‹name›."), ("name.padLeft(3)", "‹name›."),
    ("Boat(label).label.capitalized", "‹label›."), ("Boat(label).label.isUrl", "‹label.isUrl›."),
    ("'${days}d'.shortened", "‹days›d."),
    ("'${days}d'.isUrl", "‹'${days}d'.isUrl›."),
    ("'Reports  and\\n   more '", "Reports and more."), ("'${name} , $port '", "‹name›, ‹port›."),
    ("'${(7 + 2) ~/ 2} of ${9 % 4}'", "4 of 1."),
  ])
  func `are said as they become`(_ code: String, _ said: String) throws {
    let app = FlutterApp(
      body: "Text(\(code))",
      """
      class Boat {
        const Boat(this.label);
        final String label;
      }
      """,
      files: [
        "lib/words.dart": """
        extension Words on String {
          String first() => isEmpty ? this : '${this[0].toUpperCase()}${substring(1)}';
        }
        """
      ])
    #expect(try app.says() == [said])
  }
}
