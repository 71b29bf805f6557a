internal import DartTokens

/// Types, and where they end.
///
/// Much of what a declaration is shows only behind its type, so a type is first passed over
/// (`endOfType`), one step for whatever brackets hold, and then read.
extension DartParser {
  /// How many steps a look for the end of a type takes.
  static let farthest = 400
  /// Type arguments nested deeper are none.
  static let deepestArguments = 24

  /// The index behind the type at `start`, with its `?`; nil where none begins.
  mutating func endOfType(_ start: Int) -> Int? {
    var steps = Self.farthest
    let end = endOfType(start, &steps)
    lookaheads &+= Self.farthest &- steps
    return end
  }

  /// The index behind `<…>` at `start` if it holds nothing but types and bounds; else nil.
  mutating func endOfTypeArguments(_ start: Int) -> Int? {
    var steps = Self.farthest
    let end = endOfTypeArguments(start, &steps, nested: 0)
    lookaheads &+= Self.farthest &- steps
    return end
  }

  private func endOfType(_ start: Int, _ steps: inout Int, nested: Int = 0) -> Int? {
    var index = start
    steps &-= 1
    guard steps > 0 else { return nil }
    switch tokenKind(index) {
    case .function where opensFunctionType(index): break
    case .void: index &+= 1
    case .leftParen:
      guard let close = closer(index) else { return nil }
      index = close &+ 1
    default:
      guard tokenKind(index).isIdentifier else { return nil }
      index &+= 1
      while tokenKind(index) == .period, tokenKind(index &+ 1).isIdentifier {
        index &+= 2
        steps &-= 1
      }
      if tokenKind(index) == .leftAngle {
        guard let end = endOfTypeArguments(index, &steps, nested: nested &+ 1) else { return nil }
        index = end
      }
    }
    if tokenKind(index) == .question { index &+= 1 }
    while opensFunctionType(index) {
      steps &-= 1
      index &+= 1
      if tokenKind(index) == .leftAngle {
        guard let end = endOfTypeArguments(index, &steps, nested: nested &+ 1) else { return nil }
        index = end
      }
      guard let close = closer(index), tokenKind(index) == .leftParen else { return nil }
      index = close &+ 1
      if tokenKind(index) == .question { index &+= 1 }
    }
    return index
  }

  private func opensFunctionType(_ index: Int) -> Bool {
    guard tokenKind(index) == .function else { return false }
    return tokenKind(index &+ 1) == .leftParen || tokenKind(index &+ 1) == .leftAngle
  }

  private func endOfTypeArguments(_ start: Int, _ steps: inout Int, nested: Int) -> Int? {
    guard nested < Self.deepestArguments, tokenKind(start) == .leftAngle else { return nil }
    var index = start &+ 1
    while true {
      if tokenKind(index) == .rightAngle { return index &+ 1 }
      index = endOfAnnotations(index, &steps)
      guard var end = endOfType(index, &steps, nested: nested) else { return nil }
      if tokenKind(end) == .extends {
        guard let bound = endOfType(end &+ 1, &steps, nested: nested) else { return nil }
        end = bound
      }
      switch tokenKind(end) {
      case .comma: index = end &+ 1
      case .rightAngle: return end &+ 1
      default: return nil
      }
    }
  }

  private func endOfAnnotations(_ start: Int, _ steps: inout Int) -> Int {
    var index = start
    while tokenKind(index) == .at, tokenKind(index &+ 1).isIdentifier {
      steps &-= 1
      index &+= 2
      while tokenKind(index) == .period, tokenKind(index &+ 1).isIdentifier { index &+= 2 }
      if tokenKind(index) == .leftParen { index = endOfGroup(index) }
    }
    return index
  }

  // MARK: Nodes

  /// A type where one must be, with its `?` unless it is left to a condition.
  @inline(never)
  mutating func type(leavesQuestion: Bool = false) {
    guard descend() else { return tooDeepType() }
    let start = mark()
    switch kind {
    case .function where opensFunctionType(position): break
    case .void: leafType(start, leavesQuestion)
    case .leftParen: recordType(start, leavesQuestion)
    default:
      guard kind.isIdentifier else {
        ascend()
        return missing()
      }
      leafType(start, leavesQuestion)
    }
    while opensFunctionType(position) { functionType(start, leavesQuestion) }
    ascend()
  }

  private mutating func tooDeepType() {
    let gap = mark()
    if let end = endOfType(position) { go(to: end) }
    finish(gap, position > gap.token ? .unexpected : .missing)
  }

  private mutating func leafType(_ start: DartMark, _ leavesQuestion: Bool) {
    var name = takeName()
    while kind == .period, peek().isIdentifier {
      advance()
      name = takeName()
    }
    if kind == .leftAngle { typeArguments() }
    if !leavesQuestion || opensFunctionType(position &+ 1) { take(.question) }
    finish(start, .type, name: name)
  }

  private mutating func functionType(_ start: DartMark, _ leavesQuestion: Bool) {
    let name = takeName()
    typeParameters()
    if kind == .leftParen { parameters(areTypes: true) } else { missing() }
    if !leavesQuestion || opensFunctionType(position &+ 1) { take(.question) }
    finish(start, .functionType, name: name)
  }

  /// `(A, B b, {C c})`.
  private mutating func recordType(_ start: DartMark, _ leavesQuestion: Bool) {
    let group = openGroup()
    recordFields()
    closeGroup(group)
    if !leavesQuestion || opensFunctionType(position &+ 1) { take(.question) }
    finish(start, .recordType)
  }

  private mutating func recordFields() {
    while beginsElement() {
      if kind == .leftBrace {
        let group = openGroup()
        if descend() {
          recordFields()
          ascend()
        }
        closeGroup(group)
      } else if kind != .comma {
        let field = mark()
        annotations()
        type()
        let name = takeIdentifier()
        finish(field, .recordField, name: name)
      }
      if !nextInList() { break }
    }
  }

  /// `<A, B>`, if it is there as a whole.
  @inline(never)
  mutating func typeArguments() {
    guard kind == .leftAngle, endOfTypeArguments(position) != nil else { return }
    let start = mark()
    advance()
    while kind != .rightAngle, !isAtEnd {
      type()
      if !take(.comma) { break }
    }
    take(.rightAngle)
    finish(start, .typeArguments)
  }

  /// `<A, B extends C>`.
  mutating func typeParameters() {
    guard kind == .leftAngle else { return }
    let start = mark()
    advance()
    while kind.isIdentifier || kind == .at {
      let parameter = mark()
      annotations()
      let name = takeIdentifier()
      if take(.extends) { type() }
      finish(parameter, .typeParameter, name: name)
      if !take(.comma) { break }
    }
    take(.rightAngle)
    finish(start, .typeParameters)
  }
}
