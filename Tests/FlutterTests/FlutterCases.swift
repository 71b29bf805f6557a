import Components
import Flutter
import Rules
import Testing
import VoiceOver

/// The cases of the specification by their numbers: what is counted in both models, and what a device says.
struct FlutterCase: Sendable, CustomTestStringConvertible {
  var id: String
  var code: String
  /// Guideline and platform, each least and most; chrome included.
  var guideline: ClosedRange<Int>
  var platform: ClosedRange<Int>
  var says: [String]
  var others = ""
  var files: [String: String] = [:]
  /// The code is all of the page.
  var isPage = false
  var name = "Page"

  init(
    _ id: String, _ code: String, _ guideline: ClosedRange<Int>, _ platform: ClosedRange<Int>,
    _ says: [String], others: String = "", files: [String: String] = [:], isPage: Bool = false,
    name: String = "Page"
  ) {
    self.id = id
    self.code = Self.written(code)
    self.guideline = guideline
    self.platform = platform
    self.says = says
    self.others = Self.written(others)
    self.files = files
    self.isPage = isPage
    self.name = name
  }

  init(_ id: String, _ code: String, _ count: Int, _ says: [String]) {
    self.init(id, code, count...count, count...count, says)
  }

  var testDescription: String { id }

  /// `T(` is `Text(`, `Col[…]` and `Row[…]` have children, `LB(n, row)` is a list of rows, `f` a callback.
  static func written(_ code: String) -> String {
    var text = ""
    var rest = Substring(code)
    var open: [Bool] = []
    while let character = rest.first {
      if rest.hasPrefix("Col[") || rest.hasPrefix("Row[") {
        text += rest.hasPrefix("Col") ? "Column(children: [" : "Row(children: ["
        rest = rest.dropFirst(4)
        open.append(true)
        continue
      }
      if character == "[" { open.append(false) }
      if character == "]", open.popLast() == true {
        text += "])"
        rest = rest.dropFirst()
        continue
      }
      let isWord = text.last.map { $0.isLetter || $0.isNumber } ?? false
      if !isWord, rest.hasPrefix("T(") {
        text += "Text("
        rest = rest.dropFirst(2)
        continue
      }
      text.append(character)
      rest = rest.dropFirst()
    }
    return text
  }
}

private func list(_ row: String, count: String = "xs.length") -> String {
  "ListView.builder(itemCount: \(count), itemBuilder: (context, index) { return \(row); })"
}

private let chat = """
  InkWell(onTap: f, child: Row[CircleAvatar(backgroundImage: img), Col[T(name), T(msg)], Col[T(time), \
  if (unread) Container(width: 10, height: 10, decoration: BoxDecoration(color: c, shape: BoxShape.circle))]])
  """

private let tile = "leading: CircleAvatar(child: T('A')), title: T(a), subtitle: T(b), onTap: f"

private let cases: [FlutterCase] = [
  FlutterCase(
    "F1",
    #"""
    Semantics(label: 'Item name: Widget', child: Col[T('Item name: Widget'),
      ExcludeSemantics(child: T('Price: \$9.99')), ExcludeSemantics(child: T('In stock'))])
    """#, 1, ["Item name: Widget, Item name: Widget."]),
  FlutterCase(
    "F2",
    #"MergeSemantics(child: Col[T('Item name: Widget'), T('Price: \$9.99'), T('In stock')])"#, 1,
    ["Item name: Widget, Price: $9.99, In stock."]),
  FlutterCase("F3", list(chat), 80...100, 20...20, ["‹name›, ‹msg›, ‹time›."]),
  FlutterCase(
    "F4",
    list(
      #"""
      Semantics(label: '$name, $msg, $time${unread ? ", unread" : ""}', button: true,
        excludeSemantics: true, onTap: f, child: \#(chat))
      """#), 20, ["‹name›, ‹msg›, ‹time›, at times unread. Button."]),
  FlutterCase(
    "F5",
    "SingleChildScrollView(child: Column(children: xs.map((x) => Row[T(x.a), T(x.b)]).toList()))",
    40, ["‹x.a›.", "‹x.b›."]),
  FlutterCase(
    "F6",
    "SingleChildScrollView(child: Column(children: xs.map((x) => MergeSemantics(child: Row[T(x.a), T(x.b)])).toList()))",
    20, ["‹x.a›, ‹x.b›."]),
  FlutterCase("F7", list("Row[T(a), T(b)]"), 40...40, 20...20, ["‹a›, ‹b›."]),
  FlutterCase("F8", list("ListTile(\(tile))"), 20, ["A, ‹a›, ‹b›. Button."]),
  FlutterCase(
    "F9",
    list(
      "ListTile(\(tile), trailing: IconButton(icon: Icon(Icons.delete), tooltip: 'Delete', onPressed: f))"
    ), 40, ["A, ‹a›, ‹b›. Button.", "Delete. Button."]),
  FlutterCase(
    "F10", list("ListTile(\(tile), trailing: IconButton(icon: Icon(Icons.delete), onPressed: f))"),
    40, ["A, ‹a›, ‹b›. Button.", "Button."]),
  FlutterCase(
    "F11", "Col[ListTile(title: T('Wi-Fi'), trailing: Switch(value: true, onChanged: f))]", 2,
    ["Wi-Fi.", "Switch Button. On."]),
  FlutterCase(
    "F12", "SwitchListTile(title: T('Wi-Fi'), value: true, onChanged: f)", 1,
    ["Wi-Fi. Switch Button. On."]),
  FlutterCase(
    "F13", "Row[T('Keep me'), Checkbox(value: false, onChanged: f)]", 2,
    ["Keep me.", "Switch Button. Off."]),
  FlutterCase(
    "F14", "MergeSemantics(child: Row[T('Keep me'), Checkbox(value: false, onChanged: f)])", 1,
    ["Keep me. Switch Button. Off."]),
  FlutterCase(
    "F15",
    """
    MergeSemantics(child: ListTile(title: T('Song'), onTap: f,
      trailing: IconButton(tooltip: 'Play', icon: Icon(Icons.play_arrow), onPressed: g)))
    """, 1, ["Song, Play. Button."]),
  FlutterCase(
    "F16",
    "Semantics(label: 'Order 42', excludeSemantics: true, child: Col[T('Order 42'), T('Shipped')])",
    1, ["Order 42."]),
  FlutterCase(
    "F17",
    """
    Semantics(label: 'Post', excludeSemantics: true,
      child: Row[T('Post'), IconButton(tooltip: 'Like', icon: Icon(Icons.thumb_up), onPressed: f)])
    """, 1, ["Post."]),
  FlutterCase("F18", #"Semantics(label: 'Total', child: T('\$5'))"#, 1, ["Total, $5."]),
  FlutterCase(
    "F19", "Col[T('a'), Card(child: Col[T('b'), T('c')])]", 3...3, 2...2, ["a.", "b, c."]),
  FlutterCase(
    "F20",
    "Semantics(container: true, label: 'Prices', explicitChildNodes: true, child: Col[T('a'), T('b')])",
    3, ["Prices.", "a.", "b."]),
  FlutterCase("F21", "InkWell(onTap: f, child: Row[T('a'), T('b')])", 2...2, 1...1, ["a, b."]),
  FlutterCase(
    "F22", "Semantics(button: true, child: InkWell(onTap: f, child: Row[T('a'), T('b')]))", 1,
    ["a, b. Button."]),
  FlutterCase("F23", "GestureDetector(onTap: f, child: Icon(Icons.close))", 1, [""]),
  FlutterCase(
    "F24",
    """
    Row[IconButton(icon: Icon(Icons.close, semanticLabel: 'Close'), onPressed: f),
      TextButton(onPressed: null, child: T('Send'))]
    """, 2, ["Close. Button.", "Send. Dimmed. Button."]),
  FlutterCase(
    "F25",
    """
    Col[Image.network(u), Image.network(u, semanticLabel: 'Team'),
      Image.asset('bg.png', excludeFromSemantics: true)]
    """, 2...2, 1...1, ["Team. Image."]),
  FlutterCase("F26", list("Row[Image.network(u), T(name)]"), 40...40, 20...20, ["‹name›. Image."]),
  FlutterCase(
    "F27",
    """
    Col[Icon(Icons.star), Icon(Icons.star, semanticLabel: 'Favourite'),
      T('5', semanticsLabel: '5 stars')]
    """, 2, ["Favourite.", "5 stars."]),
  FlutterCase(
    "F28",
    """
    Text.rich(TextSpan(text: 'I accept the ', children: [TextSpan(text: 'terms', recognizer: r),
      TextSpan(text: ' and '), TextSpan(text: 'rules', recognizer: q)]))
    """, 4, ["I accept the.", "terms. Link.", "and.", "rules. Link."]),
  FlutterCase(
    "F29",
    """
    Scaffold(appBar: AppBar(title: T('Inbox'), actions: [
        IconButton(tooltip: 'Search', icon: Icon(Icons.search), onPressed: f),
        PopupMenuButton(itemBuilder: (context) => [])]),
      body: T('Empty'),
      floatingActionButton: FloatingActionButton(tooltip: 'Compose', onPressed: f, child: Icon(Icons.edit)))
    """, 5...5, 5...5,
    ["Inbox. Heading.", "Search. Button.", "Show menu. Button.", "Empty.", "Compose. Button."],
    isPage: true),
  FlutterCase(
    "F30",
    """
    TextField(decoration: InputDecoration(labelText: 'Email', helperText: 'Work',
      suffixIcon: IconButton(icon: Icon(Icons.clear), onPressed: f)))
    """, 3, ["Email. Text Field.", "Button.", "Work."]),
  FlutterCase(
    "F31",
    """
    Col[Visibility(visible: false, child: T('x')), Opacity(opacity: 0, child: T('y')),
      Offstage(child: T('z')), if (flag) T('w'), AnimatedOpacity(opacity: on ? 1 : 0, child: T('v'))]
    """, 0...2, 0...2, ["w.", "v."]),
  FlutterCase(
    "F32", "Panel(title: 'A', child: _rows())", 3...3, 3...3, ["A.", "1.", "2."],
    others: """
      Widget _rows() => Col[T('1'), T('2')];
      class Panel extends StatelessWidget {
        const Panel({super.key, required this.title, required this.child});
        final String title;
        final Widget child;
        Widget build(BuildContext context) => Col[T(title), child];
      }
      """),
  FlutterCase(
    "F33", "T(AppLocalizations.of(context)!.hello)", 1...1, 1...1, ["Hello."],
    files: ["lib/l10n/app_en.arb": #"{"@@locale": "en", "hello": "Hello"}"#]),
  FlutterCase(
    "F34",
    "TextButton(onPressed: () => showModalBottomSheet(context: context, builder: (_) => Sheet()), child: T('Open'))",
    3...3, 3...3, ["Scrim.", "Share.", "Copy. Button."],
    others: """
      class Sheet extends StatelessWidget {
        Widget build(BuildContext context) => Col[T('Share'), ListTile(title: T('Copy'), onTap: f)];
      }
      """, name: "Sheet"),
  FlutterCase("F35", "PageView(children: [Col[T('a'), T('b')], T('c')])", 2...2, 1...1, ["a, b."]),
  FlutterCase(
    "F36",
    """
    GestureDetector(onTap: () => FocusScope.of(context).unfocus(), child: Col[T('a'), T('b'),
      TextField(decoration: InputDecoration(labelText: 'Name'))])
    """, 3...3, 2...2, ["a, b.", "Name. Text Field."]),
  FlutterCase(
    "F37",
    "Col[T('Popular', style: Theme.of(context).textTheme.headlineSmall), T(a), T(b)]", 3,
    ["Popular.", "‹a›.", "‹b›."]),
  FlutterCase(
    "F38", "InkWell(onTap: f, child: Container(color: selected ? c1 : c2, child: T(tab)))", 1,
    ["‹tab›."]),
  FlutterCase(
    "F39",
    """
    Semantics(label: 'Close button', hint: 'Double tap to close', button: true, onTap: f,
      excludeSemantics: true, child: Icon(Icons.close))
    """, 1, ["Close button. Button."]),
  FlutterCase("F40", "GestureDetector(onLongPress: f, child: T(title))", 1, ["‹title›."]),
  FlutterCase(
    "F40, with an action",
    """
    Semantics(customSemanticsActions: {CustomSemanticsAction(label: 'Menu'): f},
      child: GestureDetector(onLongPress: f, child: T(title)))
    """, 1, ["‹title›. Actions available."]),
]

private let rules: [String: [String]] = [
  "F1": ["duplicate-speech", "hidden-text", "hidden-text"],
  "F3": ["info-by-shape-only", "tap-without-trait", "ungrouped-row"],
  "F5": ["ungrouped-row"],
  "F7": ["ungrouped-row"],
  "F10": ["icon-button-no-label"],
  "F11": ["unlabeled-control"],
  "F13": ["unlabeled-control"],
  "F15": ["swallowed-control"],
  "F16": ["lost-text-in-group"],
  "F17": ["swallowed-control"],
  "F21": ["tap-without-trait"],
  "F23": ["icon-button-no-label", "tap-without-trait"],
  "F25": ["image-no-label"],
  "F26": ["ungrouped-row"],
  "F30": ["icon-button-no-label"],
  "F37": ["heading-missing"],
  "F38": ["state-not-exposed", "tap-without-trait"],
  "F39": ["hint-names-gesture", "label-includes-role"],
  "F40": ["gesture-without-action"],
]

@Suite struct `The cases of the specification` {
  @Test(arguments: cases) func `count and say`(_ test: FlutterCase) throws {
    let app =
      test.isPage
      ? FlutterApp(page: test.code, test.others, files: test.files)
      : FlutterApp(body: test.code, test.others, files: test.files)
    let report = try #require(app.report(test.name))
    let (guideline, platform) = (report.swipes.guideline, report.swipes.platform)
    #expect(guideline.min...guideline.max == test.guideline)
    #expect(platform.min...platform.max == test.platform)
    #expect(report.stops.map(\.speech) == test.says)
    #expect(!report.isOpaque)
  }

  @Test(arguments: cases) func `break rules`(_ test: FlutterCase) throws {
    let app =
      test.isPage
      ? FlutterApp(page: test.code, test.others, files: test.files)
      : FlutterApp(body: test.code, test.others, files: test.files)
    let unit = try #require(app.unit(test.name))
    let reports = ([unit.own] + unit.inner).map { $0.report(.platform) }
    let findings = Auditor().audit(unit, reports).findings
    #expect(findings.map(\.rule).sorted() == rules[test.id] ?? [])
  }
}
