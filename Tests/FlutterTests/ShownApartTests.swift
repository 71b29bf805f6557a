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
  ])
  func `are called as what they are made of`(_ code: String, _ said: String) throws {
    #expect(try FlutterApp(body: "Text(\(code))").says() == [said])
  }
}
