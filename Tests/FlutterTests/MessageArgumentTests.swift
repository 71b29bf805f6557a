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
    ("about('Ship')", ["About Ship."]), ("about(a ? 'Ship' : 'Pier')", ["About Ship."]),
    ("about(ship.name)", ["About ‹ship.name›."]), ("about(ships.length)", ["About ‹x›."]),
    ("about(12)", ["About 12."]),
    ("about(1)", ["About ‹x›."]),
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
