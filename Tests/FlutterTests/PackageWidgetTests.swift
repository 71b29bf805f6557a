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
