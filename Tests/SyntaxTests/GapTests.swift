import Syntax
import Testing
import Tokens

/// Broken sources: what is lost, and that the rest is found.
@Suite struct `A gap` {
  struct Broken: Sendable, CustomTestStringConvertible {
    var source: String
    var gaps: [String]
    /// Names of the declarations that must be found all the same.
    var found: [String]
    var testDescription: String { source }

    init(_ source: String, gaps: [String], found: [String]) {
      self.source = source
      self.gaps = gaps
      self.found = found
    }
  }

  static let broken = [
    Broken("struct A { ??? }\nstruct B {}", gaps: ["???"], found: ["A", "B"]),
    Broken("func f( {\n}\nfunc g() {}", gaps: ["{⏎}"], found: ["f", "g"]),
    Broken(
      "struct A {\n  garbage here\n  var x = 1\n}", gaps: ["garbage here"], found: ["A", "x"]),
    Broken("}\nstruct A {}", gaps: ["}"], found: ["A"]),
    Broken("let x = \nstruct A {}", gaps: [], found: ["x", "A"]),
    Broken("let x = foo.\nfunc g() {}", gaps: [], found: ["x", "g"]),
    Broken("let x = f(1, 2\nfunc g() {}", gaps: [], found: ["x", "g"]),
    Broken("let s = \"open\nlet t = 1", gaps: [], found: ["s", "t"]),
    Broken("let s = \"a \\(b\nlet t = 1", gaps: [], found: ["s", "t"]),
    Broken("#endif\nstruct A {}", gaps: ["#endif"], found: ["A"]),
    Broken("#if X\nstruct A {}", gaps: [], found: ["A"]),
    Broken("@\nstruct A {}", gaps: [], found: ["A"]),
    Broken("let a = 1 2 3\nlet b = 2", gaps: [], found: ["a", "b"]),
    Broken("func f() {\n  let a = (1 +\n}\nfunc g() {}", gaps: [], found: ["f", "a", "g"]),
    Broken("func f() {\n  if {\n  let a = 1\n}\n}\nfunc g() {}", gaps: [], found: ["f", "a", "g"]),
    Broken(
      "struct A {\n<<<<<<< HEAD\n  var x = 1\n=======\n  var y = 2\n>>>>>>> other\n  var z = 3\n}",
      gaps: ["<<<<<<< HEAD", "=======⏎var y = 2⏎>>>>>>> other"], found: ["A", "x", "z"]),
  ]

  @Test(arguments: broken)
  func `is no larger than it must be`(_ broken: Broken) {
    let text = TreeText(broken.source)
    #expect(text.unexpected == broken.gaps)
    #expect(TreeFault.first(in: text.tree, of: text.source) == nil)
  }

  @Test(arguments: broken)
  func `hides no declaration behind it`(_ broken: Broken) {
    let text = TreeText(broken.source)
    let names = text.tree.nodes.filter { node in
      switch node.kind {
      case .structDecl, .functionDecl, .binding: true
      default: false
      }
    }
    .map { text.text(of: text.tree.tokens[Int($0.name)]) }
    #expect(names == broken.found)
  }

  @Test(arguments: [
    "", "\u{FEFF}", "#!", "\0\0", "\r", "}", "\"", "\"\"\"", "/*", "`", "#if", "\\(", "@",
    "<<<<<<< ",
  ])
  func `may be the whole file`(_ source: String) {
    let text = TreeText(source)
    #expect(TreeFault.first(in: text.tree, of: text.source) == nil)
  }

  @Test func `is all there is of a source too large to number`() {
    let source = [UInt8](repeating: UInt8(ascii: "x"), count: 8_000_001)
    let tree = parse(source.span)
    #expect(tree.nodes.map(\.kind) == [.sourceFile, .unexpected])
    #expect(tree.tokens.last?.end == source.count)
  }
}
