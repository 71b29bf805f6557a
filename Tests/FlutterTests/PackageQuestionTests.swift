import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A question that a package asks` {
  @Test(arguments: [
    ("Platform.isIOS", true), ("Platform.isMacOS", false), ("GetPlatform.isIOS", true),
    ("GetPlatform.isMobile", true), ("GetPlatform.isDesktop", false), ("GetPlatform.isWeb", false),
    ("UniversalPlatform.isDesktopOrWeb", false), ("UniversalPlatform.isAndroid", false),
  ])
  func `about where the app runs has one answer`(asked: String, holds: Bool) throws {
    let app = FlutterApp(body: "Column(children: [if (\(asked)) Text('a') else Text('b')])")
    #expect(try app.says() == [holds ? "a." : "b."])
  }

  @Test func `of a flag is the same by each of its names`() throws {
    func costs(_ asked: String, _ other: String) throws -> [Int] {
      let app = FlutterApp(
        body: "Column(children: [if (\(asked)) Text('a'), if (\(other)) Text('b')])",
        "final fog = Fog(); class Fog { final thick = false.obs; }")
      return try app.costs().platform
    }
    #expect(try costs("fog.thick.isFalse", "fog.thick.value") == [1, 1])
    #expect(try costs("fog.thick.isTrue", "!fog.thick.value") == [1, 1])
    #expect(try costs("fog.thick.isTrue", "fog.thick.isFalse") == [1, 1])
    #expect(try costs("fog.thick.isTrue", "fog.thick.value") == [0, 2])
  }

  @Test func `whether an answer is there is none`() throws {
    let mark = """
      class Mark extends StatelessWidget {
        const Mark({this.on});
        final bool? on;
        Widget build(BuildContext context) =>
          Column(children: [Text('Top'), if (on != null) Text('n')]);
      }
      """
    #expect(try FlutterApp(body: "Mark(on: load()['a'] == true)", mark).costs().platform == [2, 2])
    #expect(try FlutterApp(body: "Mark(on: load()['a'])", mark).costs().platform == [1, 2])
  }

  @Test func `whether a length is there is none`() throws {
    let head = """
      class Head extends StatelessWidget {
        const Head({this.count});
        final int? count;
        Widget build(BuildContext context) =>
          Column(children: [Text('Top'), if (count != null) Text('n')]);
      }
      """
    #expect(try FlutterApp(body: "Head(count: load().length)", head).says() == ["Top.", "n."])
    #expect(try FlutterApp(body: "Head(count: load().length)", head).costs().platform == [2, 2])
    #expect(try FlutterApp(body: "Head(count: load()?.length)", head).costs().platform == [1, 2])
  }

  private static let answer = """
    class Log extends StatelessWidget {
      const Log({required this.answer});
      final Either<Fault, Tide> answer;
      Widget build(BuildContext context) => answer.fold(
        (fault) => const SizedBox.shrink(),
        (tide) => Column(children: [Text('High tide'), TextButton(onPressed: f, child: Text('Map'))]));
    }
    """

  @Test func `with a function for each of its kinds shows what one of them makes`() throws {
    let app = FlutterApp(body: "Log(answer: load())", Self.answer)
    #expect(try app.says() == ["High tide.", "Map. Button."])
    #expect(try app.costs().platform == [0, 2])
    #expect(try #require(app.report()).isOpaque == false)
    // What makes nothing that is seen is asked for something else.
    let sum = FlutterApp(
      body: "Column(children: [Text(xs.fold((a) => a.name, (b) => b.name))])", "final xs = load();")
    #expect(try sum.costs().platform == [1, 1])
  }
}
