import Components
import ReactNative
import Testing
import VoiceOver

/// Functions that a component calls when something happens say nothing of what it shows, but which one they are.
@Suite struct `A handler that a component is handed` {
  private func app(_ home: String) -> ScriptApp {
    ScriptApp([
      (
        "A.tsx",
        """
        import {Pressable, Text, View} from 'react-native';
        const Cross = ({onClose, onDone = undefined}) => (
          <View><Pressable onPress={onClose}><Text>Close</Text></Pressable>
          {onDone && <Pressable onPress={onDone}><Text>Done</Text></Pressable>}</View>
        );
        export const Home = ({thing, other}) => {
          const close = () => thing.close(thing.id);
          const done = () => thing.finish();
          return \(home);
        };
        """
      )
    ])
  }

  private func controls(_ home: String) throws -> [PieceContent] {
    let own = try #require(app(home).unit("Home")).own
    return own.platform.content.flatMap { piece -> [PieceContent] in
      guard case .element(let element) = piece else { return [] }
      return element.facts.contents.filter { $0.kind == .control }
    }
  }

  @Test func `is the one that what is around it has`() throws {
    let same = try controls("<Pressable onPress={close}><Cross onClose={close}/></Pressable>")
    #expect(same.map(\.isAnsweredOutside) == [true])
    let another = try controls("<Pressable onPress={done}><Cross onClose={close}/></Pressable>")
    #expect(another.map(\.isAnsweredOutside) == [false])
  }

  @Test(arguments: [
    ("<Cross onClose={close}/>", 1, 1), ("<Cross onClose={close} onDone={done}/>", 2, 2),
    ("<Cross onClose={close} onDone={other ? done : undefined}/>", 1, 2),
    ("<Cross onClose={close} onDone={() => {}}/>", 2, 2),
  ])
  func `is there where it is handed`(_ home: String, _ least: Int, _ most: Int) throws {
    let own = try #require(app(home).unit("Home")).own
    #expect(own.swipes(.platform) == Cost(min: least, max: most))
  }

  @Test func `leaves what data say to the data`() throws {
    let text = """
      import {Pressable, Text, View} from 'react-native';
      const Row = ({item, onPress}) => (
        <Pressable onPress={onPress}>
          <Text>{item.name}</Text>{item.isNew && <Text>New</Text>}
        </Pressable>
      );
      export const Home = ({one, two}) => (
        <View>
          <Row item={one} onPress={() => one.open()}/>{!one.isNew && <Text>Seen</Text>}
          <Row item={two} onPress={() => two.open()}/>
        </View>
      );
      """
    let own = try #require(ScriptApp([("A.tsx", text)]).unit("Home")).own
    #expect(own.speech == ["‹one.name›, at times New.", "Seen.", "‹two.name›, at times New."])
    #expect(own.swipes(.platform) == Cost(min: 2, max: 3))
  }
}
