import Components
import ReactNative
import Testing
import VoiceOver

/// The cases of the specification under their numbers: what a screen costs in both models, what is said
/// on the way, and which rules are broken.
@Suite struct `Cases of React Native` {
  struct Case: Sendable, CustomTestStringConvertible {
    var number: String
    var body: String
    var others = ""
    var version = "0.85.3"
    var guideline: ClosedRange<Int>
    var platform: ClosedRange<Int>
    var speech: [String]?
    var rules: [String]?
    var testDescription: String { number }

    init(
      _ number: String, _ body: String, _ guideline: ClosedRange<Int>,
      _ platform: ClosedRange<Int>? = nil, says speech: [String]? = nil, rules: [String]? = nil,
      with others: String = "", version: String = "0.85.3"
    ) {
      self.number = number
      self.body = body
      self.others = others
      self.version = version
      self.guideline = guideline
      self.platform = platform ?? guideline
      self.speech = speech
      self.rules = rules
    }
  }

  static let row = """
    <Im source={i.photo}/><V><T>{i.name}</T><T>{i.msg}</T></V>\
    <V><T>{i.time}</T>{i.unread && <V style={dot}/>}</V>
    """

  static func list(_ row: String) -> String {
    "<FlatList data={x} renderItem={({item: i}) => \(row)}/>"
  }

  static let widget = "Item name: Widget"
  static let signIn = """
    <V><T>Sign in</T><TextInput placeholder="Email"/><Button title="Go"/></V>
    """

  static let rows: [Case] = [
    Case(
      "R1", list("<V>\(row)</V>"), 80...100, 60...60,
      says: ["‹i.name›.", "‹i.msg›.", "‹i.time›."], rules: ["info-by-shape-only", "ungrouped-row"]),
    Case(
      "R2",
      list(
        "<V accessible accessibilityLabel={`${i.name}, ${i.msg}, ${i.time}${i.unread ? ', unread' : ''}`}>\(row)</V>"
      ), 20...20, rules: []),
    Case(
      "R3", list("<V accessible>\(row)</V>"), 20...20, says: ["‹i.name›, ‹i.msg›, ‹i.time›."],
      rules: ["info-by-shape-only"]),
    Case(
      "R4", list("<P accessibilityRole=\"button\" onPress={go}>\(row)</P>"), 20...20,
      says: ["‹i.name›, ‹i.msg›, ‹i.time›. Button."], rules: ["info-by-shape-only"]),
    Case(
      "R29", "<FlatList data={[1, 2, 3]} renderItem={({item}) => <T>{item}</T>}/>", 3...3,
      rules: []),
    Case(
      "R30",
      """
      <SectionList sections={s} renderSectionHeader={({section}) => <T>{section.title}</T>}
        renderItem={({item}) => <T>{item.name}</T>}/>
      """, 420...420, rules: []),
    Case(
      "R31", "<ScrollView>{xs.map(x => <V><T>{x.a}</T><T>{x.b}</T></V>)}</ScrollView>", 40...40,
      rules: ["ungrouped-row"]),
    Case(
      "R32",
      """
      <FlatList data={x} ListHeaderComponent={<T>Head</T>}
        ListFooterComponent={() => <><T>One</T><T>Two</T></>} ListEmptyComponent={<T>None</T>}
        renderItem={({item}) => <P accessibilityRole="button"><T>{item.name}</T></P>}/>
      """, 23...23, rules: []),
  ]

  static let names: [Case] = [
    Case(
      "R5",
      """
      <V accessible accessibilityLabel="\(widget)"><T>\(widget)</T><T>Price: $9.99</T><T>In stock</T></V>
      """, 1...1, says: ["\(widget)."], rules: ["lost-text-in-group"]),
    Case(
      "R6",
      """
      <V accessible><T>\(widget)</T><T accessibilityElementsHidden>Price: $9.99</T>
        <T accessibilityElementsHidden>In stock</T></V>
      """, 1...1, says: ["\(widget)."], rules: ["hidden-text", "hidden-text"]),
    Case(
      "R6 in 0.84",
      """
      <V accessible><T>\(widget)</T><T accessibilityElementsHidden>Price: $9.99</T>
        <T accessibilityElementsHidden>In stock</T></V>
      """, 1...1, says: ["\(widget), Price: $9.99, In stock."], rules: [], version: "0.84.0"),
    Case(
      "R7", "<V accessible><T>\(widget)</T><T>Price: $9.99</T><T>In stock</T></V>", 1...1,
      says: ["\(widget), Price: $9.99, In stock."], rules: []),
    Case(
      "R8", "<V aria-hidden><T>Sold out</T></V><T>Concert</T>", 1...1, says: ["Concert."],
      rules: ["hidden-text"]),
    Case(
      "R9", "<T>Concert</T><T accessible={false}>Sold out</T>", 1...1, says: ["Concert."],
      rules: ["hidden-text"]),
    Case(
      "R10", "<V accessible><T accessible={false}>Hello</T><T>World</T></V>", 1...1,
      says: ["Hello, World."], rules: []),
    Case(
      "R11",
      """
      <V accessible><V accessibilityLabel="Total"><T>Net</T><T>Gross</T></V><T>5 €</T></V>
      """, 1...1, says: ["Total, 5 €."], rules: ["lost-text-in-group"]),
    Case(
      "R12", "<V accessibilityLabel=\"Total\"><T>Net</T><T>Gross</T></V>", 2...2,
      says: ["Net.", "Gross."], rules: ["label-on-non-element"]),
    Case("R21", "<Im source={logo}/>", 1...1, 0...0, says: [], rules: []),
    Case("R22", "<Im source={logo} alt=\"\"/>", 1...1, says: [""], rules: ["empty-label"]),
    Case("R23", "<Im source={logo} alt=\"Acme\"/>", 1...1, says: ["Acme."], rules: []),
    Case(
      "R24", "<Im source={logo} accessibilityLabel=\"Chart\"/>", 1...1, 0...0,
      rules: ["label-on-non-element"]),
    Case(
      "R25",
      """
      <T>Read the <T accessibilityRole="link" onPress={go}>terms</T> and <T onPress={go}>policy</T>.</T>
      """, 3...3,
      says: ["Read the terms and policy.", "terms. Link.", "policy. Link."], rules: []),
    Case(
      "R25 in 0.83",
      """
      <T>Read the <T accessibilityRole="link" onPress={go}>terms</T> and <T onPress={go}>policy</T>.</T>
      """, 2...2, rules: ["tap-without-trait"], version: "0.83.1"),
    Case("R26", "<T onPress={go}>More</T>", 1...1, says: ["More. Link."], rules: []),
  ]

  static let controls: [Case] = [
    Case(
      "R13", "<P accessibilityRole=\"button\" onPress={go}><Ic name=\"trash\"/></P>", 1...1,
      says: ["Button."], rules: ["icon-button-no-label"]),
    Case(
      "R14",
      "<P accessibilityRole=\"button\" accessibilityLabel=\"Delete\" onPress={go}><Ic name=\"trash\"/></P>",
      1...1, says: ["Delete. Button."], rules: []),
    Case(
      "R15", "<TouchableOpacity onPress={go}><T>Open</T></TouchableOpacity>", 1...1,
      says: ["Open."], rules: ["tap-without-trait"]),
    Case(
      "R16",
      """
      <P accessibilityRole="button" onPress={go}><T>Mail</T>
        <P accessibilityRole="button" accessibilityLabel="Delete" onPress={drop}><Ic name="x"/></P></P>
      """, 1...1, says: ["Mail, Delete. Button."], rules: ["nested-interactive"]),
    Case(
      "R17",
      """
      <V accessible accessibilityLabel="Mail from Ann"><T>Mail from Ann</T>
        <P accessibilityRole="button" onPress={go}><T>Reply</T></P></V>
      """, 1...1, says: ["Mail from Ann."], rules: ["swallowed-control"]),
    Case(
      "R18",
      """
      <V accessible accessibilityLabel="Mail from Ann"
        accessibilityActions={[{name: 'reply', label: 'Reply'}]} onAccessibilityAction={go}>
        <T>Mail from Ann</T><P accessibilityRole="button" onPress={go}><T>Reply</T></P></V>
      """, 1...1, rules: []),
    Case(
      "R19",
      """
      <TouchableWithoutFeedback onPress={Keyboard.dismiss}>\(signIn)</TouchableWithoutFeedback>
      """, 1...1, says: ["Sign in, Go."], rules: ["swallowed-control", "swallowed-control"]),
    Case(
      "R20",
      """
      <TouchableWithoutFeedback accessible={false} onPress={Keyboard.dismiss}>\(signIn)</TouchableWithoutFeedback>
      """, 3...3, says: ["Sign in.", "Email. Text Field.", "Go. Button."], rules: []),
    Case(
      "R27", "<V><T>Wi-Fi</T><Switch value={v}/></V>", 2...2, says: ["Wi-Fi.", "Switch Button."],
      rules: ["unlabeled-control"]),
    Case(
      "R28", "<TextInput value={v} accessibilityLabelledBy=\"n\"/>", 1...1, says: ["Text Field."],
      rules: ["unlabeled-control"]),
    Case(
      "R40",
      """
      <P accessibilityRole="checkbox" accessibilityState={{checked}} onPress={go}>
        <Ic name={checked ? 'checkbox' : 'square-outline'}/><T>Accept</T></P>
      """, 1...1, says: ["Accept: checkbox."], rules: []),
    Case(
      "R40 without its state",
      """
      <P accessibilityRole="checkbox" onPress={go}>
        <Ic name={checked ? 'checkbox' : 'square-outline'}/><T>Accept</T></P>
      """, 1...1, rules: ["state-not-exposed"]),
  ]

  static let code: [Case] = [
    Case(
      "R33", "{busy ? <ActivityIndicator/> : <V><T>A</T><T>B</T></V>}", 1...2, says: ["A.", "B."],
      rules: []),
    Case("R34", "<T>Body</T>{err && <T>{err}</T>}", 1...2, rules: []),
    Case(
      "R35", "{Platform.OS === 'android' ? <T>A</T> : <V><T>I</T><T>J</T></V>}", 2...2,
      says: ["I.", "J."], rules: []),
    Case(
      "R37", "<Touch accessibilityRole=\"link\" onPress={go}><T>Open</T></Touch>", 1...1,
      says: ["Open. Link."], rules: [],
      with:
        "const Touch = forwardRef((props, ref) => <P ref={ref} accessibilityRole=\"button\" {...props}/>);"
    ),
  ]

  @Test(arguments: rows + names + controls + code)
  func `come out as they say`(_ one: Case) throws {
    let app = ScriptApp(showing: one.body, one.others, version: one.version)
    let unit = try #require(app.unit("Home") ?? Self.empty(one))
    let (guideline, platform) = (unit.own.swipes(.guideline), unit.own.swipes(.platform))
    #expect(guideline.min...guideline.max == one.guideline)
    #expect(platform.min...platform.max == one.platform)
    if let speech = one.speech { #expect(unit.own.speech == speech) }
    if let rules = one.rules { #expect(app.rules(of: unit).sorted() == rules) }
  }

  private static func empty(_ one: Case) -> ComponentUnit? { nil }

  @Test func `R36: a memo by default, given on by an index`() throws {
    let app = ScriptApp([
      (
        "card/Card.tsx",
        """
        import {memo} from 'react'; import {View, Text} from 'react-native';
        export default memo(({title, children, ...rest}) =>
          <View accessible {...rest}><Text>{title}</Text>{children}</View>);
        """
      ),
      ("card/index.ts", "export {default as Card} from './Card';"),
      (
        "Home.tsx",
        """
        import {Text} from 'react-native'; import {Card} from './card';
        export const Home = () => <Card title="Total"><Text>5</Text></Card>;
        """
      ),
    ])
    let unit = try #require(app.unit("Home"))
    #expect(unit.own.swipes(.platform) == Cost(min: 1, max: 1))
    #expect(unit.own.speech == ["Total, 5."])
    #expect(app.rules(of: unit).isEmpty)
    #expect(app.unit("Card")?.own.reason == nil)
  }

  @Test func `R38: a stack has a bar over each of its screens`() throws {
    let app = ScriptApp([
      (
        "App.tsx",
        """
        \(ScriptApp.header)
        import {createNativeStackNavigator} from '@react-navigation/native-stack';
        import {NavigationContainer} from '@react-navigation/native';
        const Stack = createNativeStackNavigator();
        const Home = () => <T>Hi</T>;
        const Detail = () => <T>D</T>;
        export default function App() {
          return <NavigationContainer><Stack.Navigator>
            <Stack.Screen name="Home" component={Home} options={{title: 'Inbox',
              headerRight: () => <P accessibilityRole="button" onPress={go}><Ic name="add"/></P>}}/>
            <Stack.Screen name="Detail" component={Detail}/>
          </Stack.Navigator></NavigationContainer>;
        }
        """
      )
    ])
    #expect(app.unit("App") == nil)
    let (home, detail) = (try #require(app.unit("Home")), try #require(app.unit("Detail")))
    #expect(home.own.swipes(.guideline) == Cost(min: 3, max: 3))
    #expect(detail.own.swipes(.platform) == Cost(min: 3, max: 3))
    #expect(Set(home.own.speech) == ["Inbox. Heading.", "Button.", "Hi."])
    #expect(Set(detail.own.speech) == ["Back. Back Button.", "Detail. Heading.", "D."])
    #expect(app.rules(of: home) == ["icon-button-no-label"])
    #expect(home.own.report(.platform).chrome.platform.max == 2)
  }

  @Test func `R39: what a modal shows is a screen of its own`() throws {
    let app = ScriptApp(
      showing: """
        <V><Button title="Open"/><Modal visible={v}><T>T</T><Button title="Done"/></Modal></V>
        """)
    let unit = try #require(app.unit("Home"))
    #expect(unit.own.swipes(.platform) == Cost(min: 1, max: 1))
    #expect(unit.inner.map(\.name) == ["Home.modal"])
    #expect(unit.inner.first?.swipes(.platform) == Cost(min: 2, max: 2))
  }
}
