import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A dialog that a component frames` {
  private func screens(_ code: String) -> [String: [String]] {
    let app = FlutterApp(["lib/main.dart": "import 'package:flutter/material.dart';\n" + code])
    var found: [String: [String]] = [:]
    for unit in app.program.units(at: "lib/main.dart") {
      for screen in [unit.own] + unit.inner where screen.reason != nil {
        found[screen.name] = screen.report(.platform).stops.map(\.speech)
      }
    }
    return found
  }

  private func home(_ show: String) -> String {
    """
    class Home extends StatelessWidget {
      Widget build(BuildContext context) =>
        Scaffold(body: TextButton(onPressed: () => \(show), child: Text('Go')));
    }
    """
  }

  private static let panel = """
    class Panel extends StatelessWidget {
      const Panel({this.title, this.content, this.count});
      final String? title;
      final Widget? content;
      final int? count;
      Widget build(BuildContext context) => Column(children: [
        if (title != null) Text(title!), if (content != null) content!, Text('Foot')]);
    }
    """

  @Test func `is told with what it is handed where it is shown`() {
    let shown = screens(
      Self.panel
        + home(
          "showModalBottomSheet(context: context, builder: (_) => Panel(content: Text('Body')))"))
    #expect(shown["Home.sheet"] == ["Scrim.", "Body.", "Foot."])
    #expect(shown["Panel"] == nil)
    let words = screens(
      Self.panel
        + home("showDialog(context: context, builder: (_) => const Panel(title: 'Sure?'))"))
    #expect(words["Home.dialog"] == ["Dismiss.", "Sure?", "Foot."])
    #expect(words["Panel"] == nil)
  }

  @Test func `is told by itself where it is handed data`() {
    let shown = screens(
      Self.panel
        + home("showModalBottomSheet(context: context, builder: (_) => Panel(count: 3))"))
    #expect(shown["Home.sheet"] == nil)
    #expect(shown["Panel"]?.contains("Foot.") == true)
  }

  @Test func `is told at each call of what hands on its parts`() {
    let shown = screens(
      Self.panel
        + """
        void ask(BuildContext context, {required Widget part}) =>
          showModalBottomSheet(context: context, builder: (_) => Panel(content: part));
        """
        + home("ask(context, part: Text('Part'))"))
    #expect(shown["Home.sheet"] == ["Scrim.", "Part.", "Foot."])
    #expect(shown["ask"] == nil)
  }

  @Test func `is told with the words that a helper is handed`() {
    let shown = screens(
      """
      void ask(BuildContext context, {required String title, String? text}) {
        Widget make() => AlertDialog(title: Text(title), content: text != null ? Text(text) : null);
        showDialog(context: context, builder: (_) => make());
      }
      """ + home("ask(context, title: 'Sure?', text: 'Gone then.')"))
    #expect(shown["Home.dialog"] == ["Dismiss.", "Sure?", "Gone then."])
    #expect(shown["ask"] == nil)
  }

  @Test func `may be shown by code of its own`() {
    let shown = screens(
      Self.panel
        + """
        class Own extends StatelessWidget {
          static void open(BuildContext context) =>
            showModalBottomSheet(context: context, builder: (_) => Panel(content: Own()));
          Widget build(BuildContext context) => Text('Own');
        }
        """)
    #expect(shown["Own.sheet"] == ["Scrim.", "Own.", "Foot."])
  }
}
