import Components
import ReactNative
import Testing
import VoiceOver

/// What stands in itself, and what is there at times.
@Suite struct `React Native once more` {
  private func home(_ body: String, _ others: String = "") throws -> ComponentScreen {
    try #require(ScriptApp(showing: body, others).unit("Home")).own
  }

  @Test func `a component in itself is one stop more`() throws {
    let tree = "const Tree = ({n}) => <V><T>{n.name}</T>{n.kids.map(k => <Tree n={k}/>)}</V>;"
    let screen = try home("<Tree n={x}/>", tree)
    #expect(screen.swipes(.platform) == Cost(min: 21, max: 21))
    #expect(screen.speech == ["‹x.name›.", "‹Tree› repeats itself."])
    #expect(!screen.report(.platform).isOpaque)
  }

  @Test func `a function that writes itself is one stop more`() throws {
    let read = """
      const read = all => all.map(one => one.all ? <V>{read(one.all)}</V> : <T>{one.text}</T>);
      """
    #expect(try !home("{read(x)}", read).report(.platform).isOpaque)
  }

  @Test func `in an element it says nothing of itself`() throws {
    let tree = "const Tree = ({n}) => <V><T>{n.name}</T>{n.kids.map(k => <Tree n={k}/>)}</V>;"
    #expect(try home("<V accessible><Tree n={x}/></V>", tree).speech == ["‹x.name›."])
  }

  @Test func `what is not there at first is not said in an element`() throws {
    let field = """
      const Field = () => { const [wrong, setWrong] = React.useState();
        return <V accessible><T>Name</T>{Boolean(wrong) && <T>{wrong}</T>}
          <Button title="Go" onPress={() => setWrong('Too short')}/></V>; };
      """
    #expect(try home("<Field/>", field).speech == ["Name, Go."])
    #expect(
      try home("<V accessible><T>Name</T>{err && <T>{err}</T>}</V>").speech == ["Name, ‹err›."])
  }

  @Test func `nothing is seen at no opacity`() throws {
    #expect(
      try home("<V style={{opacity: v ? 1 : 0}}><T>on</T></V>").swipes(.platform)
        == Cost(min: 0, max: 1))
    #expect(
      try home("<V style={{opacity: v ? 1 : 0.5}}><T>on</T></V>").swipes(.platform)
        == Cost(min: 1, max: 1))
    let moved = """
      const Moved = ({on}) => {
        const style = useAnimatedStyle(() => ({opacity: withTiming(on ? 1 : 0)}));
        const late = useAnimatedStyle(() => ({opacity: withDelay(9, withSpring(on ? 0 : 1))}));
        return <V><V style={style}><T>on</T></V><V style={[style, late]}><T>off</T></V></V>; };
      """
    #expect(try home("<Moved on={v}/>", moved).swipes(.platform) == Cost(min: 1, max: 1))
  }

  @Test func `texts are known letter by letter`() throws {
    for (code, said) in [
      ("'books of Ann'.replace('Ann', 'Bob')", "books of Bob."),
      ("'a b a'.replace('a', 'c')", "c b a."), ("'a b a'.replaceAll('a', 'c')", "c b c."),
      ("'books'[0].toUpperCase() + 'books'.slice(1)", "Books."),
      ("'books'.charAt(0) + 'books'.substring(3, 1)", "boo."), ("'books'.slice(-2)", "ks."),
    ] {
      #expect(try home("<T>{\(code)}</T>").speech == [said], "\(code)")
    }
    #expect(try home("<T>{'a'.replace(/a/, 'b')}</T>").speech != ["b."])
  }

  private static let names = """
    const names = user => {
      const all = [];
      if (user.mail) { all.push('Mail'); }
      if (user.phone) { all.push('Phone'); }
      if (user.post) { if (user.street) { all.push(user.street); } else { all.push('Post'); } }
      if (all.length >= 2) {
        return all.slice(0, all.length - 1).join(', ') + ' or ' + all[all.length - 1];
      }
      return all.length === 1 ? all[0] : '';
    };
    """

  @Test func `a list with items that are there at times is each of the lists that it may be`()
    throws
  {
    #expect(
      try home("<TextInput placeholder={names(x)}/>", Self.names).speech
        == ["at times Mail, Phone or ‹x.street› or 4 others. Text Field."])
    let count = "const all = [1]; if (v) { all.push(2); }"
    #expect(
      try home(
        "<Two v={v}/>", "const Two = ({v}) => { \(count) return all.length > 1 && <T>two</T>; };"
      )
      .swipes(.platform) == Cost(min: 0, max: 1))
    #expect(
      try home(
        "<Two v={v}/>", "const Two = ({v}) => { \(count) return all.length > 0 && <T>one</T>; };"
      )
      .swipes(.platform) == Cost(min: 1, max: 1))
  }

  @Test func `a component that is chosen of one only is no choice`() throws {
    let deep = String(repeating: "<Box>", count: 18)
    let end = String(repeating: "</Box>", count: 18)
    let home = try home(
      deep + "<T>Rent</T>" + end,
      """
      import {PROBE} from 'some-settings';
      const Box = ({as: Kind = V, children, ...others}) => {
        const Shown = PROBE === 'yes' ? V : Kind;
        return <Shown {...others}>{children}</Shown>;
      };
      """)
    #expect(home.speech == ["Rent."])
    #expect(home.report(.platform).isOpaque == false)
  }
}
