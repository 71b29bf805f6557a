import Components
import ReactNative
import Testing
import VoiceOver

/// What holds in one row of a list at most.
@Suite struct `Rows that are unlike the others` {
  private func home(_ body: String, _ others: String = "", _ code: String = "") throws
    -> ComponentScreen
  {
    let page = "const Page = ({xs, on, chosen, all}) => { \(code) return <V>\(body)</V>; };"
    return try #require(ScriptApp(showing: "<Page xs={x.all}/>", others + page).unit("Page")).own
  }

  private func cost(_ body: String, _ others: String = "", _ code: String = "") throws
    -> ClosedRange<Int>
  {
    let cost = try home(body, others, code).swipes(.platform)
    return cost.min...cost.max
  }

  private func list(_ row: String) -> String {
    "<FlatList data={xs} renderItem={({item, index}) => <V><T>{item.name}</T>{\(row)}</V>}/>"
  }

  @Test(arguments: [
    "index === 0 && <T>Top</T>", "!index && <T>Top</T>", "index < 1 && <T>Top</T>",
    "index === 3 && <T>Third</T>", "index === xs.length - 1 && <T>End</T>",
    "index + 1 === xs.length && <T>End</T>", "xs.length - 1 === index && <T>End</T>",
    "item.id === xs[0].id && <T>Top</T>", "item.id === chosen && <T>Chosen</T>",
    "item === chosen && <T>Chosen</T>", "item.id === 'all' && <T>All</T>",
    "index === 0 && !on && <T>Top</T>", "item.key === xs[xs.length - 1].key && <T>End</T>",
  ])
  func `are one at most`(_ row: String) throws {
    #expect(try cost(list(row)) == 20...21, "\(row)")
    let map = "{xs.map((item, index) => <V><T>{item.name}</T>{\(row)}</V>)}"
    #expect(try cost(map) == 20...21, "\(row)")
  }

  @Test(arguments: [
    "index > 0 && <T>and</T>", "index !== 0 && <T>and</T>", "index >= 1 && <T>and</T>",
    "index < xs.length - 1 && <T>and</T>", "index !== xs.length - 1 && <T>and</T>",
    "index + 1 < xs.length && <T>and</T>", "xs.length > index + 1 && <T>and</T>",
    "item.id !== xs[0].id && <T>and</T>",
  ])
  func `are all but one`(_ row: String) throws {
    #expect(try cost(list(row)) == 39...40, "\(row)")
  }

  @Test(arguments: [
    "item.id === item.parent && <T>Own</T>", "item.kind === 'a' && <T>A</T>",
    "index % 2 === 0 && <T>Even</T>", "item.id === find(item) && <T>Found</T>",
    "(item.id === chosen || on) && <T>Chosen</T>", "index > 2 && <T>Late</T>",
    "item.name === chosen && <T>Named</T>",
  ])
  func `may be any`(_ row: String) throws {
    #expect(try cost(list(row)) == 20...40, "\(row)")
  }

  @Test func `are so where a component is told which it is`() throws {
    let row = """
      const Row = ({item, isFirst, index, chosen}) => <V><T>{item.name}</T>{isFirst && <T>Top</T>}
        {index > 0 && <T>and</T>}{item.id === chosen && <T>Chosen</T>}</V>;
      """
    #expect(
      try cost(
        "{xs.map((x, i) => <Row item={x} isFirst={i === 0} index={i} chosen={chosen}/>)}", row)
        == 40...41)
    // What it is handed of its own item may be so in each.
    #expect(
      try cost("{xs.map(x => <Row item={x} index={1} chosen={x.parent}/>)}", row) == 40...60)
    // In rows of others it is nothing that tells these apart.
    #expect(
      try cost(
        "{all.map(a => <V>{xs.map(x => <V><T>{x.n}</T>{a.id === on && <T>On</T>}</V>)}</V>)}")
        == 400...420)
  }

  /// The first has what only a condition gives the others.
  @Test(arguments: [
    "(index === 0 || item.day !== xs[index - 1].day) && <T>Day</T>",
    "(item.day !== xs[index - 1].day || index === 0) && <T>Day</T>",
    "!index || item.day !== xs[index - 1].day ? <T>Day</T> : null",
  ])
  func `are the first, and others at times`(_ row: String) throws {
    let all = try home(list(row)).swipes(.platform)
    #expect((all.min...all.max) == 20...40, "\(row)")
    // Each of the others as often as not.
    #expect(all.typical < 3200, "\(row)")
  }

  /// Layers that fill the same place are seen one at a time, where each is asked for itself.
  @Test func `lie over the others`() throws {
    func layers(_ asked: String, _ position: String = "absolute") -> String {
      """
      {xs.map(x => <V style={{position: '\(position)', top: 0, left: 0, right: 0, bottom: 0,
        opacity: \(asked) ? 1 : 0}}><T>Title</T><T>{x.name}</T></V>)}
      """
    }
    #expect(try cost(layers("on(x.id)")) == 0...2)
    #expect(try cost(layers("on(x)")) == 0...2)
    #expect(try cost(layers("on(x.id)", "relative")) == 0...40)
    #expect(try cost(layers("chosen")) == 0...40)
    let page = "const Page = ({xs, on}) => <V>\(layers("on(x.id)"))</V>;"
    let app = ScriptApp(showing: "<Page xs={x.all}/>", page)
    #expect(app.rules(of: try #require(app.unit("Page"))) == [])
  }

  @Test func `have nothing to do with those of another list`() throws {
    let list = list("index === 0 && <T>Top</T>")
    let map = "{xs.map((x, i) => <V>{i > 0 && <T>and</T>}{x.id === chosen && <T>Chosen</T>}</V>)}"
    #expect(try cost(list + list) == 40...42)
    #expect(try cost(map + map) == 38...42)
    let own = "const Own = ({all}) => all.map((x, i) => <V>{i === 0 ? <T>Top</T> : <V/>}</V>);"
    #expect(try cost("<Own all={xs}/><Own all={all}/>", own) == 0...2)
  }

  @Test func `are said for their row only`() throws {
    let stops = try home(list("index === 0 && <T>Top</T>")).report(.platform).stops
    #expect(stops.map(\.speech) == ["‹item.name›.", "Top."])
    #expect(stops.map(\.count) == [20, 1])
  }

  @Test func `are so from either side of a choice that excludes the other`() throws {
    let code = "const first = xs.length ? xs[0].id : '';"
    #expect(try cost(list("item.id === first && <T>Top</T>"), "", code) == 20...21)
  }
}
