import Testing
import Tokens

@Suite struct `A source` {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    /// Kind and text of each token but the last, as `kind‹text›`.
    var tokens: String
    var testDescription: String { source }

    init(_ source: String, _ tokens: String) {
      self.source = source
      self.tokens = tokens
    }
  }

  static let cases = [
    Case(
      "a b_1 `c d` $0 $x _ é 数",
      "identifier‹a› identifier‹b_1› identifier‹`c d`› dollarIdentifier‹$0› dollarIdentifier‹$x› wildcard‹_› identifier‹é› identifier‹数›"
    ),
    Case(
      "_$a a$ $a$b a.$b",
      "identifier‹_$a› identifier‹a$› dollarIdentifier‹$a$b› identifier‹a› period‹.› dollarIdentifier‹$b›"
    ),
    Case("let self get `self`", "let‹let› self‹self› get‹get› identifier‹`self`›"),
    Case(
      "1 1.5 1. 1...2 0x1F 0x1.8p-3 0b1_0 1e-3 a.0.1",
      "number‹1› number‹1.5› number‹1› period‹.› number‹1› binaryOperator‹...› number‹2› number‹0x1F› number‹0x1.8p-3› number‹0b1_0› number‹1e-3› identifier‹a› period‹.› number‹0› period‹.› number‹1›"
    ),
    Case("a + b", "identifier‹a› binaryOperator‹+› identifier‹b›"),
    Case(
      "a+b -c d- (-e)",
      "identifier‹a› binaryOperator‹+› identifier‹b› prefixOperator‹-› identifier‹c› identifier‹d› postfixOperator‹-› leftParen‹(› prefixOperator‹-› identifier‹e› rightParen‹)›"
    ),
    Case(
      "a! b? !c a != b a ?? b",
      "identifier‹a› exclamation‹!› identifier‹b› postfixQuestion‹?› prefixOperator‹!› identifier‹c› identifier‹a› binaryOperator‹!=› identifier‹b› identifier‹a› binaryOperator‹??› identifier‹b›"
    ),
    Case(
      "A<B<C>>? >= >",
      "identifier‹A› leftAngle‹<› identifier‹B› leftAngle‹<› identifier‹C› rightAngle‹>› rightAngle‹>› postfixQuestion‹?› binaryOperator‹>=› rightAngle‹>›"
    ),
    Case(
      "func ==<T>()",
      "func‹func› prefixOperator‹==› leftAngle‹<› identifier‹T› rightAngle‹>› leftParen‹(› rightParen‹)›"
    ),
    Case(
      "&a a & b a&b a && b",
      "prefixAmpersand‹&› identifier‹a› identifier‹a› ampersand‹&› identifier‹b› identifier‹a› ampersand‹&› identifier‹b› identifier‹a› binaryOperator‹&&› identifier‹b›"
    ),
    Case("x≤y ∑", "identifier‹x› binaryOperator‹≤› identifier‹y› binaryOperator‹∑›"),
    Case(
      "(a) -> b = c",
      "leftParen‹(› identifier‹a› rightParen‹)› arrow‹->› identifier‹b› equal‹=› identifier‹c›"),
    Case("\"\"", "openQuote‹\"› closeQuote‹\"›"),
    Case("\"a\\\"b\" c", "openQuote‹\"› stringSegment‹a\\\"b› closeQuote‹\"› identifier‹c›"),
    Case(
      "\"a\\(b(\")\"))c\"",
      "openQuote‹\"› stringSegment‹a› interpolationStart‹\\(› identifier‹b› leftParen‹(› openQuote‹\"› stringSegment‹)› closeQuote‹\"› rightParen‹)› interpolationEnd‹)› stringSegment‹c› closeQuote‹\"›"
    ),
    Case(
      "#\"a\\(b\\#(c)\"d\"#",
      "openQuote‹#\"› stringSegment‹a\\(b› interpolationStart‹\\#(› identifier‹c› interpolationEnd‹)› stringSegment‹\"d› closeQuote‹\"#›"
    ),
    Case("#\"\"\"#", "openQuote‹#\"› stringSegment‹\"› closeQuote‹\"#›"),
    Case("\"\"\"\na\"b\n\"\"\"", "openQuote‹\"\"\"› stringSegment‹\na\"b\n› closeQuote‹\"\"\"›"),
    Case("\"open\nx", "openQuote‹\"› stringSegment‹open› identifier‹x›"),
    Case(
      "\"a \\(b\nc",
      "openQuote‹\"› stringSegment‹a › interpolationStart‹\\(› identifier‹b› identifier‹c›"),
    Case(
      "a / b / c", "identifier‹a› binaryOperator‹/› identifier‹b› binaryOperator‹/› identifier‹c›"),
    Case(
      "= /a b\\/[/]/.c",
      "equal‹=› regex‹/a b\\/[/› rightBracket‹]› postfixOperator‹/› period‹.› identifier‹c›"),
    Case(
      "(/x(1)/) #/a/b/# (a/b)",
      "leftParen‹(› regex‹/x(1)/› rightParen‹)› regex‹#/a/b/#› leftParen‹(› identifier‹a› binaryOperator‹/› identifier‹b› rightParen‹)›"
    ),
    Case(
      "reduce(1, /) / 2",
      "identifier‹reduce› leftParen‹(› number‹1› comma‹,› binaryOperator‹/› rightParen‹)› binaryOperator‹/› number‹2›"
    ),
    Case(
      "#if a\n#endif #available #file",
      "poundIf‹#if› identifier‹a› poundEndif‹#endif› poundAvailable‹#available› pound‹#› identifier‹file›"
    ),
    Case("a/* b /* c */ d */e // f", "identifier‹a› identifier‹e›"),
    Case("#!/usr/bin/swift\na", "identifier‹a›"),
    Case("\u{FEFF}a\u{A0}b", "identifier‹a› identifier‹b›"),
    Case("a ' b", "identifier‹a› unknown‹'› identifier‹b›"),
    Case(
      "<<<<<<< a\nb\n||||||| c\nd\n=======\ne\n>>>>>>> f\ng",
      "conflictMarker‹<<<<<<< a› identifier‹b› conflictMarker‹||||||| c\nd\n=======\ne\n>>>>>>> f› identifier‹g›"
    ),
    Case("try? /a/", "try‹try› postfixQuestion‹?› regex‹/a/›"),
  ]

  @Test(arguments: cases)
  func `is cut where Swift cuts it`(_ example: Case) {
    let bytes = Array(example.source.utf8)
    let text = tokenize(bytes.span).tokens.dropLast().map { token in
      "\(token.kind)‹\(String(decoding: bytes[token.start..<token.end], as: UTF8.self))›"
    }
    #expect(text.joined(separator: " ") == example.tokens)
  }

  /// Every word must find its own kind, and no other may take it for one.
  @Test func `knows each word of the language`() {
    for kind in TokenKind.allCases where kind.isReserved || kind.isIdentifier {
      guard kind != .identifier, kind != .wildcard, !"\(kind)".hasPrefix("underscore") else {
        continue
      }
      let word = Array("\(kind)".utf8)
      #expect(tokenize(word.span).tokens.first?.kind == kind)
      let longer = word + [UInt8(ascii: "x")]
      #expect(tokenize(longer.span).tokens.first?.kind == .identifier)
    }
  }

  /// The parser reads kinds from memory, and words by ranges.
  @Test func `has kinds that count from 0 without a gap`() {
    #expect(TokenKind.allCases.map { Int($0.rawValue) } == Array(TokenKind.allCases.indices))
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a // c\nb", "a /* \n */ b"])
  func `has lines`(_ source: String) {
    let tokens = tokenize(Array(source.utf8).span).tokens
    #expect(tokens.map(\.startsLine) == [true, true, false])
  }

  @Test func `has braces that close each other`() {
    let list = tokenize(Array("{ \"\\({ a })\" { } } { }}".utf8).span)
    let pairs = list.braces.map { [Int($0.open), Int($0.close)] }
    #expect(pairs == [[0, 10], [3, 5], [8, 9], [11, 12]])
    #expect(list.closingBrace(of: 0) == 10)
    #expect(list.closingBrace(of: 1) == nil)
  }

  /// What lies between tokens is white space and comments, and nothing else.
  @Test func `is covered by its tokens`() {
    let source = Array(
      "/* a */ let x = \"b \\(c) d\" // e\n\u{FEFF}\u{A0}y \u{1} ' \u{2028} é\u{0301}≤ 🐶.🎉\0".utf8)
    var end = 0
    var between: [UInt8] = []
    for token in tokenize(source.span).tokens {
      between += source[end..<token.start]
      end = token.end
    }
    #expect(end == source.count)
    #expect(String(decoding: between, as: UTF8.self) == "/* a */     // e\n\u{FEFF}\u{A0}     \0")
  }
}
