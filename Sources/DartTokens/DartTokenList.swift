/// The tokens of one Dart file, and what the lexer learnt on the way.
package struct DartTokenList: Sendable {
  /// Sources beyond this are not read: their tokens and nodes would not fit into their bits.
  package static let largestSource = 8_000_000

  package var tokens: [DartToken] = []
  /// For each token that opens something, the index of the one that closes it; 0 for all others, and
  /// where the file lacks it.
  ///
  /// Brackets have their partner; a part of a string in front of an interpolation the next part.
  package var closers: [UInt32] = []
  /// Where comments begin that say `swipecost:` first.
  package var directives: [UInt32] = []
  /// Bytes looked at in advance; a test holds it linear in the size of the source.
  package var lookaheads = 0

  package init() {}

  /// Makes one operator of the tokens `first..<end`, and empties the others.
  package mutating func join(_ first: Int, until end: Int, _ kind: DartTokenKind) {
    let start = tokens[first].start
    let stop = tokens[end - 1].end
    tokens[first] = DartToken(
      kind: kind, offset: start, length: stop - start, startsLine: tokens[first].startsLine)
    for index in (first + 1)..<end {
      tokens[index] = DartToken(kind: .joined, offset: stop, length: 0)
    }
  }
}

/// Reads a whole file into `list`, whose buffers are used again.
package func tokenizeDart(_ source: Span<UInt8>, into list: inout DartTokenList) {
  var lexer = DartLexer(reusing: &list)
  lexer.run(source)
  swap(&list, &lexer.list)
}

package func tokenizeDart(_ source: Span<UInt8>) -> DartTokenList {
  var list = DartTokenList()
  tokenizeDart(source, into: &list)
  return list
}

extension [DartToken] {
  /// Lines that hold code: those a token touches.
  package func codeLines(in source: Span<UInt8>) -> Int {
    var lines = 0
    for token in self where token.length > 0 {
      if token.startsLine { lines += 1 }
      switch token.kind {
      // Only these go on over several lines.
      case .string, .stringHead, .stringMiddle, .stringTail, .stringMiddleBehindName,
        .stringTailBehindName, .conflictMarker:
        lines += source.linesWithText(in: token.start..<Swift.min(token.end, source.count))
      default: break
      }
    }
    return lines
  }
}

extension Span<UInt8> {
  /// Line ends behind which the line holds more than white space; also the last, where the next token
  /// stands.
  fileprivate func linesWithText(in range: Range<Int>) -> Int {
    var lines = 0
    var isBlank = false
    for index in range {
      switch self[index] {
      case Byte.newline: isBlank = true
      case Byte.space, Byte.tab, Byte.return: break
      default:
        if isBlank { lines += 1 }
        isBlank = false
      }
    }
    return isBlank ? lines + 1 : lines
  }

  /// The bytes from `start` on begin with the text.
  func holds(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start >= 0, count - start >= length else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where unsafe buffer[index] != self[start &+ index] { return false }
      return true
    }
  }
}
