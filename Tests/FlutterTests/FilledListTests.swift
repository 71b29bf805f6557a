import Components
import Flutter
import Testing
import VoiceOver

@Suite struct `The word that a list is empty` {
  private static let types = """
    class Ship { final String name; final List<String> crew; }
    final List<Ship> ships; final List<Ship> boats;
    """

  private func most(_ body: String) throws -> Int {
    try FlutterApp(body: body, Self.types).costs().platform[1]
  }

  @Test(arguments: [
    "ListView.builder(itemCount: ships.length, itemBuilder: (c, i) => Text(ships[i].name))",
    "ListView(children: [for (final s in ships) Text(s.name)])",
    "ListView(children: ships.map((s) => Text(s.name)).toList())",
    "ListView(children: ships.where((s) => s.isNear).map((s) => Text(s.name)).toList())",
  ])
  func `is not beside its rows`(_ list: String) throws {
    #expect(try most("Column(children: [if (ships.isEmpty) Text('None'), \(list)])") == 20)
    #expect(try most("Column(children: [if (!ships.isNotEmpty) Text('None'), \(list)])") == 20)
    #expect(try most("Column(children: [if (boats.isEmpty) Text('None'), \(list)])") == 21)
    #expect(try most("Column(children: [if (ships.isNotEmpty) Text('Some'), \(list)])") == 21)
  }

  @Test func `is beside what is there once more`() throws {
    let list = """
      ListView.builder(
        itemCount: ships.length + 1, itemBuilder: (c, i) => Text(i == 0 ? 'Top' : ships[i - 1].name))
      """
    #expect(try most("Column(children: [if (ships.isEmpty) Text('None'), \(list)])") == 22)
  }
}
