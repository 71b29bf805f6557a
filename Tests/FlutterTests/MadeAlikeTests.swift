import Components
import Flutter
import Testing
import VoiceOver

/// What a screen is handed by all code that makes it.
@Suite struct `What all who make a component hand it` {
  private static let berth = """
    import 'package:flutter/material.dart';
    enum Side { east, west }
    class Berth extends StatelessWidget {
      const Berth({super.key, required this.title, this.ships = const [], this.side, this.note = ''});
      final String title;
      final List<String> ships;
      final Side? side;
      final String note;
      Widget build(BuildContext context) => Scaffold(body: Column(children: [
        Text(title),
        if (side == Side.east) Text('East'),
        for (final s in ships) Text(s),
      ]));
    }
    """

  private func app(_ makers: [String], _ more: String = "") -> FlutterApp {
    let home = """
      import 'package:flutter/material.dart';
      import 'berth.dart';
      void main() => runApp(MaterialApp(home: Page()));
      class Page extends StatelessWidget {
        Widget build(BuildContext context) => Scaffold(body: Column(children: [
          \(makers.map { "TextButton(onPressed: () => Navigator.push(context, MaterialPageRoute(builder: (c) => \($0))), child: Text('Go'))," }.joined())
        ]));
      }
      \(more)
      """
    return FlutterApp(["lib/page.dart": home, "lib/berth.dart": Self.berth])
  }

  private func says(_ makers: [String], _ more: String = "") throws -> [String] {
    try app(makers, more).says("Berth", at: "lib/berth.dart")
  }

  @Test func `is so wherever it is shown`() throws {
    #expect(
      try says(["Berth(title: 'Five', ships: ['Sloop', 'Ketch'], side: Side.east)"])
        == ["Five.", "East.", "Sloop.", "Ketch."])
    // What none of them hands it is what it is by default.
    #expect(try says(["const Berth(title: 'Five')"]) == ["Five."])
  }

  @Test func `is so where they hand it the same`() throws {
    let same = "Berth(title: 'Five', ships: ['Sloop'])"
    #expect(try says([same, same]) == ["Five.", "Sloop."])
    #expect(
      try says([same, "Berth(title: 'Six', ships: ['Sloop'])"]).first == "‹title›.")
    #expect(try says([same, "Berth(title: 'Six', ships: ['Sloop'])"]).last == "Sloop.")
  }

  @Test(arguments: [
    ("Berth(title: name)", "final name = load();"),
    ("Berth(title: 'Five')", "final later = Berth.new;"),
    ("Berth(title: 'Five')", "class Wide extends Berth { Wide(String t) : super(title: t); }"),
    ("Berth(title: 'Five')", "final all = [Berth];"),
  ])
  func `is not known where anybody may hand it something else`(_ maker: String, _ more: String)
    throws
  {
    #expect(try says([maker], more).first == "‹title›.")
  }

  @Test func `is another one once somebody hands it something else`() throws {
    let maker = "Berth(title: 'Five')"
    var app = app([maker])
    #expect(try app.says("Berth", at: "lib/berth.dart") == ["Five."])
    let other = """
      import 'package:flutter/material.dart';
      import 'berth.dart';
      Widget six() => Berth(title: 'Six');
      """
    _ = app.program.apply([FlutterApp.change("lib/six.dart", other)])
    #expect(try app.says("Berth", at: "lib/berth.dart") == ["‹title›."])
    _ = app.program.apply([
      FlutterApp.change("lib/six.dart", other.replacing("Six", with: "Five"))
    ])
    #expect(try app.says("Berth", at: "lib/berth.dart") == ["Five."])
    _ = app.program.apply([FlutterApp.change("lib/six.dart", nil)])
    #expect(try app.says("Berth", at: "lib/berth.dart") == ["Five."])
  }
}
