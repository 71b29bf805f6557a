import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `What nobody can read inside a control` {
  private func app(_ body: String) -> FlutterApp {
    FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatelessWidget {
        const Page(this.w, this.flag, {super.key});
        final Widget w;
        final bool flag;
        Widget build(BuildContext context) => Scaffold(body: \(body));
      }
      """
    ])
  }

  @Test(arguments: [
    ("TextButton(onPressed: f, child: w)", ["‹w›. Button."]),
    (
      "CupertinoActionSheetAction(onPressed: f, child: a.makeLabel(context))",
      ["‹a.makeLabel(context)›. Button."]
    ),
    ("ActionChip(onPressed: f, avatar: w, label: Text('Chip'))", ["‹w›, Chip. Button."]),
    ("IconButton(onPressed: f, icon: w)", ["‹w›. Button."]),
    ("TextButton(onPressed: f, child: FancyText(points))", ["‹FancyText›. Button."]),
    ("CupertinoNavigationBar(middle: w)", ["‹w›. Heading."]),
  ])
  func `is part of it, and all of it is one stop`(_ code: String, _ says: [String]) throws {
    try check(code, says, isOpaque: false)
  }

  @Test(arguments: [
    ("ListTile(leading: w, title: Text('Tile'), onTap: f)", ["‹w›, Tile. Button."]),
    ("InkWell(onTap: f, child: w)", ["‹w›."]),
  ])
  func `may be more where controls can stand`(_ code: String, _ says: [String]) throws {
    try check(code, says, isOpaque: true)
  }

  private func check(_ code: String, _ says: [String], isOpaque: Bool) throws {
    let app = app(code)
    #expect(try app.says() == says)
    #expect(try #require(app.report()).isOpaque == isOpaque)
    let broken = try app.broken()
    #expect(!broken.contains("unlabeled-control") && !broken.contains("icon-button-no-label"))
  }

  @Test func `is itself elsewhere`() throws {
    let app = app("ListView(children: [Column(children: [Text('a'), w])])")
    #expect(try app.costs().platform == [2, 2])
    #expect(try self.app("Column(children: [Text('a'), w])").costs().platform == [2, 2])
  }
}

@Suite struct `What stands in the place of each other in one stop` {
  private static let pick = """
    enum Mode { yes, game, no }
    class Pick extends StatelessWidget {
      const Pick(this.mode, this.child, {this.orElse = const SizedBox.shrink()});
      final Mode mode;
      final Widget child;
      final Widget orElse;
      Widget build(BuildContext context) =>
        switch (mode) { Mode.yes => child, Mode.game => busy ? orElse : child, _ => orElse };
    }
    """

  @Test func `is said once, and the tap is there anyway`() throws {
    let app = FlutterApp(
      body: "GestureDetector(onTap: f, child: Pick(mode, Text(t)))", Self.pick)
    #expect(try app.says() == ["‹t›."])
    let costs = try app.costs()
    #expect(costs.guideline == [1, 1] && costs.platform == [1, 1])
  }

  @Test func `is one or the other`() throws {
    let app = FlutterApp(
      body:
        "InkWell(onTap: f, child: Column(children: [a ? Text('Yes') : Text('Never'), Text('x')]))")
    #expect(try app.says() == ["Yes or Never, x."])
    #expect(try app.costs().guideline == [2, 2])
  }

  @Test func `counts for the guideline where it is there`() throws {
    let app = FlutterApp(
      body: "InkWell(onTap: f, child: ready ? Row(children: [Text('a'), Text('b')]) : Spacer())")
    let costs = try app.costs()
    #expect(costs.platform == [1, 1])
    #expect(costs.guideline == [1, 2])
  }
}

@Suite struct `A text of an enum` {
  /// A page that is handed one of the constants.
  private func says(_ code: String, _ constants: String) throws -> [String] {
    let app = FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      enum Kind {
        \(constants);
        const Kind(this.word);
        final String word;
        String get label => switch (this) {
          Kind.all => 'All of them', Kind.mine => 'Only mine', _ => 'Others' };
        String title(bool long) => this == Kind.all ? 'Every one' : 'My own';
      }
      class Page extends StatelessWidget {
        const Page(this.kind);
        final Kind kind;
        Widget build(BuildContext context) => Text(\(code));
      }
      """
    ])
    return try app.says()
  }

  @Test(arguments: [
    ("kind.word", "Everything or Mine."), ("kind.label", "All of them or Only mine."),
    ("kind.title(true)", "Every one or My own."),
    ("'Show: ${kind.label}'", "Show: All of them or Only mine."),
    ("Kind.mine.label", "Only mine."),
  ])
  func `is one of two, where nobody knows which`(_ code: String, _ told: String) throws {
    #expect(try says(code, "all('Everything'), mine('Mine')") == [told])
  }

  @Test(arguments: ["kind.word", "kind.label", "kind.title(true)"])
  func `is nobody's guess where there are many`(_ code: String) throws {
    let told = try says(code, "all('Everything'), mine('Mine'), other('Others')")
    #expect(try #require(told.first).hasPrefix("‹"))
  }

  @Test func `is the one that a screen begins with`() throws {
    let panel = """
      enum Kind { all, mine, other; String get label => switch (this) {
        Kind.all => 'Everything', Kind.mine => 'Mine', Kind.other => 'Others' }; }
      class Panel extends StatefulWidget { State<Panel> createState() => _PanelState(); }
      class _PanelState extends State<Panel> {
        Kind kind = Kind.mine;
        Widget build(BuildContext context) => Column(children: [
          Text(kind.label),
          TextButton(onPressed: () => setState(() => kind = Kind.other), child: Text('Next'))]);
      }
      """
    #expect(try FlutterApp(body: "Panel()", panel).says() == ["Mine.", "Next. Button."])
  }
}

@Suite struct `A text that is handed on` {
  @Test func `says what it was made of`() throws {
    let row = """
      class Line extends StatelessWidget {
        const Line(this.title);
        final Text title;
        Widget build(BuildContext context) =>
          Text.rich(TextSpan(children: [title.textSpan ?? TextSpan(text: title.data)]));
      }
      """
    #expect(try FlutterApp(body: "Line(Text('Sound'))", row).says() == ["Sound."])
    #expect(
      try FlutterApp(body: "Line(Text.rich(TextSpan(text: 'Light')))", row).says() == ["Light."])
  }
}

@Suite struct `A question about the device` {
  @Test(arguments: [
    "LayoutBuilder(builder: (context, constraints) => constraints.maxWidth > constraints.maxHeight ? wide : Text('p'))",
    "LayoutBuilder(builder: (context, box) => box.maxWidth >= 600 ? wide : Text('p'))",
    "OrientationBuilder(builder: (context, o) => o == Orientation.landscape ? wide : Text('p'))",
    "MediaQuery.of(context).orientation == Orientation.portrait ? Text('p') : wide",
    "MediaQuery.sizeOf(context).shortestSide < 600 ? Text('p') : wide",
    "MediaQuery.of(context).size.width > MediaQuery.of(context).size.height ? wide : Text('p')",
    "ResponsiveBuilder(builder: (context, info) => info.isDesktop ? wide : Text('p'))",
    "isTablet(context) ? wide : Text('p')",
  ])
  func `is answered as on a phone that is held upright`(_ code: String) throws {
    let app = FlutterApp(
      body: code,
      """
      enum Kind { phone, tablet, desktop; bool operator >=(Kind other) => index >= other.index; }
      Kind kind(BuildContext context) {
        final double width = MediaQuery.sizeOf(context).shortestSide;
        if (width > 1200) return Kind.desktop;
        if (width > 700) return Kind.tablet;
        return Kind.phone;
      }
      bool isTablet(BuildContext context) => kind(context) >= Kind.tablet;
      final wide = Row(children: [Text('a'), Text('b')]);
      """)
    #expect(try app.says() == ["p."])
    #expect(try app.costs().platform == [1, 1])
  }

  @Test func `stays open where phones differ`() throws {
    let app = FlutterApp(
      body:
        "MediaQuery.sizeOf(context).width > 380 ? Row(children: [Text('a'), Text('b')]) : Text('p')"
    )
    #expect(try app.costs().platform == [1, 2])
  }
}

@Suite struct `A condition in words` {
  private func words(_ code: String) throws -> [String] {
    let app = FlutterApp(
      body: "Column(children: [\(code)])")
    return try #require(app.report()).stops.compactMap(\.when)
  }

  @Test func `is the opposite in the fewest`() throws {
    #expect(try words("if (!(a && b)) Text('x')") == ["not (a and b)"])
    #expect(try words("if (x != null) Text('x') else Text('y')").first == "x != null")
    #expect(try words("if (!(x != null)) Text('y')") == ["x == null"])
    #expect(try words("if (!a) Text('y')") == ["not a"])
  }

  @Test func `asks two that are watched apart`() throws {
    let app = FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends ConsumerWidget {
        Widget build(BuildContext context, WidgetRef ref) {
          final left = ref.watch(leftProvider);
          final right = ref.watch(rightProvider);
          return Scaffold(body: Column(children: [
            if (left.isOpen) Text('a'), if (!right.isOpen) Text('b')]));
        }
      }
      """
    ])
    #expect(try app.costs().platform == [0, 2])
    #expect(
      try #require(app.report()).stops.compactMap(\.when) == ["left.isOpen", "not right.isOpen"])
  }
}
