import Components
import ReactNative
import Testing
import VoiceOver

/// What apps ask of VoiceOver, and what they tell it of activation.
@Suite struct `Assistive technology in React Native` {
  private func app(_ others: String) -> ScriptApp {
    ScriptApp(showing: "<Part/>", "import {AccessibilityInfo} from 'react-native';\n" + others)
  }

  @Test(
    arguments: [
      "AccessibilityInfo.isScreenReaderEnabled().then(setOn);",
      "AccessibilityInfo.isScreenReaderEnabled().then(isOn => { setOn(isOn); });",
      "const ask = async () => { const now = await AccessibilityInfo.isScreenReaderEnabled(); setOn(now); }; ask();",
      "const heard = isOn => setOn(isOn); AccessibilityInfo.addEventListener('screenReaderChanged', heard);",
    ])
  func `runs where its state is asked for`(_ effect: String) throws {
    let app = app(
      """
      const useReader = () => { const [on, setOn] = React.useState(false); const [late, setLate] = React.useState(false);
        React.useEffect(() => { \(effect) }, []); return [on, late]; };
      const Part = () => { const [on, late] = useReader();
        return <V><T>Always</T>{!on && <T>Seen</T>}{on && <T>Heard</T>}{late && <T>Late</T>}</V>; };
      """)
    let home = try #require(app.unit("Home")).own
    #expect(home.speech == ["Always.", "Heard.", "Late."])
    #expect(home.swipes(.platform) == Cost(min: 2, max: 3))
  }

  @Test func `runs where a hook of a package says so`() throws {
    let app = app(
      """
      import {useAccessibilityInfo} from '@react-native-community/hooks';
      const Part = () => { const {screenReaderEnabled, reduceMotionEnabled} = useAccessibilityInfo();
        return <V>{screenReaderEnabled ? <T>Heard</T> : <T>Seen</T>}{reduceMotionEnabled && <T>Still</T>}</V>; };
      """)
    let home = try #require(app.unit("Home")).own
    #expect(home.swipes(.platform) == Cost(min: 1, max: 2))
    #expect(home.speech == ["Heard.", "Still."])
  }

  @Test func `is not meant by other states of the system`() throws {
    let app = app(
      """
      const Part = () => { const [on, setOn] = React.useState(false);
        React.useEffect(() => { AccessibilityInfo.isReduceMotionEnabled().then(setOn); }, []);
        return <V>{on && <T>Still</T>}</V>; };
      """)
    #expect(try #require(app.unit("Home")).own.swipes(.platform) == Cost(min: 0, max: 1))
  }

  @Test func `activates an element for the control in it`() throws {
    func rules(_ props: String) throws -> [String] {
      let app = app(
        """
        const Part = () => { const [on, setOn] = React.useState(false);
          return <V accessible role="switch" accessibilityLabel="Sound" accessibilityState={{checked: on}} \(props)>
            <T>Sound</T><Switch accessible={false} value={on} onValueChange={setOn}/></V>; };
        """)
      return app.rules(of: try #require(app.unit("Home")))
    }
    #expect(try rules("") == ["swallowed-control"])
    #expect(try rules("onAccessibilityTap={() => setOn(!on)}") == [])
  }

  /// A picture that others of the app can make a button of: here it does nothing.
  @Test(arguments: [
    ("", []), ("open={look}", ["nested-interactive"]), ("isOff={false}", ["nested-interactive"]),
  ])
  func `loses nothing in a touchable that does nothing`(_ props: String, _ rules: [String]) throws {
    let app = ScriptApp(
      showing: """
        <P role="button" onPress={go}><T>Ann</T><Picture \(props)/></P>
        """,
      """
      const Picture = ({open, isOff = true}) =>
        <P accessibilityRole="image" {...(open ? {onPress: open} : {disabled: isOff})}><V/></P>;
      """)
    #expect(app.rules(of: try #require(app.unit("Home"))) == rules)
  }

  @Test func `reaches no button of gesture-handler in another one`() throws {
    func rules(_ outer: String) throws -> [String] {
      let app = ScriptApp(
        showing: """
          <\(outer) accessible role="button" accessibilityLabel="Ann" onPress={go}><T>Ann</T>
            <BorderlessButton accessible role="button" accessibilityLabel="Delete" onPress={remove}><T>x</T></BorderlessButton></\(outer)>
          """, "import {RectButton, BorderlessButton} from 'react-native-gesture-handler';")
      return app.rules(of: try #require(app.unit("Home")))
    }
    #expect(try rules("RectButton") == ["nested-interactive"])
    #expect(try rules("P") == ["nested-interactive"])
    let filled = ScriptApp(
      showing: """
        <V accessible role="button" accessibilityLabel="Ann"><RectButton onPress={go}><V><T>Ann</T></V></RectButton></V>
        """, "import {RectButton} from 'react-native-gesture-handler';")
    #expect(filled.rules(of: try #require(filled.unit("Home"))) == [])
  }

  @Test func `meets a map as one thing, and nothing that is drawn`() throws {
    let app = ScriptApp(
      showing: """
        <MapboxGL.MapView><MapboxGL.Camera/><MapboxGL.ShapeSource><MapboxGL.LineLayer/></MapboxGL.ShapeSource>
          <MapboxGL.MarkerView><V><T>Here</T></V></MapboxGL.MarkerView></MapboxGL.MapView>
        <Canvas><Path path={x}/><Group><Path path={s}/></Group></Canvas><T>Below</T>
        """,
      """
      import MapboxGL from '@rnmapbox/maps'; import {Canvas, Group, Path} from '@shopify/react-native-skia';
      """)
    let home = try #require(app.unit("Home")).own
    #expect(home.swipes(.platform) == Cost(min: 2, max: 2))
    #expect(home.report(.platform).isOpaque)
    #expect(home.speech.last == "Below.")
  }

  @Test func `fields say what is in them, and that nobody can write there`() throws {
    func said(_ props: String) throws -> [String] {
      try #require(ScriptApp(showing: "<TextInput \(props)/>").unit("Home")).own.speech
    }
    #expect(try said("editable={false} defaultValue=\"Look\"") == ["Look. Dimmed. Text Field."])
    #expect(try said("editable={false} multiline placeholder=\"Look\"") == ["Look. Text Field."])
    #expect(try said("placeholder=\"City\" value=\"Bern\"") == ["Bern. Text Field."])
    #expect(try said("placeholder=\"City\" value={x}") == ["City. Text Field."])
    #expect(try said("placeholder=\"City\" value=\"\"") == ["City. Text Field."])
    #expect(
      try said("aria-label=\"Town\" placeholder=\"City\" value=\"Bern\"")
        == ["Town: Bern. Text Field."])
  }

  @Test func `say the state of the role that is told`() throws {
    func said(_ body: String, _ others: String) throws -> [String] {
      try #require(ScriptApp(showing: body, others).unit("Home")).own.speech
    }
    let row = """
      const Row = ({title, value}) => <V accessible accessibilityRole={value ? 'switch' : 'button'}
        accessibilityState={value ? {checked: value} : undefined}><T>{title}</T></V>;
      """
    #expect(
      try said("<Row title=\"Mentions\" value={x?.mentions}/>", row)
        == ["Mentions. Switch Button. checked."])
  }
}
