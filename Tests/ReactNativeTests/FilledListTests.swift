import Components
import ReactNative
import Testing
import VoiceOver

/// Lists that statements fill, item by item.
@Suite struct `Rows of controls` {
  private func rules(_ row: String) throws -> [String] {
    let app = ScriptApp(
      showing: "<FlatList data={xs} renderItem={({item}) => <Row item={item}/>}/>", row)
    return app.rules(of: try #require(app.unit("Home"))).filter { $0 == "ungrouped-row" }
  }

  @Test(arguments: ["", "accessibilityRole=\"button\""])
  func `are as many elements as they have, with and without a role`(_ role: String) throws {
    let parts = "<TouchableOpacity \(role) onPress={go}><T>{item.a}</T></TouchableOpacity>"
    #expect(try rules("const Row = ({item}) => <V>\(parts)\(parts)</V>;") == [])
    #expect(
      try rules("const Row = ({item}) => <V>\(parts)<T>{item.b}</T><T>{item.c}</T></V>;") == [
        "ungrouped-row"
      ])
  }

  /// That what a key says is missing is told of no row.
  @Test func `are judged where what is looked up is there`() throws {
    func row(_ lookUp: String) -> String {
      """
      import {useSelector} from 'react-redux';
      const Row = ({item}) => { const user = useSelector(\(lookUp)); const go = user ? () => open(user.id) : undefined;
        return go ? <P role="button" onPress={go}><T>{user.name}</T><T>{item.n}</T></P>
          : <V><T>{item.n}</T><T>unknown</T></V>; };
      """
    }
    #expect(try rules(row("state => find(state, item.id)")) == [])
    #expect(try rules(row("state => state.users[item.id]")) == [])
    #expect(try rules(row("state => state.user")) == ["ungrouped-row"])
  }
}
