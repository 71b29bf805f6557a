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
}
