import Components
import ReactNative
import Testing
import VoiceOver

/// Characters that only a font knows.
@Suite struct `Private characters of React Native` {
  @Test func `are not said`() throws {
    let app = ScriptApp(
      showing: """
        <T>\u{E001}</T><T>\u{100185} Back</T><T>{v ? '\u{F0004}' : '\u{F0005}'}</T>
        <P accessibilityRole="button" onPress={go}><T>\u{E002}</T><T>Save</T></P>
        <P accessibilityRole="button" onPress={go}><T>\u{E003}</T></P><T>{x}{' '}</T>
        """)
    let home = try #require(app.unit("Home"))
    #expect(home.own.speech == ["", "Back.", "", "Save. Button.", "Button.", "‹x›."])
    #expect(app.rules(of: home).contains("icon-button-no-label"))
  }

  @Test func `may be named by their numbers`() throws {
    let app = ScriptApp(
      showing: """
        <T>{String.fromCodePoint(57345)}</T><T>{String.fromCharCode(72, 105)}</T>
        <T>{String.fromCodePoint(parseInt('41', 16))}</T><T>{String.fromCodePoint(x.code)}</T>
        <T>{x.code.split('-').map(c => String.fromCodePoint(parseInt(c, 16))).join('')}</T>
        """)
    let home = try #require(app.unit("Home"))
    #expect(home.own.speech == ["", "Hi.", "A.", "‹character›.", "‹character›."])
  }
}
