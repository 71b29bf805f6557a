import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A method of one of several classes` {
  private static let finders = """
    abstract class Finder {
      Widget? filter() => null;
      String hint();
      bool get isOpen;
    }
    class Cats extends Finder {
      Widget? filter() => Switch(value: true, onChanged: f);
      String hint() => 'Cats';
      bool get isOpen => true;
    }
    """
  private static let dogs = """
    class Dogs extends Finder {
      String hint() => 'Dogs';
      bool get isOpen => false;
    }
    """

  private func page(_ body: String) -> String {
    """
    class Low extends StatelessWidget {
      const Low(this.finder);
      final Finder finder;
      Widget build(BuildContext context) {
        final extra = finder.filter();
        return Scaffold(body: \(body));
      }
    }
    """
  }

  private func app(_ body: String) -> FlutterApp {
    FlutterApp(body: "Text('x')", Self.finders + Self.dogs + page(body))
  }

  @Test func `is that of one of them`() throws {
    let app = app("Column(children: [Text(finder.hint()), if (extra != null) extra])")
    #expect(try app.costs("Low").platform == [1, 2])
    let said = try app.says("Low")
    #expect(said.contains("Switch Button. On."))
    #expect(said.contains { $0.contains("Cats") || $0.contains("Dogs") })
  }

  @Test func `is that of the same one in what else is asked`() throws {
    let app = app(
      "Column(children: [if (extra != null) extra, if (!finder.isOpen) Text('a'), Text('b')])")
    #expect(try app.costs("Low").platform == [2, 2])
  }

  @Test func `is nobody's where there are many`() throws {
    let many = (0..<12).map { "class C\($0) extends Finder { String hint() => 'C\($0)'; }" }
    let app = FlutterApp(
      body: "Text('x')",
      Self.finders + many.joined(separator: "\n") + page("Text(finder.hint())"))
    #expect(try app.says("Low").allSatisfy { !$0.contains("C1") })
  }

  @Test func `is another one with each class that comes`() throws {
    let body = "Column(children: [Text('a'), if (extra != null) extra])"
    let base = "import 'package:flutter/material.dart';\n" + Self.finders
    let low = "import 'package:flutter/material.dart';\nimport 'finders.dart';\n" + page(body)
    var app = FlutterApp(["lib/finders.dart": base, "lib/page.dart": low])
    #expect(try app.costs("Low").platform == [2, 2])
    let dogs = "import 'finders.dart';\n" + Self.dogs
    _ = app.program.apply([FlutterApp.change("lib/dogs.dart", dogs)])
    #expect(try app.costs("Low").platform == [1, 2])
    _ = app.program.apply([FlutterApp.change("lib/dogs.dart", nil)])
    #expect(try app.costs("Low").platform == [2, 2])
  }

  @Test func `of an enum makes what one of its constants shows`() throws {
    let app = FlutterApp(
      body: "Column(children: [low.page(context)])",
      """
      enum Tide {
        ebb, flow;
        Widget page(BuildContext context) {
          switch (this) {
            case Tide.ebb: return Text('Ebb');
            case Tide.flow: return Column(children: [Text('Flow'), Text('Now')]);
          }
        }
      }
      late Tide low;
      """)
    #expect(try app.costs().platform == [1, 2])
    #expect(app.report()?.isOpaque == false)
  }
}
