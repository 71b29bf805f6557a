import Syntax
import TestSupport
import Testing

@testable import Views

@Suite struct `What a file declares` {
  private func views(_ source: String) -> FileViews {
    lower(Array(source.utf8))
  }

  private func dump(_ source: String) -> String {
    var dump = Dump(views(source))
    return dump.text()
  }

  @Test(arguments: ["declarations", "bodies", "values", "compilation", "uikit", "broken"])
  func `is lowered as its golden file says`(name: String) throws {
    let source = try #require(Fixture(name + ".swift.txt"))
    #expect(try Golden(name + ".views.txt").difference(from: dump(source.text)) == nil)
  }

  /// What stands in `body`, as one line each.
  private func body(_ statements: String) -> [String] {
    dump("import SwiftUI\nstruct V: View { var body: some View { \(statements) } }")
      .split(separator: "\n").dropFirst(3).dropLast().map { String($0.drop { $0 == " " }) }
  }

  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a == b && c || d", "(((a == b) && c) || d)"),
    ("0..<n + 1", "(0 ..< (n + 1))"),
    ("a - b - c", "((a - b) - c)"),
    ("x as? Row ?? y", "((x as Row) ?? y)"),
    ("a is B && c", "((a is B) && c)"),
    ("!a && -b < c", "(!a && (-b < c))"),
    ("a <> b + c", "(a <> (b + c))"),
    (
      "a ? b : c ? d : e",
      "<ternary ‹a› test a { b ternary else { <ternary ‹c› test c { d ternary else { e } all> } all>"
    ),
    ("a == b ? c : d", "<ternary ‹a == b› test (a == b) { c ternary else { d } all>"),
    ("try await f(x)?.y!.z", "f(x).y.z"),
    ("(((a)))", "a"),
    ("(a, b)", "(a, b)"),
    ("f(&text)", "f(&text)"),
    ("[a, b]", "[a, b]"),
    ("[a: b]", "[:a, b]"),
    ("a[0].b", "a[0].b"),
    ("Foo<Bar>(x: 1)", "Foo(x: 1)"),
    ("f { $0 } label: { b }", "f { $0 } label: { b }"),
    ("f { x, y in x }", "f { x, y in x }"),
    ("f { (x: Int) -> Int in x }", "f { x in x }"),
    ("f { [weak self] in x }", "f { x }"),
    ("x.onAppear { load() }", "x.onAppear {  }"),
    ("x.task(id: a) { load() }.b()", "x.task(id: a) {  }.b()"),
    ("\\.self", "\\.self"),
    ("-1.5", "-1.5"),
    ("nil", "nil"),
    ("`default`", "default"),
  ])
  func `folds expressions`(source: String, lowered: String) {
    #expect(body(source) == [lowered])
  }

  @Test(arguments: [
    (#""a\nb""#, #""a\nb""#),
    (#""\u{48}i \"x\"""#, #""Hi "x"""#),
    (##"#"a\nb"#"##, ##""a\nb""##),
    (##"#"a\#(b)c"#"##, ##""a\(b)c""##),
    (#""a\(b, format: c)d""#, #""a\(b)d""#),
    (#""""#, #""""#),
    ("\"\"\"\n    one\n      two\n    \"\"\"", #""one\n  two""#),
    ("\"\"\"\n    one \\\n    two\n    \"\"\"", #""one two""#),
    ("\"\"\"\n  a \\(b)\n  c\n  \"\"\"", #""a \(b)\nc""#),
  ])
  func `reads string literals`(source: String, lowered: String) {
    #expect(body(source).joined() == lowered)
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("DEBUG", false),
    ("os(macOS) || os(iOS)", true), ("os(iOS) && !DEBUG", true), ("canImport(UIKit)", true),
    ("canImport(AppKit)", false), ("targetEnvironment(simulator)", false),
    ("(os(tvOS) || os(iOS)) && swift(>=5.9)", true), ("swift(<5)", false), ("arch(x86_64)", false),
    ("FLAG", false), ("!FLAG", true), ("compiler(>=6.0)", true),
  ])
  func `resolves conditional compilation for a release build on iOS`(
    condition: String, holds: Bool
  ) {
    #expect(body("\n#if \(condition)\na\n#else\nb\n#endif\n") == [holds ? "a" : "b"])
  }

  @Test func `keeps the place of every expression`() throws {
    let file = views(
      "import SwiftUI\nstruct V: View {\n  var body: some View {\n    Text(\"é\").bold()\n  }\n}\n")
    let places = file.code.offsets.map { file.position(of: $0) }.map { "\($0.line):\($0.column)" }
    #expect(places.contains("4:5"))
    #expect(places.contains("4:16"))
  }

  @Test(arguments: [
    ("a\nb\n\nc", [0, 2, 4, 5]), ("", [0]), ("one line that is longer than eight bytes", [0]),
    ("a\r\nb", [0, 3]), ("a\rb\rc", [0, 2, 4]), ("1234567\n1234567\n", [0, 8, 16]),
    ("\n\n\n\n\n\n\n\n\n\n", Array(0...10)), ("é\u{A0A}\n\u{10A}", [0, 6]),
  ])
  func `knows where lines begin`(source: String, starts: [UInt32]) {
    var found: [UInt32] = []
    LineStarts.read(Array(source.utf8).span, into: &found)
    #expect(found == starts)
  }

  @Test func `gives every name its word`() {
    let file = views(
      "import SwiftUI\nstruct Row: View { var body: some View { Text(x).accessibilityLabel(y) } }")
    let words = Dictionary(file.names.map { ($0.text, $0.word) }) { first, _ in first }
    #expect(words["Text"] == .Text)
    #expect(words["accessibilityLabel"] == .accessibilityLabel)
    #expect(words["Row"] == .other)
  }

  @Test func `counts lines that hold code`() {
    #expect(views("// a\n\nimport SwiftUI\n/* b\n*/\nlet x = \"\"\"\n a\n \"\"\"\n").codeLines == 4)
  }

  @Test(arguments: [
    ("import Foundation\nstruct A { let b: Int }\nfunc c() {}", false),
    ("import SwiftUI\n", true), ("import UIKit", true), ("enum Tab: String { case a }", true),
    ("extension View {}", true), ("", false),
    ("extension Kind { var word: String { switch self { case .a: \"A\" } } }", true),
    ("extension Kind { var count: Int { 3 } }", false),
    ("struct Plan { var caption: String { cost > 10 ? dear : cheap } }", true),
    ("struct Plan { var caption: String? { get { cost > 10 ? dear : nil } } }", true),
    ("struct Plan { var note: LocalizedStringResource { .init(key) } }", true),
    ("struct Plan { func note(_ day: Int) -> LocalizedStringKey { key } }", true),
    ("struct Plan { let parts = [\"Food\"] }", true),
    ("struct Plan {\n  let parts = [\n    \"Food\",\n  ]\n}", true),
    ("struct Plan { let parts: [String] = [] ; let cost: String }", false),
    ("class A { static let b = {\n NSLocalizedString(\"b\", comment: \"\")\n }() }", true),
  ])
  func `is refused when no view can depend on it`(source: String, matters: Bool) {
    let bytes = Array(source.utf8)
    #expect((fileViews(of: bytes.span) != nil) == matters)
  }

  @Test func `nests no deeper than its readers can recurse`() {
    let deep =
      String(repeating: "VStack { ", count: 2_000) + "Text(a)"
      + String(repeating: " }", count: 2_000)
    let long = "Text(a)" + String(repeating: ".bold()", count: 5_000)
    let sum = Array(repeating: "a", count: 5_000).joined(separator: " + ")
    for code in [deep, long, sum] {
      let file = views("import SwiftUI\nstruct V: View { var body: some View { \(code) } }")
      #expect(file.code.depth <= Lowering.deepest + 2)
    }
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x69, 0x00], SourceProblem.Kind.notText), ([0x55, 0x49, 0x00], .notText),
    (Array("<<<<<<< a\nstruct UI {}\n=======\nstruct UI2 {}\n>>>>>>> b\n".utf8), .conflictMarkers),
  ])
  func `says what is wrong with a source`(bytes: [UInt8], kind: SourceProblem.Kind) {
    #expect(fileViews(of: bytes.span)?.problems.first?.kind == kind)
  }

  @Test(arguments: ["Box<(some Row)?>", "Binding<(some Hashable)?>", "Set<(any Row)>"])
  func `takes types that are named in parentheses first`(type: String) {
    let source = "import SwiftUI\nextension View { func a(b: \(type)) -> some View { self } }"
    #expect(dump(source).contains("b"))
  }

  @Test func `survives being cut off anywhere`() throws {
    let source = try #require(Fixture("bodies.swift.txt")).text
    let bytes = Array(source.utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = lower(Array(bytes[..<length]))
    }
  }
}

func lower(_ bytes: [UInt8]) -> FileViews {
  lower(parse(bytes.span), bytes.span)
}

extension Code {
  /// The longest way from an expression to what it holds.
  fileprivate var depth: Int {
    var depths: [Int] = []
    for expression in expressions {
      func depth(_ id: ExpressionID) -> Int { depths[Int(id)] }
      func block(_ block: Block) -> Int {
        block.map { index in
          if case .expression(let value) = statements[Int(index)] { depth(value) } else { 0 }
        }.max() ?? 0
      }
      let inner: Int =
        switch expression {
        case .member(let base, _), .prefix(_, let base), .cast(let base, _): depth(base)
        case .binary(_, let left, let right): max(depth(left), depth(right))
        case .call(let callee, let range):
          max(depth(callee), range.map { depth(arguments[Int($0)].value) }.max() ?? 0)
        case .closure(let index): block(closures[Int(index)].body)
        default: 0
        }
      depths.append(inner + 1)
    }
    return depths.max() ?? 0
  }
}
