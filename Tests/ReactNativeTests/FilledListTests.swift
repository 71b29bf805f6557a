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
}
