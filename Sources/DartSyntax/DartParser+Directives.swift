internal import DartTokens

/// Imports, exports, parts and libraries.
extension DartParser {
  /// False where the word here is a name.
  mutating func directive(_ start: DartMark) -> Bool {
    switch kind {
    case .import:
      guard beginsString(1) || peek() == .augment && beginsString(2) else { return false }
      importOrExport(start, .importDecl)
    case .export:
      guard beginsString(1) else { return false }
      importOrExport(start, .exportDecl)
    case .part:
      if peek() == .of, beginsString(2) || peek(2).isIdentifier {
        advance()
        partOrLibrary(start, .partOfDecl)
      } else if beginsString(1) {
        partOrLibrary(start, .partDecl)
      } else {
        return false
      }
    case .library:
      guard peek().isIdentifier || peek() == .semicolon || beginsString(1) else { return false }
      partOrLibrary(start, .libraryDecl)
    default: return false
    }
    return true
  }

  private func beginsString(_ distance: Int) -> Bool {
    peek(distance) == .string || peek(distance) == .stringHead
  }

  /// A string, whose first token is given; what is adjacent to it or interpolated is passed over.
  private mutating func uri() -> UInt32 {
    let name = UInt32(truncatingIfNeeded: position)
    while kind == .string || kind == .stringHead { skipGroup() }
    return name
  }

  private mutating func importOrExport(_ start: DartMark, _ nodeKind: DartNodeKind) {
    advance()
    take(.augment)
    let name = uri()
    while kind == .if { configuration() }
    if kind == .as || kind == .deferred {
      let prefix = mark()
      take(.deferred)
      take(.as)
      let name = takeIdentifier()
      finish(prefix, .importPrefix, name: name)
    }
    while kind == .show || kind == .hide {
      combinator(kind == .show ? .showCombinator : .hideCombinator)
    }
    finishStatement(start, nodeKind, name: name)
  }

  private mutating func configuration() {
    let start = mark()
    advance()
    if kind == .leftParen { skipGroup() }
    let name = kind == .string || kind == .stringHead ? uri() : DartNode.noName
    finish(start, .configuration, name: name)
  }

  private mutating func combinator(_ nodeKind: DartNodeKind) {
    let start = mark()
    repeat {
      advance()
      if kind.isIdentifier { leaf(.combinatorName) }
    } while kind == .comma
    finish(start, nodeKind)
  }

  private mutating func partOrLibrary(_ start: DartMark, _ nodeKind: DartNodeKind) {
    advance()
    take(.augment)
    var name = DartNode.noName
    if kind == .string || kind == .stringHead {
      name = uri()
    } else if kind.isIdentifier {
      name = takeName()
      while kind == .period {
        advance()
        if kind.isIdentifier { name = takeName() }
      }
    }
    finishStatement(start, nodeKind, name: name)
  }

  /// The `;` belongs to the node.
  mutating func finishStatement(
    _ start: DartMark, _ nodeKind: DartNodeKind, name: UInt32 = DartNode.noName
  ) {
    if take(.semicolon) { return finish(start, nodeKind, name: name) }
    finish(start, nodeKind, name: name)
    endStatement()
  }

  // MARK: Annotations

  @inline(__always)
  mutating func annotations() {
    while kind == .at { annotation() }
  }

  /// `@a.b<C>.d(e)`; the parenthesis must follow without a break, as a type in parentheses may stand behind.
  @inline(never)
  private mutating func annotation() {
    let start = mark()
    advance()
    var name = takeIdentifier()
    while true {
      if kind == .period, peek().isWord {
        advance()
        name = takeName()
      } else if kind == .leftAngle, endOfTypeArguments(position) != nil {
        typeArguments()
      } else {
        break
      }
    }
    if kind == .leftParen, isAdjacent(position) { arguments() }
    finish(start, .annotation, name: name)
  }
}
