import Components
import ReactNative
import Testing
import VoiceOver

/// What is shown through navigators, packages and words that stand in between.
@Suite struct `What React Native shows through others` {
  private func screens(_ app: ScriptApp) -> [String] {
    app.program.paths.flatMap { app.program.units(at: $0) }.filter { $0.own.reason != nil }
      .map(\.name)
  }

  /// React Navigation, “Render callback”.
  @Test func `finds screens of a navigator that stands in the place of a screen`() throws {
    let app = NavigationTestImports.app(
      """
      const A = () => <Text>a</Text>; const B = () => <Text>b</Text>; const C = () => <Text>c</Text>;
      export const App = () => <Tab.Navigator screenOptions={{headerShown: false}}>
        <Tab.Screen name="Home">{() => <Stack.Navigator>
          <Stack.Screen name="A" component={A}/><Stack.Screen name="B" component={B}/></Stack.Navigator>}</Tab.Screen>
        <Tab.Screen name="More">{() => <Stack.Navigator>
          <Stack.Screen name="C" component={C} options={{title: 'Third'}}/></Stack.Navigator>}</Tab.Screen>
        </Tab.Navigator>;
      """)
    #expect(screens(app).sorted() == ["A", "App", "B", "C"].filter { $0 != "App" })
    #expect(try #require(app.unit("B")).own.speech == ["Back. Back Button.", "B. Heading.", "b."])
    #expect(try #require(app.unit("C")).own.speech == ["Third. Heading.", "c."])
    #expect(
      try #require(app.unit("App")).own.speech == [
        "A. Heading.", "Selected: Home. Tab. 1 of 2.", "More. Tab. 2 of 2.", "a.",
      ])
  }

  /// React Navigation, “Initial params”.
  @Test func `begins where its route is told to`() throws {
    let app = NavigationTestImports.app(
      """
      const A = () => <Text>a</Text>; const B = () => <Text>b</Text>;
      const Inner = ({route}) => { const first = route?.params?.first || 'A';
        return <Stack.Navigator initialRouteName={first} screenOptions={{headerShown: false}}>
          <Stack.Screen name="A" component={A}/><Stack.Screen name="B" component={B}/></Stack.Navigator>; };
      export const Tabs = () => <Tab.Navigator initialRouteName="Two" screenOptions={{headerShown: false}}>
        <Tab.Screen name="One" component={Inner} initialParams={{first: 'A'}}/>
        <Tab.Screen name="Two" component={Inner} initialParams={{first: 'B'}}/></Tab.Navigator>;
      """)
    #expect(try #require(app.unit("Tabs")).own.speech.last == "b.")
  }

  /// React Navigation, “Native Stack Navigator”: `presentation`.
  @Test func `has no way back from what the system presents`() throws {
    func says(_ maker: String, _ module: String) throws -> [String] {
      let app = ScriptApp([
        (
          "App.tsx",
          """
          import {Text} from 'react-native'; import {\(maker)} from '\(module)';
          const Stack = \(maker)(); const A = () => <Text>a</Text>; const B = () => <Text>b</Text>;
          export const App = () => <Stack.Navigator><Stack.Screen name="A" component={A}/>
            <Stack.Screen name="B" component={B} options={{presentation: 'modal'}}/></Stack.Navigator>;
          """
        )
      ])
      return try #require(app.unit("B")).own.speech
    }
    #expect(
      try says("createNativeStackNavigator", "@react-navigation/native-stack")
        == ["B. Heading.", "b."])
    #expect(
      try says("createStackNavigator", "@react-navigation/stack")
        == ["Back. Back Button.", "B. Heading.", "b."])
  }

  /// Asked both ways it is one question.
  @Test func `compares alike whichever way it is written`() throws {
    let app = ScriptApp(showing: "{xs.length > 1 && <T>Many</T>}{xs.length <= 1 && <T>Few</T>}")
    #expect(try #require(app.unit("Home")).own.swipes(.platform) == Cost(min: 1, max: 1))
  }

  @Test func `knows in what is open that it is`() throws {
    let app = ScriptApp(
      showing: "<Modal visible={!!x}><T>Top</T>{x && <T>{x.name}</T>}{!x && <T>Nothing</T>}</Modal>"
    )
    let modal = try #require(app.unit("Home")?.inner.first)
    #expect(modal.swipes(.platform) == Cost(min: 2, max: 2))
  }

  @Test func `shows what the pattern that fits says`() throws {
    let app = ScriptApp(
      showing: """
        {match(x).with({paid: P.any}, y => <Paid/>).with({kind: 'open'}, () => <T>Open</T>)
          .otherwise(() => <T>Other</T>)}
        {match('b').with('a', () => <T>A</T>).with('b', () => <T>B</T>).exhaustive()}
        """, "import {match, P} from 'ts-pattern'; const Paid = () => <><T>Paid</T><T>Today</T></>;"
    )
    let home = try #require(app.unit("Home"))
    #expect(home.own.swipes(.platform) == Cost(min: 2, max: 3))
    #expect(home.own.speech.contains("B.") && !home.own.speech.contains("A."))
    #expect(app.unit("Paid")?.own.reason == nil)
  }

  @Test func `counts constants that lodash puts in order`() throws {
    let app = ScriptApp(
      showing:
        "<FlatList data={sortBy(all, one => one.name)} renderItem={({item}) => <T>{item.name}</T>}/>",
      "import {sortBy} from 'lodash'; const all = [{name: 'Pear'}, {name: 'Apple'}];")
    #expect(try #require(app.unit("Home")).own.speech == ["Apple.", "Pear."])
  }

  @Test func `takes lists out of lists as lodash does, and one of a few`() throws {
    let app = ScriptApp(
      showing: """
        {flatten([[<T>One</T>], <T>Two</T>])}{flatten(xs.map(one => one.parts.map(part => <T>{part.word}</T>)))}
        {flatMap([1, 2], n => [<T>{n}</T>])}<T>{sample(['Made by us', 'Made for you'])}</T>
        <T>{sample(['Only this']) || 'none'}</T>
        """,
      "import flatten from 'lodash/flatten'; import {flatMap, sample} from 'lodash';")
    let own = try #require(app.unit("Home")).own
    #expect(
      own.speech == [
        "One.", "Two.", "‹part.word›.", "1.", "2.", "Made by us or Made for you.", "Only this.",
      ])
    #expect(!own.report(.platform).isOpaque)
  }

  @Test
  func `tells what a component puts into a wrapper of a sheet, also where that is a component`()
    throws
  {
    let app = ScriptApp([
      (
        "Row.tsx",
        """
        import {Modal, Text, View} from 'react-native'; import {Light} from './Light'; import {Tip} from './Tip';
        export const Row = ({on}) => <View><Text>Ann</Text>{on && <Light><Tip message="Hold to see more"/></Light>}</View>;
        """
      ),
      (
        "Light.tsx",
        """
        import {Modal} from 'react-native'; import {Close} from './Close';
        export const Light = ({children}) => <Modal visible={true}><Close/>{children}</Modal>;
        """
      ),
      (
        "Tip.tsx",
        "import {Text} from 'react-native'; export const Tip = ({message}) => <Text>{message}</Text>;"
      ),
      (
        "Close.tsx",
        "import {Text} from 'react-native'; export const Close = () => <Text>Close</Text>;"
      ),
      (
        "Page.tsx",
        """
        import {Row} from './Row'; import {Light} from './Light';
        export const Page = () => <><Row/><Light/></>;
        """
      ),
    ])
    let row = try #require(app.unit("Row"))
    #expect(row.own.speech == ["Ann."])
    #expect(row.inner.map(\.speech) == [["Close.", "Hold to see more."]])
    // Whoever shows what writes it has not written it.
    #expect(app.unit("Page")?.inner.isEmpty != false)
  }

  @Test func `lists elements that were made before`() throws {
    let app = ScriptApp(
      showing: "<FlatList data={rows} renderItem={({item}) => item}/>",
      "const xs = hours(); const rows = xs.map(hour => <T>{hour.start}</T>);")
    let own = try #require(app.unit("Home")).own
    #expect(own.speech == ["‹hour.start›."])
    #expect(own.swipes(.platform).max == 20)
  }

  /// In Swift alone every value has a description.
  @Test func `calls a description what it is`() throws {
    let app = ScriptApp(showing: "<T>{x.bill.description}</T><T>{x.bill.name.toUpperCase()}</T>")
    let stops = try #require(app.unit("Home")).own.report(.platform).stops
    #expect(stops.map { $0.spoken?.speech } == ["‹description›.", "‹bill name›."])
  }

  /// react-i18next, “Trans component”.
  @Test func `puts a text around words that stand in none`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import {View, Text} from 'react-native'; import {Trans} from 'react-i18next';
        const Bold = ({children}) => <Text>{children}</Text>;
        export const Home = () => <View>
          <Trans i18nKey="join" onPress={go} components={[<Bold/>, <Bold/>]}/>
          <Text><Trans i18nKey="stay"/></Text></View>;
        """
      ), ("locales/en.json", #"{"join": "<0>New here?</0> <1>Join</1>", "stay": "Stay"}"#),
    ])
    #expect(
      try #require(app.unit("Home")).own.speech == ["New here? Join. Link.", "Stay."])
  }

  @Test func `takes drawn icons, givers of data and primitives for what they are`() throws {
    let app = ScriptApp(
      showing: """
        <DataProvider><T>One</T><CloseSolid/></DataProvider>
        <P accessibilityRole="button" accessibilityLabel="Close" onPress={go}><CloseSolid/></P>
        <Sw.Root checked={v} onCheckedChange={go}><Sw.Thumb/></Sw.Root>
        """,
      """
      import {CloseSolid} from 'made-up-icons'; import {DataProvider} from 'made-up-data';
      import * as Sw from '@rn-primitives/switch';
      """)
    let own = try #require(app.unit("Home")).own
    #expect(own.speech == ["One.", "Close. Button.", "Switch Button."])
    #expect(!own.report(.platform).isOpaque)
  }
}

enum NavigationTestImports {
  static func app(_ text: String) -> ScriptApp {
    ScriptApp([("App.tsx", `Navigators of React Native`.imports + text)])
  }
}
