internal import Tokens

/// Where a list of items stands: it decides what may end it and what an item can be.
enum ItemContext: Sendable {
  case file, members, code, switchCase
}

/// Declarations, statements and expressions, one behind the other.
extension Parser {
  /// Reads items up to a token that ends the list; that token is left.
  mutating func items(_ context: ItemContext) {
    while true {
      switch kind {
      case .endOfFile: return
      case .rightBrace, .interpolationEnd, .closeQuote:
        if context != .file { return }
        unexpectedToken()
      case .rightParen, .rightBracket: unexpectedToken()
      case .poundElse, .poundElseif, .poundEndif:
        if openIfConfigs > 0 { return }
        unexpectedLine()
      case .case, .default:
        if context == .switchCase { return }
        item(context)
      case .at where context == .switchCase && isUnknownDefault: return
      case .poundIf where context == .switchCase && holdsSwitchCases(): return
      case .semicolon: advance()
      default: item(context)
      }
    }
  }

  /// The case is `@unknown default:`.
  private var isUnknownDefault: Bool { peek(2) == .default || peek(2) == .case }

  @inline(__always)
  private mutating func item(_ context: ItemContext) {
    let before = position
    switch kind {
    case .identifier:
      if context == .members {
        unexpectedLine()
      } else if peek() == .colon, isLabel {
        labeledStatement()
      } else {
        statementExpression()
      }
    case .poundIf: if holdsAttributes() { declaration(context) } else { ifConfig(context) }
    case .poundSourceLocation: sourceLocation()
    default:
      if peek() == .colon, kind.isIdentifier, isLabel {
        labeledStatement()
      } else if beginsDeclaration(context) {
        declaration(context)
      } else if context == .members {
        unexpectedLine()
      } else if !statement() {
        statementExpression()
      }
    }
    if position == before { unexpectedLine() }
  }

  private var isLabel: Bool {
    switch peek(2) {
    case .for, .while, .repeat, .if, .switch, .do, .guard: true
    default: false
    }
  }

  private mutating func statementExpression() {
    if !expression() { unexpectedLine() }
  }

  // MARK: Blocks

  /// Reads a block, if one stands here.
  @discardableResult
  mutating func codeBlock() -> Bool {
    guard kind == .leftBrace else { return false }
    block(.codeBlock, .code)
    return true
  }

  mutating func memberBlock() {
    if kind == .leftBrace { block(.memberBlock, .members) }
  }

  private mutating func block(_ nodeKind: NodeKind, _ context: ItemContext) {
    let block = mark()
    advance()
    bracedItems(context)
    finish(block, nodeKind)
  }

  /// Items and the `}` behind them, in a context of their own.
  mutating func bracedItems(_ context: ItemContext) {
    let outer = surroundings
    clearSurroundings()
    if descend() {
      items(context)
      ascend()
    } else {
      tooDeepBlock()
    }
    take(.rightBrace)
    surroundings = outer
  }

  /// Goes to the `}` of a block that nests too deep.
  private mutating func tooDeepBlock() {
    let gap = mark()
    while kind != .rightBrace, !isAtEnd { skipGroup() }
    if position > gap.token { finish(gap, .unexpected) }
  }
}

/// What brackets shut out: the flags that hold only for the expression around them.
struct Surroundings {
  var isInCondition: Bool
  var endsAtLine: Bool
  var stopsAtEqual: Bool
  var patterns: PatternContext
}

extension Parser {
  var surroundings: Surroundings {
    @inline(__always) get {
      Surroundings(
        isInCondition: isInCondition, endsAtLine: endsAtLine, stopsAtEqual: stopsAtEqual,
        patterns: patterns)
    }
    @inline(__always) set {
      isInCondition = newValue.isInCondition
      endsAtLine = newValue.endsAtLine
      stopsAtEqual = newValue.stopsAtEqual
      patterns = newValue.patterns
    }
  }

  @inline(__always)
  mutating func clearSurroundings() {
    isInCondition = false
    endsAtLine = false
    stopsAtEqual = false
    patterns = .none
  }
}
