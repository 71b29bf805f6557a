import Components
import ReactNative
import Testing
import VoiceOver

/// What values come to that are kept, counted, joined and hidden.
@Suite struct `Values of React Native` {
  private func home(_ body: String, _ others: String = "") throws -> ComponentScreen {
    try #require(ScriptApp(showing: body, others).unit("Home")).own
  }

  @Test func `are open where a module fills them later`() throws {
    let others = """
      const store = {user: undefined, isOpen: false, name: 'Fixed'};
      let count = 0;
      export const fill = () => { store.user = load(); store.isOpen = true; count = 3; };
      """
    let screen = try home(
      """
      {store.user && <T>user</T>}{store.isOpen && <T>open</T>}{count && <T>count</T>}
      <T>{store.name}</T>
      """, others)
    #expect(screen.swipes(.platform) == Cost(min: 1, max: 4))
    #expect(screen.speech == ["user.", "open.", "count.", "Fixed."])
  }

  @Test func `are as many as a state begins with`() throws {
    let others = """
      const Rows = ({items}) => <V>{items.map(i => <T>{i.name}</T>)}</V>;
      const Three = () => { const [items] = React.useState([{name: 'a'}, {name: 'b'}, {name: 'c'}]);
        return <Rows items={items}/>; };
      const Filled = () => { const [items] = React.useState([]); return <Rows items={items}/>; };
      """
    #expect(try home("<Three/>", others).swipes(.platform) == Cost(min: 3, max: 3))
    #expect(try home("<Filled/>", others).swipes(.platform) == Cost(min: 20, max: 20))
  }

  @Test func `of tables are not said where only a run tells the key`() throws {
    let others = "const NAMES = {de: 'German', en: 'English', pt: 'Portuguese'};"
    #expect(try home("<T>{NAMES[x.code]}</T>", others).speech == ["‹NAMES[x.code]›."])
    #expect(
      try home("<T>{`In ${NAMES[x.code]}`}</T>", others).speech == ["In ‹NAMES[x.code]›."])
    #expect(try home("<T>{NAMES['de']}</T>", others).speech == ["German."])
  }

  @Test func `that are joined are as many as one of unknown length`() throws {
    for all in ["x.concat(s)", "[...x, ...s]", "[].concat(x, s)"] {
      #expect(
        try home("<FlatList data={\(all)} renderItem={() => <T>row</T>}/>").swipes(.platform)
          == Cost(min: 20, max: 20), "\(all)")
    }
  }

  @Test func `that are spread on a condition are as many as are written`() throws {
    let sections = "[{title: 'a', data: x}, ...(v ? [{title: 'b', data: x}] : [])]"
    #expect(
      try home(
        """
        <SectionList sections={\(sections)} renderSectionHeader={({section}) =>
          <T>{section.title}</T>} renderItem={({item}) => <T>{item.name}</T>}/>
        """
      ).swipes(.platform) == Cost(min: 21, max: 42))
    #expect(
      try home("{[1, ...(v ? [2, 3] : [])].map(i => <T>{i}</T>)}").swipes(.platform)
        == Cost(min: 1, max: 3))
  }

  @Test func `in rows of rows are there once`() throws {
    let row = "<V><T>{i.name}</T>{i.parts.map(p => <T>{p.name}</T>)}</V>"
    // As many rows as assumed, each with as many parts: what is inside of both is listed once.
    #expect(
      try home("{xs.map(i => \(row))}").swipes(.platform) == Cost(min: 420, max: 420))
    #expect(
      try home(
        """
        <SectionList sections={s} renderSectionHeader={({section}) => <T>{section.title}</T>}
          renderItem={({item: i}) => \(row)}/>
        """
      ).swipes(.platform) == Cost(min: 20 * (1 + 20 * 2), max: 20 * (1 + 20 * 2)))
  }

  @Test func `hide on a condition`() throws {
    #expect(
      try home("<V style={v ? {} : {display: 'none'}}><T>a</T></V><T>b</T>").swipes(.platform)
        == Cost(min: 1, max: 2))
    #expect(
      try home("<V style={[dot, v && {display: 'none'}]}><T>a</T></V>").swipes(.platform)
        == Cost(min: 0, max: 1))
    // What is an element only while it is hidden never is one.
    let gate = try home(
      "<V aria-hidden={!v}><V accessible={!v ? true : undefined}/><T>a</T></V><T>b</T>")
    #expect(gate.swipes(.platform) == Cost(min: 1, max: 2))
    #expect(gate.speech == ["a.", "b."])
    #expect(
      try home("<V accessible={v}><T>a</T><V accessible={v}><T>b</T></V></V>").swipes(.platform)
        == Cost(min: 1, max: 2))
    let text = """
      import {View, Text} from 'react-native';
      export const Home = ({v}) => <View><Text className="p-2 hidden">a</Text>
        <View className={v ? 'flex' : 'hidden'}><Text>b</Text></View><Text>c</Text></View>;
      """
    func swipes(_ dependencies: String) throws -> Cost {
      let app = ScriptApp([
        ("Home.tsx", text), ("ios/Podfile", ""),
        ("package.json", "{\"dependencies\": {\"react-native\": \"0.85.0\"\(dependencies)}}"),
      ])
      return try #require(app.unit("Home")).own.swipes(.platform)
    }
    #expect(try swipes(", \"nativewind\": \"4.0.0\"") == Cost(min: 1, max: 2))
    #expect(try swipes("") == Cost(min: 3, max: 3))
  }

  @Test func `that name something are said though they may be missing`() throws {
    let others = "const name = r => { if (!r) return null; return r.name; };"
    #expect(
      try home(
        "<P accessibilityRole=\"button\" accessibilityLabel={name(x.r)} onPress={go}><T>A long text</T></P>",
        others
      ).speech == ["‹x.r.name›. Button."])
    #expect(
      try home("<V accessible accessibilityLabel={x.label || ''}><T>A long text</T></V>").speech
        == ["‹x.label›."])
  }

  @Test func `are asked about in the words of the code`() throws {
    let screen = try home(
      "{xs.length === 0 && <T>none</T>}{!busy && err && <T>bad</T>}{(busy || err) && v && <T>c</T>}"
    )
    #expect(
      screen.report(.platform).stops.map(\.when) == [
        "xs.length === 0", "!busy && err", "(busy || err) && v",
      ])
  }

  @Test func `give rows where they become elements`() throws {
    let app = ScriptApp(
      showing:
        "<V>{React.useMemo(() => x.all.map(i => ({name: i.n})), [])\n.map(i => <V><T>{i.name}</T><T>b</T></V>)}</V>"
    )
    let rows = try #require(app.unit("Home")).own.report(.platform).rows
    #expect(rows.count == 1)
    #expect(rows.first?.stops.platform == Cost(min: 2, max: 2))
  }

  @Test func `may be put into lists, and numbers may be of any size`() throws {
    let others = """
      const Bar = ({xs}) => { const all = ['a', 'b'].map(n => <T>{n}</T>);
        all.splice(-1, 0, <T>between</T>); all.push(<T>last</T>); return <V>{all}</V>; };
      """
    #expect(try home("<Bar/>", others).speech == ["a.", "between.", "b.", "last."])
    let screen = try home(
      """
      {['a'].slice(0, 1e300).map(n => <T>{n}</T>)}{['a'].at(-1e300)}{xs.slice(0, 1e300).map(n => <T>{n}</T>)}
      {[1].slice(1e999 - 1e999).map(n => <T>{n}</T>)}
      <V accessible accessibilityValue={{now: 1e300, max: 1}}><T>much</T></V>
      """)
    #expect(screen.swipes(.platform) == Cost(min: 23, max: 23))
  }

  @Test func `of a written list are a row each`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {FlatList, SectionList, Text, View} from 'react-native';
        const items = [{title: 'One', more: ['a']}, {title: 'Two', more: ['b', 'c']}];
        const sections = [{title: 'First', data: ['x']}, {title: 'Second', data: ['y', 'z']}];
        export const Home = () => <View>
          <FlatList data={items} renderItem={({item, index}) => <Text>{index} {item.title}</Text>}/>
          <SectionList sections={sections} renderItem={({item}) => <Text>{item}</Text>}
            renderSectionHeader={({section}) => <Text>{section.title}</Text>}/>
        </View>;
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(home.speech == ["0 One.", "1 Two.", "First.", "x.", "Second.", "y.", "z."])
  }

  @Test func `of lists are one of their items where only a run tells which`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Text, View} from 'react-native';
        const pages = [() => <Text>One</Text>, () => <View><Text>Two</Text><Text>Three</Text></View>];
        export const Home = ({page}) => <View>{pages[page]()}</View>;
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(home.swipes(.platform) == Cost(min: 1, max: 2))
    #expect(!home.report(.platform).isOpaque)
  }

  @Test func `whose members many statements set stay small`() throws {
    let statements = (0..<40).map { "if (x.a\($0)) params.p\($0) = x.b\($0);" }
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Text} from 'react-native';
        function params(x) {
          const params = {title: 'Title'};
          \(statements.joined(separator: "\n"))
          return {...params, ...(x.last ? {last: 'Last'} : {})};
        }
        export const Home = ({x}) => { const p = params(x); return <><Text>{p.title}</Text><Text>{p.p7}</Text></>; };
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(home.speech.first == "Title.")
  }

  @Test func `are no headings where they may be numbers, and no states where they are kept`() throws
  {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Pressable, Text, View} from 'react-native';
        import Icon from 'react-native-vector-icons/Feather';
        const cache = new Map();
        const color = key => { const cached = cache.get(key); if (cached) return cached; return 'red'; };
        const big = {fontSize: 24, fontWeight: 'bold'};
        export const Home = ({row}) => <View>
          <Text style={big}>{row.name}</Text><Text>one</Text>
          <Text style={big}>Parts</Text><Text>two</Text>
          <Text style={big}>{row.count}</Text>
          <Pressable role="button" onPress={row.go}>
            <Text style={{color: color(row.key)}}>Go</Text></Pressable>
          <Icon name={row.icon}/>
          <Text style={big}>The end</Text>
        </View>;
        """
      )
    ])
    let home = try #require(app.unit("Home"))
    #expect(app.rules(of: home) == ["heading-missing", "heading-missing", "image-no-label"])
  }

  @Test func `around a component are a part of what it shows`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Text, View} from 'react-native';
        const Words = ({children}) => { const Core = () => <Text>{children}</Text>; return <Core/>; };
        const One = () => <Text>One</Text>; const Two = () => <Text>Two</Text>;
        const withBox = Inner => props => <View><Inner {...props}/></View>;
        const BoxedOne = withBox(One); const BoxedTwo = withBox(Two);
        const Three = () => <><Text>Three</Text><BoxedOne/></>; const BoxedThree = withBox(Three);
        export const Home = () => <>
          <Words>first</Words><Words>second</Words><BoxedOne/><BoxedTwo/><BoxedThree/>
        </>;
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(home.speech == ["first.", "second.", "One.", "Two.", "Three.", "One."])
    #expect(!home.report(.platform).isOpaque)
  }

  @Test func `that are times and texts are known as such`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Text, View} from 'react-native';
        import moment from 'moment'; import {format} from 'date-fns';
        const Value = ({value}) => typeof value === 'string' ? <Text>{value}</Text> : value;
        export const Home = ({row}) => <View>
          <Value value={moment(row.made).add(1, 'day').fromNow()}/>
          <Text>{moment(row.made).format('LL')}</Text><Text>{format(row.due, 'PP')}</Text>
          <Text>{new Date(row.end).toLocaleDateString()}</Text><Value value={row.sum.toFixed(2)}/>
        </View>;
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(
      home.speech == [
        "‹row.made›.", "‹row.made›.", "‹row.due›.", "‹row.end›.", "‹row.sum›.",
      ])
    #expect(!home.report(.platform).isOpaque)
  }

  @Test func `of lists in lists, and those on conditions, are rows of their own`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {FlatList, Text, View} from 'react-native';
        const keys = [['1', '2'], [null, '0']];
        export const Home = ({row}) => {
          const pushed = [{title: 'first'}];
          if (row.isOpen) pushed.push({title: 'second'});
          return <View>
            {keys.flat().filter(Boolean).map(key => <Text>{key}</Text>)}
            {[row.isNew && {title: 'New'}, {title: 'All'}].filter(Boolean).map(x => <Text>{x.title}</Text>)}
            {pushed.map(x => <Text>{x.title}</Text>)}
            <FlatList data={[{title: 'Some', on: row.isOn}].filter(x => x.on)}
              renderItem={({item}) => <Text>{item.title}</Text>}/>
          </View>;
        };
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(home.speech == ["1.", "2.", "0.", "New.", "All.", "first.", "second.", "Some."])
    #expect(home.swipes(.platform) == Cost(min: 5, max: 8, typical: 650))
  }

  @Test func `that the whole app keeps are no states of a control`() throws {
    let app = ScriptApp([
      (
        "theme.ts",
        """
        import {settings} from './settings';
        export const themeColor = key => settings.dark === 'dark' ? 'black' : 'white';
        """
      ),
      ("settings.ts", "export const settings = {dark: undefined};"),
      (
        "Home.tsx",
        """
        import React from 'react'; import {Pressable, Text, TextInput, View} from 'react-native';
        import {themeColor} from './theme';
        export const Home = ({row}) => <View>
          <Pressable role="button" onPress={row.go}>
            <Text style={{color: themeColor('text')}}>Go</Text></Pressable>
          <Text>Name</Text><TextInput placeholder="Name"/>
          <View accessible accessibilityLabel={'Sum ' + (row.on ? row.sum : load())}>
            <Text>Sum</Text><Text>{load()} coins</Text></View>
        </View>;
        """
      ),
    ])
    let home = try #require(app.unit("Home"))
    #expect(app.rules(of: home) == [])
  }

  @Test func `of a range are its numbers`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import {Text, View} from 'react-native';
        import range from 'lodash/range'; import {times} from 'lodash';
        export const Home = () => <View>
          {range(4, 7).map(key => <Text>{key}</Text>)}{times(2, n => <Text>no {n}</Text>)}
        </View>;
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(home.speech == ["4.", "5.", "6.", "no 0.", "no 1."])
  }
}
