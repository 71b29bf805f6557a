import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `States of Flutter at first` {
  private func app(_ body: String, _ members: String) -> FlutterApp {
    FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatefulWidget {
        const Page({super.key, this.name});
        final String? name;
        State<Page> createState() => _PageState();
      }
      class _PageState extends State<Page> {
        \(members)
        @override
        Widget build(BuildContext context) => Scaffold(body: \(body));
      }
      """
    ])
  }

  private func said(_ body: String, _ members: String) throws -> [String] {
    let screen = try #require(app(body, members).unit()).own
    return (WrittenScreen(screen).usual ?? screen).report(.platform).stops.map(\.speech)
  }

  private static let sides = """
    Column(children: [
      if (_sent) ...[Text('Sent'), Text('Thanks')] else Text('Send'),
      TextButton(onPressed: () => setState(() => _sent = true), child: Text('Go')),
    ])
    """

  @Test(arguments: [
    "bool _sent = false;", "var _sent = false; void _send() { setState(() { _sent = true; }); }",
    "bool _sent = false; void initState() { super.initState(); load(); }",
  ])
  func `are what they begin with`(_ members: String) throws {
    #expect(try said(Self.sides, members) == ["Send.", "Go. Button."])
  }

  @Test(arguments: [
    "bool _sent = false; void initState() { load().then((_) => setState(() => _sent = true)); }",
    "bool _sent = false; void initState() { _load(); } void _load() { _sent = true; }",
    "bool _sent = order.sent;", "bool _sent = true;",
  ])
  func `are open where they may change by themselves`(_ members: String) throws {
    #expect(try said(Self.sides, members) == ["Sent.", "Thanks.", "Go. Button."])
  }

  @Test func `are open where building sets them`() throws {
    let body = """
      StreamBuilder(stream: s, builder: (context, snapshot) {
        _all ??= snapshot.data;
        return _all == null ? Text('None') : Column(children: [Text('One'), Text('More')]);
      })
      """
    #expect(try said(body, "List? _all;") == ["One.", "More."])
  }

  @Test func `decide what a text says`() throws {
    let text = "Text(_folder == null ? 'Choose' : _folder!.path.toString())"
    #expect(try said(text, "Directory? _folder;") == ["Choose."])
  }

  @Test func `and data come before what stands in for them`() throws {
    #expect(try said("Text(widget.name ?? 'A guest without a name')", "") == ["‹name›."])
  }

  @Test func `are as a snapshot is with data`() throws {
    let body = """
      FutureBuilder(future: f, builder: (context, snapshot) {
        if (snapshot.hasError) return Column(children: [Text('a'), Text('b'), Text('c')]);
        if (snapshot.hasData) return Text('Data');
        return Column(children: [Text('d'), Text('e')]);
      })
      """
    #expect(try said(body, "") == ["Data."])
  }
}

@Suite struct `Fields that are set once before anything is shown` {
  private func says(_ members: String) throws -> [String] {
    try FlutterApp([
      "lib/page.dart": """
      import 'package:flutter/material.dart';
      class Page extends StatelessWidget {
        Widget build(BuildContext context) => Scaffold(body: Part(title: 'Ship'));
      }
      class Part extends StatefulWidget {
        const Part({super.key, required this.title, this.waiting});
        final String title;
        final WidgetBuilder? waiting;
        State<Part> createState() => _PartState();
      }
      class _PartState extends State<Part> {
        late WidgetBuilder _waiting;
        late String _title;
        \(members)
        @override
        Widget build(BuildContext context) =>
          Column(children: [Builder(builder: _waiting), Text(_title)]);
      }
      """
    ]).says()
  }

  @Test func `are what they are set to`() throws {
    #expect(
      try says(
        """
        void initState() {
          super.initState();
          _waiting = widget.waiting ?? (context) => Text('Wait');
          this._title = widget.title;
        }
        """) == ["Wait.", "Ship."])
  }

  @Test func `also where a new widget sets them again`() throws {
    let set = "_title = widget.title; _waiting = widget.waiting ?? (context) => Text('Wait');"
    #expect(
      try says(
        "void initState() { \(set) } void didUpdateWidget(Part old) { if (a) b(); \(set) }")
        == ["Wait.", "Ship."])
    #expect(
      try says("void initState() { \(set) } void didUpdateWidget(Part old) { _title = 'x'; }").last
        == "‹_title›.")
  }

  @Test(arguments: [
    "void initState() { if (a) { _title = widget.title; _waiting = f; } }",
    "void initState() { _title = widget.title; _waiting = f; } void go() { _title = ''; }",
  ])
  func `are open where they are set at times, or again`(_ members: String) throws {
    #expect(try says(members).last == "‹_title›.")
  }
}

@Suite struct `Lists in a list` {
  @Test func `are as long as data has it where some of them grow`() throws {
    let app = FlutterApp(
      page: "Scaffold(body: Pages())",
      """
      class Pages extends StatelessWidget {
        Widget build(BuildContext context) {
          List<List<String>> groups = [];
          for (final word in words) {
            if (word.isEmpty) groups.add([]);
            groups.last.add(word);
          }
          return Column(children: [
            for (final group in groups) Column(children: [for (final word in group) Text(word)]),
          ]);
        }
      }
      """)
    #expect(try app.costs().platform == [0, 400])
  }
}

@Suite struct `Forms that a value selects` {
  private func says(_ call: String, _ message: String) throws -> [String] {
    try FlutterApp(
      body: "Text(AppLocalizations.of(context)!.\(call))",
      files: [
        "lib/l10n/app_en.arb": """
        {"ask": "\(message)", "@ask": {"placeholders": {"kind": {}, "name": {}}}}
        """
      ]
    ).says()
  }

  private static let message =
    "Remove the {kind, select, album{album} list{list {name}} other{}} “{name}”?"

  @Test(arguments: [
    ("ask('album', 'Blue')", "Remove the album “Blue”?"),
    ("ask('list', 'Blue')", "Remove the list Blue “Blue”?"),
    ("ask('other', 'Blue')", "Remove the “Blue”?"),
    ("ask(a ? 'album' : 'list', 'Blue')", "Remove the album or list Blue “Blue”?"),
    ("ask(kind, 'Blue')", "Remove the at times album or list Blue “Blue”?"),
  ])
  func `are said`(_ call: String, _ said: String) throws {
    #expect(try says(call, Self.message) == [said])
  }

  @Test func `are the general one where nobody knows`() throws {
    let message = "{kind, select, ship{Her} other{Their}} name"
    #expect(try says("ask(kind)", message) == ["Their name."])
  }
}

@Suite struct `Taps that only put the keyboard away` {
  @Test(arguments: [
    ("() { FocusScope.of(context).unfocus(); }", []),
    (
      """
      () {
        final focus = FocusScope.of(context);
        if (!focus.hasPrimaryFocus && focus.focusedChild != null) {
          FocusManager.instance.primaryFocus?.unfocus();
        }
      }
      """, []
    ),
    ("() { FocusScope.of(context).unfocus(); send(); }", ["tap-without-trait"]),
    ("() { if (a) { send(); } }", ["tap-without-trait"]),
    ("() { final focus = FocusScope.of(context); }", ["tap-without-trait"]),
  ])
  func `are no buttons`(_ tap: String, _ rules: [String]) throws {
    let app = FlutterApp(body: "GestureDetector(onTap: \(tap), child: Text('Mail'))")
    #expect(try app.broken() == rules)
  }
}

@Suite struct `Lists that drop down` {
  @Test(arguments: [
    ("DropdownButton(hint: Text('Place'), value: place, items: [], onChanged: f)", []),
    (
      "DropdownButton(value: place, items: [], onChanged: f)", ["unlabeled-control"]
    ),
  ])
  func `are named by what stands there before a choice`(_ body: String, _ rules: [String]) throws {
    #expect(try FlutterApp(body: body).broken() == rules)
  }
}

@Suite struct `Pictures behind words` {
  @Test(arguments: [
    ("Stack(children: [if (a) Image.network(u), Text(title)])", []),
    ("Stack(children: [if (a) Image.network(u), Column(children: [Text(title), Text(b)])])", []),
    ("Stack(children: [Text(title), if (a) Image.network(u)])", ["image-no-label"]),
    ("Stack(children: [Image.network(u), Divider()])", ["image-no-label"]),
    (
      "Stack(children: [Column(children: [if (a) Image.network(u), Text(title)])])",
      ["image-no-label"]
    ),
  ])
  func `are decoration`(_ body: String, _ rules: [String]) throws {
    let all = try FlutterApp(body: body).broken()
    #expect(all == rules)
  }
}

@Suite struct `Methods of an enum` {
  @Test func `are called on its constants`() throws {
    let app = FlutterApp(
      page: "Scaffold(body: Column(children: [for (final side in Side.values) Part(side: side)]))",
      """
      enum Side {
        port, starboard;
        String label(BuildContext context) => _label(this, context);
        String _label(Side side, BuildContext context) {
          switch (side) {
            case Side.port: return 'Left';
            case Side.starboard: return 'Right';
          }
        }
      }
      class Part extends StatelessWidget {
        const Part({super.key, required this.side});
        final Side side;
        Widget build(BuildContext context) => Text(widgetText(side.label(context)));
        String widgetText(String text) => text.toUpperCase();
      }
      """)
    #expect(try app.says() == ["LEFT.", "RIGHT."])
  }
}

@Suite struct `Variables around what builds itself anew` {
  @Test func `begin as they are declared, and may be set`() throws {
    let app = FlutterApp(
      body: """
        TextButton(
          onPressed: () {
            bool busy = false;
            final chosen = <String>[];
            showDialog(context: context, builder: (c) => StatefulBuilder(
              builder: (c, setState) => Column(children: [
                if (busy) Text('Busy'),
                TextButton(onPressed: () => setState(() => busy = true), child: Text('Send')),
                for (final mate in chosen) Text(mate),
                TextButton(onPressed: () { setState(() { chosen.add(name); }); }, child: Text('Add')),
              ])));
          },
          child: Text('Open'))
        """)
    let unit = try #require(app.unit())
    let report = try #require(unit.inner.first?.report(.platform))
    #expect(
      report.stops.map(\.speech) == [
        "Dismiss.", "Busy.", "Send. Button.", "‹mate›.", "Add. Button.",
      ])
    #expect(report.swipes.platform.min == 23)
    #expect(report.swipes.platform.max == 24)
  }
}

@Suite struct `A password that can be shown` {
  private func app(_ field: String) -> FlutterApp {
    FlutterApp(
      body: "Gate()",
      """
      class Gate extends StatefulWidget { State<Gate> createState() => _GateState(); }
      class _GateState extends State<Gate> {
        bool _isShown = false;
        Widget build(BuildContext context) => Column(children: [
          TextField(obscureText: \(field), decoration: InputDecoration(labelText: 'Password')),
          TextButton(onPressed: () => setState(() => _isShown = !_isShown), child: Text('Show')),
        ]);
      }
      """)
  }

  @Test func `is secure until it is`() throws {
    #expect(try app("!_isShown").says().first == "Password. Secure Text Field.")
    #expect(try app("_isShown ? false : true").says().first == "Password. Secure Text Field.")
    #expect(try app("_isShown").says().first == "Password. Text Field.")
    #expect(try app("widget.isSecure").says().first == "Password. Text Field.")
  }
}
