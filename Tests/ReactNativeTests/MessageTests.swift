import Components
import ReactNative
import Testing
import VoiceOver

/// Messages with elements in them, and functions for texts that nobody follows.
@Suite struct `Messages of React Native` {
  private func speech(
    _ body: String, _ files: [(path: String, text: String)] = [], _ code: String = ""
  ) throws -> [String] {
    let text = """
      import React, {createContext, useContext} from 'react';
      import {View, Text, TextInput} from 'react-native'; import {FormattedMessage, FormattedNumber} from 'react-intl';
      import {Trans} from 'react-i18next';
      const Texts = createContext(undefined);
      export function Home({row, key1}) { \(code) return <View>\(body)</View>; }
      """
    return try #require(ScriptApp([("Home.tsx", text)] + files).unit("Home")).own.speech
  }

  @Test func `have links between their tags`() throws {
    let link = "'see-all': text => <Text onPress={go}>{text}</Text>"
    #expect(
      try speech(
        """
        <Text><FormattedMessage id={key1} defaultMessage="Hi <see-all>{name}</see-all>, welcome"
          values={{name: row.name, \(link)}}/></Text>
        """) == ["Hi ‹row.name›, welcome.", "‹row.name›. Link."])
    #expect(
      try speech(
        "<Text><FormattedMessage id=\"a.b\" values={{name: row.name, \(link)}}/></Text>",
        [("en.json", #"{"a.b": "See <see-all>all of {name}</see-all>"}"#)])
        == ["See all of ‹row.name›.", "all of ‹row.name›. Link."])
    #expect(
      try speech(
        "<Text><FormattedMessage id=\"a.b\" defaultMessage=\"Read {link} now\" values={{link: <Text onPress={go}>terms</Text>}}/></Text>"
      ) == ["Read terms now.", "terms. Link."])
  }

  @Test func `are told by side where their values hang on the same`() throws {
    let code = """
      const asIs = value => ({text: '{_}', values: {_: value}});
      const name = key1.a ? 'Off' : key1.b ? 'Mute' : asIs(row.name);
      const Words = ({text}) => <Text><FormattedMessage id={typeof text === 'object' ? text.text : text}
        defaultMessage={typeof text === 'object' ? text.text : text}
        values={typeof text === 'object' ? text.values : undefined}/></Text>;
      """
    #expect(try speech("<Words text={name}/>", [], code) == ["‹row.name› or Off or Mute."])
  }

  @Test func `have in them what shows them too`() throws {
    let code = """
      const Words = ({children, ...more}) => <Text {...more}>{children}</Text>;
      const Link = ({url, ...more}) => <Words onPress={() => open(url)} {...more}/>;
      """
    let message = """
      <Words><FormattedMessage id="a.b" defaultMessage="Was <see>read</see>"
        values={{see: text => <Link url="x">{text}</Link>}}/></Words>
      """
    #expect(try speech(message, [], code) == ["Was read.", "read. Link."])
  }

  @Test func `put words into the components of a sentence`() throws {
    let tables = [
      (
        "en.json",
        #"{"a": "Read the <terms>terms</terms> first", "b": "Read the <1>rules</1> <br/>first", "c": "By <0>{{name}}</0>"}"#
      )
    ]
    #expect(
      try speech(
        "<Trans i18nKey=\"a\" components={{terms: <Text onPress={go}/>}}/>", tables)
        == ["Read the terms first.", "terms. Link."])
    #expect(
      try speech(
        "<Text><Trans i18nKey=\"b\">Read the <Text onPress={go}>old</Text> first</Trans></Text>",
        tables)
        == ["Read the rules first.", "rules. Link."])
    #expect(
      try speech(
        "<Trans i18nKey=\"c\" components={[<Text onPress={go}/>]} values={{name: row.name}}/>",
        tables)
        == ["By ‹row.name›.", "‹row.name›. Link."])
    // Without a table its children are it.
    #expect(
      try speech(
        "<Trans i18nKey=\"none.here\">Read <Text onPress={go}>all</Text> of {{n: row.n}}</Trans>")
        == ["Read all of ‹row.n›.", "all. Link."])
  }

  @Test func `are called after the data that they hang on`() throws {
    #expect(
      try speech(
        """
        <Text><FormattedMessage id={row.title} defaultMessage={row.title}/></Text>
        <Text><FormattedMessage id={row.title}/></Text><Text><FormattedNumber value={row.count}/></Text>
        <FormattedMessage id="a" defaultMessage="Alone">{text => <Text>{text}</Text>}</FormattedMessage>
        """) == ["‹row.title›.", "‹row.title›.", "‹row.count›.", "Alone."])
  }

  @Test func `are given by functions that a context holds`() throws {
    #expect(
      try speech(
        "<TextInput placeholder={_('Your name')}/><Text>{_('Enter')}</Text><Text>{t('end.here')}</Text>",
        [("en.json", #"{"end": {"here": "The end"}}"#)],
        "const _ = useContext(Texts); const t = useOwnTexts();")
        == ["Your name. Text Field.", "Enter.", "The end."])
  }

  /// However many tags there are, and however deep.
  @Test func `end`() throws {
    let many =
      String(repeating: "<a>", count: 20_000) + String(repeating: "</b></a>", count: 20_000)
    let said = try speech(
      "<Text><FormattedMessage id=\"a\" defaultMessage=\"\(many)End\" values={{a: x => <Text>{x}</Text>}}/></Text>"
    )
    #expect(said == ["End."])
  }
}
