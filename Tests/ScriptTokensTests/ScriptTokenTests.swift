import ScriptTokens
import Testing

@Suite struct `A script` {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    /// Kind and text of each token but the last, as `kind‹text›`; of the plainest kinds the text alone.
    var tokens: String
    var dialect: ScriptDialect
    var testDescription: String { source }

    init(_ source: String, _ tokens: String, _ dialect: ScriptDialect = .typeScriptJSX) {
      self.source = source
      self.tokens = tokens
      self.dialect = dialect
    }
  }

  static let words = [
    Case("a $b _c é 数 \\u0061b \\u{61}c", "a $b _c é 数 \\u0061b \\u{61}c"),
    Case("#a #", "privateName‹#a› unknown‹#›"),
    Case("if a.if a?.if", "if‹if› a . if a optionalPeriod‹?.› if"),
    Case("of as type async", "of‹of› as‹as› type‹type› async‹async›"),
    Case("a\u{A0}b\u{FEFF}c\u{3000}d", "a b c d"),
    Case(
      "1 1.5 1. .5 0x1F 1e-3 1_0n 0b1 a?.5:1 1..b",
      "number‹1› number‹1.5› number‹1.› number‹.5› number‹0x1F› number‹1e-3› number‹1_0n› "
        + "number‹0b1› a question‹?› number‹.5› : number‹1› number‹1.› . b"),
    Case("#!/usr/bin/env node\na", "a"),
    Case("\u{FEFF}a /* b */ // c\nd", "a d"),
  ]

  static let operators = [
    Case(
      "a=>b ...c ?. ?? ??=",
      "a arrow‹=>› b ellipsis‹...› c optionalPeriod‹?.› nullish‹??› assignment‹??=›"),
    Case(
      "a === b !== c == d != e", "a equality‹===› b equality‹!==› c equality‹==› d equality‹!=› e"),
    Case("a >>= b >= c", "a rightAngle‹>› rightAngle‹>› equal‹=› b rightAngle‹>› equal‹=› c"),
    Case("a << b <<= c <= d", "a shift‹<<› b assignment‹<<=› c relational‹<=› d"),
    Case(
      "a ** b **= c++ - --d",
      "a exponent‹**› b assignment‹**=› c increment‹++› additive‹-› increment‹--› d"),
    Case(
      "a && b ||= c & d | e ^ f", "a and‹&&› b assignment‹||=› c bitAnd‹&› d bitOr‹|› e bitXor‹^› f"
    ),
  ]

  static let regexes = [
    Case("a / b / c", "a multiplicative‹/› b multiplicative‹/› c"),
    Case("= /a/g", "equal‹=› regex‹/a/g›"),
    Case("(/[/\\]]+\\//.b)", "( regex‹/[/\\]]+\\//› . b )"),
    Case("(a) / b / c", "( a ) multiplicative‹/› b multiplicative‹/› c"),
    Case("if (a) /b/.c", "if‹if› ( a ) regex‹/b/› . c"),
    Case("a[0] / b / c", "a [ number‹0› ] multiplicative‹/› b multiplicative‹/› c"),
    Case("x = {} / b / c", "x equal‹=› { } multiplicative‹/› b multiplicative‹/› c"),
    Case("{} /b/", "{ } regex‹/b/›"),
    Case("() => {} /b/", "( ) arrow‹=>› { } regex‹/b/›"),
    Case("return /a/ typeof /b/", "return‹return› regex‹/a/› typeof‹typeof› regex‹/b/›"),
    Case("a.return / b / c", "a . return multiplicative‹/› b multiplicative‹/› c"),
    Case("a++ / b / c", "a increment‹++› multiplicative‹/› b multiplicative‹/› c"),
    Case("a! / b / c", "a exclamation‹!› multiplicative‹/› b multiplicative‹/› c"),
    Case("!/a/", "exclamation‹!› regex‹/a/›"),
    Case("`a` / b / c", "template‹`a`› multiplicative‹/› b multiplicative‹/› c"),
    Case("= /a\nb/", "equal‹=› multiplicative‹/› a b multiplicative‹/›"),
  ]

  static let strings = [
    Case("'a\\'b' \"c\\\nd\"", "string‹'a\\'b'› string‹\"c\\\nd\"›"),
    Case("'a\nb", "string‹'a› b"),
    Case("`a``b", "template‹`a`› template‹`b›"),
    Case("`a${b}c${d}e`", "templateHead‹`a${› b templateMiddle‹}c${› d templateTail‹}e`›"),
    Case(
      "`${`${{a:`b`}}`}`",
      "templateHead‹`${› templateHead‹`${› { a : template‹`b`› } templateTail‹}`› templateTail‹}`›"),
    Case("`\\`\\${a$`", "template‹`\\`\\${a$`›"),
  ]

  static let elements = [
    Case(
      "<A b=\"c\\\" d='e' f-g h:i/>",
      "elementStart‹<› A b equal‹=› attributeString‹\"c\\\"› d equal‹=› attributeString‹'e'› f-g h:i selfClosing‹/>›"
    ),
    Case(
      "<A.b>don't {c} `</A.b>",
      "elementStart‹<› A . b tagEnd‹>› elementText‹don't › { c } elementText‹ `› closingStart‹</› A . b tagEnd‹>›"
    ),
    Case("<>\n  {a}\n </>", "elementStart‹<› tagEnd‹>› { a } closingStart‹</› tagEnd‹>›"),
    Case(
      "<A> {a} </A>",
      "elementStart‹<› A tagEnd‹>› elementText‹ › { a } elementText‹ › closingStart‹</› A tagEnd‹>›"
    ),
    Case(
      "<A<B<C>> d={<E/>}/> / f / g",
      "elementStart‹<› A leftAngle‹<› B leftAngle‹<› C rightAngle‹>› rightAngle‹>› d equal‹=› { elementStart‹<› E selfClosing‹/>› } selfClosing‹/>› multiplicative‹/› f multiplicative‹/› g"
    ),
    Case("a < b > c", "a leftAngle‹<› b rightAngle‹>› c"),
    Case("= <T,>(a)", "equal‹=› leftAngle‹<› T , rightAngle‹>› ( a )"),
    Case("= <T extends U>(a)", "equal‹=› leftAngle‹<› T extends‹extends› U rightAngle‹>› ( a )"),
    Case("= <T extends/>", "equal‹=› elementStart‹<› T extends selfClosing‹/>›"),
    Case("= <T>(a) => a", "equal‹=› leftAngle‹<› T rightAngle‹>› ( a ) arrow‹=>› a"),
    Case(
      "= <T>(a)</T>",
      "equal‹=› elementStart‹<› T tagEnd‹>› elementText‹(a)› closingStart‹</› T tagEnd‹>›"),
    Case(
      "= <T>(a)</Text>",
      "equal‹=› leftAngle‹<› T rightAngle‹>› ( a ) leftAngle‹<› multiplicative‹/› Text rightAngle‹>›",
      .javaScript),
    Case("= <A>b", "equal‹=› leftAngle‹<› A rightAngle‹>› b", .typeScript),
    Case("a?.<T>(b)", "a optionalPeriod‹?.› leftAngle‹<› T rightAngle‹>› ( b )"),
    Case("<A b; c", "elementStart‹<› A b ; c"),
    Case("<A>{b(</A>c", "elementStart‹<› A tagEnd‹>› { b ( closingStart‹</› A tagEnd‹>› c"),
  ]

  static let conflicts = [
    Case(
      "<<<<<<< a\nb\n||||||| c\nd\n=======\ne\n>>>>>>> f\ng",
      "conflictMarker‹<<<<<<< a› b conflictMarker‹||||||| c\nd\n=======\ne\n>>>>>>> f› g"),
    Case(
      "<A>\n<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n</A>",
      "elementStart‹<› A tagEnd‹>› conflictMarker‹<<<<<<< a› elementText‹\nb\n› conflictMarker‹=======\nc\n>>>>>>> d› closingStart‹</› A tagEnd‹>›"
    ),
    Case(
      "<<<<<<< a\n=======\nb", "conflictMarker‹<<<<<<< a› equality‹===› equality‹===› equal‹=› b"),
  ]

  @Test(arguments: words + operators + regexes + strings + elements + conflicts)
  func `is cut where its grammar cuts it`(_ example: Case) {
    let bytes = Array(example.source.utf8)
    let text = tokenize(bytes.span, example.dialect).tokens.dropLast().map { token in
      let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      switch token.kind {
      case .identifier, .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace,
        .rightBrace, .comma, .colon, .semicolon, .period:
        return text
      default: return "\(token.kind)‹\(text)›"
      }
    }
    #expect(text.joined(separator: " ") == example.tokens)
  }

  /// Every word must find its own kind, and no other may take it for one.
  @Test func `knows each word of the language`() {
    for kind in ScriptTokenKind.allCases where kind.isWord && kind != .identifier {
      let word = Array("\(kind)".utf8)
      #expect(tokenize(word.span, .typeScript).tokens.first?.kind == kind)
      let longer = word + [UInt8(ascii: "x")]
      #expect(tokenize(longer.span, .typeScript).tokens.first?.kind == .identifier)
    }
  }

  /// The parser reads kinds from memory, and words by ranges.
  @Test func `has kinds that count from 0 without a gap`() {
    let values = ScriptTokenKind.allCases.map { Int($0.rawValue) }
    #expect(values == Array(ScriptTokenKind.allCases.indices))
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a // c\nb", "a /* \n */ b", "a\u{2028}b"])
  func `has lines`(_ source: String) {
    let tokens = tokenize(Array(source.utf8).span, .javaScript).tokens
    #expect(tokens.map(\.startsLine) == [true, true, false])
  }

  @Test func `counts the lines that hold code`() {
    let source = Array("a // b\n\n/* c\n */ d = `e\nf`\n\n<A>\n  g\n\n</A>\n".utf8)
    #expect(tokenize(source.span, .javaScript).tokens.codeLines(in: source.span) == 6)
  }

  @Test(arguments: [
    ("( [ ] { } )", [5, 2, 0, 4, 0, 0]),
    ("( ] [ )", [3, 0, 0, 0]),
    ("{ ( } )", [2, 0, 0, 0]),
    ("`a${b}c${d}e`", [2, 0, 4, 0, 0]),
    ("<A>b{c}</A>", [9, 0, 0, 0, 6, 0, 0, 0, 0, 0]),
    ("<A b=<C/>/>", [7, 0, 0, 0, 6, 0, 0, 0]),
  ])
  func `has brackets that know what closes them`(_ source: String, _ closers: [UInt32]) {
    let list = tokenize(Array(source.utf8).span, .typeScriptJSX)
    #expect(Array(list.closers.dropLast()) == closers)
  }

  @Test func `says where comments speak to swipecost`() {
    let source = Array(
      "// swipecost:disable a\n<A>{/* swipecost:next b */}</A> /** swipecost: c */ /* d swipecost: */"
        .utf8)
    #expect(tokenize(source.span, .javaScript).directives == [0, 27, 55])
  }

  @Test(arguments: [
    ("a.js", ScriptDialect.javaScript), ("b/a.ios.jsx", .javaScript), ("a.mjs", .javaScript),
    ("a.ts", .typeScript), ("a.d.cts", .typeScript), ("A.TSX", nil), ("a.tsx", .typeScriptJSX),
    ("a.json", nil), ("js", nil), (".ts", .typeScript), ("", nil),
  ])
  func `is told by its name`(_ path: String, _ dialect: ScriptDialect?) {
    #expect(ScriptDialect(path: Array(path.utf8).span) == dialect)
  }
}
