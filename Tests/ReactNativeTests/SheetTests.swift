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
