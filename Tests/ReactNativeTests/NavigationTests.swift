import Components
import ReactNative
import Testing
import VoiceOver

/// Which components are screens, and what stands above and below them.
@Suite struct `Navigators of React Native` {
  static let imports = """
    import {View, Text, FlatList, Pressable} from 'react-native';
    import {createNativeStackNavigator} from '@react-navigation/native-stack';
    import {createBottomTabNavigator} from '@react-navigation/bottom-tabs';
    const Stack = createNativeStackNavigator();
    const Tab = createBottomTabNavigator();

    """

  static func app(_ text: String) -> ScriptApp { ScriptApp([("App.tsx", imports + text)]) }

  private func screens(_ app: ScriptApp) -> [String] {
    app.program.paths.flatMap { app.program.units(at: $0) }.filter { $0.own.reason != nil }
      .map(\.name)
  }

  @Test func `say which components are screens`() throws {
    let app = Self.app(
      """
      const Nothing = () => <Text>Nothing here</Text>;
      const Loose = () => <Pressable onPress={go}><Text>Loose</Text></Pressable>;
      const Home = ({rows}) => <FlatList data={rows} ListEmptyComponent={<Nothing/>}
        renderItem={() => <Text>row</Text>}/>;
      const A = () => <Text>a</Text>;
      const B = () => <Text>b</Text>;
      const Other = isNew() ? A : B;
      const pages = () => <><Stack.Screen name="Other" component={Other}/></>;
      export const App = () => <Stack.Navigator>
        <Stack.Screen name="Home" component={Home}/>{pages()}</Stack.Navigator>;
      """)
    #expect(screens(app) == ["Home", "A", "B"])
    // What nobody is seen to show is judged all the same.
    #expect(app.rules(of: try #require(app.unit("Loose"))) == ["tap-without-trait"])
    #expect(app.unit("Loose")?.isWhole == true)
    #expect(app.unit("Nothing")?.isWhole == false)
  }

  @Test func `are made without a verb in the first version of their package`() {
    for (maker, module, isKnown) in [
      ("StackNavigator", "react-navigation", true), ("TabNavigator", "react-navigation", true),
      ("DrawerNavigator", "react-navigation", true), ("StackNavigator", "./made-up", false),
    ] {
      let app = ScriptApp([
        (
          "App.tsx",
          """
          import {Text} from 'react-native'; import {\(maker)} from '\(module)';
          const A = () => <Text>a</Text>; const B = () => <Text>b</Text>;
          const all = \(maker)({A: {screen: A}, B: {screen: B}});
          const use = [<A/>, <B/>];
          """
        )
      ])
      let reasons = ["A", "B"].compactMap { app.unit($0)?.own.reason }
      #expect(app.program.paths.count > 0)
      if isKnown { #expect(reasons.count == 2, "\(maker)") }
    }
  }

  @Test func `leave alone what only a root is told of`() {
    let app = ScriptApp([
      (
        "App.tsx",
        """
        import {Text, AppRegistry} from 'react-native'; import {Router} from 'some-router';
        const Page = () => <Text>page</Text>;
        const App = () => <Router/>;
        AppRegistry.registerComponent('app', () => App);
        """
      )
    ])
    #expect(screens(app) == ["Page", "App"])
  }

  @Test func `show a stack in the first tab`() throws {
    let app = Self.app(
      """
      const Home = ({navigation}) => {
        useEffect(() => navigation.setOptions({headerRight: () => <Text>Add</Text>}), []);
        return <Text>Hi</Text>;
      };
      const Inner = () => <Stack.Navigator><Stack.Screen name="Home" component={Home}/>
        <Stack.Screen name="More" component={More}/></Stack.Navigator>;
      const More = () => <Text>more</Text>;
      export const Tabs = () => <Tab.Navigator screenOptions={{headerShown: false}}>
        <Tab.Screen name="One" component={Inner}/><Tab.Screen name="Two" component={More}/>
        </Tab.Navigator>;
      """)
    let tabs = try #require(app.unit("Tabs"))
    #expect(
      tabs.own.speech == [
        "Home. Heading.", "Add.", "Selected: One. Tab. 1 of 2.", "Two. Tab. 2 of 2.", "Hi.",
      ])
    #expect(app.unit("Inner") == nil)
  }

  @Test func `show the header of the screen in a tab, and a bar of the app's own`() throws {
    let app = Self.app(
      """
      const More = () => <Text>more</Text>;
      const Bar = () => <><Pressable accessibilityRole="button" onPress={go}><Text>Left</Text></Pressable></>;
      export const Tabs = () => <Tab.Navigator tabBar={p => <Bar {...p}/>}>
        <Tab.Screen name="One" component={More}/><Tab.Screen name="Two" component={More}/>
        </Tab.Navigator>;
      """)
    let tabs = try #require(app.unit("Tabs"))
    #expect(tabs.own.speech == ["One. Heading.", "Left. Button.", "more."])
  }

  /// By a function of the app's own, in another file too.
  @Test func `draw the header that a screen sets for itself`() throws {
    let app = ScriptApp([
      (
        "header.tsx",
        """
        import React from 'react'; import {View, Text, Pressable} from 'react-native';
        import {useNavigation} from '@react-navigation/native';
        const Header = ({title, right}) => <View><Text>{title}</Text>
          <Pressable accessibilityRole="button" onPress={go}><Text>{right}</Text></Pressable></View>;
        export function useHeader(props, deps = []) {
          const navigation = useNavigation();
          React.useLayoutEffect(() => {
            navigation.setOptions({headerShown: true, header: () => <Header {...props}/>});
          }, deps);
        }
        """
      ),
      (
        "App.tsx",
        Self.imports + """
          import {useHeader} from './header';
          const Chat = () => { useHeader({title: 'Talk', right: 'Reset'}); return <Text>chat</Text>; };
          export const App = () => <Stack.Navigator screenOptions={{headerShown: false}}>
            <Stack.Screen name="Chat" component={Chat}/></Stack.Navigator>;
          """
      ),
    ])
    #expect(app.unit("Chat")?.own.speech == ["Talk.", "Reset. Button.", "chat."])
  }

  /// And gives it what the screen says of itself, in its code or by a function of its class.
  @Test func `let an app draw the header with what a screen sets`() throws {
    let app = Self.app(
      """
      const Header = ({options, navigation}) => <View>
        {options.headerLeft ? options.headerLeft() : <Pressable accessibilityRole="button"
          onPress={navigation.goBack}><Text>Return</Text></Pressable>}
        <Text>{options.headerTitle ?? options.title}</Text></View>;
      const One = ({navigation}) => {
        useEffect(() => navigation.setOptions({title: 'First'}), []);
        return <Text>one</Text>;
      };
      class Two extends React.Component {
        static navigationOptions = ({route}) => {
          const options = {title: 'Second'};
          if (route.params.closes) options.headerLeft = () => <Text>Close</Text>;
          return options;
        };
        render() { return <Text>two</Text>; }
      }
      export const App = () => <Stack.Navigator screenOptions={{header: Header}}>
        <Stack.Screen name="One" component={One}/>
        <Stack.Screen name="Two" component={Two} options={Two.navigationOptions}/></Stack.Navigator>;
      """)
    #expect(app.unit("One")?.own.speech == ["Return. Button.", "First.", "one."])
    #expect(app.unit("Two")?.own.speech.suffix(2) == ["Second.", "two."])
    #expect(app.unit("Two")?.own.report(.platform).swipes.platform.max == 3)
  }

  @Test func `let an app draw the header`() throws {
    let app = Self.app(
      """
      const Header = ({options, back}) => <View><Text>{options.title}</Text>
        {back && <Pressable accessibilityRole="button" onPress={go}><Text>Return</Text></Pressable>}</View>;
      const One = () => <Text>one</Text>;
      const Two = () => <Text>two</Text>;
      export const App = () => <Stack.Navigator screenOptions={{header: Header}}>
        <Stack.Screen name="One" component={One} options={{title: 'First'}}/>
        <Stack.Screen name="Two" component={Two} options={{title: 'Second'}}/></Stack.Navigator>;
      """)
    #expect(app.unit("One")?.own.speech == ["First.", "one."])
    #expect(app.unit("Two")?.own.speech == ["Second.", "Return. Button.", "two."])
  }

  @Test func `let an app draw the header as a stack of the fifth version hands it in`() throws {
    let app = Self.app(
      """
      const Bar = ({scene, previous, navigation}) => <View><Text>{scene.descriptor.options.title}</Text>
        {scene.descriptor.options.gear === true && <Text>{scene.route.name} gear</Text>}
        {previous && <Pressable accessibilityRole="button" onPress={navigation.goBack}><Text>Return</Text></Pressable>}
        </View>;
      const One = () => <Text>one</Text>;
      const Two = () => <Text>two</Text>;
      export const App = () => <Stack.Navigator screenOptions={{header: props => <Bar {...props}/>}}>
        <Stack.Screen name="One" component={One} options={{title: 'First', gear: true}}/>
        <Stack.Screen name="Two" component={Two} options={{title: 'Second'}}/></Stack.Navigator>;
      """)
    #expect(app.unit("One")?.own.speech == ["First.", "One gear.", "one."])
    let two = try #require(app.unit("Two")).own
    #expect(two.speech.first == "Second.")
    #expect(two.speech.contains { $0.contains("gear") } == false)
  }

  @Test func `are made of a view of the app's own`() throws {
    for (router, bars) in [("StackRouter", 0), ("TabRouter", 2)] {
      let app = ScriptApp([
        (
          "made.js",
          """
          import * as React from 'react'; import {View} from 'react-native';
          import {createNavigatorFactory, \(router), useNavigationBuilder} from '@react-navigation/native';
          function Own({children}) {
            const {descriptors, state} = useNavigationBuilder(\(router), {children});
            return <View>{state.routes.map(route => descriptors[route.key].render())}</View>;
          }
          export default createNavigatorFactory(Own);
          """
        ),
        (
          "App.tsx",
          """
          import {Text} from 'react-native'; import make from './made';
          const Own = make();
          const Inbox = () => <Text>Mail</Text>;
          const Detail = () => <Text>One</Text>;
          export const App = () => <Own.Navigator><Own.Screen name="Inbox" component={Inbox}/>
            <Own.Screen name="Detail" component={Detail}/></Own.Navigator>;
          """
        ),
      ])
      #expect(app.unit("Inbox")?.own.reason != nil)
      #expect(app.unit("Detail")?.own.reason != nil)
      // Whether a bar is there only the view tells; tabs are counted as everywhere.
      #expect(app.unit("Detail")?.own.speech == ["One."])
      #expect(app.unit("App")?.own.speech.count ?? 0 == (bars == 0 ? 0 : bars + 1), "\(router)")
    }
  }

  @Test func `has methods that are always there`() throws {
    let text = """
      import {View, Text, Pressable} from 'react-native'; import {useNavigation} from '@react-navigation/native';
      const useNav = () => useNavigation();
      export const Home = () => { const nav = useNav(); const {navigate} = nav;
        return <View>{nav.goBack && <Text>Back</Text>}{!!navigate && <Text>On</Text>}{nav.other && <Text>Other</Text>}</View>; };
      """
    let screen = try #require(ScriptApp([("Home.tsx", text)]).unit("Home")).own
    #expect(screen.report(.platform).stops.map(\.when) == [nil, nil, "useNav().other"])
  }
}
