import DartTokens
import Testing

@Suite struct `A Dart file` {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: String
    /// Kind and text of each token but the last, as `kind‹text›`; of the plainest kinds the text alone.
    var tokens: String
    var testDescription: String { source }

    init(_ source: String, _ tokens: String) {
      self.source = source
      self.tokens = tokens
    }
  }

  static let words = [
    Case("a $b _c a1 _ __", "a $b _c a1 underscore‹_› __"),
    Case("if a.if a?.if a..if", "if‹if› a . if a optionalPeriod‹?.› if a cascade‹..› if"),
    Case("a.\nif a.\nget", "a . if‹if› a . get"),
    Case("late show Function function", "late‹late› show‹show› function‹Function› function"),
    Case("é a", "unknown‹é› a"),
    Case(
      "#a #a.b.c #+ #[]= #>>> #a. #",
      "symbol‹#a› symbol‹#a.b.c› symbol‹#+› symbol‹#[]=› symbol‹#>>>› symbol‹#a› . unknown‹#›"),
    Case("@a @a.b", "at‹@› a at‹@› a . b"),
    Case(
      "1 1.5 .5 0x1F 1e-3 1_000 0xE+1 1.a 1..a a?.5:1",
      "number‹1› number‹1.5› number‹.5› number‹0x1F› number‹1e-3› number‹1_000› number‹0xE› plus‹+› "
        + "number‹1› number‹1› . a number‹1› cascade‹..› a a question‹?› number‹.5› : number‹1›"),
    Case("#!/usr/bin/env dart\na", "a"),
    Case("\u{FEFF}a /* b */ // c\n/// d\ne", "a e"),
    Case("a /* b /* c */ d */ e /* /* */", "a e"),
  ]

  static let operators = [
    Case(
      "a=>b ...c ...?d ?. ?.. .. ?? ??=",
      "a arrow‹=>› b ellipsis‹...› c ellipsis‹...?› d optionalPeriod‹?.› cascade‹?..› cascade‹..› nullish‹??› assignment‹??=›"
    ),
    Case("a?[b] a ?...b", "a question‹?› [ b ] a question‹?› ellipsis‹...› b"),
    Case("a == b != c === d", "a equality‹==› b equality‹!=› c equality‹==› equal‹=› d"),
    Case(
      "a >>>= b >= c",
      "a rightAngle‹>› rightAngle‹>› rightAngle‹>› equal‹=› b rightAngle‹>› equal‹=› c"),
    Case("a << b <<= c <= d", "a shift‹<<› b assignment‹<<=› c relational‹<=› d"),
    Case(
      "a ~/ b ~/= ~c % d", "a multiplicative‹~/› b assignment‹~/=› tilde‹~› c multiplicative‹%› d"),
    Case(
      "a++ - --b + c -= d", "a increment‹++› minus‹-› increment‹--› b plus‹+› c assignment‹-=› d"),
    Case(
      "a && b || c & d |= e ^ f", "a and‹&&› b or‹||› c bitAnd‹&› d assignment‹|=› e bitXor‹^› f"),
    Case("!a! is! b", "exclamation‹!› a exclamation‹!› is‹is› exclamation‹!› b"),
  ]

  static let strings = [
    Case("'a\\'b' \"c\" r'd\\' ra", "string‹'a\\'b'› string‹\"c\"› string‹r'd\\'› ra"),
    Case("'a' 'b'", "string‹'a'› string‹'b'›"),
    Case("'a\nb 'c\\\nd", "string‹'a› b string‹'c\\› d"),
    Case("'''a\n'b''' r\"\"\"\n$c\"\"\"", "string‹'''a\n'b'''› string‹r\"\"\"\n$c\"\"\"›"),
    Case("'a$b c'", "stringHead‹'a$› b stringTailBehindName‹ c'›"),
    Case(
      "'$a$this ${b}$c'",
      "stringHead‹'$› a stringMiddleBehindName‹$› this‹this› stringMiddleBehindName‹ ${› b "
        + "stringMiddle‹}$› c stringTailBehindName‹'›"),
    Case("'$if'", "stringHead‹'$› if stringTailBehindName‹'›"),
    Case(
      "'${a('${{b: '''c'''}}')}d'",
      "stringHead‹'${› a ( stringHead‹'${› { b : string‹'''c'''› } stringTail‹}'› ) stringTail‹}d'›"
    ),
    Case("'$ $1 \\$a'", "string‹'$ $1 \\$a'›"),
    Case("'a$b\nc", "string‹'a$b› c"),
    Case("'''$a", "string‹'''$a›"),
    Case("'${a\n}b\nc", "stringHead‹'${› a stringTail‹}b› c"),
  ]

  static let conflicts = [
    Case(
      "<<<<<<< a\nb\n||||||| c\nd\n=======\ne\n>>>>>>> f\ng",
      "conflictMarker‹<<<<<<< a› b conflictMarker‹||||||| c\nd\n=======\ne\n>>>>>>> f› g"),
    Case(
      "<<<<<<< a\n=======\nb",
      "conflictMarker‹<<<<<<< a› equality‹==› equality‹==› equality‹==› equal‹=› b"),
  ]

  @Test(arguments: words + operators + strings + conflicts)
  func `is cut where its grammar cuts it`(_ example: Case) {
    let bytes = Array(example.source.utf8)
    let text = tokenizeDart(bytes.span).tokens.dropLast().map { token in
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
    for kind in DartTokenKind.allCases where kind.isWord {
      if kind == .identifier || kind == .underscore { continue }
      let word = Array((kind == .function ? "Function" : "\(kind)").utf8)
      #expect(tokenizeDart(word.span).tokens.first?.kind == kind)
      let longer = word + [UInt8(ascii: "x")]
      #expect(tokenizeDart(longer.span).tokens.first?.kind == .identifier)
    }
  }

  /// The parser reads kinds from memory, and words by ranges.
  @Test func `has kinds that count from 0 without a gap`() {
    let values = DartTokenKind.allCases.map { Int($0.rawValue) }
    #expect(values == Array(DartTokenKind.allCases.indices))
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb", "a // c\nb", "a /* \n */ b", "a /// c\n b"])
  func `has lines`(_ source: String) {
    let tokens = tokenizeDart(Array(source.utf8).span).tokens
    #expect(tokens.map(\.startsLine) == [true, true, false])
  }

  @Test func `counts the lines that hold code`() {
    let source = Array("a // b\n\n/* c\n */ d = '''e\n\nf$g\n''';\n\n/// h\ni\n".utf8)
    #expect(tokenizeDart(source.span).tokens.codeLines(in: source.span) == 5)
  }

  @Test(arguments: [
    ("( [ ] { } )", [5, 2, 0, 4, 0, 0]),
    ("( ] [ )", [3, 0, 0, 0]),
    ("{ ( } )", [2, 0, 0, 0]),
    ("'a${b}c${d}e'", [2, 0, 4, 0, 0]),
    ("'a$b${(c)}'", [2, 0, 6, 5, 0, 0, 0]),
    ("'${a", [0, 0]),
  ])
  func `has brackets that know what closes them`(_ source: String, _ closers: [UInt32]) {
    let list = tokenizeDart(Array(source.utf8).span)
    #expect(Array(list.closers.dropLast()) == closers)
  }

  @Test func `says where comments speak to swipecost`() {
    let source = Array(
      "// swipecost:disable a\n/// swipecost:next b\n/** swipecost: c */ /* d swipecost: */".utf8)
    #expect(tokenizeDart(source.span).directives == [0, 23, 44])
  }
}
