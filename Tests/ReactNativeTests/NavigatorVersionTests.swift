import Components
import ReactNative
import Testing
import VoiceOver

/// What stands around a screen in the version of a navigator that the app has.
@Suite struct `Navigators of some version` {
  private func app(_ text: String, tabs: String = "^7.0.0") -> ScriptApp {
    let manifest = """
      {"name": "app", "dependencies": {"react-native": "0.85.3", "@react-navigation/bottom-tabs": "\(tabs)",
        "@react-navigation/drawer": "\(tabs)"}}
      """
    let imports = """
      import React, {useRef} from 'react'; import {Text} from 'react-native'; import {connect} from 'react-redux';
      import {createStackNavigator} from '@react-navigation/stack';
      import {createBottomTabNavigator} from '@react-navigation/bottom-tabs';
      import {createDrawerNavigator} from '@react-navigation/drawer';
      import {StackNavigator} from 'react-navigation';
      const Stack = createStackNavigator(); const Tab = createBottomTabNavigator();
      const Drawer = createDrawerNavigator();
      const One = () => <Text>one</Text>; const Two = () => <Text>two</Text>;

      """
    return ScriptApp([
      ("package.json", manifest), ("ios/Podfile", ""), ("App.tsx", imports + text),
    ])
  }

  @Test func `have no bars where they are told so by themselves`() throws {
    for stack in [
      """
      export const App = () => <Stack.Navigator headerMode="none">
        <Stack.Screen name="One" component={One}/><Stack.Screen name="Two" component={Two}/></Stack.Navigator>;
      """, "const All = StackNavigator({One, Two}, {headerMode: 'none'});",
    ] {
      #expect(app(stack).unit("Two")?.own.speech == ["two."], "\(stack)")
    }
    let some = app(
      """
      export const App = () => <Stack.Navigator headerMode="screen">
        <Stack.Screen name="One" component={One}/><Stack.Screen name="Two" component={Two}/></Stack.Navigator>;
      """)
    #expect(some.unit("Two")?.own.speech == ["Back. Back Button.", "Two. Heading.", "two."])
  }

  /// React Navigation, `HeaderBackContext`.
  @Test func `have the way back of the one around them where scripts draw their bars`() throws {
    let tabs = """
      const Tabs = () => <Tab.Navigator screenOptions={{headerShown: false}}>
        <Tab.Screen name="Flow" component={Flow}/></Tab.Navigator>;
      """
    func speech(
      _ outer: String, _ inner: String, first: String = "One", shows: String = "Flow",
      of name: String = "Two"
    ) throws -> [String] {
      let code = """
        import {createNativeStackNavigator} from '@react-navigation/native-stack';
        import {createStackNavigator as createFirst} from 'react-navigation-stack';
        const Native = createNativeStackNavigator(); const Inner = createStackNavigator();
        const InnerNative = createNativeStackNavigator(); const InnerFirst = createFirst();
        const Flow = () => <\(inner).Navigator><\(inner).Screen name="Two" component={Two}/>
          <\(inner).Screen name="Late" component={Late}/></\(inner).Navigator>;
        const Late = () => <Text>late</Text>;
        \(shows == "Tabs" ? tabs : "")
        export const App = () => <\(outer).Navigator initialRouteName="\(first)" screenOptions={{headerShown: false}}>
          <\(outer).Screen name="One" component={One}/>
          <\(outer).Screen name="Other" component={\(shows)}/></\(outer).Navigator>;
        """
      return try #require(app(code).unit(name)).own.speech
    }
    let (with, without) = (
      ["Back. Back Button.", "Two. Heading.", "two."], ["Two. Heading.", "two."]
    )
    #expect(try speech("Stack", "Inner") == with)
    #expect(try speech("Native", "Inner") == with)
    #expect(try speech("Stack", "InnerNative") == without)
    #expect(try speech("Stack", "InnerFirst") == without)
    #expect(try speech("Stack", "Inner", first: "Other") == without)
    #expect(try speech("Native", "Inner", first: "Other") == without)
    // Tabs hand it on.
    #expect(try speech("Stack", "Inner", shows: "Tabs") == with)
    #expect(try speech("Stack", "Inner", first: "Other", shows: "Tabs") == without)
    #expect(try speech("Stack", "Inner", of: "Late").first == "Back. Back Button.")
  }

  @Test func `follow what is written around them`() throws {
    let flow = """
      import React from 'react'; import {Text} from 'react-native';
      import {createStackNavigator} from '@react-navigation/stack'; const Inner = createStackNavigator();
      const Two = () => <Text>two</Text>;
      export const Flow = () => <Inner.Navigator><Inner.Screen name="Two" component={Two}/></Inner.Navigator>;
      """
    let outer = """
      import React from 'react'; import {Text} from 'react-native'; import {Flow} from './Flow';
      import {createStackNavigator} from '@react-navigation/stack'; const Stack = createStackNavigator();
      const One = () => <Text>one</Text>;
      export const App = () => <Stack.Navigator initialRouteName="One">
        <Stack.Screen name="One" component={One}/><Stack.Screen name="Flow" component={Flow}/></Stack.Navigator>;
      """
    var app = ScriptApp([("Flow.tsx", flow), ("App.tsx", outer)])
    #expect(app.unit("Two")?.own.speech == ["Back. Back Button.", "Two. Heading.", "two."])
    let turned = outer.replacing("initialRouteName=\"One\"", with: "initialRouteName=\"Flow\"")
    #expect(app.program.apply(ScriptApp.read([("App.tsx", turned)])).contains("Flow.tsx"))
    #expect(app.unit("Two")?.own.speech == ["Two. Heading.", "two."])
  }

  @Test func `have tabs where they stand that are above their pages`() throws {
    func speech(_ settings: String) throws -> [String] {
      let code = """
        import {createMaterialTopTabNavigator} from '@react-navigation/material-top-tabs';
        const Top = createMaterialTopTabNavigator();
        export const App = () => <><Text>Head</Text><Top.Navigator \(settings)>
          <Top.Screen name="One" component={One}/><Top.Screen name="Two" component={Two}/></Top.Navigator></>;
        """
      return try #require(app(code).unit("App")).own.speech
    }
    let tabs = ["Selected: One. Tab. 1 of 2.", "Two. Tab. 2 of 2."]
    #expect(try speech("") == ["Head."] + tabs + ["one."])
    #expect(try speech("tabBar={() => <Text>Own</Text>}") == ["Head.", "Own.", "one."])
    #expect(try Set(speech("tabBarPosition=\"bottom\"")) == Set(["Head.", "one."] + tabs))
    #expect(try speech("tabBarPosition=\"bottom\"") != speech(""))
  }

  @Test(arguments: [
    ("5.11.0", false), ("^5.1", false), ("npm:@own/tabs@5.11.16-0.own", false), ("^6.2.0", true),
    ("npm:@own/tabs@6.0.0", true), ("*", true),
  ])
  func `have bars above tabs since the sixth`(_ version: String, _ hasBars: Bool) throws {
    let tabs = app(
      """
      export const App = () => <Tab.Navigator><Tab.Screen name="One" component={One}/>
        <Tab.Screen name="Two" component={Two}/></Tab.Navigator>;
      """, tabs: version)
    #expect(tabs.unit("Two")?.own.speech == (hasBars ? ["Two. Heading.", "two."] : ["two."]))
    let drawer = app(
      """
      export const App = () => <Drawer.Navigator><Drawer.Screen name="One" component={One}/>
        <Drawer.Screen name="Two" component={Two} options={{headerShown: true}}/></Drawer.Navigator>;
      """, tabs: version)
    #expect(drawer.unit("One")?.own.speech == (hasBars ? ["One. Heading.", "one."] : ["one."]))
    #expect(drawer.unit("Two")?.own.speech == ["Two. Heading.", "two."])
  }

  @Test func `begin with a screen that only a run tells`() throws {
    let made = app(
      """
      export const App = ({start}) => <Stack.Navigator initialRouteName={start}>
        <Stack.Screen name="One" component={One}/><Stack.Screen name="Two" component={Two}/></Stack.Navigator>;
      """)
    for name in ["One", "Two"] {
      let screen = try #require(made.unit(name)).own
      #expect(screen.swipes(.platform) == Cost(min: 2, max: 3))
      #expect(screen.report(.platform).stops.map(\.role).first == "back-button")
    }
    let known = app(
      """
      export const App = ({on}) => <Stack.Navigator initialRouteName={on ? 'Two' : 'Two'}>
        <Stack.Screen name="One" component={One}/><Stack.Screen name="Two" component={Two}/></Stack.Navigator>;
      """)
    #expect(known.unit("Two")?.own.speech == ["Two. Heading.", "two."])
    let data = app("const All = StackNavigator({One, Two}, {initialRouteName: start()});")
    #expect(data.unit("Two")?.own.swipes(.platform) == Cost(min: 2, max: 3))
  }

  @Test func `may stand in the place of a screen`() throws {
    let tabs = """
      {() => <Tab.Navigator screenOptions={{headerShown: false}}><Tab.Screen name="One" component={One}/>
        <Tab.Screen name="Two">{props => <Two {...props}/>}</Tab.Screen></Tab.Navigator>}
      """
    let first = app(
      """
      export const App = () => <Stack.Navigator screenOptions={{headerShown: false}}>
        <Stack.Screen name="Main">\(tabs)</Stack.Screen><Stack.Screen name="Two" component={Two}/></Stack.Navigator>;
      """)
    let shown = ["Selected: One. Tab. 1 of 2.", "Two. Tab. 2 of 2.", "one."]
    #expect(first.unit("App")?.own.speech == shown)
    let second = app(
      """
      export const App = () => <Stack.Navigator screenOptions={{headerShown: false}}>
        <Stack.Screen name="Two" component={Two}/><Stack.Screen name="Main">\(tabs)</Stack.Screen></Stack.Navigator>;
      """)
    let unit = try #require(second.unit("App"))
    #expect(unit.own.speech.isEmpty)
    #expect(unit.inner.map(\.name) == ["App.Main"])
    #expect(unit.inner.first?.speech == shown)
    let below = app(
      """
      export const App = () => <Stack.Navigator><Stack.Screen name="Two" component={Two}/>
        <Stack.Screen name="Main">\(tabs)</Stack.Screen></Stack.Navigator>;
      """)
    #expect(
      below.unit("App")?.inner.first?.speech == ["Back. Back Button.", "Main. Heading."] + shown)
  }

  private static let gate =
    "connect(s => ({ok: s.ok}))(({ok, ...p}) => ok ? <C {...p}/> : <Text>Wait</Text>)"

  @Test(arguments: [
    "function gate(C) { return \(gate); }", "const gate = C => \(gate);",
    "const once = C => \(gate); function gate(C) { return useRef(once(C)).current; }",
  ])
  func `show what a function wraps that gives it a part of the state`(_ made: String) throws {
    let app = app(
      """
      \(made)
      export const App = () => <Stack.Navigator><Stack.Screen name="One" component={One}/>
        <Stack.Screen name="Two" component={gate(Two)}/></Stack.Navigator>;
      """)
    let screen = try #require(app.unit("Two")).own
    #expect(screen.reason == .destination)
    #expect(screen.speech == ["Back. Back Button.", "Two. Heading.", "two."])
  }
}
