import Components
import ReactNative
import Testing
import VoiceOver

/// Words between the tags of components that nobody knows: only a Text can show them.
@Suite struct `Words in unknown components` {
  private func screen(_ body: String, _ others: String = "") throws -> ComponentScreen {
    let app = ScriptApp(
      showing: body,
      "import * as Kit from 'some-kit'; import {Text as KitText} from 'some-kit';\n" + others,
      version: "0.86.2")
    return try #require(app.unit("Home")).own
  }

  private func speech(_ body: String, _ others: String = "") throws -> [String] {
    try screen(body, others).speech
  }

  @Test func `are one text with the texts beside them`() throws {
    #expect(try speech("<Kit.P>Net: <T>5 €</T></Kit.P>") == ["Net: 5 €."])
    #expect(
      try speech("<KitText>{x.sum} ({x.unit}){x.more && <KitText> to {x.most}</KitText>}</KitText>")
        == ["‹x.sum› (‹x.unit›) at times to ‹x.most›."])
    #expect(
      try speech("<Kit.P>All:{xs.map(one => <T> {one.name}</T>)}</Kit.P>") == ["All: ‹one.name›."])
    #expect(
      try speech(
        "<KitText>{busy && <>{x.unit} left</>}{!busy && <>{x.other}</>}</KitText>") == [
          "‹x.unit› left or ‹x.other›."
        ])
    let own = "const Bold = ({children}) => <T>{children}</T>;"
    #expect(try speech("<Kit.P>Read <Bold>all</Bold> of it</Kit.P>", own) == ["Read all of it."])
    #expect(try screen("<Kit.P>Net: <T>5 €</T></Kit.P>").report(.platform).isOpaque)
  }

  @Test func `have links in them`() throws {
    #expect(
      try speech("<KitText>Read the <KitText onPress={s}>terms</KitText> first.</KitText>") == [
        "Read the terms first.", "terms. Link.",
      ])
    #expect(
      try speech("<Kit.P>Read the <Kit.Link onPress={s}>terms</Kit.Link> first.</Kit.P>") == [
        "Read the terms first.", "terms. Link.",
      ])
    #expect(
      try speech("<T>Read the <Kit.Link onPress={s}><T>terms</T></Kit.Link> first.</T>") == [
        "Read the terms first.", "terms. Link.",
      ])
  }

  @Test func `are pressed, and have roles, as the texts that they are`() throws {
    #expect(
      try speech("<KitText onPress={s}><T>{x.title}:</T> {x.data}</KitText>") == [
        "‹x.title›: ‹x.data›. Link."
      ])
    #expect(
      try speech("<KitText accessibilityRole=\"header\">Net <T>sum</T></KitText>") == [
        "Net sum. Heading."
      ])
  }

  @Test func `are texts of their own beside something else`() throws {
    #expect(
      try speech("<Kit.Row>Wi-Fi {x.net}<Switch value={v} onValueChange={s}/>is on</Kit.Row>")
        == [
          "Wi-Fi ‹x.net›.", "Switch Button. hint: Double tap to toggle setting.", "is on.",
        ].map { $0.replacingHint })
    #expect(
      try speech("<Kit.Row>Mail<V><T> Ann </T><T>Bob</T></V></Kit.Row>") == [
        "Mail.", "Ann.", "Bob.",
      ])
  }

  @Test func `are shown on the sides where they are`() throws {
    let screen = try screen(
      "<Kit.Row>{v ? 'On' : <Im source={logo}/>}{busy && <>Wait <V><T>now</T></V></>}</Kit.Row>"
    )
    #expect(screen.speech == ["On.", "Wait.", "now."])
    #expect(try speech("<Kit.P><>Net <T>sum</T></></Kit.P>") == ["Net sum."])
  }

  /// What makes them may give them any role.
  @Test func `are no faults of their users`() throws {
    for text in [
      "<KitText style={{fontSize: 24, fontWeight: 'bold'}}>Title</KitText><T>a</T><T>b</T>",
      "<KitText onPress={s}>Go</KitText>", "<Kit.Press onPress={s}>Go</Kit.Press>",
    ] {
      let app = ScriptApp(
        showing: text,
        "import * as Kit from 'some-kit'; import {Text as KitText} from 'some-kit';",
        version: "0.80.0")
      #expect(app.rules(of: try #require(app.unit("Home"))) == [], "\(text)")
    }
  }

  @Test func `are no words where only data stands beside elements`() throws {
    #expect(try speech("<Kit.Row>{x.left}<T>Mail</T></Kit.Row>") == ["‹x.left›.", "Mail."])
    #expect(try speech("<Kit.Row>{x.left} <T>Mail</T></Kit.Row>") == ["‹x.left›.", "Mail."])
  }
}

extension String {
  /// Stops say their hints apart.
  fileprivate var replacingHint: String {
    split(separator: " hint:", maxSplits: 1).first.map(String.init) ?? self
  }
}
