import Components
import ReactNative
import Testing
import VoiceOver

/// Texts that code writes anew over and over.
@Suite struct `A text in many ways` {
  private static let code = """
    const links = body => (body && body.match(/https?:\\S+/g)) || [];
    const pictures = body => {
      const found = [];
      links(body).forEach(one => { if (one.match(/png$/)) found.push(one); });
      return found;
    };
    const plain = raw => {
      let text = raw;
      pictures(raw).forEach(one => {
        text = text.replace(new RegExp(`a${one}`, 'g'), '');
        text = text.replace(new RegExp(`b${one}`, 'g'), '');
        text = text.replace(new RegExp(one, 'g'), '');
      });
      if (!text.match(/@x/)) {
        text = text.split(' ').map(w => (w.match(/^http/) ? w : w.replace(/^@/, 'at '))).join(' ');
      }
      return text.trim();
    };
    const told = (note, time) => {
      if (note.kind === 'join' || note.kind === 'add') {
        if (note.name) {
          if (time) return `${note.name} joined ${time} ago`;
          if (note.by) return `${note.by} added ${note.name}`;
          if (note.host) return `${note.host} invited ${note.name}`;
          if (note.team) return `${note.name} joined ${note.team}`;
          if (note.room) return `${note.name} joined ${note.room}`;
          return `${note.name} joined`;
        }
        return note.message || note.props?.message || note.text || '';
      }
      return note.message || note.props?.message || note.text || '';
    };
    """

  /// What is done with each of them multiplied them: this one took minutes.
  @Test func `is one that nobody knows`() throws {
    let app = ScriptApp(
      showing: """
        <FlatList data={xs} renderItem={({item}) => <T>{plain(told(item, item.time))}</T>}/><T>End</T>
        """, Self.code)
    let home = try #require(app.unit("Home")).own
    #expect(home.swipes(.platform) == Cost(min: 21, max: 21))
    #expect(home.speech.last == "End.")
    #expect(app.program.steps.reduce(0) { $0 + $1.steps } < 60_000)
  }

  /// Rewritten once or twice, a text that is one of a few is still that.
  @Test func `is told as long as it is one of a few`() throws {
    let home = try #require(
      ScriptApp(
        showing: "<T>{told(s, v).replace('a', 'b').trim()}</T>", Self.code
      ).unit("Home")
    ).own
    #expect(home.speech == ["‹s.host› invited ‹s.name› or 6 others."])
  }

  /// What chooses between two of them is still known.
  @Test func `hangs on what chooses it`() throws {
    let cases = (0..<60).map { "case 'k\($0)': return key + '\($0)';" }.joined(separator: " ")
    let app = ScriptApp(
      showing: """
        <P accessibilityRole="button" onPress={s.go}>
          <T style={{color: checked ? of('a', s.kind) : of('b', s.kind)}}>A</T></P>
        """, "const of = (key, kind) => { switch (kind) { \(cases) default: return key; } };")
    let home = try #require(app.unit("Home"))
    #expect(app.rules(of: home) == ["state-not-exposed"])
  }

  /// Whoever is asked in more ways than anybody reads: a method of it gives something.
  @Test func `has methods`() throws {
    let cases = (0..<60).map { "case \($0): return <T>Case \($0)</T>;" }.joined(separator: " ")
    let home = try #require(
      ScriptApp(
        showing: "<T>{one(v.kind).toString()}</T>",
        "const one = kind => { switch (kind) { \(cases) default: return null; } };"
      ).unit("Home")
    ).own
    #expect(home.swipes(.platform) == Cost(min: 1, max: 1))
  }
}
