import Components
import Flutter
import Testing
import VoiceOver

/// What follows from the framework's merging rules for one widget after the other: how many stops it is on iOS, and
/// what is said there.
///
/// They are derived from the rules, not taken from the framework's own tests of its semantics: those are still to be
/// held against them.
struct FrameworkFact: Sendable, CustomTestStringConvertible {
  var name: String
  var code: String
  /// Nil where that hangs on something.
  var count: Int?
  /// Nil where only the number is known.
  var says: [String]?

  init(_ name: String, _ code: String, _ count: Int?, _ says: [String]?) {
    self.name = name
    self.code = FlutterCase.written(code)
    self.count = count
    self.says = says
  }

  var testDescription: String { name }
}

private let facts: [FrameworkFact] = [
  FrameworkFact(
    "a container merges what is in it",
    "Semantics(container: true, child: Col[T('a'), T('b')])",
    1, ["a, b."]),
  FrameworkFact(
    "unless all below is explicit",
    "Semantics(container: true, explicitChildNodes: true, child: Col[T('a'), T('b')])",
    2, ["a.", "b."]),
  FrameworkFact(
    "its own label comes first",
    "Semantics(container: true, label: 'L', child: Col[T('a'), T('b')])",
    1, ["L, a, b."]),
  FrameworkFact(
    "a container in it keeps its node",
    "Semantics(container: true, child: Col[T('a'), Semantics(container: true, child: T('b'))])",
    2, ["a.", "b."]),
  FrameworkFact(
    "a state joins a label",
    "Semantics(container: true, child: Col[Semantics(checked: true), Semantics(label: 'a')])",
    1, ["a. Switch Button. On."]),
  FrameworkFact(
    "two states are two nodes, and no stop without words",
    "Semantics(container: true, child: Col[Semantics(checked: true), Semantics(checked: false)])",
    0, []),
  FrameworkFact(
    "two states with words are two",
    "Semantics(container: true, child: Col[Semantics(checked: true, label: 'a'), Semantics(checked: false, label: 'b')])",
    2, ["a. Switch Button. On.", "b. Switch Button. Off."]),
  FrameworkFact(
    "three that are selected are three",
    "Semantics(container: true, child: Col[Semantics(selected: true, label: 'a'), Semantics(selected: true, label: 'b'), Semantics(selected: true, label: 'c')])",
    3, nil),
  FrameworkFact(
    "merging folds states",
    "MergeSemantics(child: Col[Semantics(checked: true, label: 'a'), Semantics(checked: true, label: 'b')])",
    1, ["a, b. Switch Button. On."]),
  FrameworkFact(
    "merging folds boundaries",
    "MergeSemantics(child: Col[T('a'), TextButton(onPressed: f, child: T('b')), Semantics(container: true, child: T('c'))])",
    1, ["a, b, c. Button."]),
  FrameworkFact(
    "excluded is not there",
    "Col[ExcludeSemantics(child: T('a')), T('b')]",
    1, ["b."]),
  FrameworkFact(
    "unless it is not",
    "Col[ExcludeSemantics(excluding: false, child: T('a')), T('b')]",
    2, ["a.", "b."]),
  FrameworkFact(
    "or only at times",
    "ExcludeSemantics(excluding: busy, child: T('a'))",
    nil, ["a."]),
  FrameworkFact(
    "what blocks hides what is behind",
    "Stack(children: [T('a'), BlockSemantics(child: T('b')), T('c')])",
    2, ["b.", "c."]),
  FrameworkFact(
    "unless it does not",
    "Stack(children: [T('a'), BlockSemantics(blocking: false, child: T('b'))])",
    2, ["a.", "b."]),
  FrameworkFact(
    "a card that is no container",
    "Card(semanticContainer: false, child: Col[T('a'), T('b')])",
    2, ["a.", "b."]),
  FrameworkFact(
    "two taps in a card are two",
    "Card(child: Col[InkWell(onTap: f, child: T('a')), InkWell(onTap: g, child: T('b')), T('c')])",
    3, ["c.", "a.", "b."]),
  FrameworkFact(
    "a bare tile",
    "ListTile(title: T('a'), subtitle: T('b'))",
    1, ["a, b."]),
  FrameworkFact(
    "a tile that is off",
    "ListTile(enabled: false, title: T('a'), onTap: f)",
    1, ["a. Dimmed. Button."]),
  FrameworkFact(
    "a tile with a checkbox",
    "CheckboxListTile(title: T('a'), value: false, onChanged: f)",
    1, ["a. Switch Button. Off."]),
  FrameworkFact(
    "a tile with a radio button",
    "RadioListTile(title: T('a'), value: 1, groupValue: 2, onChanged: f)",
    1, ["a. Button."]),
  FrameworkFact(
    "a tile's button in front is swallowed",
    "SwitchListTile(title: T('a'), secondary: IconButton(icon: Icon(i), tooltip: 'b', onPressed: f), value: true, onChanged: f)",
    1, nil),
  FrameworkFact(
    "a tile that opens",
    "ExpansionTile(title: T('a'), children: [T('b'), T('c')])",
    1, ["a. Button."]),
  FrameworkFact(
    "a tile that is open",
    "ExpansionTile(title: T('a'), initiallyExpanded: true, children: [T('b'), T('c')])",
    3, ["a. Button.", "b.", "c."]),
  FrameworkFact(
    "a switch has no name",
    "Switch(value: true, onChanged: f)",
    1, ["Switch Button. On."]),
  FrameworkFact(
    "a checkbox may",
    "Checkbox(semanticLabel: 'a', value: true, onChanged: f)",
    1, ["a. Switch Button. On."]),
  FrameworkFact(
    "a text joins its switch in a list",
    "ListView(children: [Row[T('a'), Switch(value: false, onChanged: f)]])",
    1, ["a. Switch Button. Off."]),
  FrameworkFact(
    "a child of a list is one",
    "ListView(children: [Col[T('a'), T('b')], T('c')])",
    2, ["a, b.", "c."]),
  FrameworkFact(
    "unless it has no index",
    "ListView(addSemanticIndexes: false, children: [Col[T('a'), T('b')]])",
    2, ["a.", "b."]),
  FrameworkFact(
    "a button in it is its own",
    "ListView(children: [Row[T('a'), IconButton(icon: Icon(i), tooltip: 'b', onPressed: f)]])",
    2, ["a.", "b. Button."]),
  FrameworkFact(
    "a header makes a heading of all",
    "ListView(children: [Row[Semantics(header: true, child: T('a')), T('b')]])",
    1, ["a, b. Heading."]),
  FrameworkFact(
    "unless it is a container",
    "ListView(children: [Row[Semantics(header: true, container: true, child: T('a')), T('b')]])",
    2, ["b.", "a. Heading."]),
  FrameworkFact(
    "a text that scrolls is not collected",
    "SingleChildScrollView(child: Col[T('a'), T('b')])",
    2, ["a.", "b."]),
  FrameworkFact(
    "slivers without index",
    "CustomScrollView(slivers: [SliverToBoxAdapter(child: Col[T('a'), T('b')]), SliverList.list(children: [Col[T('c'), T('d')]])])",
    3, ["a.", "b.", "c, d."]),
  FrameworkFact(
    "a field and its counter",
    "TextField(maxLength: 20, decoration: InputDecoration(labelText: 'a'))",
    2, nil),
  FrameworkFact(
    "a field that hides what is typed",
    "TextField(obscureText: true, decoration: InputDecoration(labelText: 'a'))",
    1, ["a. Secure Text Field."]),
  FrameworkFact(
    "a field's hint is its name",
    "TextField(decoration: InputDecoration(hintText: 'a'))",
    1, ["a. Text Field."]),
  FrameworkFact(
    "an error",
    "TextFormField(decoration: InputDecoration(labelText: 'a', errorText: 'b'))",
    2, ["a. Text Field.", "b."]),
  FrameworkFact(
    "a button with a tooltip",
    "IconButton(icon: Icon(i), tooltip: 'a', onPressed: f)",
    1, ["a. Button."]),
  FrameworkFact(
    "a button that is off, with a tooltip alone",
    "IconButton(icon: Icon(i), tooltip: 'a', onPressed: null)",
    0, []),
  FrameworkFact(
    "a button of two parts",
    "ElevatedButton.icon(icon: Icon(i), label: T('a'), onPressed: f)",
    1, ["a. Button."]),
  FrameworkFact(
    "a tooltip of a text",
    "Tooltip(message: 'b', child: T('a'))",
    1, ["a, b."]),
  FrameworkFact(
    "a tooltip of a button is lost",
    "Tooltip(message: 'b', child: IconButton(icon: Icon(i), onPressed: f))",
    1, ["Button."]),
  FrameworkFact(
    "a tooltip that is excluded",
    "Tooltip(message: 'b', excludeFromSemantics: true, child: T('a'))",
    1, ["a."]),
  FrameworkFact(
    "no handler, no tap",
    "InkWell(onTap: null, child: Col[T('a'), T('b')])",
    1, ["a, b."]),
  FrameworkFact(
    "no handler and no ink",
    "GestureDetector(onTap: null, child: Col[T('a'), T('b')])",
    2, ["a.", "b."]),
  FrameworkFact(
    "a tap that is excluded",
    "GestureDetector(excludeFromSemantics: true, onTap: f, child: Col[T('a'), T('b')])",
    2, ["a.", "b."]),
  FrameworkFact(
    "a drag is none",
    "GestureDetector(onPanUpdate: f, child: Col[T('a'), T('b')])",
    2, ["a.", "b."]),
  FrameworkFact(
    "a tap over nothing",
    "GestureDetector(onTap: f, child: SizedBox(width: 9, height: 9))",
    1, [""]),
  FrameworkFact(
    "a chip",
    "Chip(label: T('a'))",
    1, ["a."]),
  FrameworkFact(
    "a chip that goes away",
    "InputChip(label: T('a'), onPressed: f, onDeleted: f)",
    2, ["a. Button.", "Delete. Button."]),
  FrameworkFact(
    "a chip that is chosen",
    "ChoiceChip(label: T('a'), selected: true, onSelected: f)",
    1, ["Selected: a. Button."]),
  FrameworkFact(
    "a button that is ignored",
    "IgnorePointer(child: TextButton(onPressed: f, child: T('a')))",
    1, ["a. Button."]),
  FrameworkFact(
    "a tap that is ignored",
    "IgnorePointer(child: GestureDetector(onTap: f, child: Icon(i)))",
    0, []),
  FrameworkFact(
    "one of a stack",
    "IndexedStack(index: 1, children: [T('a'), T('b')])",
    1, ["b."]),
  FrameworkFact(
    "faded, and still said",
    "Opacity(opacity: 0, alwaysIncludeSemantics: true, child: T('a'))",
    1, ["a."]),
  FrameworkFact(
    "gone, and still said",
    "Visibility(visible: false, maintainSemantics: true, child: T('a'))",
    1, ["a."]),
  FrameworkFact(
    "what stands there instead",
    "Visibility(visible: false, replacement: T('b'), child: T('a'))",
    1, ["b."]),
  FrameworkFact(
    "on stage",
    "Offstage(offstage: false, child: T('a'))",
    1, ["a."]),
  FrameworkFact(
    "progress that is known",
    "LinearProgressIndicator(value: 0.5)",
    1, ["50%."]),
  FrameworkFact(
    "progress that is not",
    "Col[CircularProgressIndicator(), T('a')]",
    1, ["a."]),
  FrameworkFact(
    "progress with a name",
    "CircularProgressIndicator(semanticsLabel: 'Loading')",
    1, ["Loading."]),
  FrameworkFact(
    "a slider",
    "Slider(value: 0.5, onChanged: f)",
    1, ["50%. Adjustable."]),
  FrameworkFact(
    "two thumbs",
    "RangeSlider(values: v, onChanged: f)",
    2, nil),
  FrameworkFact(
    "a text said otherwise",
    "T('5 km', semanticsLabel: '5 kilometres')",
    1, ["5 kilometres."]),
  FrameworkFact(
    "a text that is not said",
    "Col[T('*', semanticsLabel: ''), T('a')]",
    1, ["a."]),
  FrameworkFact(
    "spans are one",
    "Text.rich(TextSpan(text: 'a ', children: [TextSpan(text: 'b')]))",
    1, ["a b."]),
  FrameworkFact(
    "a span with a widget",
    "Text.rich(TextSpan(children: [TextSpan(text: 'a'), WidgetSpan(child: T('b'))]))",
    1, ["a, b."]),
  FrameworkFact(
    "a menu",
    "PopupMenuButton(itemBuilder: (c) => [])",
    1, ["Show menu. Button."]),
  FrameworkFact(
    "a menu of a text",
    "PopupMenuButton(itemBuilder: (c) => [], child: T('a'))",
    1, nil),
  FrameworkFact(
    "segments",
    "SegmentedButton(segments: [ButtonSegment(value: 1, label: T('a')), ButtonSegment(value: 2, label: T('b'))], selected: s)",
    2, ["a. Button.", "b. Button."]),
  FrameworkFact(
    "a table",
    "DataTable(columns: [DataColumn(label: T('a')), DataColumn(label: T('b'))], rows: [DataRow(cells: [DataCell(T('c')), DataCell(T('d'))])])",
    4, ["a.", "b.", "c.", "d."]),
  FrameworkFact(
    "a heading",
    "Semantics(header: true, child: T('a'))",
    1, ["a. Heading."]),
  FrameworkFact(
    "a level is none",
    "Semantics(headingLevel: 2, child: T('a'))",
    1, ["a."]),
  FrameworkFact(
    "what is live says no more",
    "Semantics(liveRegion: true, child: T('a'))",
    1, ["a."]),
  FrameworkFact(
    "hidden is still a stop",
    "Semantics(hidden: true, label: 'a')",
    1, ["a."]),
  FrameworkFact(
    "an identifier is none",
    "Semantics(identifier: 'a', child: SizedBox())",
    0, []),
  FrameworkFact(
    "a tap without words is",
    "Semantics(onTap: f, child: SizedBox())",
    1, [""]),
  FrameworkFact(
    "a link",
    "Semantics(link: true, label: 'a')",
    1, ["a. Link."]),
  FrameworkFact(
    "an image by its role",
    "Semantics(image: true, label: 'a')",
    1, ["a. Image."]),
  FrameworkFact(
    "turned up and down",
    "Semantics(label: 'a', value: '5', onIncrease: f, onDecrease: g)",
    1, ["a: 5. Adjustable."]),
  FrameworkFact(
    "two pictures in one are none",
    "Card(child: Row[Image.asset('a'), Image.asset('b'), T('c')])",
    1, ["c."]),
  FrameworkFact(
    "a picture with a name is its own",
    "Card(child: Row[Image.asset('a', semanticLabel: 'b'), T('c')])",
    2, ["c.", "b. Image."]),
  FrameworkFact(
    "a Cupertino button joins its row",
    "ListView(children: [Row[T('a'), CupertinoButton(onPressed: f, child: T('b'))]])",
    1, ["a, b. Button."]),
  FrameworkFact(
    "nothing to say",
    "Col[Divider(), Spacer(), CustomPaint(), Container(), Placeholder(), T('a')]",
    1, ["a."]),
  FrameworkFact(
    "a dialog",
    "AlertDialog(title: T('a'), content: Col[T('b'), T('c')], actions: [TextButton(onPressed: f, child: T('d'))])",
    4, ["a.", "b.", "c.", "d. Button."]),
  FrameworkFact(
    "a simple dialog",
    "SimpleDialog(title: T('a'), children: [SimpleDialogOption(onPressed: f, child: T('b'))])",
    2, ["a.", "b. Button."]),
  FrameworkFact(
    "a page of pages",
    "PageView.builder(itemCount: 3, itemBuilder: (c, i) => Col[T('a'), T('b')])",
    1, ["a, b."]),
  FrameworkFact(
    "how many rows there are",
    "ListView.builder(itemCount: 3, itemBuilder: (c, i) => T('a'))",
    3, ["a."]),
  FrameworkFact(
    "a loop in a list",
    "Col[for (final x in ['a', 'b']) T(x)]",
    2, ["a.", "b."]),
  FrameworkFact(
    "a loop over a list that is there",
    "Column(children: ['a', 'b'].map((x) => T(x)).toList())",
    2, ["a.", "b."]),
  FrameworkFact(
    "null-aware and spread",
    "Column(children: [...[T('a'), T('b')], ...?null])",
    2, ["a.", "b."]),
  FrameworkFact(
    "one of two",
    "flag ? T('a') : Col[T('b'), T('c')]",
    nil, ["b.", "c."]),
  FrameworkFact(
    "by what runs it",
    "Platform.isIOS ? T('a') : T('b')",
    1, ["a."]),
  FrameworkFact(
    "a switch",
    "switch (kind) { Kind.a => T('a'), Kind.b => Col[T('b'), T('c')], _ => T('d') }",
    nil, ["b.", "c."]),
]

@Suite struct `Facts of the framework` {
  @Test(arguments: facts) func `hold`(_ fact: FrameworkFact) throws {
    let report = try #require(FlutterApp(body: fact.code).report())
    let cost = report.swipes.platform
    if let count = fact.count {
      #expect(cost.min...cost.max == count...count)
    } else {
      #expect(cost.min < cost.max)
    }
    if let says = fact.says { #expect(report.stops.map(\.speech) == says) }
    #expect(!report.isOpaque)
  }
}
