import Components
import Flutter
import Testing
import VoiceOver

/// Lists and maps of a function: what is put into them is there, as far as that can be followed.
@Suite struct `Collections that are changed` {
  private func app(_ steps: String, _ shown: String) -> FlutterApp {
    FlutterApp(
      body: "crew(xs)", "Widget crew(xs) { \(steps) return Column(children: [\(shown)]); }")
  }

  private static let entries = "for (final e in m.entries) Text(e.key)"

  @Test(arguments: [
    "for (final x in xs) { m[x.deck] = [x]; }",
    "for (final x in xs) { (m[x.deck] ??= []).add(x); }",
    "for (final x in xs) { m.putIfAbsent(x.deck, () => []).add(x); }",
    "for (final x in xs) { m.update(x.deck, (all) => all + [x], ifAbsent: () => [x]); }",
    "for (final x in xs) { final all = m[x.deck] ??= []; all.add(x); }",
    "for (final x in xs) { if (x.isAboard) m[x.deck] = [x]; }",
    "xs.forEach((x) => m[x.deck] = [x]);",
  ]) func `have as many entries as there may be`(_ loop: String) throws {
    let app = app("final m = <String, List<Mate>>{}; \(loop)", Self.entries)
    #expect(try app.costs().platform.last == 20)
    #expect(try app.says() == ["‹e.key›."])
  }

  @Test(arguments: [
    ("m['Bow'] = a; m['Stern'] = b; m['Bow'] = c;", ["Bow.", "Stern."], [2, 2]),
    ("m.addAll({'Bow': a, 'Stern': b}); m.remove('Bow');", ["Stern."], [1, 1]),
    ("m['Bow'] = a; if (b) m['Stern'] = b;", ["Bow.", "Stern."], [1, 2]),
    ("m.putIfAbsent('Bow', () => a); m.putIfAbsent('Bow', () => b);", ["Bow."], [1, 1]),
    ("m['Bow'] = a; m.clear();", [], [0, 0]),
    ("m['Bow'] = [a]; m['Bow']!.add(b);", ["Bow."], [1, 1]),
  ]) func `have the entries whose keys the source tells`(
    _ steps: String, _ said: [String], _ cost: [Int]
  ) throws {
    let app = app("final m = <String, Object>{}; \(steps)", Self.entries)
    #expect(try app.says() == said)
    #expect(try app.costs().platform == cost)
  }

  @Test(arguments: [
    ("all.removeAt(1);", ["Anne.", "Eve."], [2, 2]),
    ("all.remove('Anne');", ["Bob.", "Eve."], [2, 2]),
    ("all.removeAt(i);", ["Anne.", "Bob.", "Eve."], [0, 3]),
    ("all.removeWhere((a) => a == 'Bob');", ["Anne.", "Eve."], [2, 2]),
    ("all.retainWhere((a) => isAboard(a));", ["Anne.", "Bob.", "Eve."], [0, 3]),
    ("all.insert(1, 'Kim');", ["Anne.", "Kim.", "Bob.", "Eve."], [4, 4]),
    ("all[1] = 'Kim';", ["Anne.", "Kim.", "Eve."], [3, 3]),
    ("all.sort();", ["Anne.", "Bob.", "Eve."], [3, 3]),
    ("all..removeLast()..add('Kim');", ["Anne.", "Bob.", "Kim."], [3, 3]),
  ]) func `have what is left of them`(_ step: String, _ said: [String], _ cost: [Int]) throws {
    let app = app("final all = ['Anne', 'Bob', 'Eve']; \(step)", "for (final a in all) Text(a)")
    #expect(try app.says() == said)
    #expect(try app.costs().platform == cost)
  }

  @Test(arguments: [
    "all.fillRange(0, 2, a);", "all.setAll(0, xs);", "for (final x in xs) { all.removeLast(); }",
  ]) func `are unknown after what is not followed`(_ step: String) throws {
    let app = app("final all = ['Anne', 'Bob']; \(step)", "for (final a in all) Text(a)")
    #expect(try app.says() == ["‹a›."])
    #expect(try app.costs().platform == [20, 20])
  }
}

@Suite struct `Lists made of others that nobody knows` {
  private func app(_ list: String, _ shown: String) -> FlutterApp {
    FlutterApp(
      body: "crew(items, other)",
      "Widget crew(List<Mate> items, List<Mate> other) { \(list) return \(shown); }")
  }

  @Test(arguments: [
    "final all = [...items, ...other];", "final all = [...items]; all.addAll(other);",
    "final all = [...?items].followedBy(other);",
  ]) func `are as long as all of them`(_ list: String) throws {
    let shown = app(list, "Column(children: all.map((x) => Text(x.name)).toList())")
    #expect(try shown.says() == ["‹x.name›.", "‹x.name›."])
    #expect(try shown.costs().platform == [40, 40])
    let open = app(list, "all.isEmpty ? Text('None') : Column(children: [Text('a'), Text('b')])")
    #expect(try open.costs().platform == [1, 2])
    let built = app(
      list, "ListView.builder(itemCount: all.length, itemBuilder: (c, i) => Text(all[i].name))")
    #expect(try built.costs().platform == [20, 20])
  }

  @Test func `have what is in them in any case`() throws {
    let list = "final all = ['All', ...items];"
    let app = app(
      list, "Column(children: [for (final x in all) Text(x), if (all.isEmpty) Text('None')])")
    #expect(try app.says() == ["All.", "‹x›."])
    #expect(try app.costs().platform == [21, 21])
  }

  @Test func `are one thing that cannot be read where they are widgets`() throws {
    let app = FlutterApp(body: "Column(children: [Text('a'), ...rows])")
    #expect(try app.costs().platform == [2, 2])
    #expect(app.report()?.isOpaque == true)
  }
}
