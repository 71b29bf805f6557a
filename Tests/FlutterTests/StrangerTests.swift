import Components
import Testing
import VoiceOver

@Suite struct `A widget of a package that nobody knows` {
  @Test func `shows what it is given, and may show more`() throws {
    let app = FlutterApp(body: "FancyBox(child: Text('a'))")
    let report = try #require(app.report())
    #expect(report.stops.map(\.speech) == ["a."])
    #expect(report.isOpaque)
    #expect(report.opaqueNames == ["FancyBox"])
  }

  @Test func `is a stop of its own where it is given nothing to see`() throws {
    let report = try #require(FlutterApp(body: "FancyChart(points)").report())
    #expect(report.swipes.platform.max == 1)
    #expect(report.opaqueNames == ["FancyChart"])
    let app = FlutterApp(
      body: "FancyBar(actions: const [Mark.bold, Mark.italic])", "enum Mark { bold, italic }")
    #expect(try app.costs().platform == [1, 1])
  }

  @Test func `is not known by what a class of the app makes of its parts`() throws {
    let text = """
      class Body extends MarkWidget {
        const Body({super.key, required super.data, this.isTight = true});
        final bool isTight;
        Widget build(BuildContext context, List<Widget>? children) {
          if (children!.length == 1 && isTight) return children.single;
          return Column(children: children);
        }
      }
      """
    let report = try #require(FlutterApp(body: "Body(data: news)", text).report())
    #expect(report.swipes.platform.min == 1 && report.swipes.platform.max == 1)
    #expect(report.opaqueNames == ["Body"])
  }

  @Test func `makes rows where its own code draws it with a list's delegate`() throws {
    let sticky = """
      class Sticky extends RenderObjectWidget {
        Sticky({required SliverChildDelegate delegate}) : _inner = Inner(delegate: delegate);
        final Inner _inner;
        RenderObjectElement createElement() => StickyElement(this);
      }
      """
    let list = "SliverChildBuilderDelegate((c, i) => Text(boats[i].name), childCount: boats.length)"
    let app = FlutterApp(
      body: "CustomScrollView(slivers: [Sticky(delegate: \(list))])", sticky)
    #expect(try app.costs().platform == [20, 20])
    let fixed = "SliverChildListDelegate([Text('Bow'), Text('Stern')])"
    let two = FlutterApp(
      body: "CustomScrollView(slivers: [Sticky(delegate: \(fixed))])", sticky)
    #expect(try two.says() == ["Bow.", "Stern."])
  }

  @Test func `may show what it is given by other names, where that is written`() throws {
    let actions =
      "[IconButton(tooltip: 'Sort', onPressed: f), IconButton(tooltip: 'Find', onPressed: f)]"
    let panel = "Panel(title: Text('Shelf'), headerActions: \(actions), content: Text('Books'))"
    let app = FlutterApp(body: panel)
    #expect(try app.costs().platform == [2, 4])
    let report = try #require(app.report())
    #expect(report.isOpaque)
    // Pictures that nobody may see, menus, and what stands in the place of the rest.
    for other in ["mark: Icon(Icons.a)", "menuItems: [Text('a')]", "loadingView: Text('a')"] {
      let app = FlutterApp(body: "Panel(content: Text('Books'), \(other))")
      #expect(try app.costs().platform == [1, 1], "\(other)")
    }
  }

  @Test func `leaves widgets of the framework whole`() throws {
    let report = try #require(FlutterApp(body: "Padding(child: Text('a'))").report())
    #expect(!report.isOpaque)
  }
}
