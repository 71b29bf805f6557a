import Components
import ReactNative
import Testing
import VoiceOver

@Suite struct `A component whose tag stands somewhere` {
  @Test func `is no screen, even where nobody comes there`() throws {
    var app = ScriptApp([
      (
        "App.tsx",
        """
        import {Text, View} from 'react-native'; import {Part} from './part';
        const Loose = () => <Text>loose</Text>;
        export class App extends React.Component {
          row(all) { all.push(<Part/>); }
          render() { return <View>{hidden(this)}</View>; }
        }
        """
      ),
      (
        "part.tsx",
        """
        import {Text} from 'react-native';
        export const Part = ({again}) => <><Text>part</Text>{again && <Part/>}</>;
        export const Lone = ({again}) => <><Text>lone</Text>{again && <Lone/>}</>;
        """
      ),
    ])
    #expect(try #require(app.unit("Part")).own.reason == nil)
    #expect(try #require(app.unit("Loose")).own.reason == .unused)
    #expect(try #require(app.unit("Lone")).own.reason == .unused)
    _ = app.program.apply(ScriptApp.read([("App.tsx", "export const none = 1;")]))
    #expect(try #require(app.unit("Part")).own.reason == .unused)
  }

  /// GNU gettext, “Preparing Strings”; i18next, “Natural language keys”.
  @Test func `says words that are their own key`() throws {
    let app = ScriptApp(
      showing: """
        <T>{_('Insert link')}</T><T>{_('Cancel')}</T><T>{_('By %s', 'Ann')}</T><T>{t('Add it')}</T>
        <T>{t('cancel_all')}</T>
        """, "import {_} from './locale'; import {t} from 'i18next';")
    let said = try #require(app.unit("Home")).own.speech
    #expect(said.prefix(4) == ["Insert link.", "Cancel.", "By Ann.", "Add it."])
    #expect(said[4].contains("‹"))
  }

  @Test func `says one of several behind a comma once`() throws {
    let app = ScriptApp(showing: "<P onPress={go}><T>Memo</T><T>{x.memo || 'Add'}</T></P>")
    #expect(
      try #require(app.unit("Home")).own.report(.platform).stops[0].spoken?.speech
        == "Memo, ‹memo› or Add.")
  }
}
