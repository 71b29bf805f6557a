import Components
import ReactNative
import Testing
import VoiceOver

/// Lists that statements fill, item by item.
@Suite struct `Lists that are filled` {
  private func home(_ code: String, _ body: String) throws -> ComponentScreen {
    let others = "const Page = ({xs, on, s, p}) => { \(code) return <V>\(body)</V>; };"
    return try #require(ScriptApp(showing: "<Page xs={x.all}/>", others).unit("Page")).own
  }

  @Test func `have on a condition what stands behind a way out`() throws {
    for code in [
      "['a', 'b'].forEach(m => { if (!on[m]) { return; } r.push(m); });",
      "['a', 'b'].forEach(m => { if (!on[m]) return; const n = m; r.push(n); });",
      "for (const m of ['a', 'b']) { if (!on[m]) continue; r.push(m); }",
      "for (const m of ['a', 'b']) { if (!on[m]) { continue; } const n = m; r.push(n); }",
    ] {
      let screen = try home("const r = []; \(code)", "{r.map(m => <T>{m}</T>)}<T>End</T>")
      #expect(screen.swipes(.platform) == Cost(min: 1, max: 3), "\(code)")
      #expect(screen.report(.platform).stops.map(\.when) == ["on.a", "on.b", nil], "\(code)")
    }
    let both = try home(
      "const r = []; [1, 2].forEach(m => { if (on) { r.push('a'); return; } r.push('b'); return; });",
      "{r.map(m => <T>{m}</T>)}")
    #expect(both.swipes(.platform) == Cost(min: 2, max: 2))
    // What only a run tells the length of has as many rows.
    let open = try home(
      "const r = []; xs.forEach(x => { if (!x.ok) { return; } r.push(x); });",
      "{r.map(m => <T>row</T>)}")
    #expect(open.swipes(.platform).max == 20)
  }

  @Test func `are told with the first and one behind it where those differ`() throws {
    for between in ["if (i !== 0) r.push(<T>, </T>);", "if (i > 0) { r.push(', '); }"] {
      let screen = try home(
        "const r = []; xs.forEach((m, i) => { \(between) r.push(<T>{m.name}</T>); });", "<T>{r}</T>"
      )
      #expect(screen.speech == ["‹m.name›, ‹m.name›."], "\(between)")
    }
    let same = try home("const r = []; xs.forEach(m => r.push(<T>{m.name}</T>));", "<T>{r}</T>")
    #expect(same.speech == ["‹m.name›."])
  }

  @Test func `have rows that only a run counts where a loop goes through no list`() throws {
    for loop in ["for (let i = 0; i < xs.length; i += 2)", "while (xs.next())"] {
      let screen = try home(
        "const r = []; \(loop) { r.push('a'); }", "{r.map(m => <T>{m}</T>)}")
      #expect(screen.swipes(.platform).max == 20, "\(loop)")
      #expect(screen.speech == ["a."], "\(loop)")
    }
  }

  @Test func `are as many as their object has, whichever an item is put into`() throws {
    let fill = "const g = {a: [], b: []}; xs.forEach(x => g[x.k].push(x));"
    let list = """
      <SectionList sections={Object.keys(g).map(key => ({key, data: g[key]}))}
        renderSectionHeader={({section}) => <T>{section.key}</T>} renderItem={({item}) => <T>{item.n}</T>}/>
      """
    let screen = try home(fill, list)
    #expect(screen.swipes(.platform) == Cost(min: 42, max: 42))
    #expect(screen.speech.filter { $0 == "a." || $0 == "b." } == ["a.", "b."])
    let one = try home(
      "const g = {a: [], b: []}; g[on].push(1);", "{Object.values(g).flat().map(n => <T>n</T>)}")
    #expect(one.swipes(.platform).max <= 2)
  }

  @Test func `may have sections that are written among others`() throws {
    let screen = try home(
      "",
      """
      <SectionList sections={[{key: 'own', data: [{p}]}, ...s]}
        renderSectionHeader={({section}) => section.key === 'own' ? null : <T>Head</T>}
        renderItem={({item, section}) => section.key === 'own'
          ? <FlatList data={item.p} renderItem={() => <T>own</T>}/> : <T>other</T>}/>
      """)
    let rows = screen.report(.platform).rows
    #expect(rows.map(\.count).prefix(2) == [20, 20])
    #expect(screen.speech.first == "own.")
    #expect(screen.speech.contains("Head.") == true)
  }
}

@Suite struct `Numbers and parts of data` {
  private func home(_ body: String, _ code: String = "") throws -> ComponentScreen {
    let text = """
      import React from 'react'; import {View, Text, Dimensions, useWindowDimensions} from 'react-native';
      import {decode} from 'html-entities';
      export const Home = ({x}) => { \(code) return <View>\(body)</View>; };
      """
    return try #require(ScriptApp([("Home.tsx", text)]).unit("Home")).own
  }

  @Test func `are called as the data`() throws {
    let screen = try home(
      """
      <Text>{x.title[0]}</Text><Text>{x.title.charAt(0)}</Text><Text>{x.count - 1}</Text><Text>{decode(x.excerpt)}</Text>
      <Text>{x.names[0].first}</Text>
      """)
    #expect(
      screen.speech == [
        "‹x.title[0]›.", "‹x.title›.", "‹x.count - 1›.", "‹x.excerpt›.", "‹x.names[0].first›.",
      ])
  }

  @Test(arguments: [
    ("Dimensions.get('window').width > 600", false),
    ("Dimensions.get('window').width <= 500", true),
    ("useWindowDimensions().width >= 768", false), ("width > height", false),
    ("height > 300", true), ("useWindowDimensions().width < 320", false), ("width", true),
  ])
  func `that all phones have in common decide`(_ asked: String, _ holds: Bool) throws {
    let screen = try home(
      "{\(asked) ? <Text>yes</Text> : <Text>no</Text>}",
      "const {width, height} = useWindowDimensions();")
    #expect(screen.speech == [holds ? "yes." : "no."])
  }

  @Test(arguments: ["width > 375", "width * 2 > 100", "useWindowDimensions().fontScale > 1"])
  func `that phones differ in leave open`(_ asked: String) throws {
    let screen = try home(
      "{\(asked) ? <Text>yes</Text> : null}", "const {width} = Dimensions.get('screen');")
    #expect(screen.swipes(.platform) == Cost(min: 0, max: 1))
  }
}

@Suite struct `Rows of controls` {
  private func rules(_ row: String) throws -> [String] {
    let app = ScriptApp(
      showing: "<FlatList data={xs} renderItem={({item}) => <Row item={item}/>}/>", row)
    return app.rules(of: try #require(app.unit("Home"))).filter { $0 == "ungrouped-row" }
  }

  @Test(arguments: ["", "accessibilityRole=\"button\""])
  func `are as many elements as they have, with and without a role`(_ role: String) throws {
    let parts = "<TouchableOpacity \(role) onPress={go}><T>{item.a}</T></TouchableOpacity>"
    #expect(try rules("const Row = ({item}) => <V>\(parts)\(parts)</V>;") == [])
    #expect(
      try rules("const Row = ({item}) => <V>\(parts)<T>{item.b}</T><T>{item.c}</T></V>;") == [
        "ungrouped-row"
      ])
  }

  /// That what a key says is missing is told of no row.
  @Test func `are judged where what is looked up is there`() throws {
    func row(_ lookUp: String) -> String {
      """
      import {useSelector} from 'react-redux';
      const Row = ({item}) => { const user = useSelector(\(lookUp)); const go = user ? () => open(user.id) : undefined;
        return go ? <P role="button" onPress={go}><T>{user.name}</T><T>{item.n}</T></P>
          : <V><T>{item.n}</T><T>unknown</T></V>; };
      """
    }
    #expect(try rules(row("state => find(state, item.id)")) == [])
    #expect(try rules(row("state => state.users[item.id]")) == [])
    #expect(try rules(row("state => state.user")) == ["ungrouped-row"])
  }
}
