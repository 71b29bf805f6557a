/// Operators, and the marks that can be several things.
extension DartLexer {
  /// An operator of `length` bytes, or the assignment made of it.
  @inline(__always)
  mutating func mayAssign(_ source: Span<UInt8>, _ kind: DartTokenKind, _ length: Int) {
    if byte(source, length) == Byte.equal { return take(.assignment, length &+ 1) }
    take(kind, length)
  }

  /// `&` and `&&`, `|` and `||`.
  mutating func doubled(
    _ source: Span<UInt8>, _ single: DartTokenKind, _ double: DartTokenKind
  ) {
    if byte(source, 1) == source[position] { return take(double, 2) }
    mayAssign(source, single, 1)
  }

  mutating func equal(_ source: Span<UInt8>) {
    switch byte(source, 1) {
    case Byte.greater: take(.arrow, 2)
    case Byte.equal: take(.equality, 2)
    default: take(.equal)
    }
  }

  /// `?[` is left in two: it is an index only where it is no condition, which the parser knows.
  mutating func question(_ source: Span<UInt8>) {
    switch byte(source, 1) {
    case Byte.question: mayAssign(source, .nullish, 2)
    case Byte.period:
      if byte(source, 2) == Byte.period {
        // `a ?...b` has a spread.
        if byte(source, 3) == Byte.period { take(.question) } else { take(.cascade, 3) }
      } else if classes[Int(byte(source, 2))] == .digit {
        // `a ?.5 : b` has a number.
        take(.question)
      } else {
        take(.optionalPeriod, 2)
      }
    default: take(.question)
    }
  }

  mutating func sign(_ source: Span<UInt8>, _ kind: DartTokenKind) {
    if byte(source, 1) == source[position] { return take(.increment, 2) }
    mayAssign(source, kind, 1)
  }

  mutating func tilde(_ source: Span<UInt8>) {
    if byte(source, 1) == Byte.slash { return mayAssign(source, .multiplicative, 2) }
    take(.tilde)
  }

  mutating func period(_ source: Span<UInt8>) {
    if byte(source, 1) == Byte.period {
      guard byte(source, 2) == Byte.period else { return take(.cascade, 2) }
      return take(.ellipsis, byte(source, 3) == Byte.question ? 4 : 3)
    }
    if classes[Int(byte(source, 1))] == .digit { return number(source) }
    take(.period)
  }

  mutating func less(_ source: Span<UInt8>) {
    if isConflictMarker(source, position) { return conflictMarker(source) }
    switch byte(source, 1) {
    case Byte.less: mayAssign(source, .shift, 2)
    case Byte.equal: take(.relational, 2)
    default: take(.leftAngle)
    }
  }

  /// A comment or a division.
  mutating func slash(_ source: Span<UInt8>) {
    switch byte(source, 1) {
    case Byte.slash: lineComment(source)
    case Byte.star: blockComment(source)
    default: mayAssign(source, .multiplicative, 1)
    }
  }
}
