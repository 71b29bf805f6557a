import Components
import ReactNative
import Testing
import VoiceOver

/// Components that functions of packages make of others.
@Suite struct `A component made by a package` {
  private func screen(_ imports: String, _ body: String) throws -> ComponentScreen {
    let text = """
      import React from 'react';
      import {View, Text, Pressable, Switch, TextInput, TouchableOpacity} from 'react-native';
      \(imports)
      export const Home = ({go, on}) => <View>\(body)</View>;
      """
    return try #require(ScriptApp([("Home.tsx", text)]).unit("Home")).own
  }

  @Test func `is what it styles`() throws {
    let styled = try screen(
      """
      import styled from 'styled-components/native';
      const Base = styled.Text`color: red;`;
      const Title = Base.extend`color: blue;`;
      const Box = styled.View<{wide: boolean}>`flex: 1;`;
      const Plain = ({title, ...rest}) => <View {...rest}><Text>{title}</Text></View>;
      const Fancy = styled(Plain)`margin: 1px;`;
      const Hit = styled(TouchableOpacity).attrs({accessibilityRole: 'button'})`padding: 2px;`;
      const Link = styled.TouchableOpacity.withConfig({}).attrs(p => ({role: 'link'}))`top: 1px;`;
      """,
      """
      <Box><Title>One</Title><Fancy title="Two"/><Hit onPress={go}><Title>Three</Title></Hit>
      <Link onPress={go}><Title>Four</Title></Link></Box>
      """)
    #expect(styled.speech == ["One.", "Two.", "Three. Button.", "Four. Link."])
    #expect(!styled.report(.platform).isOpaque)
    let others = try screen(
      """
      import emotion from '@emotion/native';
      import {createBox, createText} from '@shopify/restyle';
      const Small = emotion.Text({fontSize: 8});
      const Large = emotion(Text)({fontSize: 40});
      const Box = createBox();
      const Words = createText();
      """, "<Box><Small>One</Small><Large>Two</Large><Words>Three</Words></Box>")
    #expect(others.speech == ["One.", "Two.", "Three."])
    #expect(!others.report(.platform).isOpaque)
  }

  @Test func `has the parts that it is given`() throws {
    let parts = try screen(
      """
      import {createButton} from '@gluestack-ui/core/button/creator';
      import {createCheckbox} from '@gluestack-ui/checkbox';
      import {createInput} from '@gluestack-ui/input';
      import {createMenu} from '@gluestack-ui/menu';
      import {createModal} from '@gluestack-ui/modal';
      import {PrimitiveIcon} from '@gluestack-ui/icon';
      const Root = ({wide, ...props}) => <Pressable {...props}/>;
      const Button = createButton({Root, Text, Icon: PrimitiveIcon});
      const ButtonText = React.forwardRef((props, ref) => <Button.Text ref={ref} {...props}/>);
      const Check = createCheckbox({Root: Pressable, Label: Text});
      const Input = createInput({Root: View, Slot: Pressable, Input: TextInput});
      const Menu = createMenu({Root: View, Item: Pressable, Label: Text});
      const Dialog = createModal({Root: View, Content: View});
      """,
      """
      <Button onPress={go}><Button.Icon/><ButtonText>Save</ButtonText></Button>
      <Check isChecked={on} onPress={go}><Check.Label>Agree</Check.Label></Check>
      <Input><Input.Slot><Text>hidden</Text></Input.Slot><Input.Input placeholder="Name"/></Input>
      <Menu trigger={props => <Button {...props}><ButtonText>More</ButtonText></Button>}>
        <Menu.Item><Text>closed</Text></Menu.Item></Menu>
      <Dialog isOpen={on}><Dialog.Content><Text>over it</Text></Dialog.Content></Dialog>
      """)
    #expect(
      parts.speech == [
        "Save. Button.", "Agree: checkbox.", "Name. Text Field.", "More. Button.",
      ])
    #expect(!parts.report(.platform).isOpaque)
  }

  @Test func `gets what the state gives it, and no more`() throws {
    let connected = try screen(
      """
      import {connect} from 'react-redux';
      class Plain extends React.Component {
        render() {
          const {name, extra, onPress} = this.props;
          const Box = onPress ? Pressable : View;
          return <Box onPress={onPress} role="button">
            {extra && <Text>Extra</Text>}<Text>{name}</Text></Box>;
        }
      }
      Plain.caption = 'Caption';
      const Row = connect(state => ({name: state.name}))(Plain);
      const Open = connect(makeMapState)(Plain);
      """, "<Row/><Open/><Text>{Row.caption}</Text>")
    #expect(connected.speech == ["‹name›.", "Extra.", "‹name›.", "Caption."])
  }

  @Test func `of a set of rows and icons is pressed where its user says so`() throws {
    let elements = try screen(
      """
      import {ListItem, Icon, Button} from '@rneui/themed';
      import {Bell} from 'lucide-react-native';
      """,
      """
      <ListItem onPress={go}><ListItem.Content><ListItem.Title>One</ListItem.Title>
        <ListItem.Subtitle>first</ListItem.Subtitle></ListItem.Content><ListItem.Chevron/></ListItem>
      <ListItem title="Two" subtitle="second" leftIcon={{name: 'a'}}/>
      <Icon name="add" onPress={go} accessibilityLabel="Add"/><Bell/>
      <Button title="Save" onPress={go}/>
      """)
    #expect(
      elements.speech == [
        "One, first.", "Two.", "second.", "Add.", "Save. Button.",
      ])
    #expect(!elements.report(.platform).isOpaque)
  }

  @Test func `of forms, headings and choices is what its package shows`() throws {
    let shown = try screen(
      """
      import {Formik} from 'formik'; import {H2} from '@expo/html-elements';
      import {ButtonGroup} from '@rneui/themed'; import Parallax from 'react-native-parallax-scroll-view';
      const One = () => <Text>One</Text>;
      """,
      """
      <Formik>{({values}) => <Text>{values.name}</Text>}</Formik><H2>Title</H2>
      <ButtonGroup buttons={[{element: One}, 'Two']} selectedIndex={on} onPress={go}/>
      <Parallax renderForeground={() => <Text>Front</Text>}><Text>Behind</Text></Parallax>
      """)
    #expect(
      shown.speech == ["‹values.name›.", "Title. Heading.", "One.", "Two.", "Front.", "Behind."])
    #expect(!shown.report(.platform).isOpaque)
  }

  @Test func `is shown with children that only a run tells`() throws {
    let app = ScriptApp(
      showing: """
        <Label>Known</Label><Styled>Styled</Styled><Told title="x"/><Press title="x"/><Rest title="x">r</Rest>
        <Line/><Fed title="x"/>
        """,
      """
      import {useRestyle} from '@shopify/restyle';
      const Label = props => { const own = useTheme(props); return <T {...own}/>; };
      const Styled = ({focus = false, ...props}) => { const own = useRestyle([], props); return <T {...own}/>; };
      const Told = props => { const own = useTheme(props); return <V><V {...own}/></V>; };
      const Press = props => <P accessibilityRole="button" onPress={go} {...useTheme(props)}/>;
      const Rest = ({children, ...props}) => <><V {...useTheme(props)}/><V {...props}/><T {...props}/><T>{children}</T></>;
      const Line = props => <V style={dot} {...props}/>;
      const Fed = memo(props => <V><V {...props}/><T {...props}/></V>);
      """)
    let home = try #require(app.unit("Home"))
    #expect(
      home.own.speech == [
        "‹useTheme(props).children›.", "Styled.", "‹useTheme(props).children›. Button.", "r.",
      ])
    #expect(app.rules(of: home).contains("unlabeled-control") == false)
    // By itself nobody knows what it is given.
    #expect(app.unit("Line")?.own.speech == ["‹children›."])
    #expect(app.unit("Rest")?.own.speech == ["‹children›."])
  }

  @Test func `is made of another one with more props`() throws {
    let styled = try screen(
      """
      import styled from 'styled-components';
      const Base = styled(TouchableOpacity).attrs({accessibilityRole: 'button'})``;
      const Wide = Base.extend.attrs({hitSlop: 8})``;
      """, "<Wide onPress={go}><Text>Wide</Text></Wide>")
    #expect(styled.speech == ["Wide. Button."])
    #expect(!styled.report(.platform).isOpaque)
  }

  @Test func `is handed what its function names, and no more`() throws {
    let files = [
      (
        "Home.tsx",
        """
        import {View} from 'react-native'; import Line from './Line';
        export const Home = () => <View><Line name="Gull"/></View>;
        """
      ),
      (
        "Line.tsx",
        """
        import {Text, View} from 'react-native';
        import {withDatabase, withObservables} from '@nozbe/watermelondb/react';
        const Line = ({name, small = false, tide, Foot}) => <View><Text>{name}</Text>
          {!small && <Text>Pier</Text>}{small && <Text>Deck</Text>}{tide && <Text>High</Text>}{Foot}</View>;
        const enhance = withObservables(['name'], ({database}) => ({tide: database.watch('tide')}));
        export default withDatabase(enhance(Line));
        """
      ),
    ]
    let home = try #require(ScriptApp(files).unit("Home")).own
    #expect(home.speech == ["Gull.", "Pier.", "High."])
    #expect(home.swipes(.platform) == Cost(min: 2, max: 3))
  }

  /// What is not handed on is not there: such a function adds what its package says, and nothing else.
  @Test(arguments: [
    ("import {injectIntl as wrap} from 'react-intl';", "wrap(Line)"),
    ("import {withTranslation} from 'react-i18next';", "withTranslation('pier')(Line)"),
    ("import {withTheme} from 'react-native-paper';", "withTheme(Line)"),
    ("import * as Sentry from '@sentry/react-native';", "Sentry.wrap(Line)"),
    ("import {inject, observer} from 'mobx-react';", "inject('Tides', 'Piers')(observer(Line))"),
  ])
  func `is handed what its package has, and no more`(_ imports: String, _ made: String) throws {
    let code = """
      \(imports)
      const Line = ({name, wide}) => <V><T>{name}</T>{wide && <T>Wide</T>}</V>;
      const Made = \(made);
      """
    #expect(ScriptApp(showing: "<Made name=\"Gull\"/>", code).unit("Home")?.own.speech == ["Gull."])
  }

  @Test func `has messages by what it is handed`() throws {
    let code = """
      import {injectIntl} from 'react-intl';
      import {withTranslation} from 'react-i18next';
      const One = injectIntl(({intl}) => <T>{intl.formatMessage({id: 'a', defaultMessage: 'Tide'})}</T>);
      const Two = withTranslation()(({t}) => <T>{t('b', 'Pier')}</T>);
      """
    #expect(
      ScriptApp(showing: "<One/><Two/>", code).unit("Home")?.own.speech == ["Tide.", "Pier."])
  }

  /// Another function around it may hand in what nobody knows.
  @Test func `may be wrapped once more`() throws {
    let code = """
      import {injectIntl} from 'react-intl';
      import {withTide} from 'tides';
      const Line = withTide(injectIntl(({name, tide}) => <V><T>{name}</T>{tide && <T>High</T>}</V>));
      """
    let home = try #require(ScriptApp(showing: "<Line name=\"Gull\"/>", code).unit("Home")).own
    #expect(home.swipes(.platform) == Cost(min: 1, max: 2))
  }

  /// A store is the same for all who ask for it.
  @Test func `may be a class with decorators`() throws {
    let files = [
      (
        "Home.tsx",
        """
        import {View} from 'react-native'; import Line, {Foot} from './Line';
        export const Home = () => <View><Line name="Gull"/><Foot/></View>;
        """
      ),
      (
        "Line.tsx",
        """
        import React from 'react';
        import {Text, View} from 'react-native';
        import {inject, observer} from 'mobx-react';
        @inject('Tides') @observer
        export default class Line extends React.Component {
          render() {
            const {name, wide, Tides} = this.props;
            return <View><Text>{name}</Text>{wide && <Text>Wide</Text>}
              {Tides.settings.high && <Text>High</Text>}</View>;
          }
        }
        @inject('Tides')
        export class Foot extends React.Component {
          render() { return this.props.Tides.settings.high ? null : <Text>Low</Text>; }
        }
        """
      ),
    ]
    let home = try #require(ScriptApp(files).unit("Home")).own
    #expect(home.speech == ["Gull.", "High."])
    #expect(home.swipes(.platform) == Cost(min: 2, max: 2))
  }
}
