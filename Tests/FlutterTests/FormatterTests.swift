import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `What a formatter makes` {
  private static let others = """
    final few = NumberFormat.compact();
    String brief(int number) => number < 1000 ? '$number' : few.format(number);
    """

  @Test(arguments: [
    ("DateFormat.yMMMd().format(boat.launched)", "‹launched›"),
    ("boat.pattern?.format(boat.launched) ?? ''", "‹launched›"),
    ("few.format(boat.weight)", "‹weight›"), ("brief(boat.weight)", "‹weight›"),
    ("HtmlUnescape().convert(boat.motto)", "‹motto›"),
    ("Uri.parse(boat.site).host", "‹host›"), ("Uri.tryParse(boat.site)?.host ?? ''", "‹host›"),
    ("DateFormat.Hm().format(DateTime.parse(boat.departure).toLocal())", "‹departure›"),
    ("DateFormat.Hm().format(boat.departure ?? DateTime.now())", "‹departure›"),
    ("parse(boat.story).body.text", "‹body text›"), ("boat.sailing.format(context)", "‹sailing›"),
    ("MaterialLocalizations.of(context).formatTimeOfDay(boat.sailing)", "‹sailing›"),
  ])
  func `is called by the data that it is made of`(_ code: String, _ said: String) throws {
    let app = FlutterApp(body: "Text(\(code))", Self.others)
    let report = try #require(app.report())
    #expect(report.stops.map { $0.spoken?.speech ?? $0.speech } == [said + "."])
  }

  @Test func `may be nothing where it is only tried`() throws {
    let panel = """
      class Panel extends StatelessWidget {
        Panel(this.site);
        final String site;
        Widget build(BuildContext context) {
          final address = Uri.tryParse(site);
          if (address == null) return Text('Nowhere');
          return Column(children: [Text('Somewhere'), Text(address.host)]);
        }
      }
      """
    #expect(try FlutterApp(body: "Panel(site)", panel).costs().platform == [1, 2])
    let parsed = panel.replacing("tryParse", with: "parse")
    #expect(try FlutterApp(body: "Panel(site)", parsed).costs().platform == [2, 2])
  }
}

@Suite struct `One of a list of which nobody knows what is in it` {
  private static let panel = """
    class Panel extends StatelessWidget {
      Panel(this.boats);
      final List<Boat> boats;
      Widget build(BuildContext context) {
        final found = boats.firstWhereOrNull((b) => b.id == id);
        return Column(children: [
          Text(boats.firstWhere((b) => b.id == id).motto), Text(boats.elementAt(2).name),
          if (found != null) Text(found.name)]);
      }
    }
    """

  @Test func `is called as these are, or as the code has it`() throws {
    let report = try #require(FlutterApp(body: "Panel(boats)", Self.panel).report())
    #expect(
      report.stops.map { $0.spoken?.speech ?? $0.speech }
        == ["‹motto›.", "‹boats name›.", "‹found name›."])
    #expect(try FlutterApp(body: "Panel(boats)", Self.panel).costs().platform == [2, 3])
  }
}
