import Components
import ReactNative
import Testing
import VoiceOver

/// Texts and elements of which one or the other is there.
@Suite struct `One thing or another` {
  private func says(_ body: String, _ others: String = "") throws -> [String] {
    let page = "const Page = ({a, b, c, d, x, f, mail}) => <V>\(body)</V>;"
    let unit = try #require(
      ScriptApp(showing: "<Page a={x.a} b={x.b} c={x.c} d={x.d} x={x} f={x.f}/>", others + page)
        .unit("Page"))
    return unit.own.report(.platform).stops.map(\.speech)
  }

  private func costs(_ body: String, _ code: String = "", _ others: String = "") throws -> [Int] {
    let page = "const Page = ({a, b, c, d, xs}) => { \(code) return <V>\(body)</V>; };"
    let unit = try #require(
      ScriptApp(
        showing: "<Page a={x.a} b={x.b} c={x.c} d={x.d} xs={x.all}/>", others + page
      ).unit("Page"))
    let cost = unit.own.swipes(.platform)
    return [cost.min, cost.max]
  }

  @Test func `is told as either`() throws {
    #expect(try says("<T>{a ? 'Open' : 'Closed'}</T>") == ["Open or Closed."])
    #expect(
      try says("<Button title={a ? 'Close it' : 'Open it'} onPress={f}/>")
        == ["Close it or Open it. Button."])
    #expect(try says("<T>{a ? x.street : x.city}</T>") == ["‹x.street› or ‹x.city›."])
    #expect(try says("<T>{x.name || 'Nameless'}</T>") == ["‹x.name› or Nameless."])
    #expect(
      try says("<T>{x.count} {x.count === 1 ? 'ship' : 'ships'}</T>") == [
        "‹x.count› ship or ships."
      ])
    #expect(try says("<T>{x.count} ship{x.count === 1 ? '' : 's'}</T>") == ["‹x.count› ships."])
  }

  @Test func `is told beside what nobody follows`() throws {
    let told = """
      import {tell} from 'teller';
      const line = e => { if (e.known) { return tell(e); } return <T>No word of {e.kind}</T>; };
      """
    let said = try says("<T>{line(x)}</T>", told)
    #expect(said.count == 1)
    #expect(said.first?.contains(" or No word of ‹") == true)
  }

  @Test(arguments: [
    "(a && b) || (c && d)", "a && b || c", "(a || b) && (c || d)", "a && b && c || d",
    "(a && b) || (a && c)",
  ])
  func `excludes the other however it is asked`(_ asked: String) throws {
    #expect(
      try costs("{on && <T>Wait</T>}{!on && <T>Here</T>}", "const on = \(asked);") == [1, 1])
    // Of two that have nothing to do with each other both may be there.
    #expect(
      try costs("{on && <T>Wait</T>}{!xs && <T>Here</T>}", "const on = \(asked);") == [0, 2])
  }

  @Test func `takes no press where it is a plain box`() throws {
    let app = ScriptApp(
      showing: "<V onPress={x.go}><Ic name={x.on ? 'star' : 'star-outline'}/></V>")
    let unit = try #require(app.unit("Home"))
    #expect(!app.rules(of: unit).contains("tap-without-trait"))
    let touched = ScriptApp(showing: "<V onTouchEnd={x.go}><T>Go</T></V>")
    let other = try #require(touched.unit("Home"))
    #expect(touched.rules(of: other).contains("tap-without-trait"))
  }
}
