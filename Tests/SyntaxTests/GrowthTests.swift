import Foundation
import Syntax
import Testing

/// Sources made to be slow or deep.
///
/// Steps are counted, not seconds.
@Suite struct `A hostile source` {
  static let pieces: [String] = [
    "(", "[", "{", "<", "((", "a<", "a(", "a[", "a{", "a{(", "{(", "{[", "\"\\(", "if a {", "if ",
    "switch a { case ", "#if a\n", "-", "a.", "a ? ", "[a:", "(a:", "let a: (", "let a: [",
    "func f(a: ", "@a(", "a = ", "try ", "await ", "{ (a) -> ", "a<b,", "else if a {} ", "/*", "\"",
    "#\"\"\"", "`", "\\a[", "case .a(let ", "let (", "struct A {", "extension A<", "a as ", "x/(/",
    "<<<<<<< a\n=======\n", "#/\n", "if a {} else ", "!", "&", "a!", "a?", "@", ">", ">>", "a>=",
    "() -> ", "some ", "#if a\n.b\n", "a {} b: ", "switch a { #if b\n", "func ",
    "var a: Int { get ",
    "é", "≤", "\u{0}", "\r", "0x", "$", "}", ")", "]", "\\", "#", ";", "\n", "a\n", "do { } catch ",
    "#\"\"\"\\#(", "#/ ", "##/", "#if a\n@b ", "a /b) ", "(/a) ", "` ", "if a { b }.", "open(",
    "private(", "@a<", "{ [a", "{ a, ", "init(a) ", "case let (", "a(b:c:", "throws(", "0x1.",
  ]

  /// Pieces in threes, drawn once for all.
  static let mixtures: [String] = {
    var draws = Draws(seed: 3)
    return (0..<60).map { _ in
      (0..<3).map { _ in pieces[draws.next(pieces.count)] }.joined()
    }
  }()

  @Test(arguments: pieces + mixtures)
  func `costs no more than its size`(_ piece: String) {
    var reader = SyntaxReader()
    var steps: [Int] = []
    for count in [800, 1_600, 3_200] {
      let source = Array(String(repeating: piece, count: count).utf8)
      reader.read(source.span)
      #expect(TreeFault.first(in: reader.tree, of: source) == nil)
      steps.append(reader.lookaheads + reader.tree.tokens.count + reader.tree.nodes.count)
    }
    // Twice as much more source, at most twice as many more steps. Differences, because how far the parser
    // looks ahead has a limit that short sources do not reach.
    #expect(steps[2] - steps[1] <= (steps[1] - steps[0]) * 2 + 10_000, "\(steps)")
  }

  /// What a thread of a pool may have; without the optimizer, frames are four times as large.
  #if DEBUG
  static let stackSize = 2048 * 1024
  #else
  static let stackSize = 512 * 1024
  #endif

  @Test(arguments: ["(", "{", "a<", "\"\\(", "{ (", "if a {", "let a: ("])
  func `may nest a hundred thousand levels on a small stack`(_ piece: String) async {
    let source = Array(String(repeating: piece, count: 100_000).utf8)
    let fault = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: TreeFault.first(in: parse(source.span), of: source))
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    #expect(fault == nil)
  }
}
