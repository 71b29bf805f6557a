import Components
import ReactNative
import Testing
import VoiceOver

/// What `replace` makes of texts.
@Suite struct `A text in which something is replaced` {
  @Test func `keeps the data in it`() throws {
    let screen = try #require(
      ScriptApp(
        showing: """
          <T>{s.name.replace(' ', '_')}</T><T>{`@${s.nick}`.replace(/ /g, '_')}</T>
          <T>{`a ${s.nick} b`.replaceAll(' ', '-')}</T><T>{'Hi %s'.replace('%s', s.name)}</T>
          <T>{'a.b.c'.replace('.', ' ')}</T><T>one{''.replace(/s$/, '')}</T>
          """
      ).unit("Home")
    ).own
    #expect(
      screen.speech == [
        "‹s.name›.", "@‹s.nick›.", "a-‹s.nick›-b.", "Hi ‹s.name›.", "a b.c.", "one.",
      ])
  }

  /// Any of a table would be a guess.
  @Test func `is no guess at one of many`() throws {
    let home = try #require(
      ScriptApp(
        showing: "<T>{codes[x.k].toUpperCase()}</T>",
        "const codes = {a: 'one', b: 'two', c: 'six'};"
      ).unit("Home"))
    #expect(home.own.speech == ["‹codes[x.k]›."])
  }
}
