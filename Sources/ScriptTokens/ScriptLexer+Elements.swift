/// Elements: tags and what stands between them.
extension ScriptLexer {
  /// A `<` where an expression may begin opens an element, unless it opens type parameters.
  ///
  /// The grammar of `.tsx` leaves it to one look: `<T,` and `<T extends U` are type parameters of a
  /// function; `<T>(` is an element there, but the same stands in types and in Flow, so that the
  /// closing tag decides.
  mutating func beginsElement(_ source: Span<UInt8>) -> Bool {
    var index = spacesEnd(source, position &+ 1)
    guard index < source.count else { return false }
    if source[index] == Byte.greater { return true }
    let name = index
    guard beginsName(source, index) else { return false }
    index = nameEnd(source, index)
    let end = index
    index = spacesEnd(source, index)
    guard index < source.count else { return true }
    switch source[index] {
    case UInt8(ascii: ","), Byte.equal: return false
    // `<T: Bound>` of Flow; `<a:b>` is a name, and begins with a small letter.
    case UInt8(ascii: ":"): return source[name] >= UInt8(ascii: "a")
    case Byte.greater:
      let next = spacesEnd(source, index &+ 1)
      guard next < source.count, source[next] == Byte.leftParen else { return true }
      return hasClosingTag(source, name..<end, from: next)
    default: break
    }
    if source.holds("const", at: name), end == name + 5 { return !beginsName(source, index) }
    guard source.holds("extends", at: index) else { return true }
    // An attribute of that name has a value or ends the tag.
    index = spacesEnd(source, nameEnd(source, index))
    guard index < source.count else { return true }
    return source[index] == Byte.equal || source[index] == Byte.greater
      || source[index] == Byte.slash
  }

  /// `<Name>(` is an element where `</Name` follows soon: the text of an element that begins with a
  /// parenthesis is short.
  private mutating func hasClosingTag(_ source: Span<UInt8>, _ name: Range<Int>, from start: Int)
    -> Bool
  {
    let limit = min(source.count, start + 2_000)
    var index = start
    defer { list.lookaheads &+= index &- start }
    search: while index &+ 1 < limit {
      defer { index &+= 1 }
      guard source[index] == Byte.less, source[index &+ 1] == Byte.slash else { continue }
      let first = index &+ 2
      guard first &+ name.count <= source.count else { return false }
      for offset in 0..<name.count where source[first + offset] != source[name.lowerBound + offset]
      {
        continue search
      }
      if nameEnd(source, first) == first &+ name.count { return true }
    }
    return false
  }

  private func spacesEnd(_ source: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < source.count {
      switch classes[Int(source[index])] {
      case .space, .newline: index &+= 1
      default: return index
      }
    }
    return index
  }

  private func beginsName(_ source: Span<UInt8>, _ index: Int) -> Bool {
    guard index < source.count else { return false }
    switch classes[Int(source[index])] {
    case .letter, .high: return true
    default: return false
    }
  }

  private func nameEnd(_ source: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < source.count {
      let byteClass = classes[Int(source[index])]
      guard
        byteClass.rawValue <= ScriptByteClass.high.rawValue || source[index] == UInt8(ascii: "-")
      else { break }
      index &+= 1
    }
    return index
  }

  mutating func openElement() {
    push(.tag)
    take(.elementStart)
  }

  /// The token about to be appended is the last of the element that is the innermost frame.
  private mutating func endElement(_ kind: ScriptTokenKind, _ length: Int) {
    closeInnermost()
    take(kind, length)
    endsOperand = true
  }

  // MARK: Tags

  /// One token between `<` and `>`.
  mutating func tag(_ source: Span<UInt8>) {
    let start = position
    switch classes[Int(source[position])] {
    case .letter, .high:
      if isSpaceBeyondASCII(source) { return }
      position = nameEnd(source, start)
      if byte(source, 0) == UInt8(ascii: ":"), beginsName(source, position &+ 1) {
        position = nameEnd(source, position &+ 1)
      }
      append(.identifier, from: start)
    case .space: skipSpaces(source)
    case .newline: newline(source)
    case .equal: take(.equal)
    case .quote: attributeString(source)
    case .period: take(.period)
    case .greater: endTag()
    case .less: lessInTag(source)
    case .leftBrace:
      push(.elementBrace)
      take(.leftBrace)
    case .slash:
      switch byte(source, 1) {
      case Byte.greater:
        if case .tag = frames.last?.kind { endElement(.selfClosing, 2) } else { take(.unknown) }
      case Byte.slash, Byte.star: comment(source)
      default: take(.unknown)
      }
    // What no tag holds ends an element that is not finished, or is none.
    case .semicolon, .comma, .rightParen, .rightBrace, .leftParen: pop()
    default: take(.unknown)
    }
  }

  private mutating func endTag() {
    guard let frame = frames.last else { return take(.tagEnd) }
    if case .closingTag = frame.kind { return endElement(.tagEnd, 1) }
    pop()
    push(.children, opener: Int(frame.opener))
    take(.tagEnd)
  }

  /// An element as the value of an attribute, or type arguments right behind the name.
  private mutating func lessInTag(_ source: Span<UInt8>) {
    if isConflictMarker(source, position) { return conflictMarker(source) }
    if previous == .equal { return openElement() }
    let count = list.tokens.count
    guard previous == .identifier, count > 1, list.tokens[count - 1].end == position else {
      return byte(source, 1) == Byte.slash && openChildren > 0 ? closingStart() : take(.unknown)
    }
    switch list.tokens[count - 2].kind {
    case .elementStart, .period:
      push(.typeArguments)
      frames[frames.count - 1].angles = 1
      take(.leftAngle)
    default: take(.unknown)
    }
  }

  private mutating func attributeString(_ source: Span<UInt8>) {
    let start = position
    let quote = source[start]
    var index = start &+ 1
    while index < source.count, source[index] != quote { index &+= 1 }
    position = min(index &+ 1, source.count)
    append(.attributeString, from: start)
  }

  /// `</`, which ends the innermost element that has children, whatever was left open in it.
  mutating func closingStart() {
    while let frame = frames.last {
      if case .children = frame.kind {
        pop()
        push(.closingTag, opener: Int(frame.opener))
        break
      }
      pop()
    }
    take(.closingStart, 2)
  }

  // MARK: Children

  /// Text up to the next tag or brace, and what begins that.
  mutating func children(_ source: Span<UInt8>) {
    let start = position
    var index = start
    var isBlank = true
    var hasLineEnd = false
    loop: while index < source.count {
      switch source[index] {
      case Byte.leftBrace: break loop
      case Byte.less:
        let next = index &+ 1 < source.count ? source[index &+ 1] : 0
        if next == Byte.slash || next == Byte.greater || beginsName(source, index &+ 1) {
          break loop
        }
        if isConflictMarker(source, index) { break loop }
        isBlank = false
      case Byte.equal, UInt8(ascii: "|"), Byte.greater:
        if conflict != .none, isConflictMarker(source, index) { break loop }
        isBlank = false
      case Byte.newline, Byte.return: hasLineEnd = true
      case Byte.space, Byte.tab: break
      default: isBlank = false
      }
      index &+= 1
    }
    position = index
    if index > start {
      if isBlank && hasLineEnd { startsLine = true } else { append(.elementText, from: start) }
    }
    guard index < source.count else { return }
    switch source[index] {
    case Byte.leftBrace:
      push(.elementBrace)
      take(.leftBrace)
    case Byte.less where byte(source, 1) == Byte.slash: closingStart()
    case Byte.less where byte(source, 1) != Byte.less: openElement()
    default: conflictMarker(source)
    }
  }
}
