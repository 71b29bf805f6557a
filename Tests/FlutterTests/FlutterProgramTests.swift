import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A program of Dart files` {
  private static let files = [
    "pubspec.yaml": FlutterApp.package,
    "ios/Runner/Info.plist": "",
    "lib/l10n/app_en.arb":
      #"{"title": "Tides", "@title": {"x": [1, {}]}, "left": "{n, plural, =1{one} other{{n} left}}"}"#,
    "lib/main.dart": """
    import 'package:flutter/material.dart';
    import 'pages.dart';
    void main() => runApp(const App());
    class App extends StatelessWidget {
      const App({super.key});
      Widget build(BuildContext context) => MaterialApp(home: HomePage());
    }
    """,
    "lib/pages.dart": "export 'home.dart'; export 'detail.dart' show DetailPage;",
    "lib/home.dart": """
    import 'package:flutter/material.dart';
    import 'package:harbour/detail.dart';
    import 'row.dart' as rows;
    part 'home_parts.dart';
    class HomePage extends StatefulWidget {
      State<HomePage> createState() => _HomePageState();
    }
    class _HomePageState extends State<HomePage> {
      bool open = false;
      Widget build(BuildContext context) => Scaffold(
        appBar: AppBar(title: Text(AppLocalizations.of(context)!.title)),
        drawer: Drawer(child: Text('Menu')),
        body: Column(children: [
          const Header(),
          rows.TideRow(height: 3, onTap: () => Navigator.of(context).push(
            MaterialPageRoute(builder: (context) => DetailPage()))),
          if (open) Text(AppLocalizations.of(context)!.left(3)),
        ]),
      );
    }
    """,
    "lib/home_parts.dart": """
    part of 'home.dart';
    class Header extends StatelessWidget {
      const Header({super.key});
      Widget build(BuildContext context) => Text('Today');
    }
    """,
    "lib/row.dart": """
    import 'package:flutter/material.dart';
    class TideRow extends StatelessWidget {
      const TideRow({required this.height, this.onTap, super.key});
      final int height;
      final VoidCallback? onTap;
      Widget build(BuildContext context) => ListTile(title: Text('$height m'), onTap: onTap);
    }
    """,
    "lib/detail.dart": """
    import 'package:flutter/material.dart';
    class DetailPage extends StatelessWidget {
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Detail')), body: Text('Low'));
    }
    """,
  ]

  private func units(_ program: FlutterProgram) -> [ComponentUnit] {
    program.paths.flatMap { program.units(at: $0) }
  }

  @Test func `imports from the root of its library`() throws {
    func app(_ address: String) -> FlutterApp {
      FlutterApp([
        "apps/bay/pubspec.yaml": "name: bay\ndependencies:\n  flutter:\n    sdk: flutter",
        "apps/bay/ios/Runner/Info.plist": "",
        "apps/bay/lib/pages/page.dart": """
        import 'package:flutter/material.dart';
        import '\(address)';
        class Page extends StatelessWidget {
          Widget build(BuildContext context) => Scaffold(body: Buoy());
        }
        """,
        "apps/bay/lib/parts/buoy.dart": """
        import 'package:flutter/material.dart';
        class Buoy extends StatelessWidget {
          Widget build(BuildContext context) => Text('Red');
        }
        """,
      ])
    }
    for address in ["/parts/buoy.dart", "../parts/buoy.dart", "package:bay/parts/buoy.dart"] {
      #expect(try app(address).says(at: "apps/bay/lib/pages/page.dart") == ["Red."])
    }
    #expect(try app("/buoy.dart").says(at: "apps/bay/lib/pages/page.dart") != ["Red."])
  }

  @Test func `is linked over files, parts, exports and texts`() throws {
    let app = FlutterApp(Self.files)
    let home = try #require(app.program.units(at: "lib/home.dart").first)
    let report = home.own.report(.platform)
    #expect(home.own.reason == .root)
    #expect(
      report.stops.map(\.speech) == [
        "Open navigation menu. Button.", "Tides. Heading.", "Today.", "3 m. Button.", "3 left.",
      ])
    #expect(report.swipes.platform == Cost(min: 4, max: 5, typical: 450))
    #expect(home.inner.map(\.name) == ["HomePage.drawer"])
    #expect(home.inner.first?.report(.platform).stops.map(\.speech) == ["Dismiss.", "Menu."])
    let detail = try #require(app.program.units(at: "lib/detail.dart").first)
    #expect(detail.own.reason == .destination)
    #expect(
      detail.own.report(.platform).stops.map(\.speech) == [
        "Back. Button.", "Detail. Heading.", "Low.",
      ])
    #expect(app.program.units(at: "lib/row.dart").first?.isWhole == false)
    #expect(home.sources.contains("lib/row.dart"))
    #expect(home.sources.contains("lib/home_parts.dart"))
    #expect(home.isLocalized)
  }

  @Test func `depends on what is there, and not on the way to it`() {
    let whole = units(FlutterApp(Self.files).program)
    let paths = Self.files.keys.sorted()
    for shift in 0..<paths.count {
      let order = paths[shift...] + paths[..<shift]
      var program = FlutterProgram()
      for path in order.reversed() {
        _ = program.apply([FlutterApp.change(path, Self.files[path])])
      }
      let isSame = units(program) == whole
      #expect(isSame)
    }
  }

  @Test func `is the same after a change is taken back`() throws {
    var program = FlutterApp(Self.files).program
    let whole = units(program)
    for path in Self.files.keys.sorted() {
      _ = program.apply([FlutterApp.change(path, nil)])
      var less = Self.files
      less[path] = nil
      var other = FlutterProgram()
      _ = other.apply(less.map { FlutterApp.change($0.key, $0.value) })
      let isSame = units(program) == units(other)
      #expect(isSame, "without \(path)")
      let changed = program.apply([FlutterApp.change(path, Self.files[path])])
      let isBack = units(program) == whole
      #expect(isBack, "with \(path)")
      if path == "lib/row.dart" { #expect(changed.contains("lib/home.dart")) }
    }
  }

  @Test func `tells what an edit changes, and nothing else`() {
    var program = FlutterApp(Self.files).program
    let row = (Self.files["lib/row.dart"] ?? "").replacing("' m'", with: "metres")
    #expect(program.apply([FlutterApp.change("lib/row.dart", row + "\n// A comment")]).isEmpty)
    let other = row.replacing("$height m", with: "$height metres")
    #expect(
      program.apply([FlutterApp.change("lib/row.dart", other)]) == [
        "lib/home.dart", "lib/row.dart",
      ])
  }

  @Test func `reads nothing again that did not ask for what changed`() {
    var program = FlutterApp(Self.files).program
    func reads(_ path: String, _ text: String) -> Int {
      let before = program.reads
      _ = program.apply([FlutterApp.change(path, text)])
      return program.reads - before
    }
    let detail = Self.files["lib/detail.dart"] ?? ""
    let texts = Self.files["lib/l10n/app_en.arb"] ?? ""
    // A version, a package that is taken, a file that nobody has, a text that nobody shows.
    #expect(reads("pubspec.yaml", FlutterApp.package + "\nversion: 2.0.0\n") == 0)
    #expect(reads("pubspec.yaml", FlutterApp.package + "\n  intl: any\n") == 0)
    #expect(reads("lib/other.dart", "class OtherWidget {}") == 0)
    #expect(
      reads("lib/l10n/app_en.arb", texts.replacing("{\"title\"", with: "{\"x\": \"y\", \"title\""))
        == 0)
    #expect(reads("lib/l10n/app_en.arb", texts.replacing("Tides", with: "Tide")) == 1)
    // What is pushed by its name is read by itself.
    #expect(reads("lib/detail.dart", detail.replacing("Low", with: "High")) == 1)
    // Names that are handed on, and what nobody takes of them.
    #expect(
      reads("lib/pages.dart", "export 'home.dart'; export 'detail.dart'; export 'other.dart';") < 5)
  }

  @Test func `reads a component again when a part of a file changes that it is made of`() {
    var files = Self.files
    let page = """
      import 'package:flutter/material.dart';
      import 'tide.dart';
      class Page extends StatelessWidget {
        final tide = Tide();
        Widget build(BuildContext context) => Text(tide.words());
        void save() { print('a'); }
      }
      class Aside extends StatelessWidget {
        Widget build(BuildContext context) => Text('Aside');
      }
      """
    let tide = """
      import 'words.dart';
      class Tide {
        String words() => low;
        void turn() { print('turn'); }
      }
      const other = 'Other';
      """
    files["lib/page.dart"] = page
    files["lib/tide.dart"] = tide
    files["lib/words.dart"] = "const low = 'Low';"
    files["lib/others.dart"] = "const low = 'Lower';"
    var program = FlutterApp(files).program
    /// How many components were read, and whether all is as if read from nothing.
    func edit(_ path: String, _ text: String) -> Int {
      files[path] = text
      let before = program.reads
      _ = program.apply([FlutterApp.change(path, text)])
      let reads = program.reads - before
      let isSame = units(program) == units(FlutterApp(files).program)
      #expect(isSame, "\(path): \(text)")
      return reads
    }
    // What nobody runs, what stands before it, and who stands beside it.
    #expect(edit("lib/page.dart", page.replacing("'a'", with: "'b'")) == 0)
    #expect(edit("lib/page.dart", "// A line.\n\n" + page) == 0)
    #expect(edit("lib/page.dart", page.replacing("'Aside'", with: "'Beside'")) == 1)
    #expect(
      edit(
        "lib/page.dart",
        page.replacing(
          "  Widget build(BuildContext context) => Text('A",
          with: "\n  Widget build(BuildContext context) => Text('A")) == 1)
    // In another file: a body that is run, one that is not, one before that is longer, an import.
    #expect(edit("lib/tide.dart", tide.replacing("'turn'", with: "'turned'")) == 0)
    #expect(edit("lib/tide.dart", tide.replacing("'Other'", with: "'Others'")) == 0)
    #expect(edit("lib/tide.dart", tide.replacing("=> low", with: "=> low + '!'")) == 1)
    #expect(edit("lib/tide.dart", tide.replacing("words.dart", with: "others.dart")) == 1)
    #expect(
      edit("lib/tide.dart", tide.replacing("class Tide {", with: "class Tide {\n  final a = 1;"))
        == 1)
    // Which of two libraries stands first, and a prefix of a package that nobody reads.
    let both = tide.replacing(
      "import 'words.dart';", with: "import 'words.dart';\nimport 'others.dart';")
    let swapped = tide.replacing(
      "import 'words.dart';",
      with: "import 'others.dart';\nimport 'words.dart';\nimport 'tide.dart';")
    _ = edit("lib/tide.dart", both)
    #expect(edit("lib/tide.dart", swapped) == 1)
    let call = tide.replacing("=> low;", with: "=> low.call('a');")
    _ = edit("lib/tide.dart", call)
    #expect(edit("lib/tide.dart", "import 'package:kit/kit.dart' as low;\n" + call) == 1)
    _ = edit("lib/tide.dart", tide)
    // A component that comes, one that goes, two of one name.
    #expect(
      edit(
        "lib/page.dart",
        page
          + "\nclass More extends StatelessWidget { Widget build(BuildContext c) => Text('More'); }"
      ) == 2)
    #expect(edit("lib/page.dart", page.replacing("class Aside", with: "class Page")) == 2)
    #expect(edit("lib/page.dart", page) > 0)
  }

  @Test func `follows a class whose superclass becomes a widget`() {
    var files = Self.files
    files["lib/base.dart"] = "abstract class Base {}"
    files["lib/low.dart"] =
      "import 'base.dart'; class Low extends Base { Widget build(BuildContext c) => Text('Low'); }"
    var program = FlutterApp(files).program
    #expect(program.units(at: "lib/low.dart").isEmpty)
    _ = program.apply([
      FlutterApp.change("lib/base.dart", "abstract class Base extends StatelessWidget {}")
    ])
    #expect(program.units(at: "lib/low.dart").map(\.name) == ["Low"])
    _ = program.apply([FlutterApp.change("lib/base.dart", nil)])
    #expect(program.units(at: "lib/low.dart").isEmpty)
  }

  @Test func `counts what an app is made of`() {
    let page = Self.files["lib/detail.dart"] ?? ""
    func paths(_ files: [String: String]) -> [String] { FlutterApp(files).program.paths }
    let package = FlutterApp.package
    #expect(paths(["pubspec.yaml": package, "lib/a.dart": page]) == ["lib/a.dart"])
    #expect(paths(["pubspec.yaml": "name: a", "lib/a.dart": page]) == [])
    #expect(
      paths(["pubspec.yaml": package, "lib/a.dart": page, "web/index.html": ""]) == [])
    #expect(
      paths([
        "pubspec.yaml": package, "test/a.dart": page, "lib/a.g.dart": page,
        "example/lib/a.dart": page,
      ]) == [])
    #expect(
      paths([
        "app/pubspec.yaml": package + "\n  kit:\n    path: ../kit\n",
        "app/ios/Runner/Info.plist": "", "app/lib/a.dart": page,
        "kit/pubspec.yaml": package.replacing("harbour", with: "kit"), "kit/lib/b.dart": page,
      ]) == ["app/lib/a.dart", "kit/lib/b.dart"])
  }
}

@Suite struct `Source that nobody wrote` {
  private func units(_ source: String) -> [ComponentUnit] {
    FlutterApp(["lib/page.dart": "import 'package:flutter/material.dart';\n" + source]).program
      .units(at: "lib/page.dart")
  }

  @Test func `that is cut off anywhere is read`() {
    let source = """
      class Page extends StatelessWidget {
        Widget build(BuildContext context) => Column(children: [if (a) Text('x'), ...b.map((c) => Text('$c'))]);
      }
      """
    for end in 0...source.utf8.count { _ = units(String(source.prefix(end))) }
  }

  @Test func `that asks for itself ends`() {
    let all = units(
      """
      class A extends StatelessWidget { Widget build(c) => B(n: n + 1); }
      class B extends StatelessWidget { final n; Widget build(c) => Column(children: [A(), A(n: n)]); }
      class C extends StatelessWidget { Widget build(c) => row(3); Widget row(n) => Column(children: [row(n - 1), row(n - 2)]); }
      class D extends StatelessWidget { get x => y; get y => x; Widget build(c) => Text(x); }
      class E extends E { Widget build(c) => super.build(c); }
      final a = b; final b = a;
      class F extends StatelessWidget { Widget build(c) => Builder(builder: f); Widget f(c) => Builder(builder: f); }
      class G extends StatelessWidget { Widget build(c) => Card(child: G()); }
      """)
    #expect(all.count >= 6)
  }

  @Test func `that doubles with each line stays small`() {
    var lines = "Widget build(c) { var a = Text('x'); var s = 'x'; var l = [Text('x')];\n"
    for _ in 0..<200 {
      lines +=
        "a = q ? Row(children: [a, a]) : Row(children: [a, a]); s = '$s$s'; l = [...l, ...l];\n"
    }
    let all = units(
      "class Page extends StatelessWidget { \(lines) return Column(children: [a, Text(s), ...l]); } }"
    )
    #expect(all.count == 1)
  }

  @Test func `of many components that use each other ends`() {
    var source = ""
    for number in 0..<9 {
      source += """
        class W\(number) extends StatelessWidget {
          final Widget? child;
          Widget build(c) => Column(children: [W\((number + 1) % 9)(), W\((number + 7) % 9)(child: W\((number + 3) % 9)())]);
        }

        """
    }
    #expect(units(source).count == 9)
  }
}
