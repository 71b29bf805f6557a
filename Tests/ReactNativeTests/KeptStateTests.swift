import Components
import ReactNative
import Testing

/// What is kept from one commit to the next holds only where nothing that it met has changed.
@Suite struct `What stays from one commit to the next` {
  /// Code that goes through other hands before it is run or looked at.
  static let handed: [(path: String, text: String)] = [
    (
      "Act.ts",
      "export const act = () => {}; export const name = one => 'n' + one;"
        + "export const words = {top: 'Top', inner: {low: 'Low'}};"
        + "export function styled(Inner) { const Made = props => <Inner title='s' {...props}/>; return Made; }"
    ),
    ("again.ts", "export * from './Act'; export {act as also} from './Act';"),
    (
      "Row.tsx",
      "import {View as V, Text as T, Pressable as P} from 'react-native';"
        + "export const Row = ({title, onPress, extra, told}) => <P onPress={onPress}><T>{title}</T>{extra}"
        + "{told && <T>{told('r')}</T>}</P>;"
        + "Row.defaultProps = {title: 'Plain'}; Row.Foot = ({children}) => <V accessible>{children}</V>;"
        + "export class Old extends React.Component { static mark = 'M'; say = () => 'Said';"
        + "render() { return <T>{Old.mark + this.say() + this.props.end}</T>; } }"
    ),
    (
      "List.tsx",
      "import {FlatList} from 'react-native'; import {Row} from './Row';"
        + "export const List = ({render, onPick, told, foot}) => <FlatList data={['a', 'b']}"
        + " ListFooterComponent={foot ? foot() : null}"
        + " renderItem={({item}) => render ? render(item, onPick) : <Row title={item} onPress={onPick}/>}"
        + " ListHeaderComponent={<Row extra={told ? told('h') : null}/>}/>;"
    ),
    (
      "Screen.tsx",
      "import {Text as T, View as V} from 'react-native'; import {Row, Old} from './Row';"
        + "import {List} from './List'; import {also, name, words, styled} from './again';"
        + "const Fancy = styled(Row); const Framed = ({children, label}) => <V accessibilityLabel={label}>{children}</V>;"
        + "export default function Screen({all, isOn}) { const inner = <T>{'Inner'}</T>;"
        + "const own = (item, pick) => <Row title={name(item)} onPress={pick} extra={inner}/>;"
        + "const label = words.top + '!'; const foot = () => <T>{label}</T>;"
        + "return <><List render={own} onPick={also} told={name} foot={foot}/><Framed label={'Frame'}>{inner}<Fancy/></Framed>"
        + "<Old end={words.inner.low}/><Row.Foot><T>{isOn ? 'On' : words.top}</T></Row.Foot></>; }"
    ),
    (
      "Way.tsx",
      "import {createStackNavigator} from '@react-navigation/stack'; import {Row} from './Row';"
        + "import Screen from './Screen'; import {Other} from './Other'; const Stack = createStackNavigator();"
        + "export const Way = () => <Stack.Navigator screenOptions={{title: 'Way'}}>"
        + "<Stack.Screen name='Screen' component={Screen}/><Stack.Screen name='Other' component={Other}/>"
        + "</Stack.Navigator>;"
    ),
    (
      "Other.tsx",
      "import {List} from './List'; import {Row} from './Row'; import * as all from './Act';"
        + "export const Other = ({xs}) => <><List onPick={all.act}/><Row title={all.words.top} told={all.name}/>"
        + "{xs.map(x => <Row title={x.name} onPress={() => all.act(x)}/>)}</>;"
    ),
  ]

  /// Each text between quotes, and each empty function, becomes another of the same length, so that nothing else moves.
  private static func edits(of text: String) -> [String] {
    var found: [String] = []
    var open: Character?
    for index in text.indices {
      let character = text[index]
      guard let quote = open else {
        if character == "'" { open = character }
        continue
      }
      guard character == quote else { continue }
      open = nil
      let last = text.index(before: index)
      guard text[last].isLetter, text[last] != quote else { continue }
      found.append(text[..<last] + (text[last] == "z" ? "y" : "z") + text[index...])
    }
    return found
  }

  /// What others ask of code without running it, each edit put back before the next.
  static let looks: [(path: String, from: String, to: String)] = [
    ("Act.ts", "export const act = () => {};", "export const act = () => f();"),
    ("Act.ts", "one => 'n' + one", "one => null"),
    ("Act.ts", "export const name =", "export const fine = () => 1; export const name ="),
    ("Act.ts", "name = one =>", "name = async one =>"),
    ("Act.ts", "const Made = props =>", "const made = props =>"),
    ("again.ts", "act as also", "name as also"),
    ("again.ts", "export * from './Act';", ""),
    ("Row.tsx", "Row.defaultProps = {title: 'Plain'};", ""),
    ("Row.tsx", "static mark = 'M';", "static mark = 'N'; static end = 'E';"),
    ("Row.tsx", "class Old extends React.Component", "class Old"),
    ("Row.tsx", "Row.Foot =", "Row.Head ="),
    ("List.tsx", "export const List =", "const Plain = () => null; export const List ="),
    ("List.tsx", "data={['a', 'b']}", "data={['a']}"),
    ("Screen.tsx", "export default function Screen", "export default function Other"),
    ("Screen.tsx", "const own = (item, pick) =>", "const own = (item) =>"),
    ("Way.tsx", "title: 'Way'", "headerShown: false"),
    ("Way.tsx", "<Stack.Screen name='Other' component={Other}/>", ""),
    ("Other.tsx", "export const Other = ({xs}) => <>", "export const Other = ({xs}) => xs && <>"),
    ("Other.tsx", "<List onPick={all.act}/>", "\n<List onPick={all.act}/>"),
    ("Other.tsx", " from './List'", "\nfrom './List'"),
  ]

  func follow(
    _ files: [(path: String, text: String)],
    _ looks: [(path: String, from: String, to: String)] = []
  ) {
    let base = [("package.json", ScriptApp.manifest("0.85.3")), ("ios/Podfile", "")]
    var files = files
    var program = ScriptProgram()
    _ = program.apply(ScriptApp.read(files + base))
    var changed = 0
    func compare(_ path: String, _ text: String) {
      var fresh = ScriptProgram()
      _ = fresh.apply(ScriptApp.read(files + base))
      for path in fresh.paths {
        #expect(program.units(at: path) == fresh.units(at: path), "\(path) after \(text)")
      }
      #expect(program.paths == fresh.paths)
    }
    for place in files.indices {
      let (path, text) = files[place]
      // One after the other, and back again.
      for edited in Self.edits(of: text) + [text] where !edited.contains("import {z") {
        files[place].text = edited
        changed += program.apply(ScriptApp.read([files[place]])).count
        compare(path, edited)
      }
    }
    for (path, old, new) in looks {
      guard let place = files.firstIndex(where: { $0.path == path }) else { continue }
      let text = files[place].text
      #expect(text.contains(old), "\(old)")
      for edited in [text.replacing(old, with: new), text] {
        files[place].text = edited
        _ = program.apply(ScriptApp.read([files[place]]))
        compare(path, edited)
      }
    }
    #expect(changed > files.count)
  }

  @Test func `in code that goes through other hands`() { follow(Self.handed, Self.looks) }

  @Test func `in values that ask for each other`() {
    follow(`Nothing hangs on the order in which things are asked`.app)
  }

  @Test func `in handlers that do nothing, and files that go and come`() throws {
    var app = ScriptApp([])
    let base = [("package.json", ScriptApp.manifest("0.85.3")), ("ios/Podfile", "")]
    app.program = ScriptProgram()
    _ = app.program.apply(ScriptApp.read(Self.handed + base))
    func set(_ path: String, _ text: String?) throws -> ComponentUnit {
      let read = text.map { ScriptApp.read([(path, $0)])[0].file } ?? nil
      _ = app.program.apply([(path, read)])
      return try #require(app.unit("Screen"))
    }
    let first = try #require(app.unit("Screen"))
    #expect(first.own.speech.contains("na, Inner."))
    let act = Self.handed[0].text
    let pressed = act.replacing("() => {}; ", with: "() => f(); ")
    #expect(pressed != act)
    #expect(try set("Act.ts", pressed) != first)
    #expect(try set("Act.ts", nil) != first)
    #expect(try set("Act.ts", act) == first)
    let other =
      "export const Row = () => null; Row.Foot = () => null; export const Old = () => null;"
    #expect(try !set("Row.ios.tsx", other).own.speech.contains("na, Inner."))
    #expect(try set("Row.ios.tsx", nil) == first)
    // The same nodes are told otherwise by another version: from 0.80 on with commas.
    #expect(try set("package.json", ScriptApp.manifest("0.70.0")).own.speech.contains("na Inner."))
    #expect(try set("package.json", ScriptApp.manifest("0.85.3")) == first)
  }
}
