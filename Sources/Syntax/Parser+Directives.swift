internal import Tokens

/// `#if` wherever it may stand, and `#sourceLocation`.
extension Parser {
  mutating func ifConfig(_ context: ItemContext) {
    ifConfig { parser in
      if context == .switchCase, parser.beginsSwitchCase() {
        parser.switchCases()
      } else {
        parser.items(context)
      }
    }
  }

  /// `#if` around attributes.
  mutating func attributeConfig() {
    ifConfig { parser in
      while true {
        if parser.kind == .at {
          parser.attribute()
        } else if parser.kind == .poundIf {
          parser.attributeConfig()
        } else {
          return
        }
      }
    }
  }

  private mutating func beginsSwitchCase() -> Bool {
    switch kind {
    case .case, .default: true
    case .at: peek(2) == .default || peek(2) == .case
    case .poundIf: holdsSwitchCases()
    default: false
    }
  }

  /// The clauses, each with its condition; `body` reads what stands between.
  private mutating func ifConfig(body: (inout Parser) -> Void) {
    let start = mark()
    guard descend() else { return unexpectedLine() }
    openIfConfigs += 1
    repeat {
      ifConfigClause(body: body)
    } while kind == .poundElse || kind == .poundElseif
    openIfConfigs -= 1
    take(.poundEndif)
    ascend()
    finish(start, .ifConfig)
  }

  private mutating func ifConfigClause(body: (inout Parser) -> Void) {
    let start = mark()
    let hasCondition = kind != .poundElse
    let name = takeName()
    let outer = surroundings
    clearSurroundings()
    if hasCondition, !startsLine {
      endsAtLine = true
      expression()
      endsAtLine = false
    }
    if !startsLine, !isAtEnd, kind != .semicolon { restOfDirective() }
    body(&self)
    surroundings = outer
    finish(start, .ifConfigClause, name: name)
  }

  private mutating func restOfDirective() {
    let gap = mark()
    while !startsLine, !isAtEnd { advance() }
    finish(gap, .unexpected)
  }

  /// `#if` between the links of a chain that began at `start`.
  mutating func postfixIfConfig(_ start: Mark) {
    ifConfig { parser in
      if parser.kind == .period || parser.kind == .poundIf {
        let chain = parser.mark()
        parser.finish(chain, .implicitBase)
        parser.suffixes(chain, takesClosure: true)
      }
      while parser.openIfConfigs > 0, !parser.endsIfConfigClause { parser.unexpectedLine() }
    }
    finish(start, .postfixIfConfigExpr)
  }

  private var endsIfConfigClause: Bool {
    switch kind {
    case .poundElse, .poundElseif, .poundEndif, .endOfFile, .rightBrace: true
    default: false
    }
  }

  mutating func sourceLocation() {
    let start = mark()
    let name = takeName()
    if kind == .leftParen { skipGroup() }
    finish(start, .directive, name: name)
  }
}
