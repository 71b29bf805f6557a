import Components
import ReactNative
import Testing
import VoiceOver

/// What a user meets first.
@Suite struct `States of React Native at first` {
  private func said(_ body: String, _ code: String) throws -> [String] {
    let text = """
      \(ScriptApp.header)
      export default function Home({name, order}) {
        \(code)
        return <V>\(body)</V>;
      }
      """
    let app = ScriptApp([("Home.tsx", text)])
    let screen = try #require(app.unit("Home")).own
    return (WrittenScreen(screen).usual ?? screen).speech
  }

  private static let sides = "{on ? <><T>Sent</T><T>Thanks</T></> : <T>Send</T>}"

  @Test(arguments: [
    "const [on, setOn] = useState(false);", "const [on, setOn] = React.useState();",
    "const [on, setOn] = useState(null); const send = () => setOn({});",
    "const [on, setOn] = useState(''); const send = useCallback(() => setOn('x'), []);",
    "const [on, setOn] = useState(false); useEffect(() => { load(order); }, [order]);",
  ])
  func `are what they begin with`(_ code: String) throws {
    #expect(try said(Self.sides, code) == ["Send."])
  }

  @Test(arguments: [
    "const [on, setOn] = useState(true);", "const [on, setOn] = useState(3);",
    "const [on, setOn] = useState('x');",
  ])
  func `are true where they begin so`(_ code: String) throws {
    #expect(try said(Self.sides, code) == ["Sent.", "Thanks."])
  }

  @Test(arguments: [
    "const [on, setOn] = useState(false); useEffect(() => { load().then(setOn); }, []);",
    """
    const [on, setOn] = useState(false); const start = () => setOn(true);
    useFocusEffect(useCallback(() => { start(); }, []));
    """,
    "const [on, setOn] = useState(false); useQuery({key: 'a', onSuccess: () => setOn(true)});",
    "const [on, setOn] = useState(false); useTimer(() => setOn(true));",
    "const [on, setOn] = useState(order.sent);", "const on = order.sent;",
  ])
  func `are open where they may change by themselves`(_ code: String) throws {
    #expect(try said(Self.sides, code) == ["Sent.", "Thanks."])
  }

  @Test func `are compared with what they are asked for`() throws {
    let code = "const [step, setStep] = useState('name');"
    let body = "{step === 'mail' && <T>Mail address</T>}{step !== 'mail' && <T>Name</T>}"
    #expect(try said(body, code) == ["Name."])
  }

  @Test func `decide what a text says`() throws {
    let code = "const [on, setOn] = useState(false); const [who, setWho] = useState(null);"
    #expect(try said("<T>{on ? 'Stop the music' : 'Play'}</T>", code) == ["Play."])
    #expect(try said("<T>{who?.name ? `To ${who.name}` : 'All'}</T>", code) == ["All."])
    #expect(try said("<T>{on ? order.title : ''}</T>", code) == ["‹order.title›."])
    #expect(try said("<T>{`Now: ${on ? 'recording' : 'idle'}`}</T>", code) == ["Now: idle."])
  }

  @Test(arguments: [
    "name ?? 'A guest without a name'", "name || 'A guest without a name'",
    "name ? name : 'A guest without a name'", "!name ? 'A guest without a name' : name",
  ])
  func `and data come before what stands in for them`(_ code: String) throws {
    #expect(try said("<T>{\(code)}</T>", "") == ["‹name› or A guest without a name."])
  }

  @Test(arguments: [
    ("name ?? ''", "‹name›."), ("name ?? order.title ?? 'None'", "‹name› or None."),
    ("`Hello ${name ?? 'guest'}!`", "Hello ‹name›! or Hello guest!"),
    ("name ?? order.title", "‹name›."),
  ])
  func `and all that is written is told`(_ code: String, _ speech: String) throws {
    #expect(try said("<T>{\(code)}</T>", "") == [speech])
  }

  @Test func `do not change a figure`() throws {
    let open = "const on = order.sent;"
    let known = "const [on, setOn] = useState(false);"
    let costs = try [open, known].map { code in
      let app = ScriptApp([
        (
          "Home.tsx",
          """
          \(ScriptApp.header)
          export default function Home({order}) { \(code) return <V>\(Self.sides)</V>; }
          """
        )
      ])
      return try #require(app.unit("Home")).own.swipes(.platform)
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0].max == 2)
  }
}
