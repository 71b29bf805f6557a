internal import ScriptSyntax
internal import ScriptTokens

/// Functions, classes and what binds names.
extension ModuleReader {
  /// Also arrow functions and methods.
  mutating func function(_ node: ScriptNodeID) -> Int32 {
    let id = Int32(truncatingIfNeeded: module.functions.count)
    let name = name(node)
    module.functions.append(
      ScriptFunction(name: name.isEmpty ? nil : name, offset: offset(node)))
    let (elements, options) = (elementsMet, optionsMet)
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return id }
    let parts = children(node)
    var parameters: [ScriptPattern] = []
    for part in parts where tree.kind(part) == .parameters {
      for parameter in children(part) { parameters.append(self.parameter(parameter)) }
    }
    var body: [ScriptStatement] = []
    if let last = parts.last {
      switch tree.kind(last) {
      case .block: body = statements(last)
      case .parameters, .type, .typeParameters, .computedKey: break
      default: body = [.return(expression(last))]
      }
    }
    module.functions[Int(id)].parameters = parameters
    module.functions[Int(id)].body = body
    module.functions[Int(id)].hasElements = elementsMet > elements
    module.functions[Int(id)].setsOptions = optionsMet > options
    module.functions[Int(id)].bindsThis = tree.kind(node) != .arrowFunction
    module.functions[Int(id)].isDeferred = isDeferred(node)
    return id
  }

  private func isDeferred(_ node: ScriptNodeID) -> Bool {
    var index = Int(tree.nodes[node].firstToken)
    let end = Int(tree.nodes[node].endToken)
    while index < end {
      switch tree.tokens[index].kind {
      case .async, .multiplicative: return true
      case .leftParen, .leftBrace, .arrow, .equal: return false
      default: index += 1
      }
    }
    return false
  }

  private mutating func parameter(_ node: ScriptNodeID) -> ScriptPattern {
    var result = ScriptPattern.missing
    for child in children(node) {
      switch tree.kind(child) {
      case .decorator, .type: break
      case .identifierPattern, .objectPattern, .arrayPattern, .restPattern, .defaultPattern:
        result = pattern(child)
      case .missing, .unexpected: break
      default: result = .defaulted(result, expression(child))
      }
    }
    return result
  }

  mutating func pattern(_ node: ScriptNodeID) -> ScriptPattern {
    switch tree.kind(node) {
    case .identifierPattern: return .name(name(node))
    case .defaultPattern:
      let parts = children(node)
      guard parts.count == 2 else { return .missing }
      return .defaulted(pattern(parts[0]), expression(parts[1]))
    case .restPattern: return .others(children(node).first.map { pattern($0) } ?? .missing)
    case .arrayPattern:
      var parts: [ScriptPattern] = []
      var others: ScriptPattern?
      for child in children(node) {
        let part = pattern(child)
        if case .others(let inner) = part { others = inner } else { parts.append(part) }
      }
      return .array(parts, others: others)
    case .objectPattern:
      var parts: [ScriptPatternPart] = []
      var others: ScriptPattern?
      for child in children(node) {
        if tree.kind(child) == .restPattern {
          if case .others(let inner) = pattern(child) { others = inner }
        } else if let last = children(child).last {
          let key = name(child)
          parts.append(
            ScriptPatternPart(key: key.isEmpty ? nil : key, pattern: pattern(last)))
        }
      }
      return .object(parts, others: others)
    default: return .missing
    }
  }

  mutating func variable(_ declarator: ScriptNodeID) -> (ScriptPattern, ScriptExpression.ID?) {
    let parts = children(declarator)
    guard let first = parts.first else { return (.missing, nil) }
    let bound = pattern(first)
    guard parts.count > 1, let last = parts.last, tree.kind(last) != .type else {
      return (bound, nil)
    }
    return (bound, expression(last))
  }

  // MARK: Classes

  mutating func classType(_ node: ScriptNodeID) -> Int32 {
    let id = Int32(truncatingIfNeeded: module.classes.count)
    let name = name(node)
    module.classes.append(ScriptClass(name: name.isEmpty ? nil : name, offset: offset(node)))
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return id }
    let elements = elementsMet
    var result = module.classes[Int(id)]
    for part in children(node) {
      switch tree.kind(part) {
      case .heritage: result.base = children(part).first.map { expression($0) }
      case .classBody: for member in children(part) { readMember(member, into: &result) }
      default: break
      }
    }
    result.hasElements = elementsMet > elements
    module.classes[Int(id)] = result
    return id
  }

  /// A class that writes elements and is made of another one.
  func isComponent(_ id: Int32) -> Bool {
    module.classes[Int(id)].hasElements && module.classes[Int(id)].base != nil
  }

  /// What stands before a class, each with what it is called with.
  func decorators(of node: ScriptNodeID) -> [ScriptNodeID] {
    children(node).filter { tree.kind($0) == .decorator }
  }

  /// `@inject('Tides') @observer class Line` is what `inject('Tides')(observer(class Line))` is: the last is called first
  /// (TypeScript's handbook, “Decorator Composition”).
  mutating func decorated(
    _ value: ScriptExpression.ID, by decorators: [ScriptNodeID]
  ) -> ScriptExpression.ID {
    decorators.reversed().reduce(value) { value, node in
      guard let written = children(node).first else { return value }
      let callee = expression(written)
      return add(.call(callee, [value], offset: offset(node)))
    }
  }

  private mutating func readMember(_ node: ScriptNodeID, into result: inout ScriptClass) {
    let key = name(node)
    let around = anchor
    anchor = key == "render" ? around : around + "/" + key
    defer { anchor = around }
    let isStatic = tree.hasModifier(node, .static)
    switch tree.kind(node) {
    case .methodDecl:
      guard children(node).last.map({ tree.kind($0) }) == .block else { return }
      let method = function(node)
      if isStatic {
        result.statics.append(ScriptMember(name: key, value: add(.function(method))))
      } else if key == "constructor" {
        result.constructor = method
      } else {
        result.methods[key] = method
      }
    case .getterDecl: if !isStatic { result.getters[key] = function(node) }
    case .propertyDecl:
      guard let last = children(node).last else { return }
      switch tree.kind(last) {
      case .type, .decorator, .computedKey: return
      default: break
      }
      let member = ScriptMember(name: key, value: expression(last))
      if isStatic { result.statics.append(member) } else { result.fields.append(member) }
    default: break
    }
  }
}

extension ScriptPattern {
  /// All names that it binds, in order.
  package var names: [String] {
    switch self {
    case .missing: []
    case .name(let name): [name]
    case .object(let parts, let others): parts.flatMap(\.pattern.names) + (others?.names ?? [])
    case .array(let parts, let others): parts.flatMap(\.names) + (others?.names ?? [])
    case .defaulted(let pattern, _), .others(let pattern): pattern.names
    }
  }
}
