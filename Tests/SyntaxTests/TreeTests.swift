import Syntax
import TestSupport
import Testing

@Suite struct `A tree` {
  @Test(arguments: Fixture.all)
  func `says what its golden file says`(_ fixture: Fixture) throws {
    let text = TreeText(fixture.source).lines
    #expect(try Golden("\(fixture.name).tree").difference(from: text) == nil)
  }

  @Test(arguments: Fixture.all)
  func `has no gap where the source is good`(_ fixture: Fixture) {
    #expect(TreeText(fixture.source).unexpected == [])
  }

  @Test(arguments: Fixture.all)
  func `covers every token`(_ fixture: Fixture) {
    #expect(TreeFault.first(in: parse(fixture.source.span), of: fixture.source) == nil)
  }

  @Test func `is the same when its buffers have been used before`() {
    var reader = SyntaxReader()
    for fixture in Fixture.all + Fixture.all.reversed() {
      reader.read(fixture.source.span)
      let fresh = parse(fixture.source.span)
      #expect(reader.tree.nodes == fresh.nodes)
      #expect(reader.tree.tokens == fresh.tokens)
      #expect(reader.tree.directives == fresh.directives)
    }
  }

  @Test func `says where comments speak to swipecost`() {
    let source = "// swipecost:disable x\nlet a = 1 // swipecost:next y\n// not swipecost: here\n"
    #expect(TreeText(source).tree.directives == [0, 33])
  }
}
