import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `A component in itself` {
  private static let post = """
    class Post extends StatelessWidget {
      const Post({this.kind = Kind.whole, this.isAnswer = true});
      final Kind kind;
      final bool isAnswer;
      Widget build(BuildContext context) => InkWell(onTap: f, child: Column(children: [
        if (kind != Kind.above) Above(),
        Text('Words'),
        IconButton(tooltip: 'Like', onPressed: f, icon: Icon(Icons.favorite)),
      ]));
    }
    enum Kind { whole, above }
    class Above extends StatelessWidget { Widget build(BuildContext context) => Post(kind: Kind.above); }
    """

  @Test func `is read where its arguments end that`() throws {
    let app = FlutterApp(body: "Post()", Self.post)
    #expect(try app.says() == ["Words.", "Words.", "Like. Button.", "Like. Button."])
    #expect(try app.costs().platform == [4, 4])
  }

  @Test func `is told of, and is part of nothing, where nothing ends it`() throws {
    let app = FlutterApp(
      body: "Post()", Self.post.replacing("Post(kind: Kind.above)", with: "Post()"))
    #expect(try app.says() == ["Words.", "‹Post› repeats itself.", "Like. Button."])
    let deep = FlutterApp(
      body: "Post()",
      Self.post.replacing("Post(kind: Kind.above)", with: "Post(isAnswer: !false)")
        .replacing("if (kind != Kind.above) Above()", with: "Above()"))
    #expect(try deep.says().count { $0.hasPrefix("‹Post›") } == 1)
  }
}
