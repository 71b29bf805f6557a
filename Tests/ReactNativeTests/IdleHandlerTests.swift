import ReactNative
import Rules
import Testing

/// What is called when something is pressed, and does nothing on iOS.
@Suite struct `Handlers that do nothing` {
  private func rules(_ handler: String, _ code: String = "") throws -> [String] {
    let app = ScriptApp(
      showing: """
        <P role="button" onPress={s} onLongPress={\(handler)}><T>Home</T></P>
        """, "const PLATFORM = Platform.OS; const tell = () => f();\n" + code)
    return app.rules(of: try #require(app.unit("Home")))
  }

  private static let told = ["gesture-without-action"]

  @Test(arguments: [
    "() => {}", "() => { if (PLATFORM === 'android') { tell(); } }",
    "() => { if (Platform.OS === 'android') tell(); else {} }",
    "() => Platform.OS === 'android' && tell()", "() => { Platform.OS === 'android' && tell(); }",
    "() => { if (Platform.OS !== 'android') return; tell(); }",
    "() => (Platform.OS === 'ios' ? undefined : tell())", "e => { onAndroid(e); }",
    "onAndroid", "() => onAndroid('long')",
  ])
  func `are as if they were not there`(_ handler: String) throws {
    let code = "const onAndroid = what => { if (PLATFORM === 'android') { tell(what); } };"
    #expect(try rules(handler, code) == [], "\(handler)")
  }

  @Test func `are read again where what they call is changed`() throws {
    let act = """
      import {Platform} from 'react-native';
      export const act = () => { if (Platform.OS === 'android') { f(); } };
      """
    let home = """
      import React from 'react'; import {Pressable, Text} from 'react-native'; import {act} from './Act';
      export const Home = ({go}) => <Pressable role="button" onPress={go} onLongPress={() => act()}>
        <Text>Home</Text></Pressable>;
      """
    var app = ScriptApp([("Act.ts", act), ("Home.tsx", home)])
    #expect(app.rules(of: try #require(app.unit("Home"))) == [])
    _ = app.program.apply(ScriptApp.read([("Act.ts", act.replacing("android", with: "ios"))]))
    #expect(app.rules(of: try #require(app.unit("Home"))) == Self.told)
  }

  @Test(arguments: [
    "tell", "() => { if (PLATFORM === 'ios') { tell(); } }",
    "() => { if (Platform.OS === 'android') return; tell(); }",
    "() => { if (count > 0) tell(); }", "() => { if (kept.length) tell(); }",
    "flag => { if (flag) tell(); }", "() => { if (store.on) tell(); }",
    "() => onAndroid(tell())", "() => { if (PLATFORM === 'android') tell(); s.go(); }",
  ])
  func `are told apart from those that may do something`(_ handler: String) throws {
    let code = """
      let count = 0; const add = () => { count = count + 1; }; const kept = []; const flag = false;
      const store = {on: false}; const turn = () => { store.on = true; };
      const onAndroid = () => { if (PLATFORM === 'android') { tell(); } };
      """
    #expect(try rules(handler, code) == Self.told, "\(handler)")
  }
}
