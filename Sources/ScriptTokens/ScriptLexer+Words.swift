/// Names, words of the language and numbers.
extension ScriptLexer {
  @inline(__always)
  mutating func word(_ source: Span<UInt8>) {
    let start = position
    position &+= 1
    skipWord(source)
    switch previous {
    case .period, .optionalPeriod: append(.identifier, from: start, endsOperand: true)
    default:
      let kind = keywords.kind(source, start: start, end: position)
      append(kind, from: start, endsOperand: !kind.awaitsOperand)
    }
  }

  /// Goes to the end of the identifier that `position` is in.
  ///
  /// Which characters beyond ASCII a name may have is left open: none but spaces ends one.
  @inline(__always)
  private mutating func skipWord(_ source: Span<UInt8>) {
    var index = position
    while index < source.count {
      let byteClass = classes[Int(source[index])]
      if byteClass.continuesASCIIIdentifier {
        index &+= 1
      } else if case .high = byteClass, spaceBeyondASCII(source, index) == 0 {
        index &+= 1
      } else if case .backslash = byteClass, let end = escapeEnd(source, index) {
        index = end
      } else {
        break
      }
    }
    position = index
  }

  /// `\u0061` and `\u{61}` as part of a name.
  private func escapeEnd(_ source: Span<UInt8>, _ start: Int) -> Int? {
    guard start &+ 2 < source.count, source[start &+ 1] == UInt8(ascii: "u") else { return nil }
    var index = start &+ 2
    guard source[index] == Byte.leftBrace else { return min(source.count, index &+ 4) }
    while index < source.count, index < start &+ 12 {
      if source[index] == UInt8(ascii: "}") { return index &+ 1 }
      index &+= 1
    }
    return nil
  }

  mutating func backslash(_ source: Span<UInt8>) {
    let start = position
    guard let end = escapeEnd(source, start) else { return take(.unknown) }
    position = end
    skipWord(source)
    append(.identifier, from: start, endsOperand: true)
  }

  mutating func beyondASCII(_ source: Span<UInt8>) {
    if isSpaceBeyondASCII(source) { return }
    let start = position
    position &+= 1
    skipWord(source)
    append(.identifier, from: start, endsOperand: true)
  }

  /// Passes over a space beyond ASCII, if one is here.
  mutating func isSpaceBeyondASCII(_ source: Span<UInt8>) -> Bool {
    let length = spaceBeyondASCII(source, position)
    guard length > 0 else { return false }
    // U+2028 and U+2029 end lines.
    if length == 3, source[position] == 0xE2, source[position &+ 2] & 0xFE == 0xA8 {
      startsLine = true
    }
    position &+= length
    return true
  }

  /// The length of the space at `index`, or 0: U+00A0, U+1680, U+2000 to U+200A, U+2028, U+2029,
  /// U+202F, U+205F, U+3000, U+FEFF.
  func spaceBeyondASCII(_ source: Span<UInt8>, _ index: Int) -> Int {
    let first = source[index]
    if first == 0xC2 { return index &+ 1 < source.count && source[index &+ 1] == 0xA0 ? 2 : 0 }
    guard first >= 0xE1, index &+ 2 < source.count else { return 0 }
    let (second, third) = (source[index &+ 1], source[index &+ 2])
    switch (first, second, third) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }

  mutating func privateName(_ source: Span<UInt8>) {
    let start = position
    position &+= 1
    skipWord(source)
    append(position == start &+ 1 ? .unknown : .privateName, from: start, endsOperand: true)
  }

  /// Any number; what follows it without a break is part of it, right or wrong.
  mutating func number(_ source: Span<UInt8>) {
    let start = position
    let letter = source[start] == UInt8(ascii: "0") ? byte(source, 1) | 0x20 : 0
    let isDecimal =
      letter != UInt8(ascii: "x") && letter != UInt8(ascii: "b") && letter != UInt8(ascii: "o")
    digits(source, isDecimal)
    if isDecimal, byte(source, 0) == Byte.period,
      !(source[start] == Byte.period) || position == start
    {
      position &+= 1
      digits(source, isDecimal)
    }
    append(.number, from: start, endsOperand: true)
  }

  /// Digits, letters, and the sign of an exponent.
  private mutating func digits(_ source: Span<UInt8>, _ isDecimal: Bool) {
    while position < source.count {
      let byte = source[position]
      guard classes[Int(byte)].continuesASCIIIdentifier else { return }
      position &+= 1
      guard isDecimal, byte | 0x20 == UInt8(ascii: "e") else { continue }
      switch self.byte(source, 0) {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): position &+= 1
      default: break
      }
    }
  }
}
