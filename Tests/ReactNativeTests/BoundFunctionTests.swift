import Components
import ReactNative
import Testing
import VoiceOver

/// Functions with some of their arguments.
@Suite struct `Functions that are bound` {
  @Test func `have what they are bound to before what they are called with`() throws {
    let others = "const line = (kind, x) => <T>{kind} {x.name}</T>;"
    for body in [
      "{xs.map(line.bind(null, 'New'))}", "{xs.map(line.bind(null, 'New').bind(null))}",
    ] {
      let screen = try #require(ScriptApp(showing: body, others).unit("Home")).own
      #expect(screen.speech == ["New ‹x.name›."], "\(body)")
    }
  }
}
