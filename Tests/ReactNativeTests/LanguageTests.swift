import Components
import ReactNative
import Testing
import VoiceOver

/// Texts that scripts hold in several languages: English is read.
@Suite struct `Languages of React Native` {
  private func speech(_ body: String, _ others: String) throws -> [String] {
    try #require(ScriptApp(showing: body, others).unit("Home")).own.speech
  }

  @Test func `are asked for by what only a run tells`() throws {
    let tables = """
      const inThree = (nb, en, nn) => ({nb, en, nn});
      const Texts = {title: inThree('Tittel', 'Title', 'Tittelen'), from: n => inThree('Fra ' + n, 'From ' + n, 'Frå ' + n)};
      const useWords = () => { const {language} = useLanguage(); return {t: text => text[language]}; };
      """
    let words = "\(tables)\nconst Part = ({on}) => { const {t} = useWords(); return BODY; };"
    func part(_ body: String) throws -> [String] {
      try speech("<Part on={x}/>", words.replacing("BODY", with: body))
    }
    #expect(try part("<T>{t(Texts.title)}</T>") == ["Title."])
    #expect(try part("<T>{t(Texts.from(on.name))}</T>") == ["From ‹x.name›."])
    #expect(
      try part("<T>{t(on.a ? Texts.title : Texts.from('here'))}</T>")
        == ["Title or From here."])
  }

  @Test func `are told apart from tables of other things`() throws {
    let names = "const NAMES = {de: 'German', en: 'English', pt: 'Portuguese'};"
    #expect(try speech("<T>{NAMES[find(x)]}</T>", names) == ["‹NAMES[find(x)]›."])
    let sizes = "const SIZES = {sm: 'Small', md: 'Medium', lg: 'Large'};"
    #expect(try speech("<T>{SIZES[find(x)]}</T>", sizes) == ["‹SIZES[find(x)]›."])
    let greetings = "const GREETINGS = {de: 'Hallo', en: 'Hello', fr: 'Bonjour'};"
    #expect(try speech("<T>{GREETINGS[x.code]}</T>", greetings) == ["‹GREETINGS[x.code]›."])
    #expect(try speech("<T>{GREETINGS[i18n.locale]}</T>", greetings) == ["Hello."])
    #expect(try speech("<T>{GREETINGS['de']}</T>", greetings) == ["Hallo."])
  }

  @Test func `are put together from several objects`() throws {
    let tables = """
      import {merge} from 'lodash'; import {BRAND} from './settings';
      const Texts = merge({title: {de: 'Titel', en: 'Title'}, more: {de: 'Mehr', en: 'More'}}, {more: {en: 'Further'}},
        brands[BRAND]);
      """
    #expect(
      try speech("<T>{Texts.title[lang()]}</T><T>{Texts.more[lang()]}</T>", tables)
        == ["Title.", "Further."])
  }
}
