/// Which side of a merge conflict is being read.
enum Conflict: Sendable {
  case none
  case first
  /// No `>>>>>>>` is left in the file, so nothing is skipped any more.
  case endless
}

extension Lexer {
  /// A byte order mark and a `#!` line are no tokens.
  mutating func skipFileStart(_ source: Span<UInt8>) {
    if source.count >= 3, source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { position = 3 }
    if source.count >= position + 2, source[position] == Byte.pound,
      source[position + 1] == UInt8(ascii: "!")
    {
      skipLine(source)
    }
    conflictMarker(source)
  }

  @inline(__always)
  mutating func newline(_ source: Span<UInt8>) {
    startsLine = true
    position &+= 1
    if let innermost = interpolations.last, !innermost.isMultiline {
      // The string ends with its line, whatever is open in it.
      interpolations.removeLast()
      leave(innermost)
    }
    var index = position
    while index < source.count {
      let byte = source[index]
      if byte == Byte.space || byte == Byte.newline || byte == Byte.return || byte == Byte.tab {
        index &+= 1
        continue
      }
      position = index
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: ">"):
        conflictMarker(source)
      default: break
      }
      return
    }
    position = index
  }

  private mutating func skipLine(_ source: Span<UInt8>) {
    var index = position
    while index < source.count, source[index] != Byte.newline, source[index] != Byte.return {
      index &+= 1
    }
    position = index
  }

  // MARK: Comments

  /// A comment, a regex or an operator.
  mutating func slash(_ source: Span<UInt8>) {
    guard position &+ 1 < source.count else { return operatorToken(source) }
    switch source[position &+ 1] {
    case Byte.slash: lineComment(source)
    case Byte.star: blockComment(source)
    default: operatorToken(source)
    }
  }

  private mutating func lineComment(_ source: Span<UInt8>) {
    let start = position
    position &+= 2
    while position < source.count,
      source[position] == Byte.slash || source[position] == Byte.space
    {
      position &+= 1
    }
    if position < source.count, source[position] == UInt8(ascii: "s"),
      starts(source, with: "swipecost:")
    {
      list.directives.append(UInt32(truncatingIfNeeded: start))
    }
    skipLine(source)
  }

  /// Comments nest; one without an end takes the rest of the file.
  private mutating func blockComment(_ source: Span<UInt8>) {
    var depth = 0
    while position < source.count {
      switch source[position] {
      case Byte.slash where position &+ 1 < source.count && source[position &+ 1] == Byte.star:
        depth &+= 1
        position &+= 2
      case Byte.star where position &+ 1 < source.count && source[position &+ 1] == Byte.slash:
        depth &-= 1
        position &+= 2
        if depth == 0 { return }
      case Byte.newline, Byte.return:
        startsLine = true
        position &+= 1
      default: position &+= 1
      }
    }
  }

  func starts(_ source: Span<UInt8>, with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard source.count - position >= count else { return false }
    var matches = true
    text.withUTF8Buffer { buffer in
      for index in 0..<count where unsafe buffer[index] != source[position + index] {
        matches = false
        return
      }
    }
    return matches
  }

  // MARK: Conflict markers

  /// Called where a line begins, perhaps behind white space, which no marker has.
  private mutating func conflictMarker(_ source: Span<UInt8>) {
    if position > 0 {
      let before = source[position &- 1]
      guard before == Byte.newline || before == Byte.return else { return }
    }
    let start = position
    if starts(source, with: "<<<<<<< ") || starts(source, with: ">>>>>>> ") {
      if conflict == .none { conflict = .first }
      skipLine(source)
      return append(.conflictMarker, from: start)
    }
    guard conflict == .first, starts(source, with: "=======") || starts(source, with: "|||||||")
    else { return }
    if skipSecondSide(source) {
      append(.conflictMarker, from: start)
    } else {
      list.lookaheads &+= source.count &- start
      position = start
      conflict = .endless
    }
  }

  private mutating func skipSecondSide(_ source: Span<UInt8>) -> Bool {
    while position < source.count {
      skipLine(source)
      while position < source.count,
        source[position] == Byte.newline || source[position] == Byte.return
      {
        position &+= 1
      }
      if starts(source, with: ">>>>>>> ") {
        skipLine(source)
        conflict = .none
        return true
      }
    }
    return false
  }
}
