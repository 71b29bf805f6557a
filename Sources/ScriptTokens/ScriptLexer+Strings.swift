/// Strings and templates.
extension ScriptLexer {
  /// A string; without an end it ends with its line.
  mutating func string(_ source: Span<UInt8>) {
    let start = position
    let quote = source[start]
    var index = start &+ 1
    loop: while index < source.count {
      switch source[index] {
      case quote:
        index &+= 1
        break loop
      case Byte.newline, Byte.return: break loop
      case Byte.backslash:
        index &+= 1
        // `\` before a line end of two bytes takes both.
        if index &+ 1 < source.count, source[index] == Byte.return,
          source[index &+ 1] == Byte.newline
        {
          index &+= 1
        }
      default: break
      }
      index &+= 1
    }
    position = min(index, source.count)
    append(.string, from: start, endsOperand: true)
  }

  mutating func template(_ source: Span<UInt8>) {
    let start = position
    position &+= 1
    templateText(source, from: start, .templateHead, .template)
  }

  /// From behind `` ` `` or `}` to the next `${`, or to the end of the template or the file.
  mutating func templateText(
    _ source: Span<UInt8>, from start: Int, _ open: ScriptTokenKind, _ closed: ScriptTokenKind
  ) {
    var index = position
    while index < source.count {
      switch source[index] {
      case Byte.backtick:
        position = index &+ 1
        return append(closed, from: start, endsOperand: true)
      case Byte.dollar where index &+ 1 < source.count && source[index &+ 1] == Byte.leftBrace:
        position = index &+ 2
        push(.template)
        return append(open, from: start, endsOperand: false)
      case Byte.backslash: index &+= 2
      default: index &+= 1
      }
    }
    position = source.count
    append(closed, from: start, endsOperand: true)
  }
}
