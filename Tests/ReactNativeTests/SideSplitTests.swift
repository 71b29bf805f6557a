import Components
import ReactNative
import Testing
import VoiceOver

/// Branches behind each other in one sentence.
@Suite struct `Sides that exclude each other` {
  private func speech(_ body: String, _ others: String = "") throws -> [String] {
    try #require(ScriptApp(showing: body, others).unit("Home")).own.speech
  }

  @Test func `are never said together`() throws {
    let state = "const Page = ({b}) => { const [on, set] = React.useState(false); return "
    func page(_ body: String) throws -> [String] {
      let others = state + "<V><P onPress={() => set(!on)}>\(body)</P></V>; };"
      return try #require(ScriptApp(showing: "<Page/>", others).unit("Page")).own.speech
    }
    #expect(try page("{on && <T>Stop</T>}{!on && <T>Go</T>}") == ["Go."])
    #expect(try page("<T>{on ? 'Stop' : null}{!on && 'Go'}</T>") == ["Go."])
    #expect(try page("<T>Now </T>{on && <T>Stop</T>}<V>{!on && <T>Go</T>}</V>") == ["Now, Go."])
    #expect(
      try page("<T>{on && <T>Stop</T>}{!on && b.total ? b.total : ' '}</T>") == ["‹b.total›."])
  }

  @Test func `are told by what decides about both`() throws {
    let others = """
      const Card = ({top, Foot}) => { const has = !!top; return <P>{has && <T>{top}</T>}{Foot}</P>; };
      const Row = ({x}) => { const more = x.kind === 'a' ? {top: x.note, Foot: <V/>}
        : {Foot: <V><T>{x.head}</T><T>{x.note}</T></V>}; return <Card {...more}/>; };
      """
    #expect(try speech("<Row x={x}/>", others) == ["‹x.head›, ‹x.note›."])
  }

  @Test func `stay as they are where they ask different questions`() throws {
    #expect(try speech("<P>{x.a && <T>A</T>}{x.b && <T>B</T>}</P>") == ["at times A, at times B."])
  }

  @Test func `are nothing where they are only spaces`() throws {
    #expect(try speech("<P><T>{'   '}</T></P>") == [""])
    #expect(try speech("<T>{x.name ? x.name : ' '}</T>") == ["‹x.name›."])
  }

  @Test func `are told by the one that says more of as many`() throws {
    let others = """
      const Post = ({x}) => {
        if (x.blocked.length) return <P onPress={f}><T>Hidden</T></P>;
        return <P onPress={f}><T>{x.author}</T><T>{x.words}</T></P>;
      };
      """
    #expect(try speech("<Post x={x}/>", others) == ["‹x.author›, ‹x.words›."])
  }

  @Test func `are told by the first of data that stand in for each other, and else by each`() throws
  {
    #expect(
      try speech("<T>{x.text || x.warning || 'Nothing written'}</T>")
        == ["‹x.text› or Nothing written."])
    #expect(try speech("<T>{x.nick || x.longName}</T>") == ["‹x.nick›."])
    #expect(try speech("<T>{x.isNew ? x.nick : x.longName}</T>") == ["‹x.nick› or ‹x.longName›."])
  }
}
