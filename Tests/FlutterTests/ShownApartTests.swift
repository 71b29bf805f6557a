import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `What code shows apart` {
  private func screens(_ code: String) -> [String: [String]] {
    let app = FlutterApp([
      "lib/main.dart": "import 'package:flutter/material.dart';\n" + code
    ])
    var found: [String: [String]] = [:]
    for unit in app.program.units(at: "lib/main.dart") {
      for screen in [unit.own] + unit.inner where screen.reason != nil {
        found[screen.name] = screen.report(.platform).stops.map(\.speech)
      }
    }
    return found
  }

  @Test func `is what a transition makes that places no page`() {
    func shown(_ transition: String) -> [String: [String]] {
      screens(
        """
        class Home extends StatelessWidget {
          Widget build(BuildContext context) => Scaffold(body: TextButton(child: Text('Go'),
            onPressed: () => showGeneralDialog(context: context,
              pageBuilder: (_, __, ___) => Text('Page'), transitionBuilder: \(transition))));
        }
        """)
    }
    let own = shown("(context, a, b, child) => Transform.scale(scale: 1, child: Text('Quiz'))")
    #expect(own["Home.dialog"] == ["Quiz."])
    let around = shown("(context, a, b, child) => Transform.scale(scale: 1, child: child)")
    #expect(around["Home.dialog"] == ["Page."])
  }

  @Test func `is a page for what is searched`() {
    let shown = screens(
      """
      class FindNotes extends SearchDelegate {
        FindNotes(this.place) : super(searchFieldLabel: 'Find notes');
        final String place;
        List<Widget> buildActions(BuildContext context) => [
          IconButton(icon: Icon(Icons.clear), tooltip: 'Clear', onPressed: () => query = '')];
        Widget buildLeading(BuildContext context) => BackButton();
        Widget buildResults(BuildContext context) => Text('In ${place}');
        Widget buildSuggestions(BuildContext context) => Text('Type something');
      }
      class Home extends StatelessWidget {
        Widget build(BuildContext context) => Scaffold(body: TextButton(child: Text('Find'),
          onPressed: () => showSearch(context: context, delegate: FindNotes('Rome'))));
      }
      """)
    let page = shown["Home.pushed"] ?? []
    #expect(page.first == "Back. Button.")
    #expect(page.contains { $0.hasPrefix("Find notes") })
    #expect(page.contains("Clear. Button."))
    #expect(page.contains("Type something."))
  }

  @Test(arguments: [
    ("(BuildContext c, Widget part)", "(context, const Text('Hull'))"),
    ("(BuildContext c, {required Widget part})", "(context, part: const Text('Hull'))"),
  ])
  func `is told at each call of what is called as the framework's own`(
    parameters: String, call: String
  ) {
    for name in ["unfoldPart", "showPartSheet"] {
      let shown = screens(
        """
        void \(name)\(parameters) {
          showModalBottomSheet(context: c, builder: (c) => Column(children: [Text('Of'), part]));
        }
        class Home extends StatelessWidget {
          Widget build(BuildContext context) => Scaffold(body: TextButton(
            child: Text('Parts'), onPressed: () => \(name)\(call)));
        }
        """)
      #expect(shown["Home.sheet"] == ["Scrim.", "Of.", "Hull."])
      #expect(shown.count == 2)
    }
  }

  @Test func `is told at each call of what puts it together of parts`() {
    let shown = screens(
      """
      abstract class Asking {
        static Future<void> ask({required BuildContext context, required String title,
          List<Widget>? content, List<Widget>? buttons}) async {
          await showDialog(context: context, builder: (context) => AlertDialog(
            title: Text(title), content: Column(children: content!),
            actions: [if (buttons != null) ...buttons]));
        }
      }
      class Dialogs {
        Future<bool> signOut(BuildContext context) async {
          bool flag = false;
          await Asking.ask(context: context, title: 'Sign out?', content: [Text('You can come back.')],
            buttons: [TextButton(child: Text('Leave'), onPressed: () => flag = true)]);
          return flag;
        }
      }
      class Home extends StatelessWidget {
        Widget build(BuildContext context) => Scaffold(body: Column(children: [
          TextButton(child: Text('Del'), onPressed: () =>
            Asking.ask(context: context, title: 'Delete?', content: [Text('For good.')])),
          TextButton(child: Text('Own'), onPressed: () => _own(context, body: Text('Own words'))),
          TextButton(child: Text('Same'), onPressed: () => _own(context, body: Text('Others'))),
        ]));
        void _own(BuildContext context, {Widget? body}) => showDialog(context: context,
          builder: (context) => Dialog(child: Column(children: [Text('Own'), body!])));
      }
      """)
    #expect(
      shown == [
        "Home": ["Del. Button.", "Own. Button.", "Same. Button."],
        "signOut": ["Dismiss.", "Sign out?", "You can come back.", "Leave. Button."],
        "Home.dialog": ["Dismiss.", "Delete?", "For good."],
        "Home.dialog2": ["Dismiss.", "Own.", "Own words."],
        "Home.dialog3": ["Dismiss.", "Own.", "Others."],
      ])
  }

  @Test func `is told where a method of a mixin makes routes of it`() {
    let code = """
      mixin Making on Enum {
        GoRoute route({Widget? widget}) => GoRoute(path: '/', builder: (_, __) => widget!);
      }
      enum Places with Making {
        one, two;
        GoRoute get made {
          switch (this) {
            case Places.one: return route(widget: const One());
            case Places.two: return route(widget: const Two());
          }
        }
      }
      class One extends StatelessWidget {
        const One();
        Widget build(BuildContext context) => Center(child: Text('1'));
      }
      class Two extends StatelessWidget {
        const Two();
        Widget build(BuildContext context) => Column(children: [Text('2'), One()]);
      }
      """
    #expect(screens(code) == ["One": ["1."], "Two": ["2.", "1."]])
  }
}

@Suite struct `A decoration around what is no field` {
  @Test func `has its words around it`() throws {
    let app = FlutterApp(
      body: """
        Column(children: [
          InputDecorator(decoration: InputDecoration(labelText: 'Summary', helperText: 'Short'), child: Text('Notes')),
          InputDecorator(decoration: const InputDecoration(labelText: 'Until', errorText: 'Too late'),
            child: DropdownButtonHideUnderline(child: Text('Today'))),
          InputDecorator(decoration: InputDecoration(hintText: 'Nothing'), child: Text('More')),
          InputDecorator(decoration: InputDecoration(hintText: 'Empty'), isEmpty: true, child: SizedBox()),
        ])
        """)
    #expect(
      try app.says() == [
        "Summary.", "Notes.", "Short.", "Until.", "Today.", "Too late.", "More.", "Empty.",
      ])
  }
}

@Suite struct `Words that are joined` {
  @Test(arguments: [
    ("[name].map((n) => n).join(', ')", "‹name›."),
    ("[first, last].join(' ')", "‹first› ‹last›."),
    ("['a', name].join('-')", "a-‹name›."),
    ("[name, ...others].join(', ')", "‹name›, ‹others›."),
  ])
  func `are called as what they are made of`(_ code: String, _ said: String) throws {
    #expect(try FlutterApp(body: "Text(\(code))").says() == [said])
  }
}

@Suite struct `A page behind the first` {
  private func screens(_ page: String, _ others: String = "") throws -> [String] {
    let unit = try #require(FlutterApp(page: page, others).unit())
    return unit.inner.map { screen in
      let said = screen.report(.platform).stops.map(\.speech).joined(separator: " ")
      return "\(screen.name) \(screen.reason.map(\.rawValue) ?? "-"): \(said)"
    }
  }

  private static let reap = """
    class Reap extends StatelessWidget {
      const Reap();
      Widget build(BuildContext context) => Column(children: [Text('Reap'), Text('here')]);
    }
    class Rows extends StatelessWidget {
      const Rows();
      Widget build(BuildContext context) => TabBarView(children: [Text('x'), Text('y'), Reap()]);
    }
    class Frame extends StatelessWidget {
      const Frame(this.pages); final List<Widget> pages;
      Widget build(BuildContext context) => TabBarView(children: pages);
    }
    """

  @Test(arguments: [
    (
      "TabBarView(children: [Text('Sow'), Reap(), ListTile(title: Text('Keep'))])",
      ["Page.Reap tab: Reap, here.", "Page.tab3 tab: Keep."]
    ),
    ("PageView(children: [Text('Sow'), Reap()])", ["Page.Reap page: Reap, here."]),
    ("Frame([Text('Sow'), Reap()])", ["Page.Reap tab: Reap, here."]),
    ("PageView(children: [for (final x in xs) Text(x)])", []),
    (
      "PageView(children: [Text('Sow'), PageView(children: [Text('One'), Text('Two')])])",
      ["Page.page2 page: One.", "Page.page22 page: Two."]
    ),
    // Pages in a page stand behind those around it, and change nothing in which there are.
    (
      "PageView(children: [Text('Sow'), Rows(), Reap(), Text('Last')])",
      ["Page.Rows page: x.", "Page.Reap page: Reap, here.", "Page.page4 page: Last."]
    ),
  ]) func `is a screen of its own`(_ body: String, _ expected: [String]) throws {
    #expect(try screens("Scaffold(body: \(body))", Self.reap) == expected)
  }
}

@Suite struct `What a method shows of its object` {
  private static let classes = """
    import 'package:flutter/material.dart';
    class Ask {
      Ask(this.context, {required this.title, this.body});
      final BuildContext context;
      final String title;
      final Widget? body;
      Future<void> show() => showDialog(context: context, builder: (_) => AlertDialog(title: Text(title), content: body));
    }
    class Note {
      static Future<void> show(BuildContext context, {required Widget child}) =>
        showModalBottomSheet(context: context, builder: (_) => Column(children: [Text('Note'), child]));
    }
    abstract class Drawn {
      Widget builder(BuildContext context);
      Future<void> show(BuildContext context) => showModalBottomSheet(context: context, builder: builder);
    }
    class Soil extends Drawn { Widget builder(BuildContext context) => Text('Soil'); }
    class Water extends Drawn { Widget builder(BuildContext context) => Text('Water'); }
    class Page extends StatelessWidget {
      const Page({super.key});
      Widget build(BuildContext context) => Scaffold(body: Column(children: [
        TextButton(onPressed: () => Ask(context, title: 'Dig?', body: Text('Deep')).show(), child: Text('A')),
        TextButton(onPressed: () => Note.show(context, child: Text('Inside')), child: Text('B')),
        TextButton(onPressed: () => Soil().show(context), child: Text('C')),
        TextButton(onPressed: () => Water().show(context), child: Text('D')),
      ]));
    }
    """

  @Test func `is a screen for each that is made`() throws {
    let app = FlutterApp(["lib/page.dart": Self.classes])
    let page = try #require(app.unit())
    let said = page.inner.map { $0.report(.platform).stops.map(\.speech).joined(separator: " ") }
    #expect(
      said == ["Dismiss. Dig? Deep.", "Scrim. Note. Inside.", "Scrim. Soil.", "Scrim. Water."])
    // What shows them is told by its calls.
    let others = app.program.units(at: "lib/page.dart").filter { $0.name.hasPrefix("show") }
    #expect(others.allSatisfy { $0.own.reason == nil })
    #expect(others.count == 3)
  }
}

@Suite struct `A function that shows what it is handed` {
  private static let slide = """
    class Panel extends StatelessWidget {
      void slide(BuildContext context, Widget child) => showModalBottomSheet(
        context: context, builder: (context) => Container(height: 9, child: child));
      Widget build(BuildContext context) =>
        TextButton(onPressed: () => slide(context, Column(children: [Text('a'), Text('b')])), child: Text('Go'));
    }
    """

  private func inner(_ code: String) throws -> [[String]] {
    let app = FlutterApp(body: "Panel()", code)
    return try #require(app.unit("Panel")).inner.map { $0.report(.platform).stops.map(\.speech) }
  }

  @Test func `is told where it is called`() throws {
    #expect(try inner(Self.slide) == [["Scrim.", "a.", "b."]])
    let free =
      "void slide(BuildContext context, Widget child) => showModalBottomSheet(context: context, builder: (context) => Padding(child: child));"
    let app = FlutterApp(
      body: "TextButton(onPressed: () => slide(context, Text('a')), child: Text('Go'))", free)
    #expect(app.program.units(at: "lib/page.dart").map(\.name) == ["Page"])
    #expect(try #require(app.unit()).inner.count == 1)
  }

  @Test func `is told by itself where nobody calls it, and with what it adds`() throws {
    let uncalled = Self.slide.replacing("slide(context, Column", with: "keep(context, Column")
    #expect(try inner(uncalled).count == 1)
    let adding = Self.slide.replacing(
      "Container(height: 9, child: child)", with: "ListTile(title: Text('t'), leading: child)")
    #expect(try inner(adding).first?.first == "Scrim.")
  }
}

@Suite struct `A page that a function of its own shows with a part` {
  private static let frame = """
    class Frame extends StatelessWidget {
      const Frame({required this.child});
      final Widget child;
      static Route way({required Widget child}) => MaterialPageRoute(builder: (_) => Frame(child: child));
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Frame')), body: child);
    }
    class Card1 extends StatelessWidget { Widget build(BuildContext context) => Text('Card'); }
    """

  private func app(_ frame: String) -> FlutterApp {
    FlutterApp(
      body:
        "TextButton(onPressed: () => Navigator.push(context, Frame.way(child: Card1())), child: Text('Go'))",
      frame)
  }

  @Test func `is the screen, and the part is none`() throws {
    let framed = app(Self.frame)
    #expect(try #require(framed.unit("Card1")).own.reason == nil)
    #expect(try framed.says("Frame").prefix(2) == ["Back. Button.", "Frame. Heading."])
    // What only lies around a page is none.
    let around = app(
      Self.frame.replacing(
        "Scaffold(appBar: AppBar(title: Text('Frame')), body: child)", with: "Padding(child: child)"
      ))
    #expect(try #require(around.unit("Card1")).own.reason == .destination)
  }

  @Test func `goes with its code`() throws {
    let page = """
      import 'package:flutter/material.dart';
      import 'frame.dart';
      class Page extends StatelessWidget {
        Widget build(BuildContext context) => TextButton(
          onPressed: () => Navigator.push(context, Frame.way(child: Card1())), child: Text('Go'));
      }
      class Card1 extends StatelessWidget { Widget build(BuildContext context) => Text('Card'); }
      """
    var app = FlutterApp([
      "lib/page.dart": page, "lib/frame.dart": Self.part("Padding(child: child)"),
    ])
    #expect(try #require(app.unit("Card1")).own.reason == .destination)
    _ = app.program.apply([FlutterApp.change("lib/frame.dart", Self.part("Scaffold(body: child)"))])
    #expect(try #require(app.unit("Card1")).own.reason == nil)
  }

  private static func part(_ body: String) -> String {
    """
    import 'package:flutter/material.dart';
    class Frame extends StatelessWidget {
      const Frame({required this.child});
      final Widget child;
      static Route way({required Widget child}) => MaterialPageRoute(builder: (_) => Frame(child: child));
      Widget build(BuildContext context) => \(body);
    }
    """
  }
}
