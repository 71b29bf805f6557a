/// Names, words of the language, numbers and symbols.
extension DartLexer {
  @inline(__always)
  mutating func word(_ source: Span<UInt8>) {
    let start = position
    skipName(source)
    if position &- start == 1, source[start] == UInt8(ascii: "r"), position < source.count,
      classes[Int(source[position])] == .quote
    {
      return string(source, from: start, isRaw: true)
    }
    let kind = keywords.kind(source, start: start, end: position)
    append(kind == .identifier ? kind : wordKind(kind), from: start)
  }

  /// Behind a period every word is a name, unless the name is missing there and a statement begins.
  private func wordKind(_ kind: DartTokenKind) -> DartTokenKind {
    switch previous {
    case .period, .optionalPeriod, .cascade: kind.isReserved && startsLine ? kind : .identifier
    default: kind
    }
  }

  @inline(__always)
  private mutating func skipName(_ source: Span<UInt8>) {
    var index = position
    while index < source.count, classes[Int(source[index])].continuesName { index &+= 1 }
    position = index
  }

  /// Any number; letters and digits that follow it without a break are part of it, right or wrong.
  mutating func number(_ source: Span<UInt8>) {
    let start = position
    let isHexadecimal =
      source[start] == UInt8(ascii: "0") && byte(source, 1) | 0x20 == UInt8(ascii: "x")
    digits(source, isHexadecimal)
    // `1.a` calls a member, and `1..a` begins a cascade.
    if !isHexadecimal, byte(source, 0) == Byte.period, classes[Int(byte(source, 1))] == .digit {
      position &+= 1
      digits(source, isHexadecimal)
    }
    append(.number, from: start)
  }

  /// Digits, letters, and the sign of an exponent.
  private mutating func digits(_ source: Span<UInt8>, _ isHexadecimal: Bool) {
    while position < source.count {
      let byte = source[position]
      guard classes[Int(byte)].continuesName else { return }
      position &+= 1
      guard !isHexadecimal, byte | 0x20 == UInt8(ascii: "e") else { continue }
      switch self.byte(source, 0) {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): position &+= 1
      default: break
      }
    }
  }

  // MARK: Symbols

  private static let operators: [StaticString] = [
    "[]=", "[]", "==", "~/", "~", ">>>", ">>", ">=", ">", "<<", "<=", "<", "+", "-", "*", "/", "%",
    "&", "|", "^",
  ]

  /// `#` with an operator that can be defined, or with names.
  mutating func symbol(_ source: Span<UInt8>) {
    let start = position
    position &+= 1
    if classes[Int(byte(source, 0))] == .letter {
      skipName(source)
      while byte(source, 0) == Byte.period, classes[Int(byte(source, 1))] == .letter {
        position &+= 1
        skipName(source)
      }
      return append(.symbol, from: start)
    }
    for text in Self.operators where source.holds(text, at: position) {
      position &+= text.utf8CodeUnitCount
      return append(.symbol, from: start)
    }
    append(.unknown, from: start)
  }
}
