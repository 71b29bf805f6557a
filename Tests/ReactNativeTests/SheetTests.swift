import Components
import ReactNative
import Testing
import VoiceOver

/// The sheet that most apps take, with what its package makes of it from version to version.
@Suite struct `A sheet of a package` {
  private func app(
    _ sheet: String, _ others: String = "", version: String = "^5.1.2"
  ) -> ScriptApp {
    ScriptApp([
      ("ios/Podfile", ""),
      (
        "package.json",
        #"""
        {"name": "app", "dependencies": {"react-native": "0.85.3", "@gorhom/bottom-sheet": "\#(version)"}}
        """#
      ),
      (
        "Home.tsx",
        """
        import React from 'react'; import {View, Text, Button, Pressable} from 'react-native';
        import BottomSheet, {BottomSheetModal, BottomSheetBackdrop} from '@gorhom/bottom-sheet';
        \(others)
        export const Home = ({v}) => <View><Text>Home</Text>\(sheet)</View>;
        """
      ),
    ])
  }

  private static let content = "<Text>Choose</Text><Button title=\"One\"/>"

  private func sheet(
    _ props: String, _ others: String = "", version: String = "^5.1.2"
  ) throws -> ComponentScreen {
    let app = app(
      "<BottomSheetModal \(props)>\(Self.content)</BottomSheetModal>", others, version: version)
    let unit = try #require(app.unit("Home"))
    return try #require(unit.inner.first)
  }

  private static let ground = "Bottom Sheet. Adjustable."
  private static let handle = "Bottom sheet handle. Adjustable."

  @Test func `is one element unless its user says otherwise`() throws {
    #expect(try sheet("").speech == [Self.ground, Self.handle, Self.ground])
    #expect(
      try sheet("accessible={false}").speech == [
        Self.ground, Self.handle, "Choose.", "One. Button.",
      ])
    #expect(
      try sheet("accessible={null}").speech == [
        Self.ground, Self.handle, "Choose.", "One. Button.",
      ])
    #expect(try sheet("accessible={v}").swipes(.platform) == Cost(min: 3, max: 4))
  }

  @Test(arguments: [
    ("4.0.2", ["Bottom Sheet handle. Adjustable.", ground]),
    ("~4.5.1", [ground, "Bottom Sheet handle. Adjustable.", "Choose.", "One. Button."]),
    (">=4.6.0 <5", [ground, handle, ground]), ("*", [ground, handle, ground]),
  ])
  func `became another from version to version`(_ version: String, _ says: [String]) throws {
    #expect(try sheet("", version: version).speech == says)
  }

  @Test func `has what its user puts around it`() throws {
    let whole = try sheet(
      "accessible={false} backdropComponent={Behind} handleComponent={null} backgroundComponent={null}",
      "const Behind = props => <BottomSheetBackdrop {...props} appearsOnIndex={0}/>;")
    #expect(whole.speech == ["Bottom sheet backdrop. Button.", "Choose.", "One. Button."])
    #expect(whole.platform.chrome.count == 1)
    let own = try sheet(
      "accessible={false} handleComponent={() => <Text>Grip</Text>} footerComponent={Foot}",
      "const Foot = () => <Text>Foot</Text>;")
    #expect(own.speech == [Self.ground, "Grip.", "Choose.", "One. Button.", "Foot."])
  }

  @Test func `is told of once where it is used`() throws {
    let rules = { (app: ScriptApp) in try app.rules(of: #require(app.unit("Home"))) }
    let taps = "<Pressable onPress={go}><Text>A</Text></Pressable>"
    #expect(
      try rules(app("<BottomSheetModal>\(Self.content)\(taps)\(taps)</BottomSheetModal>"))
        == ["swallowed-control"])
    #expect(
      try rules(app("<BottomSheetModal><Text>What went wrong</Text></BottomSheetModal>"))
        == ["lost-text-in-group"])
    #expect(
      try rules(app("<BottomSheetModal accessible={false}>\(Self.content)</BottomSheetModal>"))
        == [])
  }

  @Test func `belongs to the component whose function fills it`() throws {
    let app = ScriptApp([
      (
        "Sheet.tsx",
        """
        import React from 'react'; import {View} from 'react-native';
        import BottomSheet from '@gorhom/bottom-sheet';
        const Sheet = ({fill}) => {
          const content = () => <View>{fill()}</View>;
          return <BottomSheet accessible={false}>{content()}</BottomSheet>;
        };
        export default Sheet;
        """
      ),
      (
        "Picker.tsx",
        """
        import React from 'react'; import {Text} from 'react-native'; import Sheet from './Sheet';
        export const Picker = () => { const fill = () => <Text>One</Text>; return <Sheet fill={fill}/>; };
        """
      ),
    ])
    let inner = try #require(app.unit("Picker")).inner
    #expect(inner.map(\.name) == ["Picker.sheet"])
    #expect(inner.first?.speech.last == "One.")
  }
}

@Suite struct `Files of React Native itself` {
  @Test func `give the component that they are called after`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import React from 'react'; import Animated from 'react-native-reanimated';
        const Box = require('react-native/Libraries/Components/View/ViewNativeComponent').default;
        const Words = require('react-native/Libraries/Text/Text');
        const Moving = Animated.createAnimatedComponent(Box);
        export const Home = () => <Box><Moving><Words>Hello</Words></Moving></Box>;
        """
      )
    ])
    let home = try #require(app.unit("Home")).own
    #expect(home.speech == ["Hello."])
    #expect(!home.report(.platform).isOpaque)
  }
}

@Suite struct `Classes of Tailwind` {
  private func home(_ body: String) throws -> ComponentScreen {
    let app = ScriptApp([
      ("theme.ts", "import {create} from 'twrnc'; export const tailwind = create({});"),
      (
        "Home.tsx",
        """
        import React from 'react'; import {View, Text, TextInput} from 'react-native'; import tw from 'twrnc';
        import {tailwind} from './theme';
        export const Home = ({v, size}) => <View><Text>home</Text>\(body)</View>;
        """
      ),
    ])
    return try #require(app.unit("Home")).own
  }

  @Test(arguments: [
    ("<TextInput style={tailwind.style('opacity-0 w-1 h-1')}/>", 0, 0),
    ("<Text style={tw`hidden`}>a</Text>", 0, 0),
    ("<Text style={tw`android:hidden`}>a</Text>", 1, 1),
    ("<Text style={tw.style('p-2', v && 'hidden', `w-[${size}px]`)}>a</Text>", 0, 1),
    ("<View style={tailwind.style('h-2.5 w-2.5 rounded-full bg-blue-800')}/>", 1, 1),
    ("<View style={tailwind.style('h-[8px] w-2', ['rounded-full', 'bg-red-500'])}/>", 1, 1),
    ("<View style={tailwind.style('h-2 w-2 rounded-full bg-transparent')}/>", 0, 0),
    ("<View style={tailwind.style('h-2 w-full rounded-full bg-blue-800')}/>", 0, 0),
  ])
  func `are styles`(_ body: String, _ least: Int, _ most: Int) throws {
    #expect(try home(body).swipes(.guideline) == Cost(min: 1 + least, max: 1 + most))
  }

  /// The content of `react-native-actions-sheet` stands in a `Modal`, whoever opens it.
  @Test func `lies over the screen that holds it`() throws {
    let code = """
      import ActionSheet, {SheetManager, SheetProvider, registerSheet} from 'react-native-actions-sheet';
      const Choose = React.forwardRef((props, ref) => (
        <ActionSheet ref={ref}><T>Choose</T><Button title="Done"/></ActionSheet>));
      const Other = () => <ActionSheet><T>Other</T></ActionSheet>;
      registerSheet('other', Other);
      """
    let app = ScriptApp(
      showing:
        "<SheetProvider><T onPress={() => SheetManager.show('other')}>Home</T><Choose ref={v}/></SheetProvider>",
      code)
    let home = try #require(app.unit("Home")).own
    #expect(home.speech == ["Home. Link."])
    #expect(!home.report(.platform).isOpaque)
    #expect(app.unit("Choose")?.inner.map(\.speech) == [["Choose.", "Done. Button."]])
    #expect(app.unit("Other")?.inner.map(\.speech) == [["Other."]])
  }
}
