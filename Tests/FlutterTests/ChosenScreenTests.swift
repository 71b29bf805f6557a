import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A screen that a route shows` {
  private static let screens = """
    class Quay extends StatelessWidget {
      const Quay({super.key});
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Quay')), body: Text('q'));
    }
    class Pier extends StatelessWidget {
      const Pier({super.key});
      Widget build(BuildContext context) => Scaffold(appBar: AppBar(title: Text('Pier')), body: Text('p'));
    }
    """

  private func app(_ use: String, _ others: String = "") -> FlutterApp {
    FlutterApp(
      body: "TextButton(onPressed: () => \(use), child: Text('Go'))", Self.screens + others)
  }

  @Test(arguments: [
    "MaterialPageRoute(builder: (_) => calm ? const Quay() : const Pier())",
    "MaterialPageRoute(builder: (_) { if (calm) return const Quay(); return const Pier(); })",
    """
    MaterialPageRoute(builder: (_) => Provider(child: switch (tide) {
      'low' => const Quay(), 'high' when calm => const Pier(), _ => Container() }))
    """,
    """
    MaterialPageRoute(builder: (_) => ValueListenableBuilder<bool>(
      valueListenable: tide, builder: (c, isLow, _) => isLow ? const Quay() : const Pier()))
    """,
  ])
  func `or another one, as code chooses`(route: String) throws {
    let app = app("Navigator.push(context, \(route))")
    for name in ["Quay", "Pier"] {
      #expect(try #require(app.unit(name)).own.reason == .destination)
      #expect(try app.says(name).first == "Back. Button.")
    }
  }

  @Test func `with something in it is the outer one`() throws {
    let app = app(
      "Navigator.push(context, MaterialPageRoute(builder: (_) => Dock(child: const Quay())))",
      """
      class Dock extends StatelessWidget {
        const Dock({required this.child});
        final Widget child;
        Widget build(BuildContext context) => Scaffold(appBar: AppBar(), body: child);
      }
      """)
    #expect(try #require(app.unit("Dock")).own.reason == .destination)
    #expect(try #require(app.unit("Quay")).own.reason != .destination)
  }

  @Test func `by a package's class of routes`() throws {
    let app = app("Navigator.push(context, GetPageRoute(page: () => const Quay()))")
    #expect(try app.says("Quay") == ["Back. Button.", "Quay. Heading.", "q."])
  }

  @Test func `below, for as long as what is behind stays in use`() throws {
    let app = app(
      "showBottomSheet(context: context, builder: (_) => const Low())",
      """
      class Low extends StatelessWidget {
        const Low({super.key});
        Widget build(BuildContext context) => Text('l');
      }
      """)
    #expect(try app.says("Low") == ["l."])
    #expect(try #require(app.unit("Low")).own.reason == .sheet)
  }
}
