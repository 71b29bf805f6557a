import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `What closes a dialog behind it` {
  @Test(arguments: [
    ("showDialog(context: c, builder: (_) => const Fog())", true),
    ("showAdaptiveDialog(context: c, builder: (_) => const Fog())", false),
    ("showCupertinoDialog(context: c, builder: (_) => const Fog())", false),
    ("showAdaptiveDialog(context: c, barrierDismissible: true, builder: (_) => const Fog())", true),
    ("showDialog(context: c, barrierDismissible: false, builder: (_) => const Fog())", false),
  ])
  func `is there as the framework has it on iOS`(_ code: String, _ isThere: Bool) throws {
    let app = FlutterApp(
      body: "TextButton(onPressed: () => \(code), child: Text('Go'))",
      """
      class Fog extends StatelessWidget {
        const Fog({super.key});
        Widget build(BuildContext context) => AlertDialog(content: Text('Fog'));
      }
      """)
    #expect(try app.says("Fog") == (isThere ? ["Dismiss.", "Fog."] : ["Fog."]))
  }
}

@Suite struct `The handle of a sheet` {
  private func says(_ arguments: String) throws -> [String] {
    let app = FlutterApp(
      body:
        "TextButton(onPressed: () => showModalBottomSheet(context: c, \(arguments)builder: (_) => Crew()), child: Text('Open'))",
      "class Crew extends StatelessWidget { Widget build(c) => Text('Crew'); }")
    return try app.says("Crew")
  }

  @Test func `closes it, and is there whether it can be dragged or not`() throws {
    #expect(try says("") == ["Scrim.", "Crew."])
    #expect(try says("showDragHandle: false, ") == ["Scrim.", "Crew."])
    let handled = ["Dismiss. Button.", "Scrim.", "Crew."]
    #expect(try says("showDragHandle: true, ") == handled)
    #expect(try says("showDragHandle: true, enableDrag: false, ") == handled)
    #expect(
      try says("showDragHandle: true, isDismissible: false, ") == ["Dismiss. Button.", "Crew."])
  }

  @Test func `is that of content which is written in place, too`() throws {
    let app = FlutterApp(
      body:
        "TextButton(onPressed: () => showModalBottomSheet(context: c, showDragHandle: true, builder: (_) => Text('Crew')), child: Text('Open'))"
    )
    let unit = try #require(app.unit())
    #expect(
      unit.inner.first?.report(.platform).stops.map(\.speech)
        == ["Dismiss. Button.", "Scrim.", "Crew."])
  }

  @Test func `is there where a theme of the app has it, and nothing says otherwise`() throws {
    let theme = """
      import 'package:flutter/material.dart';
      final theme = ThemeData(bottomSheetTheme: BottomSheetThemeData(showDragHandle: true));
      """
    func app(_ arguments: String, _ theme: String) -> FlutterApp {
      FlutterApp(
        body:
          "TextButton(onPressed: () => showModalBottomSheet(context: c, \(arguments)builder: (_) => Crew()), child: Text('Open'))",
        "class Crew extends StatelessWidget { Widget build(c) => Text('Crew'); }",
        files: ["lib/theme.dart": theme])
    }
    let handled = ["Dismiss. Button.", "Scrim.", "Crew."]
    #expect(try app("", theme).says("Crew") == handled)
    #expect(try app("showDragHandle: false, ", theme).says("Crew") == ["Scrim.", "Crew."])
    var changed = app("", "").program
    _ = changed.apply([FlutterApp.change("lib/theme.dart", theme)])
    let units = changed.units(at: "lib/page.dart")
    #expect(units == app("", theme).program.units(at: "lib/page.dart"))
    #expect(
      units.first { $0.name == "Crew" }?.own.report(.platform).stops.map(\.speech) == handled)
    _ = changed.apply([FlutterApp.change("lib/theme.dart", nil)])
    #expect(
      changed.units(at: "lib/page.dart").first { $0.name == "Crew" }?.own.report(.platform).stops
        .map(\.speech) == ["Scrim.", "Crew."])
  }
}
