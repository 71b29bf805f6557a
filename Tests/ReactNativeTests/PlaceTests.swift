import Components
import ReactNative
import Rules
import Testing
import VoiceOver

/// Findings stand where they are mended, and look at states only.
@Suite struct `Findings in React Native` {
  static let wrapper: (path: String, text: String) = (
    "Btn.tsx",
    """
    import {Pressable, Text} from 'react-native';
    import Icon from 'react-native-vector-icons/Ionicons';
    export const Btn = p => <Pressable accessibilityRole="button" {...p}/>;
    export const Own = ({icon}) => <Pressable accessibilityRole="button" onPress={go}>
      <Icon name={icon}/></Pressable>;
    export const Outer = ({name, ...rest}) => <Btn onPress={go} {...rest}><Icon name={name}/></Btn>;
    """
  )

  private func findings(_ body: String, _ others: String = "") throws -> [Finding] {
    let text = """
      import {View, Text, Pressable, Image, FlatList} from 'react-native';
      import Icon from 'react-native-vector-icons/Ionicons';
      import {Btn, Own, Outer} from './Btn';
      \(others)
      export default function Home({row, url, on, ready}) {
        return <View>
      \(body)
        </View>;
      }
      """
    let app = ScriptApp([("Home.tsx", text), Self.wrapper])
    let unit = try #require(app.unit("Home"))
    return Auditor().audit(unit, ([unit.own] + unit.inner).map { $0.report(.platform) }).findings
  }

  private func told(_ body: String, _ others: String = "") throws -> [String] {
    try findings(body, others).map { "\($0.rule) \($0.place.path):\($0.place.line)" }.sorted()
  }

  @Test func `stand where the use leaves something out`() throws {
    let found = try findings("<Outer name=\"add\"/>\n<Outer name=\"trash\"/>")
    #expect(found.map(\.rule) == ["icon-button-no-label", "icon-button-no-label"])
    #expect(found.map { "\($0.place.path):\($0.place.line)" } == ["Home.tsx:7", "Home.tsx:8"])
    #expect(Set(found.map(\.fingerprint)).count == 2)
    #expect(found.allSatisfy { $0.message.hasSuffix("The element is written in Btn.tsx.") })
  }

  @Test func `stand in the wrapper where no use can mend them`() throws {
    let found = try findings("<Own icon=\"add\"/>\n<Own icon=\"trash\"/>")
    #expect(found.map { "\($0.rule) \($0.place.path)" } == ["icon-button-no-label Btn.tsx"])
  }

  @Test func `of a control in an element stand where it is put in`() throws {
    #expect(
      try told(
        """
        <View accessible>
          <Btn accessibilityLabel="Save" onPress={go}/>
        </View>
        <View accessible>
          <Btn accessibilityLabel="Send" onPress={go}/>
        </View>
        """) == ["swallowed-control Home.tsx:8", "swallowed-control Home.tsx:11"].sorted())
  }

  /// What stands between letters is drawn, and nobody who listens reaches it.
  @Test func `of a control between words stand at it`() throws {
    #expect(
      try told(
        """
        <Text>By signing in {ready && <View><Pressable accessibilityRole="button" onPress={go}>
          <Text>Terms</Text></Pressable></View>} you agree <Text accessibilityRole="link"
          onPress={go}>to all</Text></Text>
        """) == ["swallowed-control Home.tsx:7"])
  }

  /// A hint that a component writes is mended there, also where its label is what it is given.
  @Test func `of a hint stand where that is written`() throws {
    let app = ScriptApp([
      ("locales/en.json", "{\"pier\": \"Pier\"}"),
      (
        "Fold.tsx",
        """
        import {Pressable, Text} from 'react-native';
        export const Fold = ({title, toggle}) => <Pressable accessibilityRole="button" onPress={toggle}
          accessibilityLabel={title} accessibilityHint="Opens the section"><Text>{title}</Text></Pressable>;
        """
      ),
      (
        "Home.tsx",
        """
        import {View} from 'react-native'; import {Fold} from './Fold';
        export const Home = ({go}) => <View><Fold title="Tides" toggle={go}/></View>;
        """
      ),
    ])
    let home = try #require(app.unit("Home"))
    let found = Auditor().audit(home, [home.own.report(.platform)]).findings
    #expect(
      found.filter { $0.rule == "label-not-localized" }.map {
        "\($0.place.path) \($0.message.prefix(8))"
      }
        == ["Home.tsx “Tides” ", "Fold.tsx “Opens t"])
  }

  @Test func `of rows stand where the list is given them`() throws {
    #expect(
      try told(
        "<List data={row.all} renderItem={() => <View><Text>a</Text><Text>b</Text></View>}/>",
        "const List = p => <FlatList {...p}/>;") == ["ungrouped-row Home.tsx:7"])
  }

  @Test func `see no state in photos, data and touches`() throws {
    let quiet = [
      "{url && <Image source={{uri: url}}/>}", "<Image source={url ? {uri: url} : fallback}/>",
      "{url ? <Image source={{uri: url}}/> : <Icon name=\"person\"/>}",
      "<Early item={row.item}/>", "<Icon name={row.icon || 'star'}/>",
      "{!row.keyboardShown && <Icon name=\"logo\"/>}",
      "{Number.isFinite(row.count) && <Icon name=\"logo\"/>}",
      "<Icon name=\"a\" color={row.isDarkTheme ? 'white' : 'black'}/>",
      "<Photo address={row.link}/>", "<Icon name={OTHERS[row.icon] || row.icon}/>",
      "<Named name={row.label}/>", "<Badge user={useMe()}/>",
      "<Text style={row.isTall ? [plain, {height: 60}] : plain}>Hot</Text>",
      "<Sized isTall={row.isTall} style={plain}/>",
    ]
    let others = """
      import {useMe} from 'me'; import {useMemo} from 'react';
      const Early = ({item}) => { if (!item) return null; return <Icon name="a"/>; };
      const OTHERS = {bin: 'trash', pen: 'pencil'}; const plain = {color: 'black', height: 90};
      const Photo = ({address}) => { const at = address.replace('dev', '');
        if (at === 'https://none') return <View><Icon name="bag"/></View>; return <Image source={{uri: at}}/>; };
      const Named = ({name}) => { if (name.match(/^an?t$/)) return <Icon name="ant"/>; return <Icon name="ion"/>; };
      const Badge = ({user}) => { const me = useMe(); return <Icon name={user.id === me.id ? 'home' : 'person'}/>; };
      const Sized = ({isTall, style}) => { const own = useMemo(() => { if (!isTall) return style;
          if (style.height > 100) return [style, {height: 100}]; return style; }, [isTall]);
        return <Text style={own}>Hot</Text>; };
      """
    for inner in quiet {
      let body = """
        <Pressable accessibilityRole="button" onPress={go}
          style={({pressed}) => ({backgroundColor: pressed ? 'red' : 'blue'})}>
          <Text>Open</Text>\(inner)</Pressable>
        """
      #expect(try told(body, others) == [], "\(inner)")
    }
    let loud = [
      "<Icon name={on ? 'star' : 'star-outline'}/>", "{on && <Icon name=\"check\"/>}",
      "<Text style={{color: on ? 'red' : 'grey'}}>Hot</Text>",
      "<Image source={on ? require('./a.png') : require('./b.png')}/>",
      "<Text style={on ? [base, {color: 'red'}] : base}>Hot</Text>",
    ]
    for inner in loud {
      let body = """
        <Pressable accessibilityRole="button" onPress={go}>
          <Text>Open</Text>\(inner)</Pressable>
        """
      let found = try findings(body, "const base = {color: 'grey'};")
      #expect(found.map(\.rule) == ["state-not-exposed"], "\(inner)")
      #expect(found.first?.message.hasPrefix("Its look depends on “on”") == true, "\(inner)")
    }
  }

  @Test func `know words that stand for missing data`() throws {
    let body = """
      <Pressable accessibilityRole="button" accessibilityLabel={`${row.name} (${row.other})`} onPress={go}>
        {row.name ? <Text>{row.name}</Text> : <Text>Unknown</Text>}<Text>{row.other}</Text>MORE</Pressable>
      """
    #expect(try told(body.replacing("MORE", with: "")) == [])
    #expect(
      try told(body.replacing("MORE", with: "<Text>Sold out</Text>")) == [
        "lost-text-in-group Home.tsx:7"
      ])
  }

  @Test func `are one where a box is given a label and a state`() throws {
    let box = "accessibilityState={{selected: on}}><Text>a</Text></View>"
    #expect(try told("<View \(box)") == ["trait-on-non-element Home.tsx:7"])
    #expect(
      try told("<View accessibilityLabel=\"b\" \(box)") == ["label-on-non-element Home.tsx:7"])
  }

  @Test func `are none where a function does nothing`() throws {
    let row =
      "<Pressable accessibilityRole=\"button\" onPress={go} onLongPress={MORE}><Text>a</Text></Pressable>"
    #expect(try told(row.replacing("MORE", with: "() => {}")) == [])
    #expect(try told(row.replacing("MORE", with: "() => undefined")) == [])
    #expect(
      try told(row.replacing("MORE", with: "() => open(a)")) == [
        "gesture-without-action Home.tsx:7"
      ])
    #expect(try told("<Pressable onPress={() => {}}><Text>a</Text></Pressable>") == [])
  }
}
