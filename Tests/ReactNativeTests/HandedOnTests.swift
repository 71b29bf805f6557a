import Components
import ReactNative
import Rules
import Testing
import VoiceOver

@Suite struct `Functions that hooks hand on` {
  private func home(_ hook: String) throws -> ComponentScreen {
    try #require(
      ScriptApp(
        showing: "<List all={x}/>",
        """
        \(hook)
        const List = ({all}) => {
          const renderRow = useStable(({item}) => <T>{item.name}</T>);
          return <FlatList data={all} renderItem={renderRow}/>;
        };
        """
      ).unit("Home")
    ).own
  }

  @Test(arguments: [
    """
    function useStable(callback) {
      const bouncer = (...all) => held.current.callback(...all);
      const held = React.useRef({callback, bouncer});
      held.current.callback = callback;
      return held.current.bouncer;
    }
    """,
    """
    const useStable = callback => {
      const held = React.useRef(null);
      React.useLayoutEffect(() => { held.current = callback; });
      return React.useCallback((...all) => held.current(...all), []);
    };
    """,
    "const useStable = callback => { const held = React.useRef(callback); return held.current; };",
  ])
  func `show what they show`(_ hook: String) throws {
    let screen = try home(hook)
    #expect(screen.speech == ["‹item.name›."])
    #expect(screen.swipes(.platform) == Cost(min: 20, max: 20))
    #expect(!screen.report(.platform).isOpaque)
  }

  @Test func `but for hooks that make something else of them`() throws {
    let screen = try home("const useStable = show => ({item}) => <T>Changed</T>;")
    #expect(screen.speech == ["Changed."])
  }
}

@Suite struct `Children that are counted` {
  private func speech(_ body: String, _ card: String) throws -> ComponentScreen {
    try #require(ScriptApp(showing: body, "const Card = ({children}) => { \(card) };").unit("Home"))
      .own
  }

  @Test(arguments: [
    "if (React.Children.count(children) === 0) return null; return <V>{children}</V>",
    "const all = React.Children.toArray(children); if (all.length < 1) return null; return all",
    """
    const all = React.Children.toArray(children).filter(c => c != null && React.isValidElement(c));
    return all.length > 0 ? <V>{all}</V> : null
    """,
    """
    const all = React.Children.map(children, c => { if (c != null) return c; });
    if (React.Children.count(all) === 0) return null; return <V>{all}</V>
    """,
  ])
  func `are there where some are written`(_ card: String) throws {
    let screen = try speech("<Card><T>a</T>{busy && <T>b</T>}</Card>", card)
    #expect(screen.speech == ["a.", "b."])
    #expect(screen.swipes(.platform) == Cost(min: 1, max: 2))
    #expect(try speech("<Card/><T>c</T>", card).speech == ["c."])
  }

  @Test func `are told apart from numbers that may be less than none`() throws {
    let card = "return x.at === -1 ? <T>none</T> : <V>{children}</V>"
    let screen = try #require(
      ScriptApp(
        showing: "<Card x={x}><T>a</T><T>b</T></Card>",
        """
        const Card = ({children, x}) => { \(card) };
        """
      ).unit("Home")
    ).own
    #expect(screen.swipes(.platform) == Cost(min: 1, max: 2))
  }

  @Test func `are one or more`() throws {
    let card = "return <T>{React.Children.count(children)}</T>"
    #expect(try speech("<Card><V/><V/></Card>", card).speech == ["2."])
    #expect(try speech("<Card><V/></Card>", card).speech == ["1."])
  }
}

@Suite struct `Texts with places for values` {
  @Test(arguments: [
    ("sprintf('%s of %d', 'two', x.count)", "two of ‹x.count›."),
    ("sprintf('%2$s, %1$s', 'Ann', 'Hello')", "Hello, Ann."),
    ("sprintf('100%% of %(name)s', {name: x.name})", "100% of ‹x.name›."),
    ("sprintf('%.2f km', x.way)", "‹x.way› km."),
    ("sprintf(x.format, 3)", "‹sprintf(x.format, 3)›."),
    ("sprintf(v ? 'Buy %s' : 'Sell %s', 'tea')", "Buy tea or Sell tea."),
    ("sprintf('50 % more')", "50 % more."),
  ])
  func `are said with them`(_ code: String, _ said: String) throws {
    let app = ScriptApp(
      showing: "<T>{\(code)}</T>", "import {sprintf} from 'sprintf-js';")
    #expect(try #require(app.unit("Home")).own.speech == [said])
  }
}

@Suite struct `Findings behind components that others make` {
  private func told(_ body: String, _ maker: String) throws -> [String] {
    let app = ScriptApp([
      ("Maker.tsx", "import React from 'react';\n" + maker),
      (
        "Home.tsx",
        """
        import React from 'react'; import {View, Text, TextInput, Pressable} from 'react-native';
        import Icon from 'react-native-vector-icons/Ionicons';
        import {make} from './Maker';
        const Touch = make(Pressable); const Field = make(TextInput);
        export default function Home({row}) {
          return <View>
        \(body)
          </View>;
        }
        """
      ),
    ])
    let unit = try #require(app.unit("Home"))
    return Auditor().audit(unit, [unit.own.report(.platform)]).findings.map {
      "\($0.rule) \($0.place.path):\($0.place.line)"
    }.sorted()
  }

  @Test(arguments: [
    "export const make = Inner => ({children, ...rest}) => <Inner {...rest}>{children}</Inner>;",
    """
    export function make(Inner) {
      function add(Own) { return Own; }
      const Outer = props => { const all = {...props, testID: 'a'}; return <Inner {...all}/>; };
      return add(Outer);
    }
    """,
    """
    export const make = Inner => {
      if (Inner.isOld) return Inner;
      return React.forwardRef(function Outer(props, ref) { return <Inner {...props} ref={ref}/>; });
    };
    """,
  ])
  func `stand where these are used`(_ maker: String) throws {
    let body = """
      <Touch role="button" onPress={row.go}><Icon name="add"/></Touch>
      <Field value={row.name}/>
      <Touch role="button" onPress={row.end}><Icon name="close"/></Touch>
      """
    #expect(
      try told(body, maker) == [
        "icon-button-no-label Home.tsx:7", "icon-button-no-label Home.tsx:9",
        "unlabeled-control Home.tsx:8",
      ])
  }

  @Test func `stand in what makes rows of data`() throws {
    let maker = """
      import {Pressable, View} from 'react-native';
      import Icon from 'react-native-vector-icons/Ionicons';
      export const make = Inner => ({rows}) => <View>{ROWS.map(row =>
        <Pressable role="button" onPress={row.go}><Icon name={row.icon}/></Pressable>)}</View>;
      const ROWS = [{icon: 'add', go}];
      """
    #expect(try told("<Touch/>", maker) == ["icon-button-no-label Maker.tsx:5"])
  }

  @Test func `tell of a touchable that is no element by the icon in it`() throws {
    let body = """
      <Pressable accessible={false} onPress={row.go}><Icon name="add"/></Pressable>
      <Pressable accessible={false} onPress={row.go}><Text>Go</Text><Icon name="add"/></Pressable>
      """
    #expect(
      try told(body, "export const make = Inner => Inner;") == [
        "icon-button-no-label Home.tsx:7", "image-no-label Home.tsx:8",
      ])
  }
}

@Suite struct `Tab bars that apps draw` {
  @Test func `are given the routes`() throws {
    let app = `Navigators of React Native`.app(
      """
      const Bar = ({state, descriptors, navigation}) => <View>
        {state.routes.map((route, index) => <Pressable key={route.key} role="tab"
            accessibilityLabel={descriptors[route.key].options.title ?? route.name}
            accessibilityState={{selected: state.index === index}} onPress={go}>
          <Text>{index}</Text></Pressable>)}
      </View>;
      const A = () => <Text>a</Text>; const B = () => <Text>b</Text>;
      export const App = () => <Tab.Navigator tabBar={props => <Bar {...props}/>}
          screenOptions={{headerShown: false}}>
        <Tab.Screen name="Home" component={A} options={{title: 'Start'}}/>
        <Tab.Screen name="Mail" component={B}/></Tab.Navigator>;
      """)
    let screen = try #require(app.unit("App")).own
    #expect(screen.speech == ["Selected: Start.", "Mail.", "a."])
  }
}
