import Components
import ReactNative
import Testing
import VoiceOver

/// Links of expo-router around a child of the app's own.
@Suite struct `Links of expo-router` {
  private func screen(_ body: String) throws -> (ScriptApp, ComponentUnit) {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import {View, Text, Pressable} from 'react-native'; import {Link} from 'expo-router';
        const Card = ({title, ...rest}) => <Pressable {...rest}><Text>{title}</Text></Pressable>;
        export const Home = ({on}) => <View>\(body)</View>;
        """
      )
    ])
    return (app, try #require(app.unit("Home")))
  }

  @Test func `hand themselves on to it`() throws {
    let (app, unit) = try screen(
      """
      <Link href="/a" asChild><Pressable><Text>New</Text></Pressable></Link>
      <Link href="/b" asChild><Card title="Card"/></Link>
      <Link href="/c" asChild>{on ? <Card title="One"/> : <Card title="Two"/>}</Link>
      <Link href="/d" asChild><Pressable role="button"><Text>Own</Text></Pressable></Link>
      <Link href="/e"><Text>Plain</Text></Link>
      """)
    #expect(
      unit.own.speech.filter { $0 != "Two. Link." } == [
        "New. Link.", "Card. Link.", "One. Link.", "Own. Button.", "Plain. Link.",
      ])
    #expect(!app.rules(of: unit).contains("tap-without-trait"))
  }
}
