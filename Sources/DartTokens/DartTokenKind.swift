/// What a token of Dart is.
///
/// The order matters: names and words are told apart by ranges of it.
package enum DartTokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// A byte, or a run of bytes, that begins nothing.
  case unknown
  /// The rest of an operator that was first read as several tokens; empty. See `join`.
  case joined
  /// A line `<<<<<<< …`, or all from `=======` to the line `>>>>>>> …`: of two sides, the first is read.
  case conflictMarker

  // MARK: Punctuation

  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, question, at, arrow, exclamation, tilde
  /// `?.`
  case optionalPeriod
  /// `..` and `?..`
  case cascade
  /// `...` and `...?`
  case ellipsis
  /// `++` and `--`
  case increment

  // MARK: Operators, by how tightly they bind

  case equal
  /// `+=`, `??=` …
  case assignment
  /// `??`
  case nullish
  case or, and
  /// `==`, `!=`
  case equality
  /// `>` stands alone whatever follows, as it may close type arguments; see `join`.
  case leftAngle, rightAngle
  case relational
  case bitOr, bitXor, bitAnd
  case shift
  case plus, minus
  /// `*`, `/`, `~/`, `%`
  case multiplicative

  // MARK: Literals

  case number
  /// `#a.b`, `#+`
  case symbol
  /// A string without interpolation, raw or not, with its quotes.
  case string
  /// `'…$` in front of a name, `'…${` in front of an expression.
  case stringHead
  /// `}…$`, `}…${`; and `}…'`
  case stringMiddle, stringTail
  /// The same directly behind the name of a `$name`, where a `}` is a letter like others.
  case stringMiddleBehindName, stringTailBehindName

  // MARK: Names

  /// Also any word behind a period.
  case identifier
  /// `_`, which binds nothing in a pattern.
  case underscore

  // Words that are names wherever they mean nothing else.
  case abstract, `as`, async, augment, await, base, covariant, deferred, dynamic, export
  case `extension`, external, factory, function, get, hide, implements, `import`, interface
  case late, library, mixin, native, of, on, `operator`, part, required, sealed, set, show
  case `static`, sync, type, typedef, when, yield

  // Words of the language.
  case assert, `break`, `case`, `catch`, `class`, const, `continue`, `default`, `do`, `else`, `enum`
  case extends, `false`, final, finally, `for`, `if`, `in`, `is`, new, null, `rethrow`, `return`
  case `super`, `switch`, this, `throw`, `true`, `try`, `var`, void, `while`, with
}

extension DartTokenKind {
  /// An identifier, or a word that may be one.
  package var isIdentifier: Bool {
    rawValue >= DartTokenKind.identifier.rawValue && rawValue <= DartTokenKind.yield.rawValue
  }

  package var isWord: Bool { rawValue >= DartTokenKind.identifier.rawValue }

  /// A word that is never a name.
  var isReserved: Bool { rawValue >= DartTokenKind.assert.rawValue }
}
