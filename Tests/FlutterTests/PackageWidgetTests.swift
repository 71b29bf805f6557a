import Components
import Flutter
import Rules
import Testing
import VoiceOver

@Suite struct `A list of a package that nobody knows` {
  private static let row = "ListTile(title: Text(xs[i]), onTap: f)"

  private func platform(_ body: String) throws -> [Int] {
    try FlutterApp(body: body).costs().platform
  }

  @Test func `repeats what its builder makes`() throws {
    let row = "itemBuilder: (context, i) => \(Self.row)"
    #expect(try platform("PierList.builder(itemCount: xs.length, \(row))") == [20, 20])
    #expect(try platform("PierList(\(row))") == [20, 20])
    #expect(try platform("PierList(itemCount: 3, \(row))") == [3, 3])
    let items = "PierList(elements: xs, itemBuilder: (context, item) => Text(item.name))"
    #expect(try platform(items) == [20, 20])
  }

  @Test func `has what parts its rows between them`() throws {
    let app = """
      PierList.separated(
        itemCount: xs.length, separatorBuilder: (context, i) => Text('next'),
        itemBuilder: (context, i) => \(Self.row))
      """
    #expect(try platform(app) == [40, 40])
  }

  @Test func `takes them from a delegate`() throws {
    let built = "SliverChildBuilderDelegate((context, i) => \(Self.row), childCount: xs.length)"
    let sliver = "CustomScrollView(slivers: [SliverPier(delegate: \(built))])"
    #expect(try platform(sliver) == [20, 20])
    let listed = "SliverChildListDelegate([Text('a'), Text('b'), Text('c')])"
    #expect(try platform("CustomScrollView(slivers: [SliverPier(delegate: \(listed))])") == [3, 3])
    let paged = "PierChildren(itemBuilder: (context, item, i) => Text(item.name))"
    #expect(try platform("PierPages(builderDelegate: \(paged))") == [20, 20])
  }

  @Test func `has rows that are one element each`() throws {
    let app = FlutterApp(
      body: "PierList(itemCount: xs.length, itemBuilder: (context, i) => \(Self.row))")
    #expect(try app.broken().isEmpty)
    #expect(try app.costs().guideline == [20, 20])
  }

  @Test func `is none where its builder is not told which row it is`() throws {
    let body = "PierMenu(itemBuilder: (context) => [Text('a'), Text('b')])"
    #expect(try platform(body) == [2, 2])
  }
}

@Suite struct `Widgets of the framework around others` {
  @Test func `are nothing of their own`() throws {
    let around = [
      "SliderTheme", "ExcludeFocus", "NavigationBarTheme", "SwitchTheme", "TextButtonTheme",
      "KeepAlive",
    ]
    for name in around {
      let app = FlutterApp(body: "\(name)(data: d, child: Text('a'))")
      #expect(try app.says() == ["a."])
      #expect(try #require(app.report()).isOpaque == false, "\(name)")
      #expect(try #require(app.unit()).own.report(.platform).swipes.platform.max == 1)
    }
    let sliver = "SliverOverlapAbsorber(handle: h, sliver: SliverToBoxAdapter(child: Text('a')))"
    let app = FlutterApp(
      body: "CustomScrollView(slivers: [\(sliver), SliverOverlapInjector(handle: h)])")
    #expect(try app.says() == ["a."])
    #expect(!FlutterApp.isStrange(app))
    let sheet = FlutterApp(
      body: "DraggableScrollableSheet(builder: (context, controller) => Text('a'))")
    #expect(try sheet.says() == ["a."])
    #expect(!FlutterApp.isStrange(sheet))
  }

  @Test func `of packages dress or move what they are given`() throws {
    for code in [
      "ConfettiWidget(controller: c, child: Text('a'))",
      "SmoothHighlight(color: c, child: Text('a'))",
      "TextScroll('a')",
    ] {
      let app = FlutterApp(body: code)
      #expect(try app.says() == ["a."], "\(code)")
      #expect(!FlutterApp.isStrange(app), "\(code)")
    }
  }

  @Test func `show the icons of bars`() throws {
    for name in ["BackButtonIcon", "CloseButtonIcon", "DrawerButtonIcon"] {
      let app = FlutterApp(
        body: "IconButton(tooltip: 'Leave', icon: const \(name)(), onPressed: f)")
      #expect(try app.says() == ["Leave. Button."])
      #expect(!FlutterApp.isStrange(app), "\(name)")
      let silent = FlutterApp(body: "IconButton(icon: const \(name)(), onPressed: f)")
      let other = FlutterApp(body: "IconButton(icon: const Icon(Icons.anchor), onPressed: f)")
      #expect(try silent.broken() == other.broken())
      #expect(try silent.says() == other.says())
    }
  }

  @Test(arguments: [
    (
      "SliverStickyHeader.builder(builder: (context, state) => Text('Tides'), sliver: Pier())",
      ["Tides."]
    ),
    (
      "SliverStickyHeaderBuilder(builder: (context, state) => Text('Tides'), sliver: Pier())",
      ["Tides."]
    ),
    (
      "StickyHeaderBuilder(builder: (context, amount) => Text('Tides'), content: Text('High'))",
      ["Tides.", "High."]
    ),
    (
      "LinearPercentIndicator(leading: Text('a'), widgetIndicator: Text('b'), trailing: Text('c'))",
      ["a.", "b.", "c."]
    ),
  ]) func `show the parts that their source shows`(_ code: String, _ said: [String]) throws {
    let pier = """
      class Pier extends StatelessWidget {
        Widget build(BuildContext context) => SizedBox();
      }
      """
    let app = FlutterApp(body: code, pier)
    #expect(try app.says() == said)
    #expect(!FlutterApp.isStrange(app))
  }

  @Test func `say the label of a badge`() throws {
    #expect(try FlutterApp(body: "Badge(label: Text('4'))").says() == ["4."])
    #expect(
      try FlutterApp(body: "Badge(isLabelVisible: false, label: Text('4'))").says().isEmpty)
    #expect(try FlutterApp(body: "Badge(child: Text('a'))").says() == ["a."])
    let counted = FlutterApp(
      body: "ListTile(title: Text('Mail'), trailing: Badge(label: Text('4')))")
    #expect(try counted.says() == ["Mail, 4."])
  }
}

extension FlutterApp {
  /// Something in it is of a package that nobody knows.
  static func isStrange(_ app: FlutterApp) -> Bool {
    app.report()?.isOpaque ?? true
  }
}

@Suite struct `Words that a widget of a package is given` {
  @Test(arguments: [
    (
      "FancySheet(title: 'Berths', description: 'All of them', child: Text('a'))",
      ["Berths.", "All of them.", "a."]
    ),
    ("FancyButton(text: 'Moor', onPressed: f)", ["Moor. Button."]),
    ("FancyButton(text: 'Moor', onPressed: f, child: Text('Cast off'))", ["Cast off. Button."]),
  ]) func `are seen, and more may be`(_ code: String, _ said: [String]) throws {
    let app = FlutterApp(body: code)
    #expect(try app.says() == said)
    #expect(try #require(app.report()).isOpaque)
  }
}

@Suite struct `A map of flutter_map` {
  @Test func `is at least one stop, with what stands on it`() throws {
    let app = FlutterApp(
      body: """
        FlutterMap(options: o, children: [
          TileLayer(urlTemplate: u), PolylineLayer(polylines: []), layers.make(), for (final l in more) l.make(),
          MarkerLayer(markers: [for (final p in piers) Marker(point: p.at, child: Text(p.name))]),
          Align(child: IconButton(icon: Icon(Icons.add), tooltip: 'Zoom in', onPressed: f)),
        ])
        """)
    #expect(try app.says() == ["‹FlutterMap›.", "‹p.name›.", "Zoom in. Button."])
    #expect(try app.costs().platform == [22, 22])
    #expect(try #require(app.report()).isOpaque)
  }

  @Test func `may have names that nobody can read`() throws {
    let app = FlutterApp(
      body:
        "FlutterMap(options: o, children: [GestureDetector(onTap: f, child: pin.make()), pin.make()])"
    )
    #expect(try app.costs().platform == [2, 2])
    #expect(try app.broken().contains("unlabeled-control") == false)
  }

  @Test func `may be folded up at first`() throws {
    let folded = "Expandable(collapsed: Text('Less'), expanded: Text('More'))"
    let app = FlutterApp(
      body: "ExpandableNotifier(child: ScrollsToTop(onScrollsToTop: f, child: \(folded)))")
    #expect(try app.says() == ["Less."])
    #expect(app.report()?.isOpaque == false)
    func two(_ controller: String) throws -> [Int] {
      try FlutterApp(
        body: """
          Expandable(controller: \(controller), collapsed: Container(),
            expanded: Column(children: [Text('a'), Text('b')]))
          """
      ).costs().platform
    }
    #expect(try two("ExpandableController()") == [0, 2])
    #expect(try two("fold") == [0, 2])
  }
}

@Suite struct `A picture of a package that its builder draws` {
  private func picture(_ drawn: String) -> String {
    "CachedNetworkImage(imageUrl: address, imageBuilder: (context, provider) => \(drawn))"
  }

  private func button(_ drawn: String) -> String {
    "TextButton(onPressed: f, child: Row(children: [\(picture(drawn)), Text('Anna')]))"
  }

  @Test func `is what its builder makes`() throws {
    let paint = [
      "CircleAvatar(foregroundImage: provider)",
      "Container(decoration: BoxDecoration(image: DecorationImage(image: provider)))",
    ]
    for drawn in paint {
      let app = FlutterApp(body: button(drawn))
      #expect(try app.says() == ["Anna. Button."])
      #expect(try FlutterApp(body: picture(drawn)).costs().guideline == [1, 1])
    }
    let image = FlutterApp(body: button("Image(image: provider)"))
    #expect(try image.says() == ["Anna. Button. Image."])
  }

  @Test func `is an image without one`() throws {
    let plain = "CachedNetworkImage(imageUrl: address, imageBuilder: null)"
    let app = FlutterApp(body: "InkWell(onTap: f, child: Row(children: [\(plain), Text('Anna')]))")
    #expect(try app.says() == ["Anna. Image."])
  }
}

@Suite struct `A picture that is paint` {
  @Test(arguments: [
    ("CircleAvatar(backgroundImage: image)", ""),
    ("Container(decoration: BoxDecoration(image: DecorationImage(image: image)))", ""),
    (
      "CachedNetworkImage(imageUrl: a, imageBuilder: (c, p) => CircleAvatar(backgroundImage: p))",
      ""
    ),
    ("Image(image: image)", "Image."),
  ]) func `is none in a tap`(_ picture: String, _ said: String) throws {
    let app = FlutterApp(body: "GestureDetector(onTap: f, child: \(picture))")
    #expect(try app.says() == [said])
  }

  @Test func `is one where only the guideline counts it`() throws {
    let app = FlutterApp(body: "CircleAvatar(backgroundImage: image)")
    #expect(try app.costs().guideline == [1, 1])
    #expect(try app.costs().platform == [0, 0])
    #expect(app.report("Page", .guideline)?.stops.map(\.speech) == ["Image."])
  }
}

@Suite struct `Pages of a package` {
  @Test(arguments: [
    "CarouselSlider(items: [Text('a'), Column(children: [b, c])], options: o)",
    "CarouselSlider.builder(itemCount: n, itemBuilder: (c, i, real) => i == 0 ? Text('a') : Panel())",
    "PreloadPageView.builder(itemCount: n, itemBuilder: (c, i) => i == 0 ? Text('a') : Panel())",
  ]) func `are there one at a time`(_ code: String) throws {
    let app = FlutterApp(
      body: code,
      "class Panel extends StatelessWidget { Widget build(c) => Column(children: [b, c]); }")
    #expect(try app.says() == ["a."])
    #expect(try app.costs().platform == [1, 1])
  }
}
