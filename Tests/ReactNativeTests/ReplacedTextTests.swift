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

  @Test func `may be repeated`() throws {
    let screen = try #require(
      ScriptApp(
        showing: "<T>{'ab'.repeat(2)}</T><T>{`${x.a}!`.repeat(2)}</T><T>a{'b'.repeat(0)}</T>"
      )
      .unit("Home")
    ).own
    #expect(screen.speech == ["abab.", "‹x.a›!‹x.a›!", "a."])
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

  @Test func `is that of the state that is there first`() throws {
    let code = """
      const Page = () => { const [unit, setUnit] = React.useState('btc');
        return <V><T onPress={() => setUnit('sat')}>{units[unit].nice}</T><T>{short[unit]}</T></V>; };
      const units = {btc: {nice: 'Bitcoin'}, sat: {nice: 'Satoshi as a unit'}};
      const short = {eur: 'Euro, of all', btc: 'Coin', sat: 'Satoshi'};
      """
    let page = try #require(ScriptApp(showing: "<Page/>", code).unit("Page"))
    #expect(page.own.speech == ["Bitcoin. Link.", "Coin."])
  }
}
