/// What a token is.
///
/// The order matters: names are told apart by ranges of it.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// A byte, or a run of bytes, that begins nothing.
  case unknown
  /// The rest of an operator that was first read as several tokens; empty. See `TokenList`.
  case joined
  /// A line `<<<<<<< …`, or all from `=======` to the line `>>>>>>> …`: of two sides, the first is read.
  case conflictMarker

  // MARK: Punctuation

  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, at, pound, backslash, arrow, equal
  /// `?` and `!` directly behind what they belong to.
  case postfixQuestion, exclamation
  /// ` ? `
  case infixQuestion
  /// `<` and `>` alone, whatever stands around them.
  case leftAngle, rightAngle
  /// ` & `
  case ampersand
  case prefixAmpersand, prefixOperator, postfixOperator, binaryOperator

  // MARK: Literals

  case number
  /// A whole regex literal with its delimiters.
  case regex
  /// `"`, `"""`, `#"` …
  case openQuote
  case closeQuote
  /// Text of a string up to its end or the next interpolation; never empty.
  case stringSegment
  /// `\(`, `\#(` …
  case interpolationStart
  /// The `)` that ends an interpolation.
  case interpolationEnd

  // MARK: `#` words

  case poundIf, poundElseif, poundElse, poundEndif
  case poundAvailable, poundUnavailable, poundSourceLocation

  // MARK: Names

  /// `$0`, `$name`
  case dollarIdentifier
  /// Also one in backticks.
  case identifier

  // Words that are names wherever they mean nothing else.
  case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, didSet
  case discard, distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, macro
  case modify, mutating, nonisolated, nonmutating, open, optional, override, package, postfix
  case prefix, read, reasync, required, sending, set, some, then, underscoreConst
  case underscoreConsuming, underscoreLocal, underscoreModify, underscoreOwned, underscoreRead
  case underscoreShared, unowned, unsafe, unsafeAddress, unsafeMutableAddress, weak, willSet, yield

  // Words that are names only behind a period, as a label, or in backticks.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `Self`, `self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  case wildcard
}

extension TokenKind {
  /// An identifier, or a word that may be one here.
  package var isIdentifier: Bool {
    rawValue >= TokenKind.identifier.rawValue && rawValue <= TokenKind.yield.rawValue
  }

  /// Any word: what may stand behind a period or as a label.
  package var isWord: Bool { rawValue >= TokenKind.identifier.rawValue }

  /// A word that is never an identifier by itself.
  package var isReserved: Bool { rawValue >= TokenKind.Any.rawValue }
}
