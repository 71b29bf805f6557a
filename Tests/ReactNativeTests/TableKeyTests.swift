import Components
import ReactNative
import Testing
import VoiceOver

/// Tables that are written out, and asked by a key that only a run tells.
@Suite struct `A table` {
  private static let code = """
    const marks = {big: 'Best', mid: 'Popular'};
    const shown = {big: true, mid: true, old: false};
    const units = {big: 'Metres', mid: 'Feet', old: 'Fathoms'};
    """

  private func screen(_ body: String) throws -> ComponentScreen {
    try #require(ScriptApp(showing: body, Self.code).unit("Home")).own
  }

  /// Who asks whether it is there reckons with a key that is not in it.
  @Test(arguments: [
    "{marks[s.kind] && <T>{marks[s.kind]}</T>}", "{marks[s.kind] ? <T>{marks[s.kind]}</T> : null}",
    "{marks[s.kind] !== undefined && <T>{marks[s.kind]}</T>}",
    "{!!marks[s.kind] && <T>{marks[s.kind]}</T>}",
  ])
  func `may lack what code asks for`(_ body: String) throws {
    let home = try screen("<T>Name</T>\(body)")
    #expect(home.swipes(.platform) == Cost(min: 1, max: 2))
    #expect(home.speech == ["Name.", "Best or Popular."])
  }

  @Test func `is asked the same by all who have the key`() throws {
    let home = try screen(
      "{marks[s.kind] && <T>One</T>}{marks[s.kind] ? <T>Two</T> : <><T>A</T><T>B</T></>}")
    #expect(home.swipes(.platform) == Cost(min: 2, max: 2))
  }

  @Test func `may have something in its place`() throws {
    #expect(try screen("<T>{units[s.kind] || 'None of these'}</T>").speech.count == 1)
    #expect(
      try screen("<T>{units[s.kind] ?? 'None of these'}</T>").speech
        == ["‹units[s.kind]› or None of these."])
  }

  @Test func `of flags says yes to those alone that it has`() throws {
    let cost = try screen("<T>Name</T>{shown[s.kind] && <T>Shown</T>}").swipes(.platform)
    #expect(cost.min...cost.max == 1...2)
  }

  /// Where nobody asks, the key is one of those that stand in it.
  @Test func `gives one of what stands in it`() throws {
    #expect(try screen("<T>{units[s.kind]}</T>").speech == ["‹units[s.kind]›."])
    #expect(try screen("<T>{units[s.kind]}</T>").swipes(.platform) == Cost(min: 1, max: 1))
  }
}
