import Components
import ReactNative
import Testing
import VoiceOver

/// Views of SwiftUI that Expo hands to React.
@Suite struct `Views of SwiftUI in scripts` {
  private func unit(_ body: String) throws -> ComponentUnit {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import {BottomSheet, Button, Form, Host, HStack, Image, LabeledContent, Link, List, Menu, Picker,
          RoundedRectangle, Section, SecureField, Spacer, Text, TextField, Toggle, VStack} from '@expo/ui/swift-ui';
        import {accessibilityLabel, font, hidden, pickerStyle, tag} from '@expo/ui/swift-ui/modifiers';
        const Line = ({children}) => <HStack>{children}<Spacer/></HStack>;
        export const Home = ({v, go}) => <Host><Form>\(body)</Form></Host>;
        """
      )
    ])
    return try #require(app.unit("Home"))
  }

  @Test func `say what they say there`() throws {
    let shown = try unit(
      """
      <Section title="Bills" footer={<Text>All in euros</Text>}>
        <Text modifiers={[font({size: 20})]}>Rent</Text>
        <HStack><VStack>{null}</VStack><Spacer/><RoundedRectangle/><Image systemName="chevron.right"/></HStack>
        <Text modifiers={[hidden()]}>gone</Text>
        <TextField placeholder="Note"/><LabeledContent label="Version"><Text>1.0</Text></LabeledContent>
      </Section>
      """
    ).own
    #expect(
      shown.speech == [
        "Bills. Heading.", "Rent.", "chevron.right. Image.", "Note. Text Field.", "Version, 1.0.",
        "All in euros.",
      ])
    #expect(!shown.report(.platform).isOpaque)
  }

  @Test func `are one stop each where they are controls`() throws {
    let shown = try unit(
      """
      <Button label="Pay" onPress={go}/>
      <Button onPress={go}><Line><Image systemName="star"/><Text>Rent</Text><Text>900</Text></Line></Button>
      <Button systemImage="trash" onPress={go}/>
      <Button modifiers={[accessibilityLabel('Pay rent')]} onPress={go}><Image systemName="star"/></Button>
      <Link destination="https://a.example" label="More"/>
      <Toggle label="Remind me" isOn={v}/>
      <Menu label="Sort"><Button label="By name" onPress={go}/></Menu>
      <Picker label="Size" modifiers={[pickerStyle('segmented')]}>
        <Text modifiers={[tag('s')]}>Small</Text><Text modifiers={[tag('l')]}>Large</Text></Picker>
      <Picker modifiers={[pickerStyle('inline')]}><HStack><Image uiImage="a"/><Text>Old</Text></HStack></Picker>
      <Picker label="Colour"><Text modifiers={[tag('r')]}>Red</Text></Picker>
      """
    ).own
    #expect(
      shown.speech == [
        "Pay. Button.", "Rent, 900. Button.", "trash. Button.", "Pay rent. Button.",
        "More. Link.", "Remind me. Switch Button.", "Sort. Button.", "Small. Button.",
        "Large. Button.", "Old. Button.", "Colour. Button.",
      ])
    #expect(!shown.report(.platform).isOpaque)
  }

  @Test func `that are sheets lie over the others`() throws {
    let unit = try unit(
      "<Text>Rent</Text><BottomSheet isPresented={v} onIsPresentedChange={go}><List><Text>Paid</Text></List></BottomSheet>"
    )
    #expect(unit.own.speech == ["Rent."])
    #expect(unit.inner.map(\.name) == ["Home.sheet"])
    #expect(unit.inner.flatMap(\.speech) == ["Paid."])
  }
}
