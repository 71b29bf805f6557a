/// Operators, with Swift's rule of what stands on their left and right.
extension Lexer {
  @inline(__always)
  mutating func period(_ source: Span<UInt8>) {
    let start = position
    if start &+ 1 < source.count, continuesPeriod(source, start &+ 1) {
      return operatorToken(source)
    }
    position &+= 1
    append(.period, from: start)
  }

  /// An operator may begin with a period, as `..<` and `.+` do.
  ///
  /// `.!` and `.?` are left to key paths.
  @inline(__always)
  private func continuesPeriod(_ source: Span<UInt8>, _ next: Int) -> Bool {
    switch classes[Int(source[next])] {
    case .period, .symbol, .greater: true
    case .high: Scalar(source, at: next)?.beginsOperator ?? false
    default: false
    }
  }

  /// `!` and `?` belong to what stands directly in front of them, else they begin an operator.
  mutating func mark(_ source: Span<UInt8>, _ byte: UInt8) {
    let start = position
    guard isLeftBound(source, start) else { return operatorToken(source) }
    position &+= 1
    append(byte == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, from: start)
  }

  mutating func operatorToken(_ source: Span<UInt8>) {
    let start = position
    let leftBound = isLeftBound(source, start)
    if source[start] == UInt8(ascii: ">"), leftBound || startsLine {
      position &+= 1
      return append(.rightAngle, from: start)
    }
    var slash = -1
    var end = operatorEnd(source, from: start, slash: &slash)
    if slash >= 0 {
      if let stop = regexEnd(source, slash: slash, start: start, end: end, leftBound: leftBound) {
        if slash > start {
          position = slash
          append(kind(source, from: start, to: slash, leftBound: leftBound), from: start)
        }
        position = stop
        return append(.regex, from: slash)
      }
      end = cutAtComment(source, from: start, to: end)
    }
    if previous == .func { end = cutBeforeGenerics(source, from: start, to: end) }
    position = end
    append(kind(source, from: start, to: end, leftBound: leftBound), from: start)
  }

  @inline(__always)
  private func operatorEnd(_ source: Span<UInt8>, from start: Int, slash: inout Int) -> Int {
    let beginsWithPeriod = source[start] == Byte.period
    var end = start
    while end < source.count {
      switch classes[Int(source[end])] {
      case .symbol, .greater, .mark: end &+= 1
      case .slash:
        if slash < 0 { slash = end }
        end &+= 1
      case .period:
        guard beginsWithPeriod else { return end }
        end &+= 1
      case .high:
        guard let scalar = Scalar(source, at: end), scalar.continuesOperator else { return end }
        end &+= scalar.length
      default: return end
      }
    }
    return end
  }

  /// A `//` or `/*` inside a run of operator bytes begins a comment.
  private func cutAtComment(_ source: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard end - start > 2 else { return end }
    for index in (start + 1)..<(end - 1)
    where source[index] == Byte.slash
      && (source[index + 1] == Byte.slash || source[index + 1] == Byte.star)
    {
      return index
    }
    return end
  }

  /// `func ==<T>(…)`: the `<` is not part of the name.
  private func cutBeforeGenerics(_ source: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard end - start > 1, end < source.count, source[end - 1] == UInt8(ascii: "<") else {
      return end
    }
    let next = classes[Int(source[end])]
    return next == .letter || next == .high || next == .backtick ? end - 1 : end
  }

  private func kind(_ source: Span<UInt8>, from start: Int, to end: Int, leftBound: Bool)
    -> TokenKind
  {
    let rightBound = isRightBound(source, end, leftBound: leftBound)
    let length = end - start
    if length == 1 {
      switch Unicode.Scalar(source[start]) {
      case "=": return .equal
      case "<": return .leftAngle
      case ">": return .rightAngle
      case "?": return leftBound ? .postfixQuestion : .infixQuestion
      case "&" where !leftBound && rightBound: return .prefixAmpersand
      case "&" where leftBound == rightBound: return .ampersand
      default: break
      }
    } else if length == 2, source[start] == UInt8(ascii: "-"),
      source[start + 1] == UInt8(ascii: ">")
    {
      return .arrow
    }
    if leftBound == rightBound { return .binaryOperator }
    return leftBound ? .postfixOperator : .prefixOperator
  }

  @inline(__always)
  func isLeftBound(_ source: Span<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch Unicode.Scalar(source[start &- 1]) {
    case " ", "\r", "\n", "\t", "\0", "(", "[", "{", ",", ";", ":": return false
    case "/": return !(start > 1 && source[start &- 2] == Byte.star)
    case "\u{A0}": return !(start > 1 && source[start &- 2] == 0xC2)
    default: return true
    }
  }

  func isRightBound(_ source: Span<UInt8>, _ end: Int, leftBound: Bool) -> Bool {
    guard end < source.count else { return false }
    switch Unicode.Scalar(source[end]) {
    case " ", "\r", "\n", "\t", "\0", ")", "]", "}", ",", ";", ":": return false
    case ".": return !leftBound
    case "/":
      guard end + 1 < source.count else { return true }
      return source[end + 1] != Byte.slash && source[end + 1] != Byte.star
    case "\u{C2}": return !(end + 1 < source.count && source[end + 1] == 0xA0)
    default: return true
    }
  }
}
