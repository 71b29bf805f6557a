/// Identifiers, words of the language, numbers and `#` words.
extension Lexer {
  @inline(__always)
  mutating func word(_ source: Span<UInt8>) {
    let start = position
    position &+= 1
    skipWord(source)
    let kind =
      position &- start <= 20 ? keywords.kind(source, start: start, end: position) : .identifier
    append(kind, from: start)
  }

  /// Goes to the end of the identifier that `position` is in.
  @inline(__always)
  private mutating func skipWord(_ source: Span<UInt8>) {
    var index = position
    while index < source.count {
      let byteClass = classes[Int(source[index])]
      if byteClass.continuesASCIIIdentifier {
        index &+= 1
      } else if case .high = byteClass, let scalar = Scalar(source, at: index),
        scalar.continuesIdentifier
      {
        index &+= scalar.length
      } else {
        break
      }
    }
    position = index
  }

  mutating func beyondASCII(_ source: Span<UInt8>) {
    let start = position
    guard let scalar = Scalar(source, at: position) else {
      // Bytes that are no UTF-8, in one token.
      position &+= 1
      while position < source.count, source[position] >= 0x80, Scalar(source, at: position) == nil {
        position &+= 1
      }
      return append(.unknown, from: start)
    }
    if scalar.isSpace {
      position &+= scalar.length
    } else if scalar.beginsOperator {
      operatorToken(source)
    } else {
      position &+= scalar.length
      guard scalar.continuesIdentifier else { return append(.unknown, from: start) }
      skipWord(source)
      append(.identifier, from: start)
    }
  }

  mutating func dollar(_ source: Span<UInt8>) {
    let start = position
    position &+= 1
    skipWord(source)
    append(position == start + 1 ? .identifier : .dollarIdentifier, from: start)
  }

  /// `` `class` ``, and with spaces `` `a test of something` ``; on one line.
  mutating func backtick(_ source: Span<UInt8>) {
    let start = position
    var end = start + 1
    while end < source.count {
      let byte = source[end]
      if byte == Byte.newline || byte == Byte.return { break }
      end += 1
      if byte == UInt8(ascii: "`") {
        position = end
        return append(end == start + 2 ? .unknown : .identifier, from: start)
      }
    }
    list.lookaheads &+= end &- start
    position = start + 1
    append(.unknown, from: start)
  }

  /// Any number literal; what follows it without a break is part of it, right or wrong.
  mutating func number(_ source: Span<UInt8>) {
    let start = position
    let isHexadecimal =
      source[start] == UInt8(ascii: "0") && start &+ 1 < source.count
      && source[start &+ 1] == UInt8(ascii: "x")
    position &+= 1
    numberPart(source, isHexadecimal: isHexadecimal)
    if position &+ 1 < source.count, source[position] == Byte.period, previous != .period {
      let next = classes[Int(source[position &+ 1])]
      if next == .digit || isHexadecimal && isHexadecimalFraction(source, from: position &+ 1) {
        position &+= 1
        numberPart(source, isHexadecimal: isHexadecimal)
      }
    }
    append(.number, from: start)
  }

  /// Digits, letters and the sign of an exponent.
  private mutating func numberPart(_ source: Span<UInt8>, isHexadecimal: Bool) {
    while position < source.count {
      let byte = source[position]
      guard classes[Int(byte)].continuesASCIIIdentifier else { return }
      position &+= 1
      let letter = byte | 0x20
      guard letter == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) else { continue }
      if position &+ 1 < source.count,
        source[position] == UInt8(ascii: "+") || source[position] == UInt8(ascii: "-"),
        classes[Int(source[position &+ 1])] == .digit
      {
        position &+= 1
      }
    }
  }

  /// `0x1.8p3` is a number, `0x1.description` is not: only an exponent makes a fraction.
  private func isHexadecimalFraction(_ source: Span<UInt8>, from start: Int) -> Bool {
    var index = start
    while index < source.count, index - start < 64 {
      switch Unicode.Scalar(source[index]) {
      case "0"..."9", "a"..."f", "A"..."F", "_": index += 1
      case "p", "P":
        return index > start && index + 1 < source.count
          && (classes[Int(source[index + 1])] == .digit || source[index + 1] == UInt8(ascii: "+")
            || source[index + 1] == UInt8(ascii: "-"))
      default: return false
      }
    }
    return false
  }

  /// A raw string, a regex, a `#if` or the `#` of a macro.
  mutating func pound(_ source: Span<UInt8>) {
    let start = position
    var end = start + 1
    while end < source.count, source[end] == Byte.pound { end += 1 }
    list.lookaheads &+= end &- start
    if end < source.count, source[end] == Byte.quote {
      return openString(source, pounds: end - start)
    }
    if end < source.count, source[end] == Byte.slash, extendedRegex(source, pounds: end - start) {
      return
    }
    if end > start + 1 {
      // All but the last, which may begin a macro: looking again from each would take forever.
      position = end - 1
      return append(.unknown, from: start)
    }
    position = end
    let kind = poundWord(source)
    if kind != .pound { skipWord(source) }
    append(kind, from: start)
  }

  private func poundWord(_ source: Span<UInt8>) -> TokenKind {
    if starts(source, word: "if") { return .poundIf }
    if starts(source, word: "else") { return .poundElse }
    if starts(source, word: "elseif") { return .poundElseif }
    if starts(source, word: "endif") { return .poundEndif }
    if starts(source, word: "available") { return .poundAvailable }
    if starts(source, word: "unavailable") { return .poundUnavailable }
    if starts(source, word: "sourceLocation") { return .poundSourceLocation }
    return .pound
  }

  private func starts(_ source: Span<UInt8>, word: StaticString) -> Bool {
    guard starts(source, with: word) else { return false }
    let end = position + word.utf8CodeUnitCount
    guard end < source.count else { return true }
    return classes[Int(source[end])].rawValue > ByteClass.high.rawValue
  }
}
