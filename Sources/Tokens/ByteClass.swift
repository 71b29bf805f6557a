/// What a byte can begin.
///
/// The order matters: the first four continue an identifier.
enum ByteClass: UInt8, Sendable {
  case letter
  case digit
  case dollar
  /// Part of a character beyond ASCII.
  case high
  case space
  case newline
  case slash
  /// `= - + * % < & | ^ ~`
  case symbol
  case greater
  /// `!` and `?`
  case mark
  case period
  case quote
  case pound
  case backtick
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case comma
  case colon
  case semicolon
  case leftBracket
  case rightBracket
  case at
  case backslash
  case unknown

  static let table: [ByteClass] = (0...255).map { ByteClass(UInt8($0)) }

  private init(_ byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "_": self = .letter
    case "0"..."9": self = .digit
    case "\u{80}"...: self = .high
    case " ", "\t", "\u{B}", "\u{C}", "\0": self = .space
    case "\n", "\r": self = .newline
    case "/": self = .slash
    case "=", "-", "+", "*", "%", "<", "&", "|", "^", "~": self = .symbol
    case ">": self = .greater
    case "!", "?": self = .mark
    case ".": self = .period
    case "\"": self = .quote
    case "#": self = .pound
    case "$": self = .dollar
    case "`": self = .backtick
    case "(": self = .leftParen
    case ")": self = .rightParen
    case "{": self = .leftBrace
    case "}": self = .rightBrace
    case ",": self = .comma
    case ":": self = .colon
    case ";": self = .semicolon
    case "[": self = .leftBracket
    case "]": self = .rightBracket
    case "@": self = .at
    case "\\": self = .backslash
    default: self = .unknown
    }
  }

  @inline(__always) var continuesASCIIIdentifier: Bool { rawValue <= ByteClass.dollar.rawValue }
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
  static let pound = UInt8(ascii: "#")
  static let period = UInt8(ascii: ".")
  static let underscore = UInt8(ascii: "_")
  static let leftParen = UInt8(ascii: "(")
  static let rightParen = UInt8(ascii: ")")
}
