import Components
import ReactNative
import Testing
import VoiceOver

/// Files that are no code.
@Suite struct `A file that is no code` {
  @Test func `has no members that are asked for`() throws {
    let others = """
      const shots = [require('./a.png'), require('./b.png')];
      const Shot = ({item}) => { const {gap, label} = item; if (gap) return <V/>;
        return <V><Im source={item}/>{!!label && <T>{label}</T>}<T>Shot</T></V>; };
      """
    let app = ScriptApp(showing: "{shots.map(s => <Shot item={s}/>)}", others)
    let screen = try #require(app.unit("Home")).own
    #expect(screen.speech == ["Shot.", "Shot."])
    #expect(screen.swipes(.guideline) == Cost(min: 4, max: 4))
  }
}
