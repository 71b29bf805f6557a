internal import ScriptSyntax

extension ModuleReader {
  /// The statements in a block, in order.
  mutating func statements(_ block: ScriptNodeID) -> [ScriptStatement] {
    var result: [ScriptStatement] = []
    for child in children(block) { result += statement(child) }
    return result
  }

  /// None, one, or several: a declaration may declare more than one name.
  mutating func statement(_ node: ScriptNodeID) -> [ScriptStatement] {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return [] }
    let parts = children(node)
    switch tree.kind(node) {
    case .emptyStmt, .unexpected, .missing, .typeAliasDecl, .interfaceDecl, .ambientDecl: return []
    case .variableDecl:
      return parts.filter { tree.kind($0) == .declarator }.map {
        let (pattern, value) = variable($0)
        return .variable(pattern, value)
      }
    case .functionDecl: return [.function(name(node), function(node))]
    case .classDecl: return [.classType(name(node), classType(node))]
    case .block: return [.block(statements(node))]
    case .ifStmt: return conditional(node)
    case .returnStmt: return [.return(parts.first.map { expression($0) })]
    case .throwStmt: return [.throw]
    case .jumpStmt: return name(node) == "debugger" ? [] : [.break]
    case .labeledStmt: return parts.first.map { statement($0) } ?? []
    case .switchStmt: return [switched(parts)]
    case .forOfStmt: return [eachOf(parts)]
    case .forInStmt: return [eachOf(parts, isOfKeys: true)]
    case .forStmt, .whileStmt, .doStmt, .withStmt:
      let body = tree.kind(node) == .doStmt ? parts.first : parts.last
      return [.loop(nil, nil, body.map { statement($0) } ?? [])]
    case .tryStmt:
      // What is shown when something fails is another matter; `finally` runs in any case.
      var result: [ScriptStatement] = []
      for part in parts {
        switch tree.kind(part) {
        case .block: result += statements(part)
        case .finallyClause: for block in children(part) { result += statements(block) }
        default: break
        }
      }
      return [.block(result)]
    case .exportDecl: return parts.last.map { statement($0) } ?? []
    default: return [.expression(expression(node))]
    }
  }

  /// A chain of `else if` is as long as its author likes, and is read in a loop.
  private mutating func conditional(_ node: ScriptNodeID) -> [ScriptStatement] {
    var sides: [(ScriptExpression.ID, [ScriptStatement])] = []
    var otherwise: [ScriptStatement] = []
    var next: ScriptNodeID? = node
    while let node = next {
      next = nil
      let parts = children(node)
      guard parts.count >= 2 else { break }
      let condition = expression(parts[0])
      sides.append((condition, statement(parts[1])))
      if parts.count > 2 {
        if tree.kind(parts[2]) == .ifStmt, sides.count < Self.deepest / 4 {
          next = parts[2]
        } else {
          otherwise = statement(parts[2])
        }
      }
    }
    for (condition, body) in sides.reversed() { otherwise = [.if(condition, body, otherwise)] }
    return otherwise
  }

  private mutating func switched(_ parts: [ScriptNodeID]) -> ScriptStatement {
    guard let first = parts.first else { return .block([]) }
    let subject = expression(first)
    var cases: [ScriptCase] = []
    for part in parts.dropFirst() where tree.kind(part) == .switchCase {
      var inner = children(part)[...]
      var value: ScriptExpression.ID?
      if name(part) == "case", let first = inner.popFirst() { value = expression(first) }
      var body: [ScriptStatement] = []
      for child in inner { body += statement(child) }
      cases.append(ScriptCase(value: value, body: body))
    }
    return .switch(subject, cases)
  }

  /// `for (const key in object)` goes through what `Object.keys(object)` gives: what an object inherits is hardly ever
  /// among what an app loops through.
  private mutating func eachOf(
    _ parts: [ScriptNodeID], isOfKeys: Bool = false
  ) -> ScriptStatement {
    guard parts.count == 3 else { return .block([]) }
    var bound = ScriptPattern.missing
    if tree.kind(parts[0]) == .variableDecl, let declarator = children(parts[0]).first {
      bound = variable(declarator).0
    }
    var collection = expression(parts[1])
    if isOfKeys {
      let keys = add(.member(add(.name("Object")), "keys"))
      collection = add(.call(keys, [collection], offset: offset(parts[1])))
    }
    return .loop(bound, collection, statement(parts[2]))
  }
}
