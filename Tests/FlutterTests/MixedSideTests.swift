import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `One of several in one node` {
  private func says(_ side: String, _ other: String) throws -> [String] {
    let column = "Column(children: [Text('Name'), if (busy) \(side) else \(other)])"
    return try FlutterApp(body: "ListView(children: [\(column)])").says()
  }

  @Test func `is not said with what the other is`() throws {
    let gauge = "LinearProgressIndicator(value: done)"
    let toggle = "Switch(value: true, onChanged: f)"
    #expect(try says(gauge, "Text('Queue')").allSatisfy { !$0.contains("Queue") })
    #expect(try says("Text('Queue')", gauge) == ["Name, Queue."])
    #expect(try says(toggle, "Text('None')") == ["Name. Switch Button. On."])
    #expect(
      try says("Text('None')", toggle).allSatisfy { $0.contains("None") != $0.contains("Switch") })
    #expect(try says("Text('A')", "Text('Long')") == ["Name, A or Long."])
    #expect(try says(gauge, "SizedBox()").count == 1)
  }

  @Test func `is one stop`() throws {
    let column = """
      Column(children: [Text('Name'), if (busy) Switch(value: on, onChanged: f) else Text('None')])
      """
    let app = FlutterApp(body: "ListView(children: [\(column)])")
    #expect(try app.costs().platform == [1, 1])
    #expect(try app.broken().contains("state-not-exposed") == false)
  }

  @Test func `is one stop where one side stands by itself`() throws {
    let sides = "(ready && open) ? Text('loose') : ElevatedButton(onPressed: f, child: Text('Go'))"
    let app = FlutterApp(
      body: "ListView(children: [\(sides), Text('b')])")
    #expect(try app.costs().platform == [2, 2])
    let rows = FlutterApp(body: "ListView.builder(itemCount: n, itemBuilder: (c, i) => \(sides))")
    #expect(try rows.costs().platform == [20, 20])
  }
}
