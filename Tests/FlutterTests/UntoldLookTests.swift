import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `A look that is no state` {
  private static let rule = "state-not-exposed"

  private static let kind = """
    enum Kind { photo(Icons.a), chart(Icons.b); const Kind(this.sign); final IconData sign; }
    class Ship { final Kind kind; final String face; }
    final Ship ship;
    """

  private func isBroken(_ body: String, _ others: String = "") throws -> Bool {
    try FlutterApp(body: body, others).broken().contains(Self.rule)
  }

  private func button(_ content: String, _ handler: String = "f") -> String {
    "TextButton(onPressed: \(handler), child: Row(children: [Text('Ferry'), \(content)]))"
  }

  private func stateful(_ handlers: String, _ more: String = "") -> String {
    """
    class Quay extends StatefulWidget { State<Quay> createState() => _QuayState(); }
    class _QuayState extends State<Quay> {
      bool _lit = false;
      \(more)
      Widget build(BuildContext context) => Focus(
        \(handlers)
        child: TextButton(
          onPressed: f, child: Row(children: [Text('Ferry'), Icon(_lit ? Icons.a : Icons.b)])));
    }
    """
  }

  @Test func `is where a picture comes from`() throws {
    func face(_ picture: String) -> String {
      "Container(decoration: BoxDecoration(image: DecorationImage(image: \(picture))))"
    }
    #expect(try !isBroken(button(face("ship.isFar ? NetworkImage(ship.at) : FileImage(ship.at)"))))
    #expect(try isBroken(button(face("ship.isFar ? AssetImage('far') : AssetImage('near')"))))
  }

  @Test func `shows where the keyboard's cursor is`() throws {
    let direct = "onFocusChange: (now) => setState(() => _lit = now),"
    #expect(try !isBroken("Quay()", stateful(direct)))
    let set = "void _set(bool now) { setState(() { _lit = now; }); }"
    #expect(try !isBroken("Quay()", stateful("onFocusChange: _set,", set)))
    #expect(try !isBroken("Quay()", stateful("onFocusChange: (now) { _set(now); },", set)))
    let both = "onFocusChange: _set, onTap: () => _set(true),"
    #expect(try isBroken("Quay()", stateful(both, set)))
    #expect(try isBroken("Quay()", stateful("onTap: () => setState(() => _lit = true),")))
    // Something else sets it too.
    let other = "void choose() { setState(() => _lit = !_lit); }"
    #expect(try isBroken("Quay()", stateful(direct, other)))
    #expect(try !isBroken(button("Icon(node.hasFocus ? Icons.a : Icons.b)")))
  }

  @Test func `is reckoned with known numbers`() throws {
    func icon(_ code: String) -> String {
      button("Icon(Icons.a, color: (\(code)) < 450 ? a : b)")
    }
    #expect(try !isBroken(icon("MediaQuery.boldTextOf(context) ? clampDouble(990, 0, 900) : 600")))
    #expect(try !isBroken(icon("max(600, min(700, 800))")))
    #expect(try isBroken(icon("lit ? 300 : 600")))
  }

  @Test func `shows what is dimmed`() throws {
    let icon = "Icon(Icons.send, color: has ? a : b)"
    #expect(try !isBroken(button(icon, "has ? f : null")))
    #expect(try !isBroken("IconButton(tooltip: 't', icon: \(icon), onPressed: has ? f : null)"))
    #expect(try !isBroken("IconButton(tooltip: 't', icon: \(icon), onPressed: !has ? null : f)"))
    #expect(try isBroken("IconButton(tooltip: 't', icon: \(icon), onPressed: f)"))
    #expect(try isBroken("IconButton(tooltip: 't', icon: \(icon), onPressed: other ? f : null)"))
    // Both can be pressed.
    #expect(try isBroken("IconButton(tooltip: 't', icon: \(icon), onPressed: has ? f : g)"))
  }

  @Test func `shows a picture or what stands in for it`() throws {
    for picture in [
      "url == null ? Icon(Icons.person) : Image.network(url)",
      "url != null ? Icon(url) : Icon(Icons.person)",
      "url.isEmpty ? Icon(Icons.person) : Image.network(url)",
      "url.isNotEmpty ? Image.network(url) : Icon(Icons.person)",
      "snapshot.hasData ? Image.memory(snapshot.data) : Icon(Icons.person)",
      "url == null ? Center(child: Icon(Icons.person)) : ClipOval(child: Image.network(url))",
      "url == null ? Icon(i) : url.endsWith('.svg') ? SvgPicture.network(url) : Image.network(url)",
      "ship.kind == Kind.photo ? Image.network(ship.face) : Icon(Icons.person)",
      "ship.kind == Kind.photo && url != null ? Image.file(File(url)) : Icon(ship.kind.sign)",
      """
      CircleAvatar(
        backgroundImage: url == null ? null : NetworkImage(url),
        child: url == null ? Icon(Icons.person) : null)
      """,
      """
      Container(
        decoration: BoxDecoration(
          color: url == null ? a : b, image: url == null ? null : DecorationImage(image: url)))
      """,
    ] {
      #expect(try !isBroken(button(picture), Self.kind), "\(picture)")
    }
    // A tick or none is a state, and so is a picture that is chosen by one.
    #expect(try isBroken(button("done == null ? Icon(Icons.circle) : Icon(Icons.check)")))
    #expect(try isBroken(button("xs.isEmpty ? Icon(Icons.circle) : Icon(Icons.check)")))
    #expect(try isBroken(button("done ? Icon(Icons.check) : Image.network(url)")))
    #expect(
      try isBroken(button("ship.kind == Kind.photo ? Icon(Icons.check) : Image.asset('a.png')")))
  }

  @Test func `is a style that is given or else the usual one`() throws {
    let words = """
      class Words extends StatelessWidget {
        const Words(this.text, {this.style, this.hue});
        final String text;
        final TextStyle? style;
        final Color? hue;
        Widget build(BuildContext context) {
          final shown = style ?? Theme.of(context).textTheme.bodyMedium!;
          return Text(text, style: shown.copyWith(fontSize: shown.fontSize * 2, color: hue ?? a));
        }
      }
      """
    let style = "Theme.of(context).textTheme.bodyMedium?.copyWith(color: a)"
    #expect(try !isBroken(button("Words('to', style: \(style), hue: ship.hue)"), words))
    #expect(try !isBroken(button("Icon(Icons.a, color: ship.hue ?? a)")))
    // Whether it is there decides something else too.
    #expect(try isBroken(button("Icon(Icons.a, color: (ship.isIn ? b : null) ?? a)")))
    #expect(
      try isBroken(button("Icon(ship.hue == null ? Icons.a : Icons.b, color: ship.hue ?? a)")))
  }

  @Test func `is a component that is a picture, or what is seen in its place`() throws {
    func face(_ picture: String) -> String {
      "class Face extends StatelessWidget { Widget build(BuildContext context) => \(picture); }"
    }
    for picture in [
      "ship.isMuted ? Icon(Icons.person) : Image.network(ship.face)",
      "ship.face.endsWith('.svg') ? SvgPicture.network(ship.face) : Image.network(ship.face)",
      """
      FutureBuilder(
        future: load(ship),
        builder: (c, loaded) => loaded.isOld ? Container(child: Icon(Icons.person)) : OctoImage(image: loaded.data))
      """,
    ] {
      #expect(try !isBroken(button("Face()"), face(picture)), "\(picture)")
      #expect(try !isBroken(button("ClipOval(child: Face())"), face(picture)), "\(picture)")
    }
    // What the author drew is chosen by what it shows, and with words or a dot it is more than a picture.
    for picture in [
      "ship.isIn ? Icon(Icons.check) : Icon(Icons.circle)",
      "ship.isIn ? Image.asset('in.png') : Image.asset('out.png')",
      "Stack(children: [Image.network(ship.face), Icon(ship.isIn ? Icons.check : Icons.circle)])",
    ] {
      #expect(try isBroken(button("Face()"), face(picture)), "\(picture)")
    }
  }

  @Test func `is told with what decides it, and not with a question about a picture beside it`()
    throws
  {
    let face = """
      class Face extends StatelessWidget {
        Widget build(BuildContext context) =>
          ship.isOld && ship.isFar ? Icon(Icons.person) : Image.network(ship.face);
      }
      """
    let app = FlutterApp(
      body:
        "TextButton(onPressed: f, child: Row(children: [Face(), Text('a'), if (ship.isIn) Icon(Icons.a) else Icon(Icons.b)]))",
      face)
    let unit = try #require(app.unit())
    let found = Auditor().audit(unit, [unit.own.report(.platform)]).findings
    let message = try #require(found.first { $0.rule == Self.rule }?.message)
    #expect(message.contains("“ship.isIn”"), "\(message)")
  }

  @Test func `is whether a tile is a button`() throws {
    let title = "Text('a', style: TextStyle(color: on ? a : b))"
    #expect(try !isBroken("ListTile(onTap: on && !busy ? () => go() : null, title: \(title))"))
    #expect(try isBroken("ListTile(onTap: busy ? () => go() : null, title: \(title))"))
  }

  @Test func `tells nothing by what stands in for an icon`() throws {
    let dots = "Container(width: 8, height: 8, decoration: BoxDecoration(color: item.color))"
    func row(_ icon: String) -> String {
      "ListTile(onTap: f, leading: item.icon != null ? \(icon) : \(dots), title: Text('a'))"
    }
    let rules: Set<String> = ["state-not-exposed", "info-by-shape-only"]
    #expect(try rules.isDisjoint(with: FlutterApp(body: row("Icon(item.icon)")).broken()))
    #expect(try !rules.isDisjoint(with: FlutterApp(body: row("Icon(Icons.check)")).broken()))
  }

  @Test func `follows what is light or dark`() throws {
    let dark = "Theme.of(context).brightness == Brightness.dark"
    let getters = """
      extension Lights on BuildContext { bool get isNight => \(dark); }
      extension Shades on Color {
        bool get isPale => computeLuminance() > 0.5;
        Color get onTop => computeLuminance() > 0.5 ? Colors.black : Colors.white;
      }
      """
    for look in [
      "Icon(Icons.a, color: \(dark) ? a : b)",
      "Icon(Icons.a, color: Brightness.dark == mode ? a : b)",
      "\(dark) ? Image.asset('a.png') : Image.asset('b.png')",
      "context.isNight ? Image.asset('a.png') : Image.asset('b.png')",
      "Icon(Icons.a, color: hue.computeLuminance() > 0.5 ? a : b)",
      "Icon(Icons.a, color: 0.5 < item.hue.computeLuminance() ? a : b)",
      "Icon(Icons.a, color: (hue.computeLuminance() + 0.05) * 2 > 0.5 ? a : b)",
      "Icon(Icons.a, color: ThemeData.estimateBrightnessForColor(hue) == Brightness.dark ? a : b)",
    ] {
      #expect(try !isBroken(button(look), getters), "\(look)")
    }
    for color in ["hue.onTop", "hue.isPale ? a : b", "isSunny ? a : b", "glow > 0.5 ? a : b"] {
      let buoy = """
        class Buoy extends StatefulWidget { State<Buoy> createState() => _BuoyState(); }
        class _BuoyState extends State<Buoy> {
          Color hue = Colors.red;
          bool get isSunny => hue.computeLuminance() > 0.5;
          double get glow => hue.computeLuminance();
          Widget build(BuildContext context) => \(button("Icon(Icons.a, color: \(color))"));
        }
        """
      #expect(try !isBroken("Buoy()", buoy + getters), "\(color)")
    }
    #expect(try isBroken(button("Icon(Icons.a, color: hue.value > 5 ? a : b)"), getters))
  }

  private static let state = "final bool chosen;"

  @Test(arguments: [
    "Card(color: chosen ? Colors.teal : Colors.white, child: InkWell(onTap: f, child: Text('A')))",
    "Material(color: chosen ? Colors.teal : Colors.white, child: InkWell(onTap: f, child: Text('A')))",
    "Ink(color: chosen ? Colors.teal : Colors.white, child: InkWell(onTap: f, child: Text('A')))",
    "Container(decoration: BoxDecoration(border: Border.all(color: chosen ? Colors.teal : Colors.white)), child: GestureDetector(onTap: f, child: Text('A')))",
    "AnimatedContainer(duration: d, color: chosen ? Colors.teal : Colors.white, child: TextButton(onPressed: f, child: Text('A')))",
    "InkWell(onTap: f, child: AnimatedContainer(duration: d, color: chosen ? Colors.teal : Colors.white, child: Text('A')))",
    "InkWell(onTap: f, child: Text.rich(TextSpan(text: 'A', style: TextStyle(color: chosen ? Colors.teal : Colors.white))))",
    "InkWell(onTap: f, child: Row(children: [Text('A'), if (chosen) Icon(Icons.lock)]))",
  ])
  func `is one around what is pressed, and of its words and marks`(_ body: String) throws {
    #expect(try isBroken(body, Self.state), "\(body)")
  }

  @Test(arguments: [
    // Something else is in it.
    "Card(color: chosen ? Colors.teal : Colors.white, child: Row(children: [Text('B'), TextButton(onPressed: f, child: Text('A'))]))",
    "Material(color: chosen ? Colors.teal : Colors.white, child: Column(children: [TextButton(onPressed: f, child: Text('A')), TextButton(onPressed: f, child: Text('B'))]))",
    // It is said.
    "Card(color: chosen ? Colors.teal : Colors.white, child: InkWell(onTap: f, child: Text(chosen ? 'On' : 'Off')))",
    "Material(color: chosen ? Colors.teal : Colors.white, child: Semantics(selected: chosen, child: InkWell(onTap: f, child: Text('A'))))",
    "InkWell(onTap: f, child: Text.rich(TextSpan(text: chosen ? 'On' : 'Off', style: TextStyle(color: chosen ? Colors.teal : Colors.white))))",
    "InkWell(onTap: f, child: Row(children: [Text('A'), if (chosen) Icon(Icons.lock, semanticLabel: 'Locked')]))",
    // How a setting has all of them look.
    "Card(color: isWide ? Colors.teal : Colors.white, child: InkWell(onTap: f, child: Text('A')))",
    // That there is something to show.
    "InkWell(onTap: f, child: Row(children: [Text('A'), if (chosen != null) Icon(Icons.lock)]))",
    "InkWell(onTap: f, child: Row(children: [Text('A'), if (all.isNotEmpty) Icon(Icons.lock)]))",
  ])
  func `is told, or hangs on more than that`(_ body: String) throws {
    let members = Self.state + "final List<String> all; final bool isWide;"
    #expect(try !isBroken(body, members), "\(body)")
  }
}

@Suite struct `A look that a control tells of by its state` {
  @Test(arguments: [
    "FilterChip(label: Text(t, style: TextStyle(color: on ? a : b)), selected: on, onSelected: f)",
    "IconButton(isSelected: on, icon: Icon(on ? Icons.a : Icons.b), tooltip: 'Pin', onPressed: f)",
    "IconButton(icon: Icon(on ? Icons.a : Icons.b), tooltip: on, onPressed: f)",
    "Icon(Icons.a, color: on ? a : b, semanticLabel: on)",
    "SwitchListTile(title: Text('Pin', style: TextStyle(color: on ? a : b)), value: on, onChanged: f)",
  ]) func `is told`(_ body: String) throws {
    #expect(
      try !FlutterApp(body: "GestureDetector(onTap: f, child: \(body))").broken().contains(
        "state-not-exposed"))
    #expect(try !FlutterApp(body: body).broken().contains("state-not-exposed"))
  }

  @Test func `is not where it says something else`() throws {
    let body =
      "FilterChip(label: Text(t, style: TextStyle(color: on ? a : b)), selected: other, onSelected: f)"
    #expect(try FlutterApp(body: body).broken().contains("state-not-exposed"))
  }
}

@Suite struct `A look that hangs on a picture` {
  private func broken(_ decoration: String, _ child: String = "Text('a')") throws -> [String] {
    try FlutterApp(
      body:
        "ListTile(onTap: f, title: Text('a'), leading: Container(decoration: \(decoration), child: \(child)))",
      """
      String? path = load();
      ImageProvider picture(String? path) {
        if (path == 'https://a.org/none.png') { path = 'https://a.org/nobody.png'; }
        return NetworkImage(path ?? 'https://a.org/nobody.png');
      }
      """
    ).broken()
  }

  @Test func `is no state where that is made of what is asked`() throws {
    #expect(
      try broken("BoxDecoration(image: DecorationImage(image: picture(path)))").isEmpty)
    let ground = "BoxDecoration(color: path != null ? Colors.red : Colors.green)"
    #expect(
      try broken(
        ground,
        "Column(children: [if (path != null) Container(decoration: BoxDecoration(image: DecorationImage(image: NetworkImage(path!))))])"
      )
      .isEmpty)
    #expect(
      try broken(
        "BoxDecoration()",
        "Column(children: [if (path != null) Image.network(path!), Container(decoration: \(ground), child: Text('b'))])"
      ).isEmpty)
    #expect(try broken(ground) == ["state-not-exposed"])
    #expect(
      try broken(
        "BoxDecoration(image: DecorationImage(image: on ? AssetImage('a') : AssetImage('b')))")
        == ["state-not-exposed"])
  }
}
