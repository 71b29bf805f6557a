import Components
import ReactNative
import Testing
import VoiceOver

/// Navigators that are data: no component stands for them.
@Suite struct `Navigators of data` {
  private static let imports = """
    import {View, Text, Pressable} from 'react-native';
    import {createNativeStackNavigator} from '@react-navigation/native-stack';
    import {createBottomTabNavigator} from '@react-navigation/bottom-tabs';
    import {createStaticNavigation} from '@react-navigation/native';
    import {TabNavigator, StackNavigator, createSwitchNavigator, createAppContainer} from 'react-navigation';
    const Home = () => <Text>Hi</Text>;
    const Find = () => <Text>found</Text>;
    const Detail = () => <Text>detail</Text>;

    """

  @Test func `are screens of their own where the app shows them itself`() throws {
    let app = app(
      """
      const Nav = props => { const Screen = props.screens[props.route.name].screen;
        return <View><Screen route={props.route}/></View>; };
      const routes = {Home: {screen: Home}, Find: {screen: Find}};
      export const App = ({route}) => <View><Nav screens={routes} route={route}/></View>;
      """)
    for (name, speech) in [("Home", "Hi."), ("Find", "found.")] {
      let unit = try #require(app.unit(name))
      #expect(unit.own.reason == .destination)
      #expect(unit.own.speech == [speech])
    }
    #expect(app.unit("App")?.own.reason == nil)
  }

  private func app(_ text: String) -> ScriptApp { ScriptApp([("App.tsx", Self.imports + text)]) }

  @Test func `show their tabs where they are shown`() throws {
    let tabs = try #require(
      app(
        """
        const Tabs = createBottomTabNavigator({
          screenOptions: {headerShown: false},
          screens: {
            Home, Find: {screen: Find, options: {title: 'Search', tabBarIcon: () => <Text>x</Text>}},
            Named: {screen: Find, options: () => ({tabBarLabel: ({focused}) => <Text>{focused ? 'Own' : 'Own too'}</Text>})},
            Middle: {screen: Find, options: {tabBarButton: () => null}},
          },
          groups: {more: {screens: {Detail: {screen: Detail, options: {tabBarAccessibilityLabel: 'Details'}}}}},
        });
        const Navigation = createStaticNavigation(Tabs);
        export const App = () => <Navigation/>;
        """
      ).unit("App"))
    #expect(
      tabs.own.speech == [
        "Selected: Home. Tab. 1 of 4.", "Search. Tab. 2 of 4.", "Own or Own too. Tab. 3 of 4.",
        "Details. Tab. 4 of 4.", "Hi.",
      ])
  }

  @Test func `are shown first in a navigator around them`() throws {
    let made = app(
      """
      const Tabs = createBottomTabNavigator({screens: {Home, Find}, initialRouteName: 'Find'});
      const Root = createNativeStackNavigator({
        screens: {Tabs: {screen: Tabs, options: {headerShown: false}}, Detail},
      });
      const Navigation = createStaticNavigation(Root);
      export const App = () => <Navigation/>;
      """)
    let tabs = try #require(made.unit("App"))
    #expect(
      tabs.own.speech == [
        "Find. Heading.", "Selected: Home. Tab. 1 of 2.", "Find. Tab. 2 of 2.", "found.",
      ])
    #expect(
      made.unit("Detail")?.own.speech == ["Back. Back Button.", "Detail. Heading.", "detail."])
  }

  @Test func `are told apart where they are behind the first screen`() throws {
    let made = app(
      """
      const Tabs = TabNavigator(
        {Home: {screen: Home}, Find: {screen: Find, navigationOptions: {tabBarLabel: 'Look'}}});
      const Main = StackNavigator({Tabs: {screen: Tabs}, Other: {screen: Detail}});
      const All = createSwitchNavigator({Start: Detail, Main});
      const Container = createAppContainer(All);
      export const App = () => <Container/>;
      """)
    let unit = try #require(made.unit("App"))
    #expect(unit.inner.map(\.name) == ["App.Tabs"])
    #expect(
      unit.inner.first?.speech == ["Selected: Home. Tab. 1 of 2.", "Look. Tab. 2 of 2.", "Hi."])
    #expect(unit.own.speech.isEmpty)
  }

  @Test func `let a route win over what its screen says of itself`() throws {
    let made = app(
      """
      class Page extends React.Component {
        static navigationOptions = {title: 'Own'};
        render() { return <Text>page</Text>; }
      }
      const All = StackNavigator(
        {One: {screen: Page}, Two: {getScreen: () => Other, navigationOptions: {title: 'Route'}}},
        {navigationOptions: {title: 'Common'}});
      const Other = () => <Text>other</Text>;
      Other.navigationOptions = {title: 'Static'};
      export const App = () => <All/>;
      """)
    #expect(made.unit("Page")?.own.speech == ["Own. Heading.", "page."])
    #expect(made.unit("Other")?.own.speech == ["Back. Back Button.", "Route. Heading.", "other."])
  }

  @Test func `show the tabs of the package where an app puts these in their place`() throws {
    for bar in [
      "({jump, ...rest}) => <TabBarBottom {...rest} jump={i => jump(i)}/>", "TabBarBottom",
    ] {
      let tabs = try #require(
        app(
          """
          import {TabBarBottom} from 'react-navigation';
          const Tabs = TabNavigator({Home: {screen: Home}, Find: {screen: Find}}, {tabBarComponent: \(bar)});
          export const App = () => <Tabs/>;
          """
        ).unit("App"))
      #expect(
        tabs.own.speech == ["Selected: Home. Tab. 1 of 2.", "Find. Tab. 2 of 2.", "Hi."], "\(bar)")
    }
  }
}
