/// Operators, and the marks that can be several things.
extension ScriptLexer {
  /// An operator of `length` bytes, or the assignment made of it.
  @inline(__always)
  mutating func mayAssign(_ source: Span<UInt8>, _ kind: ScriptTokenKind, _ length: Int) {
    if byte(source, length) == Byte.equal { return take(.assignment, length &+ 1) }
    take(kind, length)
  }

  /// `&` and `&&`, `|` and `||`.
  mutating func doubled(
    _ source: Span<UInt8>, _ single: ScriptTokenKind, _ double: ScriptTokenKind
  ) {
    if byte(source, 1) == source[position] { return mayAssign(source, double, 2) }
    mayAssign(source, single, 1)
  }

  mutating func equal(_ source: Span<UInt8>) {
    switch byte(source, 1) {
    case Byte.greater: take(.arrow, 2)
    case Byte.equal: take(.equality, byte(source, 2) == Byte.equal ? 3 : 2)
    default: take(.equal)
    }
  }

  mutating func exclamation(_ source: Span<UInt8>) {
    if byte(source, 1) == Byte.equal {
      return take(.equality, byte(source, 2) == Byte.equal ? 3 : 2)
    }
    // Behind an operand it says that there is a value.
    let isPostfix = endsOperand && !startsLine
    take(.exclamation)
    endsOperand = isPostfix
  }

  mutating func question(_ source: Span<UInt8>) {
    switch byte(source, 1) {
    case UInt8(ascii: "?"): mayAssign(source, .nullish, 2)
    // `a?.5:1` has a number.
    case Byte.period where classes[Int(byte(source, 2))] != .digit: take(.optionalPeriod, 2)
    default: take(.question)
    }
  }

  mutating func sign(_ source: Span<UInt8>) {
    guard byte(source, 1) == source[position] else { return mayAssign(source, .additive, 1) }
    let isPostfix = endsOperand && !startsLine
    take(.increment, 2)
    endsOperand = isPostfix
  }

  mutating func star(_ source: Span<UInt8>) {
    if byte(source, 1) == Byte.star { return mayAssign(source, .exponent, 2) }
    mayAssign(source, .multiplicative, 1)
  }

  mutating func period(_ source: Span<UInt8>) {
    if byte(source, 1) == Byte.period, byte(source, 2) == Byte.period { return take(.ellipsis, 3) }
    if classes[Int(byte(source, 1))] == .digit { return number(source) }
    take(.period)
  }

  mutating func less(_ source: Span<UInt8>) {
    if isConflictMarker(source, position) { return conflictMarker(source) }
    if case .typeArguments = frames.last?.kind {
      frames[frames.count - 1].angles &+= 1
      return take(.leftAngle)
    }
    let next = byte(source, 1)
    if next == Byte.slash, openChildren > 0, classes[Int(byte(source, 2))] == .letter {
      return closingStart()
    }
    if hasElements, !endsOperand, previous != .optionalPeriod, beginsElement(source) {
      return openElement()
    }
    switch next {
    case Byte.less: mayAssign(source, .shift, 2)
    case Byte.equal: take(.relational, 2)
    default: take(.leftAngle)
    }
  }

  mutating func greater() {
    guard case .typeArguments = frames.last?.kind else { return take(.rightAngle) }
    let last = frames.count - 1
    frames[last].angles &-= 1
    if frames[last].angles == 0 { closeInnermost() }
    take(.rightAngle)
  }

  /// A comment, a regular expression, or a division.
  mutating func slash(_ source: Span<UInt8>) {
    switch byte(source, 1) {
    case Byte.slash, Byte.star: return comment(source)
    default: break
    }
    if !endsOperand, let end = regexEnd(source) {
      let start = position
      position = end
      while position < source.count, classes[Int(source[position])].continuesASCIIIdentifier {
        position &+= 1
      }
      return append(.regex, from: start, endsOperand: true)
    }
    mayAssign(source, .multiplicative, 1)
  }

  /// Behind the second `/`, or nil where the line has none.
  private mutating func regexEnd(_ source: Span<UInt8>) -> Int? {
    guard position >= vainRegexEnd else { return nil }
    var isInClass = false
    var index = position &+ 1
    loop: while index < source.count {
      switch source[index] {
      case Byte.newline, Byte.return: break loop
      case Byte.backslash:
        index &+= 1
        if index < source.count, source[index] == Byte.newline { break loop }
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case Byte.slash: if !isInClass { return index &+ 1 }
      default: break
      }
      index &+= 1
    }
    list.lookaheads &+= index &- position
    vainRegexEnd = index
    return nil
  }
}
