import Foundation
import ScriptSyntax
import ScriptTokens
import Testing

/// Scripts made to be slow or deep.
///
/// Steps are counted, not seconds.
@Suite struct `A hostile script` {
  static let pieces: [String] = [
    "(", "[", "{", "<", "((", "a<", "a(", "a[", "{(", "`${", "<A>", "<A ", "<A b={", "<A<",
    "<A b=<",
    "<>", "</", "</A>", "if (a) ", "if (a) {", "else ", "if (a) b; else ", "switch (a) { case ",
    "!",
    "a ? ", "a ? b : ", "a ? (", "(a): ", "(a): b => ", "(a) => ", "a => ", "async (", "async <T>(",
    "new ", "new a.", "a = ", "a ** ", "a, ", "a.b", "a?.", "...", "[...", "{...", "({a: ", "[a, ",
    "function a(", "function () {", "class A {", "class extends ", "@a(", "@", "a: ", "let {",
    "let [",
    "let a: {", "let a: (", "let a: A<", "let a: b |", "type A = b extends c ? ", "type A = <T>(",
    "a as ",
    "a < b, ", "a<b<", "<T>(", "<A>(", "<T,>", "<T extends ", "= <T>(", "a!", "yield ", "await ",
    "- ",
    "`", "'", "\"", "/", "/[", "= /[", "//", "/*", "<<<<<<< a\n", "=======\n",
    "<<<<<<< a\n=======\n",
    "#", "\\", "\\u{", "é", "\u{2028}", "\u{0}", "\r", "}", ")", "]", ">", ">>", ">=", "&", "&a;",
    ";",
    "\n", "a\n", "import ", "import {a, ", "export ", "export {", "declare ", "namespace A {",
    "enum A {",
    "interface A {", "for (", "for (a of ", "try {", "do ", "static {", "get ", "a: <T>(b) => ",
    "=> {",
    "case ", "typeof ", "import(", "a?.<T>(", "x = y as <T>(", "(a:b,", "({a=", "%checks",
  ]

  /// Pieces in threes, drawn once for all.
  static let mixtures: [String] = {
    var draws = ScriptDraws(seed: 3)
    return (0..<60).map { _ in
      (0..<3).map { _ in pieces[draws.next(pieces.count)] }.joined()
    }
  }()

  @Test(arguments: pieces + mixtures)
  func `costs no more than its size`(_ piece: String) {
    var reader = ScriptReader()
    for dialect in [ScriptDialect.javaScript, .typeScript] {
      var steps: [Int] = []
      for count in [800, 1_600, 3_200] {
        let source = Array(String(repeating: piece, count: count).utf8)
        reader.read(source.span, dialect)
        steps.append(reader.lookaheads + reader.tree.tokens.count + reader.tree.nodes.count)
      }
      // Twice as much more source, at most twice as many more steps. Differences, because how far the
      // parser looks ahead has a limit that short sources do not reach.
      #expect(steps[2] - steps[1] <= (steps[1] - steps[0]) * 2 + 10_000, "\(dialect) \(steps)")
    }
  }

  @Test(arguments: pieces + mixtures)
  func `has a tree like any other`(_ piece: String) {
    let source = Array(String(repeating: piece, count: 300).utf8)
    for dialect in ScriptDialect.allCases {
      #expect(ScriptTreeFault.first(in: parse(source.span, dialect), of: source) == nil)
    }
  }

  /// What a thread of a pool may have; without the optimizer, frames are four times as large.
  #if DEBUG
  static let stackSize = 2048 * 1024
  #else
  static let stackSize = 512 * 1024
  #endif

  @Test(arguments: [
    "(", "{", "[", "a<", "`${", "<A>", "<A b={", "if (a) {", "if (a) ", "a => ", "a ? ", "a = ",
    "!",
    "new ", "a ** ", "let a: A<", "({a: ", "[...", "function a() {", "class A { a = ", "let [",
    "a(",
    "@a(", "class extends ", "async (a) => ", "yield ", "<A b=<", "a ? b : ", "a: ",
    "switch (a) { case a: ",
  ])
  func `may nest a hundred thousand levels on a small stack`(_ piece: String) async {
    let source = Array(String(repeating: piece, count: 100_000).utf8)
    let nodes = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: parse(source.span, .javaScript).nodes.count)
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    #expect(nodes > 0)
  }

  /// What nests too deep is told: a gap, and what stands behind it is read.
  @Test(arguments: [
    ("(", "a", ")"), ("[", "a", "]"), ("{", "a", "}"), ("<A>", "b", "</A>"), ("`${", "a", "}`"),
    ("a(", "b", ")"),
  ])
  func `says what nests too deep`(_ open: String, _ inside: String, _ close: String) {
    let source =
      String(repeating: open, count: 100_000) + inside + String(repeating: close, count: 100_000)
      + "\nconst behind = 1"
    let text = ScriptTreeText(source, .javaScript)
    #expect(text.tree.nodes.contains { $0.kind == .unexpected })
    #expect(text.tree.nodes.contains { $0.kind == .declarator })
  }
}
