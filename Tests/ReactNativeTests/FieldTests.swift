import Components
import ReactNative
import Testing
import VoiceOver

/// What fields of classes hold that methods change.
@Suite struct `Fields of React Native` {
  private func list(_ fields: String, _ methods: String) throws -> ComponentScreen {
    let app = ScriptApp([
      (
        "Notes.tsx",
        """
        import React from 'react'; import {FlatList, Text, View} from 'react-native';
        export class Notes extends React.Component {
          \(fields)
          \(methods)
          render() { return <View><Text>{this.title}</Text>{this.isBusy && <Text>One moment</Text>}
            <FlatList data={this.notes} renderItem={({item}) => <Text>{item.title}</Text>}/></View>; }
        }
        """
      )
    ])
    return try #require(app.unit("Notes")).own
  }

  @Test func `are open where a method sets or fills them`() throws {
    let fields = "title = 'Notes'; notes = []; isBusy = true;"
    let change = "short() { return this.title.replace('s', ''); }"
    let constant = try list(fields, change)
    #expect(constant.speech == ["Notes.", "One moment."])
    for fill in [
      "this.notes = await all();", "this.notes.push(...(await all()));",
      "(await all()).forEach(note => this.notes.push(note));",
    ] {
      let open = try list(fields, change + "async fill() { \(fill) this.isBusy = false; }")
      #expect(open.swipes(.platform) == Cost(min: 21, max: 22), "\(fill)")
      #expect(open.speech.first == "Notes.")
    }
  }

  @Test func `are no text that they cannot be`() throws {
    let app = ScriptApp(
      showing:
        "<T>{css === 'plain' ? 'Wrong' : 'Right'}</T><T>{`${x} px` === '4 px' ? 'May' : 'Be'}</T>",
      "const css = 'rgb(' + tone(1) + ')';")
    #expect(try #require(app.unit("Home")).own.speech == ["Right.", "May or Be."])
  }
}
