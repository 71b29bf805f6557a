import Components
import ReactNative
import Testing
import VoiceOver

/// Variables that functions inside of the component change.
@Suite struct `Variables that functions change` {
  private func home(_ code: String, _ body: String) throws -> ComponentScreen {
    let others = "const Page = ({xs, one, words}) => { \(code) return <V>\(body)</V>; };"
    return try #require(ScriptApp(showing: "<Page xs={x.all}/>", others).unit("Page")).own
  }

  static let list = "<T>Head</T><FlatList data={rows} renderItem={() => <T>row</T>}/>"

  @Test func `are lists of unknown length`() throws {
    for code in [
      "xs.forEach(x => rows.push({a: x}));", "xs.forEach(x => { rows.push(x); });",
      "_.forEach(xs, x => rows.push(x));", "_.each(xs, x => { rows.push(x); });",
      "xs.map(x => rows.push(x));", "words.replace(/a/g, w => rows.push(w));",
      "xs.forEach((x, i) => { rows[i] = x; });", "xs.forEach(x => x.ok && rows.push(x));",
      "const add = x => rows.push(x); walk(xs, add);",
      "const add = x => { rows.push(x); }; const each = x => add(x); walk(xs, x => each(x));",
      "xs.sort((a, b) => { rows.push(a); return 1; }); walk(x => { rows = rows.concat(x); });",
    ] {
      let screen = try home("let rows = []; \(code)", Self.list)
      #expect(screen.swipes(.platform) == Cost(min: 21, max: 21), "\(code)")
      #expect(screen.report(.platform).rows.map(\.isAssumed) == [true], "\(code)")
    }
  }

  @Test func `are objects with members that nobody knows`() throws {
    for code in [
      "xs.forEach(x => { by[x.k] = x; });", "xs.forEach(x => by[x.k] = x);",
      "_.forEach(xs, x => { by[x.k] = x; });",
      "xs.forEach(x => { if (!by[x.k]) by[x.k] = []; by[x.k].push(x); });",
      "xs.forEach(x => { (by[x.k] = by[x.k] || []).push(x); });",
      "for (const x of xs) { by[x.k] = x; }", "walk(xs, x => { by[x.k] = x; });",
    ] {
      let screen = try home(
        "const by = {}; \(code)", "<T>Head</T>{Object.values(by).map(x => <T>row</T>)}")
      #expect(screen.swipes(.platform) == Cost(min: 21, max: 21), "\(code)")
    }
    let inside = try home(
      "const all = {rows: []}; xs.forEach(x => all.rows.push(x));",
      "{all.rows.map(x => <T>row</T>)}")
    #expect(inside.swipes(.platform) == Cost(min: 20, max: 20))
  }

  @Test func `are texts of unknown words`() throws {
    for code in [
      "xs.forEach(x => { line += x.word; });", "xs.forEach(x => line += x.word);",
      "for (const x of xs) { line += x.word; }", "words.replace(/a/, w => { line = w; });",
      "const add = x => { line += x; }; walk(xs, add);",
    ] {
      let screen = try home("let line = ''; \(code)", "<T>Head</T><T>{line}</T>")
      #expect(screen.speech == ["Head.", "‹line›."], "\(code)")
    }
  }

  @Test func `are what a call of their own function makes them`() throws {
    let screen = try home(
      "const rows = []; const add = n => { rows.push(<T>{n}</T>); }; add('a'); if (one) add('b'); add('c');",
      "{rows}")
    #expect(screen.speech == ["a.", "b.", "c."])
    #expect(screen.swipes(.platform) == Cost(min: 2, max: 3))
  }

  /// Events and effects change what is shown later.
  @Test func `stay where what changes them runs later`() throws {
    let screen = try home(
      "let line = 'One'; useEffect(() => { line = 'Two'; });",
      "<T>{line}</T><P onPress={() => { line = 'Three'; }}><T>Go</T></P>")
    #expect(screen.speech.first == "One.")
    let own = try home(
      "let line = 'One'; walk(xs, line => { line += 'x'; }); walk(() => { let line; line = 'y'; });",
      "<T>{line}</T>")
    #expect(own.speech == ["One."])
  }

  @Test func `are either where a branch decides`() throws {
    let screen = try home(
      "let rows = []; if (one) { rows.push(one); } else { rows = xs.map(x => x); }", Self.list)
    #expect(screen.report(.platform).rows.map(\.isAssumed) == [true])
    #expect(screen.swipes(.platform).max > 20)
    let after = try home(
      "let rows; if (one) { rows = [<T>a</T>]; } else { rows = [<T>b</T>, <T>c</T>]; } rows.push(<T>d</T>);",
      "{rows}")
    #expect(after.swipes(.platform) == Cost(min: 2, max: 3))
  }
}
