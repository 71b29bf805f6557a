extension [Token] {
  /// Lines that hold code: those a token touches.
  package func codeLines(in source: Span<UInt8>) -> Int {
    let segment = UInt32(TokenKind.stringSegment.rawValue)
    var lines = 0
    for token in self where token.length > 0 {
      if token.startsLine { lines += 1 }
      // Only the text of a string goes on over several lines. Its bits say so without a kind being made.
      guard token.bits >> 24 == segment else { continue }
      for at in token.start..<Swift.min(token.end, source.count) where source[at] == Byte.newline {
        lines += 1
      }
    }
    return lines
  }
}
