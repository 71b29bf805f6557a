import Components
import ReactNative
import Testing
import VoiceOver

/// Lists and objects, one by one.
@Suite struct `What goes through a collection` {
  @Test func `hands the list to its function`() throws {
    let screen = try #require(
      ScriptApp(
        showing:
          "{['a', 'b', 'c'].map((x, i, all) => i < all.length - 1 && <T>{x} of {all.length}</T>)}"
      ).unit("Home")
    ).own
    #expect(screen.speech == ["a of 3.", "b of 3."])
  }
}
