import Components
import ReactNative
import Testing
import VoiceOver

/// What the rows of lists are made of, where code makes their items.
@Suite struct `Items of lists` {
  private func home(_ body: String, _ code: String = "") throws -> ComponentScreen {
    let others = """
      const Row = ({item}) => item.gap ? <V/>
        : <V><T>{item.name}</T>{!!item.note && <T>{item.note}</T>}{item.ways && item.ways.map(w => <T>{w}</T>)}</V>;
      const row = ({item}) => <Row item={item}/>;
      const Page = ({xs, s, on}) => { \(code) return <V>\(body)</V>; };
      """
    return try #require(ScriptApp(showing: "<Page xs={x.all}/>", others).unit("Page")).own
  }

  @Test func `are what a function makes of each`() throws {
    let made = "xs.map(x => ({name: x.full, ways: ['Mail', 'Call']}))"
    for data in [made, "[{gap: 1}, ...\(made), {gap: 2}]", "xs ? \(made) : []"] {
      let screen = try home("<FlatList data={\(data)} renderItem={row}/>")
      #expect(screen.swipes(.platform) == Cost(min: 60, max: 60), "\(data)")
      #expect(screen.speech.prefix(3) == ["‹x.full›.", "Mail.", "Call."], "\(data)")
    }
    // What is taken over as it is may be anything.
    let open = try home("<FlatList data={[{name: 'First'}, ...xs]} renderItem={row}/>")
    #expect(open.speech.first == "First.")
    #expect(open.speech.contains("‹item.note›."))
    #expect(open.swipes(.platform).min == 1)
  }

  @Test func `are counted up to the first rows`() throws {
    let screen = try home(
      "<FlatList data={[{}, ...xs, {}]} renderItem={({index}) => index === 0 ? <T>Top</T> : null}/>"
    )
    #expect(screen.swipes(.platform).min == 1)
    #expect(screen.speech.first == "Top.")
  }

  @Test func `are what each turn of a loop adds`() throws {
    let screen = try home(
      "<FlatList data={r} renderItem={row}/>",
      "const r = []; xs.forEach(x => { r.push({name: 'Head'}); r.push({name: x.full}); });")
    #expect(screen.swipes(.platform) == Cost(min: 40, max: 40))
    #expect(screen.speech.prefix(2) == ["Head.", "‹x.full›."])
  }

  @Test func `are those of a section that is made for each`() throws {
    let list = "renderSectionHeader={({section}) => <T>{section.title}</T>}"
    let own = try home(
      "<SectionList sections={xs.map(x => ({title: x.key, renderItem: row, data: [{name: 'A'}, {name: 'B'}]}))} \(list)/>"
    )
    #expect(own.swipes(.platform) == Cost(min: 60, max: 60))
    #expect(own.speech.prefix(3) == ["‹x.key›.", "A.", "B."])
    let data = try home(
      "<SectionList sections={xs.map(x => ({title: 'Group', data: x.rows}))} renderItem={({item}) => <T>{item.name}</T>} \(list)/>"
    )
    #expect(data.swipes(.platform) == Cost(min: 420, max: 420))
    #expect(data.speech.prefix(2) == ["Group.", "‹item.name›."])
    let loop = try home(
      "<SectionList sections={r} renderItem={({item}) => <T>{item.name}</T>} \(list)/>",
      "const r = []; for (const {title, rows} of xs) { const some = rows.filter(y => y.ok); if (some.length) r.push({title, data: some}); }"
    )
    #expect(loop.swipes(.platform).max == 420)
    #expect(loop.speech.prefix(2) == ["‹title›.", "‹item.name›."])
  }
}
