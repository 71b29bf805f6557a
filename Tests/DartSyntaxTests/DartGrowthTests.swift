import Foundation
import DartSyntax
import DartTokens
import Testing

/// Dart files made to be slow or deep.
///
/// Steps are counted, not seconds.
@Suite struct `A hostile Dart file` {
  static let pieces: [String] = [
    "(", "[", "{", "<", "((", "a<", "a(", "a[", "{(", "'${", "'$a", "'''${", "if (a) ", "if (a) {",
    "else ", "if (a) b; else ", "switch (a) { case ", "switch (a) { _ => ", "!", "a ? ", "a ? b : ",
    "a ? (", "a?[", "a?[b] ", "(a) => ", "() {", "() async {", "new ", "new a.", "const ",
    "const A(", "a = ", "a, ", "a.b", "a?.", "..a", "..a = ", "...", "[...", "{...?", "[?", "{a: ",
    "[a, ", "f() {", "f() => ", "class A {", "class A extends ", "class A<", "@a(", "@", "a: ",
    "var (", "var [", "final A(", "case (", "case [", "case A(", "case a || ", "case ?",
    "case <a>[", "A Function(", "A Function<", "void Function() ", "typedef A<", "typedef A = ",
    "(a, b) ", "({int a, ", "int f(", "a as ", "a is ", "a is A ? ", "a is A? ", "a < b, ", "a<b<",
    "<T>(", "<T>[", "<T extends ", "List<List<", "a!", "yield ", "await ", "- ", "await for (",
    "'", "\"", "'''", "r'", "//", "/*", "/* /* ", "<<<<<<< a\n", "=======\n",
    "<<<<<<< a\n=======\n", "#", "#a.", "é", "\u{0}", "\r", "}", ")", "]", ">", ">>", ">=", "&",
    ";", "\n", "a\n", "a b\n", "a? b = ", "a<b> c", "import ", "import 'a' show ", "export '",
    "part of ", "library a.", "enum A { a(", "enum A {", "extension on ", "extension type A(",
    "mixin A on ", "for (", "for (a in ", "for (var (", "try {", "try {} on A ", "do ", "a: a: ",
    "A(this.", "A() : a = ", "A() : super(", "factory A() = ", "operator ", "get ", "set ",
    "static ", "late ", "external ", "covariant ", "required ", "abstract ", "throw ", "return ",
    "assert(", "int get a => ", "a >> ", "a >>>= ", "(a: ", "({", "([", "_ ", "when ", "a..b<",
    "-1 ",
  ]

  /// Pieces in threes, drawn once for all.
  static let mixtures: [String] = {
    var draws = DartDraws(seed: 3)
    return (0..<60).map { _ in
      (0..<3).map { _ in pieces[draws.next(pieces.count)] }.joined()
    }
  }()

  @Test(arguments: pieces + mixtures)
  func `costs no more than its size`(_ piece: String) {
    var reader = DartReader()
    var steps: [Int] = []
    for count in [800, 1_600, 3_200] {
      let source = Array(String(repeating: piece, count: count).utf8)
      reader.read(source.span)
      steps.append(reader.lookaheads + reader.tree.tokens.count + reader.tree.nodes.count)
    }
    // Twice as much more source, at most twice as many more steps. Differences, because how far the
    // parser looks ahead has a limit that short sources do not reach.
    #expect(steps[2] - steps[1] <= (steps[1] - steps[0]) * 2 + 10_000, "\(steps)")
  }

  @Test(arguments: pieces + mixtures)
  func `has a tree like any other`(_ piece: String) {
    let source = Array(String(repeating: piece, count: 300).utf8)
    #expect(DartTreeFault.first(in: parseDart(source.span), of: source) == nil)
  }

  /// What a thread of a pool may have; without the optimizer, frames are four times as large.
  #if DEBUG
  static let stackSize = 2048 * 1024
  #else
  static let stackSize = 512 * 1024
  #endif

  @Test(arguments: [
    "(", "{", "[", "a<", "'${", "if (a) {", "if (a) ", "a => ", "a ? ", "a = ", "!", "const ",
    "({a: ", "[...", "f() {", "class A { f() {", "a(", "@a(", "class A extends ", "(a) => ", "() {",
    "yield ", "a ? b : ", "a: ", "switch (a) { case a: ", "switch (a) { _ => ", "[if (a) ",
    "[for (;;) ", "{a: {", "case (", "if (a case [", "var (", "A Function(", "(A, (", "f(A f(",
    "a..b = a..", "- ", "throw ", "try {", "for (;;) ", "while (a) ", "do ",
    "void Function(void Function(", "List<List<", "A(a: A(a: ", "enum A { a(", "f([a = (",
    "A() : a = (",
  ])
  func `may nest a hundred thousand levels on a small stack`(_ piece: String) async {
    let source = Array(String(repeating: piece, count: 100_000).utf8)
    let nodes = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: parseDart(source.span).nodes.count)
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    #expect(nodes > 0)
  }

  /// What nests too deep is told: a gap, and what stands behind it is read.
  @Test(arguments: [
    ("(", "a", ")"), ("[", "a", "]"), ("{", "a;", "}"), ("A(a: ", "b", ")"), ("'${", "a", "}'"),
    ("a(", "b", ")"), ("[if (a) ", "b", "]"), ("() { return ", "a", "}"),
  ])
  func `says what nests too deep`(_ open: String, _ inside: String, _ close: String) {
    let source =
      "f() {" + String(repeating: open, count: 100_000) + inside
      + String(repeating: close, count: 100_000) + ";}\nvar behind = 1;"
    let text = DartTreeText(source)
    #expect(text.tree.nodes.contains { $0.kind == .unexpected })
    #expect(text.tree.nodes.contains { $0.kind == .declarator })
  }
}
