/// What a token of a script is.
///
/// The order matters: names and operators are told apart by ranges of it.
package enum ScriptTokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  /// A byte, or a run of bytes, that begins nothing.
  case unknown
  /// The rest of an operator that was first read as several tokens; empty. See `join`.
  case joined
  /// A line `<<<<<<< …`, or all from `=======` to the line `>>>>>>> …`: of two sides, the first is read.
  case conflictMarker

  // MARK: Punctuation

  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, period, ellipsis, question, at, arrow, exclamation, tilde
  /// `?.`
  case optionalPeriod
  /// `++` and `--`
  case increment

  // MARK: Operators, by how tightly they bind

  case equal
  /// `+=`, `&&=` …
  case assignment
  /// `??`
  case nullish
  case or, and, bitOr, bitXor, bitAnd
  case equality
  /// `>` stands alone whatever follows, as it may close type arguments; see `join`.
  case leftAngle, rightAngle
  case relational
  case shift, additive, multiplicative, exponent

  // MARK: Literals

  case number
  /// With its quotes.
  case string
  /// With its flags.
  case regex
  /// A template without substitutions, with its back-ticks.
  case template
  /// `` `…${ ``, `}…${`, `` }…` ``
  case templateHead, templateMiddle, templateTail

  // MARK: Elements

  /// `<` before the name of an element, or of a fragment.
  case elementStart
  /// `</`
  case closingStart
  /// `>` behind the attributes, or of a closing tag.
  case tagEnd
  /// `/>`
  case selfClosing
  /// Text between tags and braces, as it stands in the source.
  case elementText
  /// The quoted value of an attribute: entities, but no escapes.
  case attributeString

  // MARK: Names

  /// `#name`
  case privateName
  /// Also any word behind a period, and the names of elements and attributes (`aria-label`, `a:b`).
  case identifier

  // Words that are names wherever they mean nothing else.
  case abstract, accessor, `as`, asserts, async, declare, from, get, global, implements, infer
  case interface, `is`, keyof, `let`, module, namespace, of, opaque, out, override, `private`
  case protected, `public`, readonly, satisfies, set, `static`, type, unique, using

  // The same, but an operand follows.
  case await, yield

  // Words of the language that an operand follows.
  case `case`, `default`, delete, `do`, `else`, `in`, instanceof, new, `return`, `throw`, typeof
  case void

  // Other words of the language.
  case `break`, `catch`, `class`, const, `continue`, debugger, `enum`, export, extends, `false`
  case finally, `for`, function, `if`, `import`, null, `super`, `switch`, this, `true`, `try`
  case `var`, `while`, with
}

extension ScriptTokenKind {
  /// An identifier, or a word that may be one.
  package var isIdentifier: Bool {
    rawValue >= ScriptTokenKind.identifier.rawValue && rawValue <= ScriptTokenKind.yield.rawValue
  }

  /// Any word: what may stand behind a period or as a key.
  package var isWord: Bool { rawValue >= ScriptTokenKind.identifier.rawValue }

  /// A word behind which an operand begins, so that a `/` there is a regular expression.
  var awaitsOperand: Bool {
    rawValue >= ScriptTokenKind.await.rawValue && rawValue <= ScriptTokenKind.void.rawValue
  }
}
