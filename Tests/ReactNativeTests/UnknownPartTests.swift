import Components
import ReactNative
import Testing
import VoiceOver

/// Components of packages that nobody knows: what their users hand them is there.
@Suite struct `Unknown components` {
  private func unit(_ body: String, _ others: String = "") throws -> ComponentUnit {
    let app = ScriptApp(
      showing: body, "import * as Kit from 'some-kit';\n" + others, version: "0.86.2")
    return try #require(app.unit("Home"))
  }

  private func speech(_ body: String, _ others: String = "") throws -> [String] {
    try unit(body, others).own.speech
  }

  @Test func `show the words between their tags`() throws {
    let shown = try unit(
      "<Kit.Press onPress={s}>Again</Kit.Press><Kit.Bold>{x.title}</Kit.Bold><Kit.Box>{s()}</Kit.Box>"
    ).own
    #expect(shown.speech == ["Again.", "‹x.title›.", "‹s()›."])
    #expect(shown.report(.platform).opaqueNames == ["Bold", "Press", "s()"])
  }

  @Test func `show elements that are given by name`() throws {
    let unit = try unit(
      """
      <Kit.Row title={<T>Name</T>} right={x ? <Switch value={v} onValueChange={s}/> : null}
        fallback={<T>none</T>} render={() => <T>later</T>}/>
      """)
    #expect(unit.own.speech.first == "Name.")
    #expect(unit.own.swipes(.platform) == Cost(min: 1, max: 2))
  }

  @Test func `are at least one stop, and not one more`() throws {
    #expect(
      try unit("<Kit.Row>{v ? <T>a</T> : <T>b</T>}</Kit.Row>").own.swipes(.platform)
        == Cost(min: 1, max: 1))
    #expect(
      try unit("<Kit.Row>{v ? <T>a</T> : null}</Kit.Row>").own.swipes(.platform)
        == Cost(min: 1, max: 1))
    #expect(
      try unit("<Kit.Row>{v ? <T>a</T> : null}<T>b</T></Kit.Row>").own.swipes(.platform)
        == Cost(min: 1, max: 2))
  }

  @Test func `are one stop where one of those that exclude each other is there`() throws {
    let either = try unit("<Kit.Row>{!v && <T>a</T>}{v && <Kit.Wait/>}</Kit.Row>").own
    #expect(either.speech == ["a."])
    #expect(either.swipes(.platform) == Cost(min: 1, max: 1))
    let kinds = "{x.k === 'a' && <T>a</T>}{x.k === 'b' && <T>b</T>}"
    let open = try unit("<Kit.Row>\(kinds)</Kit.Row>").own
    #expect(open.speech == ["a."])
    #expect(open.swipes(.platform) == Cost(min: 1, max: 1))
    let whole = "{x.k !== 'a' && x.k !== 'b' && <T>c</T>}"
    let elements = try unit("<Kit.Row>\(kinds)\(whole)</Kit.Row>").own.platform.content
    #expect(elements.opaques == 0)
    #expect(try unit("<Kit.Row>\(kinds)</Kit.Row>").own.platform.content.opaques == 1)
    // Where neither is there, the one that stands for it is.
    #expect(
      try unit("<Kit.Row>{v && <T>a</T>}{busy && <T>b</T>}</Kit.Row>").own.swipes(.platform)
        == Cost(min: 1, max: 2, typical: 125))
  }

  @Test func `are one that can be pressed, where nothing in them can be`() throws {
    let row = "<Kit.Row button onPress={s}><T>{x.a}</T><T>{x.b}</T></Kit.Row>"
    let unit = try unit(row)
    #expect(unit.own.speech == ["‹x.a›, ‹x.b›."])
    #expect(unit.own.report(.platform).opaqueNames == ["Row"])
    let app = ScriptApp(showing: row, "import * as Kit from 'some-kit';")
    #expect(app.rules(of: try #require(app.unit("Home"))) == [])
    #expect(
      try speech("<Kit.Button onPress={s} disabled><Kit.Icon name=\"add\"/><T>New</T></Kit.Button>")
        == ["New. Dimmed."])
    #expect(
      try speech("<Kit.Press accessibilityRole=\"button\" onPress={s}>Go</Kit.Press>") == [
        "Go. Button."
      ])
    for kept in [
      "<Kit.Row onPress={s}><T>a</T><P role=\"button\" onPress={s}><T>b</T></P></Kit.Row>",
      "<Kit.Row onPress={Keyboard.dismiss}><T>a</T><T>b</T></Kit.Row>",
      "<Kit.Row onPress={() => {}}><T>a</T><T>b</T></Kit.Row>",
      "<Kit.Row onPress={s}><T>a</T><T onPress={s}>b</T></Kit.Row>",
      "<Kit.Row onPress={s}><T>a</T><Kit.Input value={x.a} onChangeText={s}/></Kit.Row>",
      "<Kit.Row onPress={s}><T>a</T><Kit.Icon name=\"x\" onPress={s}/></Kit.Row>",
    ] {
      #expect(try speech(kept).count == 2, "\(kept)")
    }
  }

  @Test func `that are called icons are icons`() throws {
    let icon = "<P role=\"button\" onPress={s}><Kit.HomeIcon name=\"home\" type=\"Ant\"/></P>"
    let app = ScriptApp(showing: icon, "import * as Kit from 'some-kit';")
    let home = try #require(app.unit("Home"))
    #expect(home.own.speech == ["Button."])
    #expect(app.rules(of: home) == ["icon-button-no-label"])
    #expect(try unit("<Kit.Icon name=\"home\"/>").own.swipes(.platform) == Cost(min: 1, max: 1))
    #expect(try unit("<Kit.Icon name=\"home\"/>").own.report(.platform).isOpaque)
    #expect(
      try speech("<Kit.Icon name=\"x\" accessibilityLabel=\"Close\" onPress={s}/>") == ["Close."])
    // Nothing says what these show.
    #expect(try speech("<P role=\"button\" onPress={s}><Kit.Icon/></P>") == ["‹Icon›. Button."])
  }

  @Test func `that lie over a screen are screens of their own`() throws {
    let unit = try unit(
      """
      <Button title="Sort" onPress={s}/><Kit.Over visible={v} onRequestClose={s}><T>Over</T></Kit.Over>
      <Kit.InfoSheet isOpen={v} onClose={s}><T>Sheet</T></Kit.InfoSheet>
      <Kit.Drop isOpen={v} onClose={s}><T>Here</T></Kit.Drop>
      <Popover isVisible={v} onRequestClose={s} from={<T>Anchor</T>}><T>By date</T></Popover>
      """, "import Popover from 'react-native-popover-view';")
    #expect(unit.own.speech == ["Sort. Button.", "Here.", "Anchor."])
    #expect(unit.inner.map(\.name) == ["Home.modal", "Home.modal2", "Home.popover"])
    #expect(unit.inner.flatMap(\.speech) == ["Over.", "Sheet.", "By date."])
  }

  @Test func `that lie over a screen when they are called are not there before`() throws {
    let unit = try unit(
      "<T>Hi</T><Kit.DialogBox ref={x}/><Box.AlertDialog/>", "import * as Box from 'box';")
    #expect(unit.own.swipes(.platform) == Cost(min: 1, max: 1))
    #expect(!unit.own.report(.platform).isOpaque)
    #expect(try self.unit("<T>Hi</T><Kit.Editor ref={x}/>").own.report(.platform).isOpaque)
    #expect(
      try self.unit("<T>Hi</T><Kit.DialogBox ref={x} title='a'/>").own.report(.platform).isOpaque)
  }

  @Test func `that give data show what is in them`() throws {
    let unit = try unit(
      "<ThemeProvider><T>a</T></ThemeProvider><made.ThemeProvider><T>b</T></made.ThemeProvider>",
      """
      import {createTheming} from 'some-themes';
      const {ThemeProvider} = createTheming({}); const made = createTheming({});
      """)
    #expect(unit.own.speech == ["a.", "b."])
    #expect(!unit.own.report(.platform).isOpaque)
  }

  @Test func `of tables are rows`() throws {
    let unit = try unit(
      """
      <Table.Section header="PERSON" footer="Only you see this.">
        <Table.Cell title="Name" detail="not shown" cellAccessoryView={<TextInput placeholder="Yours"/>}/>
        <Table.Cell cellContentView={<T>Plain</T>} title="not shown"/>
        <Table.Cell cellStyle="LeftDetail" title="Send" detail="now" onPress={s}/>
        <Table.Cell title="Lost" onPress={s} isDisabled/>
      </Table.Section>
      """, "import * as Table from 'react-native-tableview-simple';")
    #expect(
      unit.own.speech == [
        "PERSON.", "Name.", "Plain.", "now, Send. Button.", "Lost. Dimmed.",
        "Only you see this.",
      ])
    #expect(!unit.own.report(.platform).isOpaque)
  }

  @Test func `of a package that points at something lie over it`() throws {
    let app = ScriptApp(
      showing: """
        <Tip isVisible={busy} content={<T>Swipe</T>} onClose={go}><T>Row</T></Tip>
        """, "import Tip from 'react-native-walkthrough-tooltip';")
    let home = try #require(app.unit("Home"))
    #expect(home.own.speech == ["Row."])
    #expect(!home.own.report(.platform).isOpaque)
    #expect(home.inner.map(\.name) == ["Home.popover"])
    #expect(home.inner.first?.speech == ["Swipe, Row."])
  }

  @Test func `of a router that shows files are nothing`() throws {
    let app = ScriptApp(
      showing: "<ExpoRoot context={go}/>", "import {ExpoRoot} from 'expo-router';")
    #expect(app.unit("Home")?.own.reason == nil)
  }
}

extension [Piece] {
  /// Elements that stand for something unknown.
  fileprivate var opaques: Int {
    reduce(0) { sum, piece in
      switch piece {
      case .element(let element): sum + (element.role == .opaque ? 1 : 0)
      case .group(_, let inner), .stack(_, let inner): sum + inner.opaques
      case .rows(let rows): sum + rows.pieces.opaques
      case .branch(let branch): branch.sides.reduce(sum) { $0 + $1.pieces.opaques }
      case .silent: sum
      }
    }
  }
}
