import ScriptSyntax
import ScriptTokens
import Testing

/// Broken scripts: what is lost, and that the rest is found.
@Suite struct `A gap in a script` {
  struct Broken: Sendable, CustomTestStringConvertible {
    var source: String
    var gaps: [String]
    /// Names of the declarations and elements that must be found all the same.
    var found: [String]
    var testDescription: String { source }

    init(_ source: String, gaps: [String], found: [String]) {
      self.source = source
      self.gaps = gaps
      self.found = found
    }
  }

  static let broken = [
    Broken("const a = ;\nfunction b() {}", gaps: [], found: ["a", "b"]),
    Broken("function a( {\n}\nfunction b() {}", gaps: [], found: ["a", "b"]),
    Broken("}\nclass A {}", gaps: ["}"], found: ["A"]),
    Broken("const a = b c d\nconst e = 1", gaps: ["c d"], found: ["a", "e"]),
    Broken("a(b, c\nconst d = 1", gaps: [], found: ["d"]),
    Broken("const a = 'open\nconst b = 1", gaps: [], found: ["a", "b"]),
    Broken("class A { ??? \n b() {} }\nclass C {}", gaps: ["???"], found: ["A", "b", "C"]),
    Broken("const a = {b: 1, ???, c: 2}\nconst d = 1", gaps: ["???"], found: ["a", "d"]),
    Broken("const a = <B c={1} d=>e</B>\nconst f = 1", gaps: [], found: ["a", "B", "f"]),
    Broken("const a = <B>{c(}</B>\nconst d = 1", gaps: [], found: ["a", "B", "d"]),
    Broken("const a = <B\nfunction c() {}", gaps: ["{}"], found: ["a", "B"]),
    Broken("const a = <B><C></B>\nconst d = 1", gaps: [], found: ["a", "B", "C"]),
    Broken("if (a {\n  b()\n}\nfunction c() {}", gaps: [], found: ["c"]),
    Broken("switch (a) { b; case 1: c() }\nfunction d() {}", gaps: ["b;"], found: ["d"]),
    Broken("import {a, 1, b} from 'c'\nfunction d() {}", gaps: ["1"], found: ["a", "b", "d"]),
    Broken(
      "class A {\n<<<<<<< HEAD\n  a() {}\n=======\n  b() {}\n>>>>>>> other\n  c() {}\n}",
      gaps: ["<<<<<<< HEAD", "=======⏎b() {}⏎>>>>>>> other"], found: ["A", "a", "c"]),
    Broken(
      "<A>\n<<<<<<< HEAD\n<B/>\n=======\n<C/>\n>>>>>>> other\n<D/></A>",
      gaps: ["<<<<<<< HEAD", "=======⏎<C/>⏎>>>>>>> other"], found: ["A", "B", "D"]),
  ]

  @Test(arguments: broken)
  func `is no larger than it must be`(_ broken: Broken) {
    let text = ScriptTreeText(broken.source)
    #expect(text.unexpected == broken.gaps)
    #expect(ScriptTreeFault.first(in: text.tree, of: text.source) == nil)
  }

  @Test(arguments: broken)
  func `hides nothing behind it`(_ broken: Broken) {
    let text = ScriptTreeText(broken.source)
    let names = text.tree.nodes.filter { node in
      switch node.kind {
      case .declarator, .functionDecl, .classDecl, .methodDecl, .element, .importSpecifier:
        node.name != ScriptNode.noName
      default: false
      }
    }
    .map { text.text(of: text.tree.tokens[Int($0.name)]) }
    #expect(names == broken.found)
  }

  @Test(arguments: [
    "", "\u{FEFF}", "#!", "\0\0", "\r", "}", "'", "`", "/*", "/", "<", "</", "<>", "<A", "#", "@",
    "`${", "<<<<<<< ", "import", "export", "class", "async", "new", "\\u", "?.", "...", "=>",
  ])
  func `may be the whole file`(_ source: String) {
    for dialect in ScriptDialect.allCases {
      let text = ScriptTreeText(Array(source.utf8), dialect)
      #expect(ScriptTreeFault.first(in: text.tree, of: text.source) == nil)
    }
  }

  @Test func `is all there is of a script too large to number`() {
    let source = [UInt8](repeating: UInt8(ascii: "x"), count: 8_000_001)
    let tree = parse(source.span, .javaScript)
    #expect(tree.nodes.map(\.kind) == [.sourceFile, .unexpected])
    #expect(tree.tokens.last?.end == source.count)
  }
}
