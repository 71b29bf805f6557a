import Components
import ReactNative
import Testing
import VoiceOver

/// Elements of packages that many apps use.
@Suite struct `Packages of React Native` {
  private func screen(_ imports: String, _ body: String) throws -> ComponentScreen {
    let text = """
      import React from 'react'; import {View, Text, Pressable} from 'react-native';
      \(imports)
      export const Home = ({v, rows, icon}) => <View>\(body)</View>;
      """
    return try #require(ScriptApp([("Home.tsx", text)]).unit("Home")).own
  }

  @Test func `keep menus closed`() throws {
    let zeego = try screen(
      "import * as DropdownMenu from 'zeego/dropdown-menu';",
      """
      <DropdownMenu.Root><DropdownMenu.Trigger><Text>More</Text></DropdownMenu.Trigger>
      <DropdownMenu.Content><DropdownMenu.Item key="a"><DropdownMenu.ItemTitle>A</DropdownMenu.ItemTitle>
      </DropdownMenu.Item></DropdownMenu.Content></DropdownMenu.Root>
      """)
    #expect(zeego.speech == ["More. Button."])
    let paper = try screen(
      "import {Menu, Button} from 'react-native-paper';",
      "<Menu visible={v} anchor={<Button onPress={go}>Open</Button>}><Menu.Item title=\"A\"/></Menu>"
    )
    #expect(paper.speech == ["Open. Button."])
    #expect(!paper.report(.platform).isOpaque)
  }

  @Test func `hide icons, and have no value where nobody knows it`() throws {
    let paper = try screen(
      "import {Icon, ProgressBar, TouchableRipple} from 'react-native-paper';",
      """
      <Icon source="check" size={20}/><ProgressBar indeterminate/><ProgressBar progress={0.5}/>
      <TouchableRipple accessibilityRole="button" onPress={go}><Icon source="close"/></TouchableRipple>
      """)
    #expect(paper.speech == ["busy.", "busy, 50%.", "Button."])
  }

  /// No role is among what the package gives to what opens a menu.
  @Test(arguments: [
    ("", ["tap-without-trait"]), ("accessibilityRole=\"button\"", []), ("triggerOnLongPress", []),
  ])
  func `open a menu without a role`(_ props: String, _ rules: [String]) throws {
    let text = """
      import {View, Text} from 'react-native'; import {Menu, MenuTrigger, MenuOptions} from 'react-native-popup-menu';
      export const Home = () => <View><Menu><MenuTrigger \(props)><Text>More</Text></MenuTrigger>
        <MenuOptions/></Menu></View>;
      """
    let app = ScriptApp([("Home.tsx", text)])
    #expect(app.rules(of: try #require(app.unit("Home"))) == rules)
  }

  @Test func `keep the options of a menu closed`() throws {
    let menu = try screen(
      "import Menu, {MenuProvider, MenuTrigger, MenuOptions, MenuOption} from 'react-native-popup-menu';",
      """
      <MenuProvider><Menu><MenuTrigger><Text>More</Text><Text>of it</Text></MenuTrigger>
        <MenuOptions><MenuOption text="Save" onSelect={go}/></MenuOptions></Menu>
        <Menu><MenuTrigger text="Sort" accessibilityRole="button" disabled/>
          <MenuOptions><MenuOption onSelect={go}><Text>By name</Text></MenuOption></MenuOptions></Menu></MenuProvider>
      """)
    #expect(menu.speech == ["More, of it.", "Sort. Button."])
    #expect(!menu.report(.platform).isOpaque)
  }

  @Test func `show what their props say`() throws {
    let paper = try screen(
      "import {TextInput, ActivityIndicator, Appbar, Checkbox, List, Divider} from 'react-native-paper';",
      """
      <Appbar.Header><Appbar.BackAction onPress={go}/><Appbar.Content title="Notes"/></Appbar.Header>
      <TextInput label="Email"/><ActivityIndicator/><Divider/>
      <Checkbox status="checked" onPress={go} accessibilityLabel="Agree"/>
      <List.Item title="First" description="Second" onPress={go}/>
      """)
    #expect(
      paper.speech == [
        "Back. Button.", "Notes. Heading.", "Email. Text Field.", "In progress.",
        "Agree: checkbox, checked.", "First, Second.",
      ])
    #expect(!paper.report(.platform).isOpaque)
    let back = try screen(
      "import {HeaderBackButton} from '@react-navigation/elements';",
      "<HeaderBackButton onPress={go}/>")
    #expect(back.speech == ["Go back. Button."])
    let segments = try screen(
      "import SegmentedControl from '@react-native-segmented-control/segmented-control';",
      "<SegmentedControl values={['One', 'Two']} selectedIndex={0}/>")
    #expect(segments.speech == ["Selected: One. Button.", "Two. Button."])
  }

  @Test func `that switch something are one stop`() throws {
    let tamagui = try screen(
      "import {XStack, Switch} from 'tamagui';", "<XStack><Switch><Switch.Thumb/></Switch></XStack>"
    )
    #expect(tamagui.report(.platform).opaqueNames == ["Switch"])
  }

  @Test func `that draw how far something is say nothing of it`() throws {
    let shown = try screen(
      "import * as Progress from 'react-native-progress'; import Bar from 'react-native-progress/Bar';",
      """
      <Progress.Bar progress={0.5}/><Bar progress={0.5}/><Progress.CircleSnail/>
      <Progress.Pie progress={0.2} accessible accessibilityLabel="Sent"/>
      <Progress.Circle progress={v} showsText><Text>of all</Text></Progress.Circle>
      """)
    #expect(shown.speech == ["Sent.", "‹progress›.", "of all."])
    #expect(!shown.report(.platform).isOpaque)
    // Drawings are images where everything that is shown counts.
    #expect(shown.swipes(.guideline).max == 5)
  }

  @Test func `are pressed as what they are made of`() throws {
    let press = try screen(
      "import {PressableOpacity} from 'react-native-pressable-opacity';",
      "<PressableOpacity onPress={go}><Text>Open</Text><Text>now</Text></PressableOpacity>")
    #expect(press.speech == ["Open, now."])
    #expect(!press.report(.platform).isOpaque)
  }

  @Test func `make elements of props in their place`() throws {
    let bar = try screen(
      "import {Header, Button, Input} from '@rneui/themed';",
      """
      <Header leftComponent={{icon: 'menu', onPress: go}} centerComponent={{text: 'Notes'}}
        rightComponent={v ? {text: 'Edit'} : undefined}/>
      <Button icon={{name: 'add'}} title="New" onPress={go}/>
      <Input placeholder="Name" leftIcon={{name: 'person'}}/>
      """)
    #expect(
      bar.speech == ["", "Notes.", "Edit.", "New. Button.", "", "Name. Text Field."])
  }

  @Test func `show tabs and the first of their pages`() throws {
    let pages = try screen(
      """
      import {TabView, SceneMap} from 'react-native-tab-view';
      const One = () => <Text>first page</Text>;
      const Two = () => <Text>second page</Text>;
      const scenes = SceneMap({a: One, b: Two});
      const routes = [{key: 'a', title: 'A'}, {key: 'b', title: 'B'}];
      """,
      "<TabView navigationState={{index: 0, routes}} renderScene={scenes} onIndexChange={go}/>")
    #expect(pages.speech == ["Selected: A.", "B.", "first page."])
  }

  @Test func `are lists also where nobody knows them`() throws {
    let list = try screen(
      "import {SwipeListView} from 'react-native-swipe-list-view'; import Carousel from 'some-carousel';",
      """
      <SwipeListView data={rows} renderItem={() => <Text>row</Text>}/>
      <Carousel data={[1, 2, 3]} renderItem={({item}) => <Text>page</Text>}/>
      """)
    #expect(list.swipes(.platform) == Cost(min: 23, max: 23))
    #expect(list.report(.platform).isOpaque)
  }

  @Test func `give a context to what is below it`() throws {
    let context = try screen(
      "const Ctx = React.createContext(null);", "<Ctx value={v}><Text>a</Text></Ctx>")
    #expect(context.speech == ["a."])
    #expect(!context.report(.platform).isOpaque)
  }

  @Test func `show sheets once, for who fills them`() throws {
    let app = ScriptApp([
      (
        "Sheet.tsx",
        """
        import {BottomSheetModal} from '@gorhom/bottom-sheet'; import {View, Text} from 'react-native';
        import BottomSheet from '@gorhom/bottom-sheet';
        export const Sheet = ({title, children, inside}) => {
          const inner = <View><Text>{title}</Text>{children}</View>;
          return inside ? <BottomSheet accessible={false}>{inner}</BottomSheet>
            : <BottomSheetModal accessible={false}>{inner}</BottomSheetModal>; };
        """
      ),
      (
        "Add.tsx",
        """
        import {Sheet} from './Sheet'; import {Text, View} from 'react-native';
        export const AddSheet = ({inside}) => <Sheet title="Add" inside={inside}><Text>Camera</Text></Sheet>;
        export const Home = () => <View><Text>home</Text><AddSheet/></View>;
        """
      ),
    ])
    let inner = app.program.paths.flatMap { app.program.units(at: $0) }.flatMap(\.inner)
    #expect(inner.map(\.name) == ["AddSheet.sheet"])
    let around = ["Bottom Sheet. Adjustable.", "Bottom sheet handle. Adjustable."]
    #expect(inner.first?.speech == around + ["Add.", "Camera."])
  }

  /// A box of Tamagui is none to press, and words in its buttons are Texts.
  @Test func `are boxes, texts and buttons of Tamagui`() throws {
    let app = ScriptApp(
      showing: """
        <YStack><Label>Name</Label><Separator/><Input placeholder="Mail"/><Spacer/>
          <Button icon={<User/>} onPress={go}>Save</Button><XStack onPress={go}><Text>One</Text><Text>Two</Text></XStack>
        </YStack>
        """,
      """
      import {YStack, XStack, Label, Text, Separator, Spacer, Input, Button} from 'tamagui';
      import {User} from '@tamagui/lucide-icons';
      """)
    let home = try #require(app.unit("Home"))
    #expect(
      home.own.speech == ["Name.", "Mail. Text Field.", "Save. Button.", "One.", "Two."])
    #expect(home.own.report(.platform).isOpaque == false)
  }

  @Test func `are a field with what stands around it`() throws {
    let app = ScriptApp(
      showing: """
        <Input label="Server" placeholder="Address" rightIcon={<Icon name="help" onPress={go}/>} errorMessage={err}/>
        <SectionList sections={[{title: 'A', data: ['one'], renderItem: Own}, {title: 'B', data: ['two']}]}
          renderItem={({item}) => <T>{item}</T>} renderSectionHeader={({section}) => <T>{section.title}</T>}/>
        """,
      """
      import {Input, Icon} from 'react-native-elements';
      const Own = ({item}) => <T>own {item}</T>;
      """)
    #expect(
      app.unit("Home")?.own.speech == [
        "Server.", "Address. Text Field.", "", "‹err›.", "A.", "own one.", "B.", "two.",
      ])
  }

  @Test func `call what they are given to show`() throws {
    let observed = try screen(
      "import {Observer} from 'mobx-react';",
      "<Observer render={() => <Text>a</Text>}/><Observer>{() => <Text>b</Text>}</Observer>")
    #expect(observed.speech == ["a.", "b."])
  }

  @Test func `give children as one list`() throws {
    let app = ScriptApp(
      showing: "<Rows><T>One</T><T>Two</T></Rows>",
      """
      import flattenChildren from 'react-keyed-flatten-children';
      const Rows = ({children}) =>
        <V>{React.Children.map(flattenChildren(children), child => <V>{child}</V>)}</V>;
      """)
    #expect(app.unit("Home")?.own.speech == ["One.", "Two."])
  }

  @Test func `show nothing where they only tell the system something`() throws {
    let bars = try screen(
      "import {SystemBars} from 'react-native-edge-to-edge';",
      "<SystemBars style=\"light\"/><Text>Page</Text>")
    #expect(bars.speech == ["Page."])
    #expect(!bars.report(.platform).isOpaque)
  }

  @Test func `show pages that are beside each other`() throws {
    let pages = try screen(
      "import Swiper from 'react-native-swiper';",
      "<Swiper><Text>One</Text><Text>Two</Text></Swiper>")
    #expect(pages.speech == ["One.", "Two."])
    #expect(!pages.report(.platform).isOpaque)
  }

  @Test func `leave a text as it is where they write it otherwise`() throws {
    let decoded = try screen(
      "import {decode} from 'html-entities'; const of = r => { const t = r.a ? `${r.a}: ${r.b}` : r.b; return t && decode(t); };",
      "<Text>{of(rows)}</Text>")
    #expect(decoded.speech == ["‹rows.a›: ‹rows.b› or ‹rows.b›."])
  }

  @Test func `are there around what is still to come`() throws {
    let screen = try screen(
      "import {Fade, Placeholder, PlaceholderLine} from 'rn-placeholder';",
      "<Placeholder Animation={Fade}>{rows ? <Text>{rows.name}</Text> : <PlaceholderLine/>}<Text>Joined</Text></Placeholder>"
    )
    #expect(screen.speech == ["‹rows.name›.", "Joined."])
    #expect(!screen.report(.platform).isOpaque)
  }

  @Test(arguments: [
    ("import {LinearProgress as Bar} from '@rneui/themed'; const bar = v => <Bar value={v}/>;", ""),
    (
      "import {ProgressBar as Bar} from 'react-native-paper'; const bar = v => <Bar progress={v}/>;",
      "busy, "
    ),
  ])
  func `say how far something is`(_ code: String, _ state: String) throws {
    let screen = try screen(code, "{bar(0.25)}{bar(rows.part)}{bar()}")
    #expect(screen.speech == ["25%.", "‹rows.part›%.", "0%."].map { state + $0 })
  }
}
