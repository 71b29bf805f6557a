import Components
import ReactNative
import Testing
import VoiceOver

/// What a program holds depends on the files only, and hostile ones end nothing.
@Suite struct `A program of scripts` {
  static let first: [(path: String, text: String)] = [
    ("package.json", ScriptApp.manifest("0.80.0")), ("ios/Podfile", ""),
    (
      "tsconfig.json",
      #"{"compilerOptions": {"baseUrl": ".", "paths": {"@/*": ["src/*"]}}}"#
    ),
    (
      "src/Home.tsx",
      """
      import {View, Text} from 'react-native'; import {Card} from '@/card'; import {t} from './t';
      export function Home() { return <View><Card title={t('a.b')}/><Text>2</Text></View>; }
      """
    ),
    (
      "src/card.tsx",
      """
      import {Text} from 'react-native';
      export const Card = ({title}) => <Text>{title}</Text>;
      """
    ),
    ("src/t.ts", "import i18n from 'i18n-js'; export const t = (key) => i18n.t(key);"),
    ("src/locales/en.json", #"{"a": {"b": "Title"}}"#),
  ]

  /// What comes later, each in the place of what was there.
  static let changes: [(path: String, text: String?)] = [
    ("src/card.ios.tsx", "export const Card = () => null;"),
    (
      "src/card.tsx",
      """
      import {Text} from 'react-native';
      export const Card = ({title}) => <><Text>{title}</Text><Text>more</Text></>;
      """
    ),
    ("src/locales/en.json", #"{"a": {"b": "Other"}}"#),
    ("src/card.ios.tsx", nil),
    (
      "src/Other.tsx",
      "import {Home} from './Home'; export function Other() { return <Home/>; }"
    ),
    (
      "src/App.tsx",
      """
      import {createNativeStackNavigator} from '@react-navigation/native-stack';
      import {Other} from './Other'; const Stack = createNativeStackNavigator();
      export const App = () => <Stack.Navigator><Stack.Screen name="Other" component={Other}/></Stack.Navigator>;
      """
    ),
    (
      "src/Loose.tsx",
      "import {Text} from 'react-native'; export const Loose = () => <Text>l</Text>;"
    ),
    ("src/en/index.ts", "export default {a: {b: 'Script'}, more: require('../locales/en.json')};"),
    ("src/en/index.ts", "export default {a: {b: 'Script 2'}};"),
    ("src/locales/en.json", #"{"a": {"b": "$t(a.c)"}}"#),
    ("src/en/index.ts", "export default {a: {c: 'Taken in'}};"),
    ("src/en/index.ts", nil),
    ("src/App.tsx", nil),
    ("package.json", ScriptApp.manifest("0.85.0")),
    ("src/card.tsx", nil),
  ]

  private static func all(_ program: ScriptProgram) -> [ComponentUnit] {
    program.paths.flatMap { program.units(at: $0) }
  }

  @Test func `is after every change what it is when read at once`() {
    var program = ScriptProgram()
    var files = Dictionary(uniqueKeysWithValues: Self.first.map { ($0.path, $0.text) })
    _ = program.apply(ScriptApp.read(Self.first))
    for change in Self.changes {
      let before = Dictionary(grouping: Self.all(program), by: \.path)
      files[change.path] = change.text
      let read = change.text.map { ScriptApp.read([(change.path, $0)])[0].file } ?? nil
      let changed = program.apply([(change.path, read)])
      var fresh = ScriptProgram()
      // In another order too.
      for path in files.keys.sorted().reversed() {
        _ = fresh.apply(ScriptApp.read([(path, files[path] ?? "")]))
      }
      #expect(Self.all(program) == Self.all(fresh), "\(change.path)")
      let after = Dictionary(grouping: Self.all(program), by: \.path)
      let different = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      #expect(changed.isSuperset(of: different), "\(change.path)")
    }
  }

  @Test func `reads nothing again that did not ask for what changed`() throws {
    var program = ScriptProgram()
    _ = program.apply(ScriptApp.read(Self.first))
    func reads(_ path: String, _ text: String) -> Int {
      let before = program.reads
      _ = program.apply(ScriptApp.read([(path, text)]))
      return program.reads - before
    }
    let manifest = ScriptApp.manifest("0.80.0")
    let more = manifest.replacing(
      "\"dependencies\": {", with: "\"dependencies\": {\"lodash\": \"1\", ")
    #expect(more != manifest)
    #expect(reads("package.json", more) == 0)
    #expect(reads("ios/Podfile", "# another line") == 0)
    // A text that nobody shows, and one that a component does.
    #expect(reads("src/locales/en.json", #"{"a": {"b": "Title"}, "c": "Other"}"#) == 0)
    #expect(reads("src/locales/en.json", #"{"a": {"b": "Other"}, "c": "Other"}"#) == 1)
    // A module that nobody imports, and one that only has another type.
    #expect(reads("src/unused.ts", "export const a = 1;") == 1)
    #expect(reads("src/unused.ts", "type A = string;\nexport const a = 1;") == 0)
    #expect(
      reads("src/t.ts", "import i18n from 'i18n-js'; export const t = (key) => i18n.t(key, {});")
        == 2)
    // Who is taken by others, and the others.
    #expect(reads("src/card.tsx", "export const Card = () => null;") == 2)
  }

  @Test func `sees a configuration that makes a package an app`() {
    let screen = "import {Text} from 'react-native'; export const A = () => <Text>a</Text>;"
    var program = ScriptProgram()
    _ = program.apply(
      ScriptApp.read([("package.json", #"{"dependencies": {"expo": "1"}}"#), ("A.tsx", screen)]))
    #expect(program.paths == [])
    _ = program.apply(ScriptApp.read([("app.config.js", "export default {};")]))
    #expect(program.paths == ["A.tsx"])
  }

  @Test func `follows aliases, tables of texts and files of one system`() throws {
    let app = ScriptApp(Self.first)
    let home = try #require(app.unit("Home"))
    #expect(home.own.speech == ["Title.", "2."])
    #expect(home.own.reason == .unused)
    #expect(app.unit("Card")?.own.reason == nil)
    #expect(home.sources == ["src/Home.tsx", "src/card.tsx", "src/t.ts"])
    let other = ScriptApp(Self.first + [("src/card.ios.tsx", "export const Card = () => null;")])
    #expect(other.unit("Home")?.own.speech == ["2."])
  }

  @Test func `counts apps for phones only`() {
    let screen = "import {Text} from 'react-native'; export const A = () => <Text>a</Text>;"
    func paths(_ files: [(path: String, text: String)]) -> [String] {
      var program = ScriptProgram()
      _ = program.apply(ScriptApp.read(files))
      return program.paths
    }
    let manifest = ScriptApp.manifest("0.80.0")
    #expect(paths([("A.tsx", screen)]) == ["A.tsx"])
    #expect(paths([("A.tsx", screen), ("package.json", manifest)]) == [])
    #expect(paths([("A.tsx", screen), ("package.json", "{}"), ("ios/Podfile", "")]) == [])
    #expect(
      paths([("A.tsx", screen), ("package.json", manifest), ("ios/Podfile", "")]) == ["A.tsx"])
    #expect(
      paths([
        ("A.tsx", screen), ("package.json", manifest),
        ("app.json", #"{"expo": {"platforms": ["android"]}}"#),
      ]) == [])
    #expect(
      paths([
        ("A.tsx", screen), ("package.json", manifest), ("app.json", #"{"expo": {}}"#),
        ("A.test.tsx", screen), ("__mocks__/A.tsx", screen), ("testUtils/A.tsx", screen),
        ("A.android.tsx", screen),
      ]) == ["A.tsx"])
  }

  @Test func `knows folders by the names that manifests give them`() throws {
    let app = ScriptApp([
      ("src/package.json", #"{"name": "@Root"}"#),
      (
        "src/Card.tsx",
        "import {Text} from 'react-native'; export const Card = () => <Text>a</Text>;"
      ),
      (
        "src/Home.tsx",
        "import {Card} from '@Root/Card'; export const Home = () => <><Card/><Card/></>;"
      ),
      ("package.json", ScriptApp.manifest("0.80.0")), ("ios/Podfile", ""),
    ])
    #expect(app.program.paths == ["src/Card.tsx", "src/Home.tsx"])
    #expect(try #require(app.unit("Home")).own.speech == ["a.", "a."])
  }

  @Test func `ends on rings and on what calls itself`() throws {
    let app = ScriptApp([
      ("a.tsx", "export * from './b'; export {x} from './b';"),
      (
        "b.tsx",
        "export * from './a'; export {x} from './a'; import {y} from './a'; export const z = y;"
      ),
      (
        "Tree.tsx",
        """
        import {View, Text} from 'react-native'; import {x, z} from './a';
        const count = (n) => n > 0 ? count(n - 1) + 1 : 0;
        const even = (n) => odd(n); const odd = (n) => even(n);
        export function Tree({node}) {
          return <View><Text>{count(5)}{even(1)}{x}{z}</Text>{node.children.map(c => <Tree node={c}/>)}</View>;
        }
        """
      ),
    ])
    let tree = try #require(app.unit("Tree"))
    #expect(!tree.own.report(.platform).isOpaque)
    #expect(tree.own.swipes(.platform) == Cost(min: 21, max: 21))
  }

  /// Nothing of the machine that builds it is there on a phone.
  @Test func `knows no variables of the environment but one`() throws {
    let app = ScriptApp(
      showing: """
        <V accessible={process.env.E2E !== 'true'}><T>a</T><T>b</T></V>
        {process.env.NODE_ENV !== 'production' && <T>debug</T>}
        {process.env.EXPO_PUBLIC_BETA && <T>beta</T>}
        """)
    let home = try #require(app.unit("Home"))
    #expect(home.own.speech == ["a, b.", "beta."])
    #expect(home.own.swipes(.platform) == Cost(min: 1, max: 2))
  }

  /// A card in a card is there twice; only what makes itself is a ring.
  @Test func `shows what is handed to its own kind`() throws {
    let app = ScriptApp(
      showing: "<Card><Card><T>a</T></Card><T>b</T></Card>",
      "const Card = ({children}) => <V><T>card</T>{children}</V>;")
    let home = try #require(app.unit("Home"))
    #expect(home.own.speech == ["card.", "card.", "a.", "b."])
    #expect(!home.own.report(.platform).isOpaque)
  }

  /// Components that show each other in any order are as many as the orders of their names.
  @Test func `is done with components that show each other`() throws {
    let names = (0..<7).map { "C\($0)" }
    let text = names.map { name in
      let cases = names.filter { $0 != name }.map {
        "case '\($0)': return <\($0) value={b.value}/>;"
      }
      return """
        const \(name) = ({value}) => <Text>{value.map(b => { switch (b.type) {
          \(cases.joined(separator: "\n")) default: return b.text; } })}</Text>;
        """
    }.joined(separator: "\n")
    let app = ScriptApp([
      (
        "A.tsx",
        "import {Text} from 'react-native';\n\(text)\nexport const Home = ({v}) => <C0 value={v}/>;"
      )
    ])
    let home = try #require(app.unit("Home"))
    #expect(home.own.swipes(.platform).max == 1)
    let steps = app.program.steps.first { $0.name == "Home" }?.steps ?? 0
    #expect(steps < 60_000)
  }

  @Test func `find packages of the repository by the names that others give them`() {
    for (name, range) in [
      ("@maker/kit", "workspace:@maker/kit@*"), ("@app/kit", "workspace:@maker/kit@*"),
      ("kit", "npm:@maker/kit@^2"), ("kit", "link:../libs/kit"), ("kit", "workspace:../libs/kit"),
      ("@maker/kit", "workspace:*"),
    ] {
      let app = ScriptApp([
        (
          "libs/kit/package.json",
          #"{"name": "@maker/kit", "source": "src/index", "version": "2.0.0"}"#
        ),
        (
          "libs/kit/src/index.tsx",
          "import {Text} from 'react-native'; export const Note = ({children}) => <Text>{children}</Text>;"
        ),
        (
          "phone/package.json",
          #"{"name": "phone", "dependencies": {"react-native": "0.85.0", "\#(name)": "\#(range)"}}"#
        ), ("package.json", #"{"name": "all", "version": "1.0.0"}"#), ("phone/ios/Podfile", ""),
        (
          "phone/Home.tsx",
          "import {Note} from '\(name)'; export const Home = () => <Note>Bills</Note>;"
        ),
      ])
      #expect(app.unit("Home")?.own.speech == ["Bills."], "\(name): \(range)")
    }
  }
}
