import Testing

@Suite struct `What decides how a control looks` {
  private func rules(color: String) throws -> [String] {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Pressable, Text, View} from 'react-native';
        const faded = tint => { if (/^rgb/.exec(tint)) { return tint; } return 'red'; };
        export const Home = ({row, style, picked, mode}) => <View>
          <Pressable role="button" onPress={row.go}>
            <Text style={{color: \(color)}}>Go</Text>
          </Pressable>
        </View>;
        """
      )
    ])
    return app.rules(of: try #require(app.unit("Home")))
  }

  @Test(arguments: [
    "faded(row.tint)", "Array.isArray(row.kind) ? 'red' : 'blue'",
    "'isBot' in row ? 'red' : 'blue'", "row instanceof Bot ? 'red' : 'blue'",
    "style ? 'red' : 'blue'", "row.hasOwnProperty('bot') ? 'red' : 'blue'",
  ])
  func `is no state where it is the form of a value`(_ color: String) throws {
    #expect(try rules(color: color) == [])
  }

  @Test(arguments: [
    "row.isOn ? 'red' : 'blue'", "picked.includes(row.id) ? 'red' : 'blue'",
    "mode === 'log in now' ? 'red' : 'blue'",
  ])
  func `is a state where a user changes it`(_ color: String) throws {
    #expect(try rules(color: color) == ["state-not-exposed"])
  }
}
