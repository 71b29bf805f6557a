/// What a byte can begin.
///
/// The order matters: the first three continue an identifier.
enum ScriptByteClass: UInt8, Sendable {
  /// Also `$` and `_`.
  case letter
  case digit
  /// Part of a character beyond ASCII.
  case high
  case space, newline
  case quote, backtick, slash, period, less, greater, equal, exclamation, question
  case plus, minus, star, percent, ampersand, bar, caret, tilde
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, at, pound, backslash
  case unknown

  static let table: [ScriptByteClass] = (0...255).map { ScriptByteClass(UInt8($0)) }

  private static let marks: [Unicode.Scalar: ScriptByteClass] = [
    "\"": .quote, "'": .quote, "`": .backtick, "/": .slash, ".": .period, "<": .less,
    ">": .greater, "=": .equal, "!": .exclamation, "?": .question, "+": .plus, "-": .minus,
    "*": .star, "%": .percent, "&": .ampersand, "|": .bar, "^": .caret, "~": .tilde,
    "(": .leftParen, ")": .rightParen, "[": .leftBracket, "]": .rightBracket, "{": .leftBrace,
    "}": .rightBrace, ",": .comma, ":": .colon, ";": .semicolon, "@": .at, "#": .pound,
    "\\": .backslash,
  ]

  private init(_ byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "_", "$": self = .letter
    case "0"..."9": self = .digit
    case "\u{80}"...: self = .high
    case " ", "\t", "\u{B}", "\u{C}": self = .space
    case "\n", "\r": self = .newline
    default: self = Self.marks[Unicode.Scalar(byte)] ?? .unknown
    }
  }

  @inline(__always) var continuesASCIIIdentifier: Bool {
    rawValue <= ScriptByteClass.digit.rawValue
  }
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
  static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let period = UInt8(ascii: ".")
  static let equal = UInt8(ascii: "=")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let leftParen = UInt8(ascii: "(")
  static let leftBrace = UInt8(ascii: "{")
  static let dollar = UInt8(ascii: "$")
}
