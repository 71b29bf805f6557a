/// What a byte can begin.
///
/// The order matters: the first two continue a name.
enum DartByteClass: UInt8, Sendable {
  /// Also `$` and `_`.
  case letter
  case digit
  case space, newline
  case quote, slash, period, less, greater, equal, exclamation, question
  case plus, minus, star, percent, ampersand, bar, caret, tilde
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, at, pound
  /// Also every part of a character beyond ASCII, which only strings and comments may hold.
  case unknown

  static let table: [DartByteClass] = (0...255).map { DartByteClass(UInt8($0)) }

  private static let marks: [Unicode.Scalar: DartByteClass] = [
    "\"": .quote, "'": .quote, "/": .slash, ".": .period, "<": .less, ">": .greater, "=": .equal,
    "!": .exclamation, "?": .question, "+": .plus, "-": .minus, "*": .star, "%": .percent,
    "&": .ampersand, "|": .bar, "^": .caret, "~": .tilde, "(": .leftParen, ")": .rightParen,
    "[": .leftBracket, "]": .rightBracket, "{": .leftBrace, "}": .rightBrace, ",": .comma,
    ":": .colon, ";": .semicolon, "@": .at, "#": .pound,
  ]

  private init(_ byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "_", "$": self = .letter
    case "0"..."9": self = .digit
    case " ", "\t": self = .space
    case "\n", "\r": self = .newline
    default: self = Self.marks[Unicode.Scalar(byte)] ?? .unknown
    }
  }

  @inline(__always) var continuesName: Bool { rawValue <= DartByteClass.digit.rawValue }
}

/// The ASCII bytes that the lexer asks for by name.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let `return` = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let period = UInt8(ascii: ".")
  static let equal = UInt8(ascii: "=")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let leftBrace = UInt8(ascii: "{")
  static let dollar = UInt8(ascii: "$")
}
