/// Which side of a merge conflict is being read.
enum Conflict: Sendable {
  case none
  case first
  /// No `>>>>>>>` is left in the file, so nothing is skipped any more.
  case endless
}

/// Line ends, comments and the markers of merge conflicts.
extension DartLexer {
  /// A byte order mark and a `#!` line are no tokens.
  mutating func skipFileStart(_ source: Span<UInt8>) {
    if source.holds("\u{FEFF}", at: 0) { position = 3 }
    if source.holds("#!", at: position) { skipLine(source) }
  }

  /// A line end, and the white space that begins the next line.
  @inline(__always)
  mutating func newline(_ source: Span<UInt8>) {
    startsLine = true
    var index = position &+ 1
    while index < source.count {
      let byte = source[index]
      guard byte == Byte.space || byte == Byte.newline || byte == Byte.return || byte == Byte.tab
      else { break }
      index &+= 1
    }
    position = index
    guard index < source.count, conflict != .none else { return }
    switch source[index] {
    case Byte.equal, UInt8(ascii: "|"), Byte.greater:
      if isConflictMarker(source, index) { conflictMarker(source) }
    default: break
    }
  }

  private mutating func skipLine(_ source: Span<UInt8>) {
    var index = position
    while index < source.count, source[index] != Byte.newline, source[index] != Byte.return {
      index &+= 1
    }
    position = index
  }

  mutating func lineComment(_ source: Span<UInt8>) {
    lookForDirective(source)
    skipLine(source)
  }

  /// Block comments nest.
  mutating func blockComment(_ source: Span<UInt8>) {
    lookForDirective(source)
    var index = position &+ 2
    var depth = 1
    while index < source.count {
      switch source[index] {
      case Byte.star where index &+ 1 < source.count && source[index &+ 1] == Byte.slash:
        index &+= 1
        depth &-= 1
      case Byte.slash where index &+ 1 < source.count && source[index &+ 1] == Byte.star:
        index &+= 1
        depth &+= 1
      case Byte.newline, Byte.return: startsLine = true
      default: break
      }
      index &+= 1
      if depth == 0 { break }
    }
    position = index
  }

  /// A comment may speak to swipecost.
  private mutating func lookForDirective(_ source: Span<UInt8>) {
    var index = position &+ 2
    while index < source.count,
      source[index] == Byte.slash || source[index] == Byte.star || source[index] == Byte.space
    {
      // The end of `/* */`.
      if source[index] == Byte.slash, source[index &- 1] == Byte.star, index > position &+ 2 {
        break
      }
      index &+= 1
    }
    if source.holds("swipecost:", at: index) {
      list.directives.append(UInt32(truncatingIfNeeded: position))
    }
  }

  // MARK: Conflict markers

  /// A line begins at `index`, and a marker.
  func isConflictMarker(_ source: Span<UInt8>, _ index: Int) -> Bool {
    if index > 0, source[index - 1] != Byte.newline, source[index - 1] != Byte.return {
      return false
    }
    if source.holds("<<<<<<< ", at: index) { return true }
    switch conflict {
    case .none: return false
    case .first:
      return source.holds("=======", at: index) || source.holds("|||||||", at: index)
        || source.holds(">>>>>>> ", at: index)
    case .endless: return source.holds(">>>>>>> ", at: index)
    }
  }

  /// The marker at `position`, with the second side where it begins one.
  mutating func conflictMarker(_ source: Span<UInt8>) {
    let start = position
    switch source[start] {
    case Byte.less, Byte.greater:
      if conflict == .none { conflict = .first }
      skipLine(source)
    default:
      guard skipSecondSide(source) else {
        list.lookaheads &+= source.count &- start
        position = start
        conflict = .endless
        return
      }
    }
    append(.conflictMarker, from: start)
  }

  private mutating func skipSecondSide(_ source: Span<UInt8>) -> Bool {
    while position < source.count {
      skipLine(source)
      while position < source.count,
        source[position] == Byte.newline || source[position] == Byte.return
      {
        position &+= 1
      }
      if source.holds(">>>>>>> ", at: position) {
        skipLine(source)
        conflict = .none
        return true
      }
    }
    return false
  }
}
