import Components
import ReactNative
import Testing
import VoiceOver

/// Where English texts are looked for, and by which keys.
@Suite struct `Texts of React Native` {
  private func speech(
    _ body: String, _ files: [(path: String, text: String)], _ hook: String = ""
  ) throws -> [String] {
    let text = """
      import {View, Text} from 'react-native'; import {useTranslation, Trans} from 'react-i18next';
      export function Home({row}) { \(hook) return <View>\(body)</View>; }
      """
    let app = ScriptApp([("Home.tsx", text)] + files)
    return try #require(app.unit("Home")).own.speech
  }

  static let tables: [(path: String, text: String)] = [
    (
      "src/i18n/en/index.ts",
      "import shared from './shared.json'; export default {shared, pageNotes: require('./pages/notes')};"
    ),
    (
      "src/i18n/en/shared.json",
      #"{"save": "Save", "title": "Shared", "both": "$t(shared:save), $t(pageNotes:me.title) for $5"}"#
    ),
    (
      "src/i18n/en/pages/notes.json",
      #"{"me": {"title": "My notes", "greet": "Hello {{name}}"}, "n_one": "One", "n_other": "{{count}} notes"}"#
    ),
    ("src/i18n/de/pages/notes.json", #"{"me": {"title": "Meine"}}"#),
  ]

  @Test func `are found in tables that an index names`() throws {
    let hook = "const {t} = useTranslation(['pageNotes', 'shared']);"
    #expect(
      try speech(
        """
        <Text>{t('me.title')}</Text><Text>{t('shared:title')}</Text><Text>{t('save')}</Text><Text>{t('both')}</Text>
        <Text>{t('me.greet', {name: row.name})}</Text><Text>{t('n', {count: row.n})}</Text>
        <Text>{t('pageNotes:me.title', {defaultValue: 'v1'})}</Text>
        <Text><Trans ns="pageNotes" i18nKey="me.title"/></Text>
        """, Self.tables, hook) == [
          "My notes.", "Shared.", "Save.", "Save, My notes for $5.", "Hello ‹row.name›.",
          "‹row.n› notes.", "My notes.",
          "My notes.",
        ])
    #expect(
      try speech(
        "<Text>{t('title')}</Text>", Self.tables,
        "const {t} = useTranslation('pageNotes', {keyPrefix: 'me'});") == ["My notes."])
  }

  /// A whole name counts before a part of one does.
  @Test func `are found in a namespace whose name holds a dot`() throws {
    let table = #"""
      {"menu": {"title": "Menu"}, "settings.pin": {"title": "Code", "layout": {"hint": "Six digits"},
        "state": {"on": "On", "off": "Off now"}}}
      """#
    let body = """
      <Text>{t('title')}</Text><Text>{t('layout.hint')}</Text><Text>{t('settings.pin:title')}</Text>
      <Text>{t('title', {ns: 'menu'})}</Text><Text>{t(`state.${row.state}`)}</Text>
      """
    #expect(
      try speech(
        body, [("locales/en.json", table)], "const {t} = useTranslation('settings.pin');") == [
          "Code.", "Six digits.", "Code.", "Menu.", "Off now or On.",
        ])
    #expect(
      try speech(
        "<Text>{t('title')}</Text>", [("locales/en/settings.pin.json", #"{"title": "Own file"}"#)],
        "const {t} = useTranslation('settings.pin');") == ["Own file."])
  }

  /// Behind the namespace a colon parts a key as a dot does.
  @Test func `are found by keys with more colons than one`() throws {
    let table =
      #"{"trip": {"list": {"empty": "None", "state": {"on": "On"}}}, "other": {"title": "B"}}"#
    #expect(
      try speech(
        """
        <Text>{t('trip:list:empty')}</Text><Text>{t('trip:list:state:on')}</Text>
        <Text>{t('trip:list.empty')}</Text>
        """,
        [("locales/en.json", table)], "const {t} = useTranslation();") == ["None.", "On.", "None."])
  }

  @Test func `are found in scripts and in tables of Fluent`() throws {
    let hook = "const {t} = useTranslation();"
    let script = "const home = {title: 'Start'}; export default {translation: {home, end: `End`}};"
    #expect(
      try speech(
        "<Text>{t('home.title')}</Text><Text>{t('end')}</Text>", [("lang/en.ts", script)], hook)
        == ["Start.", "End."])
    let fluent =
      #"{"Close": "Close", "Shown_new": "Shown <0 /><1>anew</1>", "Added": "Added { $count ->\n  [one] one item\n *[other] { $count } items\n}"}"#
    #expect(
      try speech(
        "<Text>{t('Close')}</Text><Text>{t('Added', {count: row.n})}</Text><Text>{t('Shown', {context: 'new', defaultValue: 'old'})}</Text>",
        [("l10n/en.ftl.json", fluent), ("l10n/fr.ftl.json", #"{"Close": "Fermer"}"#)], hook)
        == ["Close.", "Added ‹row.n› items.", "Shown anew."])
  }

  @Test func `are found below the only namespace of a table`() throws {
    let hook = "const {t} = useTranslation();"
    let body = "<Text>{t('HELLO')}</Text><Text>{t('me.title')}</Text>"
    let one = #"{"common": {"HELLO": "Hello there", "me": {"title": "Mine"}}}"#
    #expect(try speech(body, [("en.json", one)], hook) == ["Hello there.", "Mine."])
    let two = #"{"common": {"HELLO": "Hello there"}, "other": {"me": {"title": "Mine"}}}"#
    #expect(try speech(body, [("en.json", two)], hook).contains("Hello there.") == false)
  }

  /// Where there is no text, the key is shown.
  @Test func `are never empty`() throws {
    let app = ScriptApp([
      (
        "Home.tsx",
        """
        import {Text} from 'react-native'; import {useTranslation} from 'react-i18next';
        export function Home() { const {t} = useTranslation();
          return t('unknown.key') ? <Text>{t('unknown.key')}</Text> : null; }
        """
      )
    ])
    #expect(try #require(app.unit("Home")).own.swipes(.platform) == Cost(min: 1, max: 1))
  }

  @Test func `change where a table of a script does`() throws {
    var app = ScriptApp([
      (
        "Home.tsx",
        """
        import {Text} from 'react-native'; import {useTranslation} from 'react-i18next';
        export function Home() { const {t} = useTranslation(); return <Text>{t('a')}</Text>; }
        """
      ), ("en.ts", "export default {a: 'One'};"),
    ])
    #expect(app.unit("Home")?.own.speech == ["One."])
    _ = app.program.apply(ScriptApp.read([("en.ts", "export default {a: 'Two'};")]))
    #expect(app.unit("Home")?.own.speech == ["Two."])
  }

  /// Texts that take in each other, and one that never ends.
  @Test func `end`() throws {
    let many = String(repeating: "$t(a)", count: 500)
    let open = String(repeating: "$t(", count: 50_000) + String(repeating: "{", count: 50_000)
    let files = [("en.json", "{\"a\": \"\(many)\", \"b\": \"\(open)\"}")]
    let said = try speech(
      "<Text>{t('a')}</Text><Text>{t('b')}</Text>", files, "const {t} = useTranslation();")
    #expect(said.count == 2)
  }

  @Test func `are found by functions of the app's own`() throws {
    let own = """
      import i18n from 'i18n-js';
      export const translate = (key, values = null) => {
        let result = [];
        i18n.lookup(key).replace(/a/, part => result.push(part));
        return result.length === 1 ? result[0] : result;
      };
      export const heading = key => i18n.lookup(key.toLowerCase());
      """
    let body = """
      <Text>{translate('home.title')}</Text><Text>{translate(row.on ? 'home.on' : 'home.off')}</Text>
      <Text>{heading('home.title')}</Text><Text>{heading('home.none')}</Text>
      """
    let app = ScriptApp([
      ("texts.js", own),
      ("en.json", #"{"home": {"title": "Start", "on": "On", "off": "Off"}}"#),
      (
        "Home.tsx",
        """
        import {View, Text} from 'react-native'; import {translate, heading} from './texts';
        export function Home({row}) { return <View>\(body)</View>; }
        """
      ),
    ])
    let speech = try #require(app.unit("Home")).own.speech
    #expect(speech.prefix(3) == ["Start.", "On or Off.", "Start."])
    #expect(speech.last?.contains("‹") == true)
  }

  /// The words are what is shown where no table has others, whichever way a function of the app looks that up.
  @Test func `are their own keys where a function of the app's own is called as gettext is`() throws
  {
    let own = """
      const sprintf = require('sprintf-js').sprintf; const loaded = {};
      function all(locale) { if (!loaded[locale]) loaded[locale] = require('./all').locales[locale]; return loaded[locale]; }
      function inLocale(locale, s, ...values) {
        const found = all(locale)[s];
        let result = found && found.length ? found[0] : '';
        if (result === '') result = s;
        try { return sprintf.apply(null, [result, ...values]); } catch (error) { return result; }
      }
      export function _(s, ...values) { return inLocale(current(), s, ...values); }
      """
    let app = ScriptApp([
      ("packages/lib/locale.ts", own),
      ("packages/lib/package.json", #"{"name": "@w/lib"}"#),
      ("package.json", #"{"private": true, "workspaces": ["packages/*"]}"#),
      (
        "packages/app/package.json", #"{"name": "app", "dependencies": {"react-native": "0.85.3"}}"#
      ),
      ("packages/app/ios/Podfile", ""),
      (
        "packages/app/Home.tsx",
        """
        import {View, Text} from 'react-native'; import {_} from '@w/lib/locale';
        export function Home({row}) { return <View><Text>{_('Notebooks')}</Text>
          <Text>{_('%d of %s', row.count, row.name)}</Text><Text>{_(row.on ? 'Go back' : 'Go on')}</Text>
          <Text>{_(row.key)}</Text></View>; }
        """
      ),
    ])
    let speech = try #require(app.unit("Home")).own.speech
    #expect(speech.prefix(2) == ["Notebooks.", "‹row.count› of ‹row.name›."])
    #expect(speech[2] == "Go back or Go on.")
    #expect(speech[3].contains("‹"))
  }

  @Test func `stand beside their keys, behind a tag, and in tables with methods`() throws {
    let home = """
      import {View, Text} from 'react-native'; import {t} from '@lingui/macro';
      import {i18n} from '@lingui/core'; import Localized from 'react-localization';
      import {FormattedMessage} from 'react-intl'; import english from './en.json';
      const loc = new Localized({en: english});
      export function Home({row}) { return <View>
        <Text>{t({id: 'a.send', message: 'Send'})}</Text><Text>{t`Receive ${row.amount}`}</Text>
        <Text>{i18n._({id: 'a.sum', message: 'Sum {count}', values: {count: row.count}})}</Text>
        <Text>{loc.formatString(loc.list.total, {count: row.count})}</Text>
        <Text><FormattedMessage id={row.on ? 'On' : 'Off'} defaultMessage={row.on ? 'On' : 'Off'}/></Text>
        <Text>{row.count.toString()}</Text>
        </View>; }
      """
    let app = ScriptApp([
      ("Home.tsx", home), ("en.json", #"{"list": {"total": "Total {count}"}}"#),
    ])
    let speech = try #require(app.unit("Home")).own.speech
    #expect(
      speech == [
        "Send.", "Receive ‹row.amount›.", "Sum ‹row.count›.", "Total ‹row.count›.", "On or Off.",
        "‹row.count›.",
      ])
  }

  @Test func `are the English ones where a function chooses a language`() throws {
    let texts = """
      import english from './locales/en.json'; import german from './locales/de.json';
      import {settings} from './settings';
      export function localeString(key) {
        switch (settings.locale) {
          case 'de': return german[key] || english[key];
          default: return english[key];
        }
      }
      """
    let app = ScriptApp([
      ("texts.ts", texts), ("settings.ts", "export const settings = load();"),
      ("locales/en.json", #"{"general.back": "Go back"}"#),
      ("locales/de.json", #"{"general.back": "Zurück"}"#),
      (
        "Home.tsx",
        """
        import {Text} from 'react-native'; import {localeString} from './texts';
        export function Home() { return <Text>{localeString('general.back')}</Text>; }
        """
      ),
    ])
    #expect(try #require(app.unit("Home")).own.speech == ["Go back."])
  }

  @Test func `are what a proxy of their table leads to`() throws {
    let words = """
      import i18n from 'i18n-js'; import en from './en.json';
      const paths = whole => new Proxy(whole, {get(target, key) {
        const path = target.way ? target.way + '.' + key : key;
        let next = target[key];
        if (typeof next === 'string') next = new String(next);
        next.way = path;
        return paths(next);
      }});
      export const l = paths(en);
      export function t(path, args) { return i18n.t(path ? path.way || path : path, args); }
      """
    #expect(
      try speech(
        """
        <Text>{words.t(words.l.bill.title)}</Text><Text>{words.t('bill.title')}</Text>
        <Text>{words.t(words.l.bill.due, {day: row.day})}</Text>
        """,
        [
          ("words.js", words),
          ("en.json", #"{"bill": {"title": "Your bills", "due": "Due on {{day}}"}}"#),
        ], "const words = require('./words');")
        == ["Your bills.", "Your bills.", "Due on ‹row.day›."])
  }

  @Test func `have forms in a table of their own`() throws {
    #expect(
      try speech(
        "<Text>{t('person', {count: row.n})}</Text>",
        [("src/i18n/en.json", #"{"person": {"one": "Person", "other": "Persons"}}"#)],
        "const {t} = useTranslation();") == ["Persons."])
  }

  private static let states =
    #"{"push": {"state_true": "Enabled", "state_false": "Not enabled"}, "send": {"reply": "Send reply", "go": "Go"},"#
    + #" "kind_a": "First", "kind_b_one": "One second", "kind_b_other": "All second", "view": {"wide": {"title": "Wide"}}}"#

  @Test func `are any of those whose keys fit where a part of the key is open`() throws {
    func said(_ key: String) throws -> [String] {
      try speech(
        "<Text>{t(\(key))}</Text>", [("src/i18n/en.json", Self.states)],
        "const {t} = useTranslation();")
    }
    #expect(
      try said("'push.state', {defaultValue: 'off', context: row.on.toString()}") == [
        "Not enabled or Enabled."
      ])
    #expect(
      try said("'push.state', {context: row.on ? 'true' : 'false'}") == ["Enabled or Not enabled."])
    #expect(try said("'kind', {context: row.kind}") == ["First or All second."])
    #expect(try said("`send.${row.kind || 'go'}`") == ["Go or Send reply."])
    #expect(try said("`view.${row.kind}.title`") == ["Wide."])
    #expect(try said("`other.${row.kind}`") == ["‹row.kind›."])
    #expect(try said("'other', {defaultValue: 'Off', context: row.kind}") == ["Off."])
  }

  @Test func `are others where a key comes that fits`() throws {
    let home = """
      import {Text} from 'react-native'; import {useTranslation} from 'react-i18next';
      export function Home({row}) { const {t} = useTranslation();
        return <><Text>{t(`send.${row.kind}`)}</Text><Text>{t('kind', {context: row.kind})}</Text></>; }
      """
    var app = ScriptApp([("Home.tsx", home), ("src/i18n/en.json", Self.states)])
    for (old, new) in [
      ("Go", "Go to all of them"), ("kind_a", "kind_c"), (#""go": "Go", "#, ""), ("", ""),
    ] {
      let text = old.isEmpty ? Self.states : Self.states.replacing(old, with: new)
      let fresh = ScriptApp([("Home.tsx", home), ("src/i18n/en.json", text)])
      _ = app.program.apply(ScriptApp.read([("src/i18n/en.json", text)]))
      #expect(app.unit("Home") == fresh.unit("Home"))
    }
  }
}
