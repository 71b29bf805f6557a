import Components
import ReactNative
import Testing
import VoiceOver

/// What conditions ask, and which of them never hold together.
@Suite struct `Questions of React Native` {
  private func unit(_ body: String, _ others: String = "") throws -> (ScriptApp, ComponentUnit) {
    let app = ScriptApp(showing: body, others)
    return (app, try #require(app.unit("Home")))
  }

  private func cost(_ body: String, _ others: String = "") throws -> ClosedRange<Int> {
    let cost = try unit(body, others).1.own.swipes(.platform)
    return cost.min...cost.max
  }

  /// Of what is known not to be there `&&` leaves nothing, as it does where that is asked there.
  @Test func `show nothing of what is known not to be there`() throws {
    let (_, home) = try unit("{busy ? <T>Wait</T> : <V>{busy && <T>Wait</T>}<T>Done</T></V>}")
    #expect(home.own.swipes(.platform) == Cost(min: 1, max: 1))
    #expect(!home.own.report(.platform).isOpaque)
  }

  @Test func `are one about how many there are`() throws {
    for (none, some) in [
      ("xs.length === 0", "xs.length > 0"), ("!xs.length", "xs.length >= 1"),
      ("xs.size < 1", "0 < xs.size"), ("0 === s.rowCount", "s.rowCount !== 0"),
    ] {
      #expect(
        try cost("{\(none) && <T>None</T>}{\(some) && <T>Some</T>}") == 1...1,
        "\(none)")
    }
    // What is not there has neither none nor some.
    #expect(
      try cost("{x?.rows.length === 0 && <T>None</T>}{x?.rows.length > 0 && <T>Some</T>}")
        == 0...1)
    #expect(
      try cost("{xs.length === 1 && <T>One</T>}{xs.length > 0 && <T>Some</T>}")
        == 0...2)
  }

  @Test func `are none about constants of packages`() throws {
    #expect(
      try cost(
        "{Sizes.small == null && <T>None</T>}<T>{Sizes.small ?? 'a'}</T>",
        "import {Sizes} from 'sizes';") == 1...1)
  }

  @Test func `are none about members of one list of a package`() throws {
    let names = """
      import {Fruit, Tool} from 'catalogue';
      const nameOf = kind => {
        switch (kind) { case Fruit.apple: return 'Apple'; case Fruit.pear: return 'Pear'; default: return 'Other'; }
      };
      """
    let (_, home) = try unit(
      "{[Fruit.apple, Fruit.pear, Fruit.fig].map(kind => <T>{nameOf(kind)}</T>)}", names)
    #expect(home.own.speech == ["Apple.", "Pear.", "Other."])
    // Of data one at most is it, and of other lists nobody knows.
    #expect(
      try cost("{s === Fruit.apple && <T>A</T>}{s === Fruit.pear && <T>B</T>}", names) == 0...1)
    let (_, open) = try unit("{Fruit.apple === Tool.saw && <T>Same</T>}", names)
    #expect(open.own.swipes(.platform) == Cost(min: 0, max: 1))
    #expect(open.own.report(.platform).stops.map(\.when) == ["Fruit.apple === Tool.saw"])
  }

  @Test func `exclude each other where one of several is asked`() throws {
    let part = """
      const Part = ({sent, state}) => { const s = sent ? 'done' : state;
        return <V>{s === 'failed' && <T>Failed</T>}{s !== 'done' && <T>Go</T>}{s === 'done' && <T>Done</T>}</V>; };
      """
    #expect(
      try cost("<Part sent={x.sent} state={x.state}/>", part) == 1...2)
    #expect(
      try cost("{(x || v) && <T>A</T>}{!x && !v && <T>B</T>}") == 1...1)
  }

  /// Whatever they are made of, both ways.
  @Test func `exclude each other where a function answers them`() throws {
    let part = """
      const isBinned = item => { if (!item) return false;
        return item.id === 'bin' || ('deleted' in item && !!item.deleted); };
      const Part = ({kind, folder, select}) => { const binned = isBinned(kind === 'Folder' ? folder : null);
        return <V>{!binned && select ? <T>Delete</T> : null}{binned && select ? <T>Restore</T> : null}</V>; };
      """
    #expect(try cost("<Part kind={x} folder={s} select={v}/>", part) == 0...1)
  }

  @Test func `narrow what a value counts as`() throws {
    #expect(
      try cost("{x.kind === 'a' && (x.kind ? <T>A</T> : <V><T>B</T><T>C</T></V>)}")
        == 0...1)
    #expect(
      try cost("{!x.kind && (x.kind === 'a' ? <V><T>B</T><T>C</T></V> : <T>A</T>)}")
        == 0...1)
  }

  @Test func `about members are answered of what is known`() throws {
    let row = """
      const isPressed = p => 'onPress' in p;
      const Row = props => isPressed(props) ? <P role="button" onPress={props.onPress}><T>A</T></P>
        : <V><T>A</T><T>B</T></V>;
      """
    #expect(try cost("<Row onPress={go}/>", row) == 1...1)
    #expect(try cost("<Row/>", row) == 2...2)
    #expect(try cost("<Row {...(v ? {onPress: go} : {})}/>", row) == 1...2)
    #expect(try cost("<Row {...x}/>", row) == 1...2)
    #expect(
      try cost("{({a: 1}).hasOwnProperty('a') ? <T>A</T> : <V><T>B</T><T>C</T></V>}")
        == 1...1)
  }

  @Test func `of what an unknown method gives are open`() throws {
    for call in ["x.error.format()", "check(x).format()"] {
      #expect(
        try cost("<T>A</T>{(\(call)).comment && <T>B</T>}") == 1...2, "\(call)")
    }
    #expect(try unit("<T>{x.date.format('L')}</T>").1.own.speech == ["‹x.date›."])
  }

  @Test func `are told by code that is handed what they are about`() throws {
    let look = "<V style={{backgroundColor: on ? 'red' : 'blue'}}/><T>Save</T>"
    let pieces = [
      "tell(on)", "'Save, ' + tell(on)", "'Save, ' + tell(on ? 'a' : 'b')", "tell({on})",
    ]
    for label in pieces {
      let part = """
        const Part = () => { const [on, setOn] = React.useState(false);
          return <P role="button" accessibilityLabel={\(label)} onPress={() => setOn(!on)}>\(look)</P>; };
        """
      let (app, unit) = try unit("<Part/>", part)
      #expect(!app.rules(of: unit).contains("state-not-exposed"), "\(label)")
    }
    let silent = """
      const Part = () => { const [on, setOn] = React.useState(false);
        return <P role="button" accessibilityLabel={'Save, ' + tell(one)} onPress={() => setOn(!on)}>\(look)</P>; };
      """
    let (app, unit) = try unit("<Part/>", silent)
    #expect(app.rules(of: unit).contains("state-not-exposed"))
  }

  @Test func `leave rows of lists in lists as they are`() throws {
    for rows in [
      "[x].flatMap(p => p.rows).map(r => ({r}))", "[x].flatMap(p => p.rows?.map(r => ({r})) || [])",
      "[v ? x : s].flatMap(p => p.rows?.map(r => ({r})) || [])",
      "xs.flatMap(p => p.rows.map(r => ({r})))",
    ] {
      #expect(
        try cost("{\(rows).map(r => <T>{r.r.name}</T>)}") == 20...20, "\(rows)")
    }
    #expect(
      try cost("{[1, 2].flatMap(n => v ? [n, n] : []).map(n => <T>{n}</T>)}")
        == 0...4)
  }

  @Test func `are one about what a text is`() throws {
    #expect(
      try cost("{w === 'open' && <T>Open</T>}{w === 'closed' && <T>Closed</T>}".kind) == 0...1)
    let body = """
      <V style={w === 'closed' && {opacity: 0.5}}><T>{w === 'open' ? 'Opened' : 'Closed'}</T></V>
      """
    let (app, unit) = try unit(body.kind)
    #expect(!app.rules(of: unit).contains("state-not-exposed"))
  }

  @Test func `of an element are those of its component too`() throws {
    let others = """
      const Sign = ({icon, onPress}) => { const on = !!onPress; const Box = on ? P : V;
        return <Box accessibilityRole={on ? 'button' : undefined} onPress={onPress}><T>{icon}</T></Box>; };
      """
    let (app, unit) = try unit("<Sign icon=\"Go\" onPress={x.go}/>", others)
    #expect(unit.own.speech == ["Go. Button."])
    #expect(!app.rules(of: unit).contains("trait-on-non-element"))
  }
}

/// What stands for components and data that are in other files.
@Suite struct `Files beside scripts` {
  private static let kinds = """
    import Bus from './bus.svg'; import {Tram} from './tram'; import stops from './stops.json';
    import {Sun} from '@app/assets/svg/light';
    const pick = kind => { switch (kind) { case 'bus': return Bus; case 'tram': return Tram; default: return undefined; } };
    const Kind = ({kind}) => { const Picture = pick(kind); return <Picture width={8}/>; };
    const Shown = ({kind}) => { switch (kind) { case 'bus': return <Bus/>; default: return <Tram/>; } };
    """
  private static let tram =
    "import Svg, {Path} from 'react-native-svg'; export const Tram = props => <Svg {...props}><Path d=\"M0\"/></Svg>;"

  private func home(_ body: String) throws -> ComponentScreen {
    let text =
      "\(ScriptApp.header)\n\(Self.kinds)\nexport default function Home({x}) { return <>\(body)</>; }"
    let app = ScriptApp([("Home.tsx", text), ("tram.tsx", Self.tram)])
    return try #require(app.unit("Home")).own
  }

  @Test func `are pictures where they are drawn`() throws {
    for shown in ["Kind", "Shown", "Sun"] {
      let screen = try home("<\(shown) kind={x.kind}/><T>A</T>")
      #expect(screen.swipes(.platform) == Cost(min: 1, max: 1), "\(shown)")
      #expect(screen.swipes(.guideline) == Cost(min: 2, max: 2), "\(shown)")
      #expect(!screen.report(.platform).isOpaque, "\(shown)")
    }
  }

  @Test func `are as many rows as any data`() throws {
    #expect(
      try home("{stops.map(s => <T>{s.name}</T>)}").swipes(.platform) == Cost(min: 20, max: 20))
    #expect(try home("{stops.map(s => <T>{s.name}</T>)}").speech == ["‹s.name›."])
  }

  @Test func `say how a way back is usual`() throws {
    let screen = try home("{x.nav.canGoBack() ? <V><T>A</T><T>B</T></V> : <T>C</T>}")
    #expect(screen.speech == ["A.", "B."])
  }

  @Test func `keep the brackets without which they would ask something else`() throws {
    func asked(_ question: String) throws -> String? {
      try home("{\(question) ? <T>A</T> : null}").report(.platform).stops.first?.when
    }
    #expect(try asked("(x.a || 9) <= x.b.size") == "(x.a || 9) <= x.b.size")
    #expect(try asked("(x.a || 9) > x.b.size") == "(x.a || 9) > x.b.size")
    #expect(try asked("x.a - (x.b - x.c) >= x.d") == "x.a - (x.b - x.c) >= x.d")
    #expect(try asked("x.a - x.b * x.c < x.d") == "x.a - x.b * x.c < x.d")
  }
}

extension String {
  /// In a row for which a text is made small first.
  fileprivate var kind: String {
    "{[x].map(({kind}) => { const w = kind.toLowerCase(); return <>\(self)</>; })}"
  }
}
