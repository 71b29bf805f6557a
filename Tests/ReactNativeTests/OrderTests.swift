import Components
import ReactNative
import Testing
import VoiceOver

/// Whoever asks first, and whatever was asked before.
@Suite struct `Nothing hangs on the order in which things are asked` {
  /// Values of modules that ask for each other in a ring, and what is changed while others are made.
  static let shared: [(path: String, text: String)] = [
    (
      "a.ts",
      "import {textB} from './b'; export const textA = textB ? 'a with b' : 'a alone';"
        + "export const later = () => textB;"
    ),
    (
      "b.ts",
      "import {textA} from './a'; import {textC} from './c';"
        + "export const textB = textA ? 'b with a' : 'b alone'; export const three = textC;"
    ),
    (
      "c.ts",
      "import {textB, three} from './b'; export const textC = textB + ' and c';"
        + "export const [four, five] = [three, textC];"
    ),
    (
      "kept.ts",
      "const kept = {words: ['None']}; const told = () => kept.words[0];"
        + "export const first = told(); export const given = {first, told};"
        + "export function filled() { kept.words = ['Filled']; return first + given.first; }"
        + "export function now() { kept.words = ['Now']; return told(); }"
    ),
    (
      "made.tsx",
      "import {View as V, Text as T} from 'react-native'; import {first} from './kept';"
        + "let styles; export const style = () => { if (!styles) { styles = {color: 'red'}; } return styles; };"
        + "export const badge = <Badge><T>new</T></Badge>; const own = style();"
        + "export function Badge({children}) { return <V accessible style={own}>{children}<T>{first}</T></V>; }"
        + "Badge.Title = () => <T>{Badge.words}</T>; Badge.words = 'Title';"
    ),
  ]

  static let imports =
    "import {Text as T, View as V, FlatList} from 'react-native'; import {textA, later} from './a';"
    + "import {textB, three} from './b'; import {textC, four, five} from './c';"
    + "import {first, filled, now, given} from './kept'; import {Badge, badge, style} from './made';"

  /// What may be asked, each of which comes to the same wherever it stands.
  static let asked = [
    "<T>{textA}</T>", "<T>{textB}</T>", "<T>{textC}</T>", "<T>{three}</T>", "<T>{later()}</T>",
    "<T>{four}</T>", "<T>{five}</T>", "<T>{first}</T>", "<T>{filled()}</T>", "<T>{now()}</T>",
    "<T>{given.told()}</T>", "{badge}", "<Badge><T>x</T></Badge>", "<Badge.Title/>",
    "<T style={style()}>styled</T>",
    "{xs.map((one, i) => <V>{i > 0 && <T>and</T>}{one.id === xs[0].id && badge}</V>)}",
    "<FlatList data={xs} renderItem={({item}) => <Badge><T>{item.name}</T></Badge>}/>",
  ]

  private func speech(_ bodies: [String]) throws -> [String] {
    let text =
      Self.imports + "export default function Page({xs}) { return <>\(bodies.joined())</>; }"
    let unit = try #require(ScriptApp(Self.shared + [("Page.tsx", text)]).unit("Page"))
    return unit.own.speech
  }

  @Test func `on one screen`() throws {
    let alone = try Self.asked.map { try speech([$0]) }
    #expect(try speech(Self.asked) == alone.flatMap { $0 })
    #expect(try speech(Self.asked.reversed()) == alone.reversed().flatMap { $0 })
    for (first, one) in zip(Self.asked, alone) {
      for (second, other) in zip(Self.asked, alone) {
        #expect(try speech([first, second]) == one + other, "\(first) \(second)")
      }
    }
  }

  /// Screens that show each other's parts, in files of all names.
  static var app: [(path: String, text: String)] {
    var files = shared
    for (number, body) in asked.enumerated() {
      files.append(
        (
          "Part\(number).tsx",
          imports + "export const Part\(number) = ({xs, children}) => <V>\(body){children}</V>;"
        ))
    }
    let parts = asked.indices.map { "import {Part\($0)} from './Part\($0)';" }.joined()
    for (name, order) in [("AScreen", Array(asked.indices)), ("ZScreen", asked.indices.reversed())]
    {
      let body = order.map { "<Part\($0) xs={xs}>{x && <T>in \($0)</T>}</Part\($0)>" }.joined()
      files.append(
        (
          "\(name).tsx",
          imports + parts + "export default function \(name)({x, xs}) { return <>\(body)</>; }"
        ))
    }
    return files
  }

  @Test func `over files`() throws {
    let files = Self.app + [("package.json", ScriptApp.manifest("0.85.3")), ("ios/Podfile", "")]
    let whole = ScriptApp(files).program
    let first = try #require(whole.units(at: "AScreen.tsx").first).own.speech
    #expect(first.count > Self.asked.count)
    for order in [files, files.reversed(), files.sorted { $0.text < $1.text }] {
      var program = ScriptProgram()
      for file in ScriptApp.read(order) { _ = program.apply([file]) }
      for path in whole.paths {
        #expect(program.units(at: path) == whole.units(at: path), "\(path)")
      }
      // What is read once more in another company is the same.
      for file in ScriptApp.read(order.filter { $0.path.hasPrefix("Part") }) {
        _ = program.apply([(file.path, nil)])
        _ = program.apply([file])
      }
      for path in whole.paths {
        #expect(program.units(at: path) == whole.units(at: path), "\(path)")
      }
    }
  }

  /// The same data under other names, shown by a part of both screens; and what a function keeps that a module made.
  static let named: [(path: String, text: String)] = [
    (
      "Note.tsx",
      "import {Text as T, View as V} from 'react-native'; import {styled} from './styled';"
        + "const sheet = styled(() => ({a: {opacity: 1}}));"
        + "export const Note = ({kind, ...others}) => { const style = sheet(others.theme);"
        + "return <V style={style.a}>{kind === 'One' && <T>Left</T>}<T {...others}>{others.title}</T></V>; };"
        + "export const Notes = ({list, theme}) => { const style = sheet(theme); const made = list.map(one =>"
        + "<Note kind={one.kind} theme={theme} {...one}/>); return <V style={style.a}>{made}</V>; };"
    ),
    (
      "styled.ts",
      "export const styled = make => { let last; let style; return theme => {"
        + "if (!style || theme !== last) { style = make(theme); last = theme; } return style; }; };"
    ),
    (
      "AScreen.tsx",
      "import {Note, Notes} from './Note'; export default function AScreen({x, own, all}) {"
        + "return <><Note kind={x.code === 'a' ? 'One' : 'Two'} {...own}/><Notes list={all} theme={x}/></>; }"
    ),
    (
      "BScreen.tsx",
      "import {Note, Notes} from './Note'; export default function BScreen({code, bag, more}) {"
        + "return <><Notes list={more} theme={code}/><Note kind={code === 'a' ? 'One' : 'Two'} {...bag}/></>; }"
    ),
  ]

  @Test func `on the words of whoever asked before`() {
    let files = Self.named + [("package.json", ScriptApp.manifest("0.85.3")), ("ios/Podfile", "")]
    let whole = ScriptApp(files).program
    var one = ScriptProgram()
    // Each is read with nothing kept from others.
    for file in ScriptApp.read(files) { _ = one.apply([file]) }
    #expect(whole.units(at: "BScreen.tsx").first?.own.speech.contains("‹bag.title›.") == true)
    for path in whole.paths { #expect(whole.units(at: path) == one.units(at: path), "\(path)") }
  }
}
