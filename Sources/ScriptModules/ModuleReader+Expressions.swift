internal import ScriptSyntax
internal import ScriptTokens

extension ModuleReader {
  mutating func expression(_ node: ScriptNodeID) -> ScriptExpression.ID {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return add(.missing) }
    let result = read(node)
    let id = add(result)
    if tree.kind(node) == .optionalMemberExpr { module.optionals.insert(id) }
    return id
  }

  /// The part with this number, or what is missing.
  private mutating func part(_ parts: [ScriptNodeID], _ index: Int) -> ScriptExpression.ID {
    index < parts.count ? expression(parts[index]) : add(.missing)
  }

  private mutating func read(_ node: ScriptNodeID) -> ScriptExpression {
    switch tree.kind(node) {
    case .nameExpr, .identifierPattern: return .name(name(node))
    case .thisExpr: return .this
    case .stringExpr: return .string(firstWord(node))
    case .numberExpr: return number(firstWord(node))
    case .booleanExpr: return .flag(firstWord(node) == "true")
    case .nullExpr: return .null
    case .templateExpr: return template(node)
    case .taggedTemplateExpr:
      let parts = children(node)
      let tag = part(parts, 0)
      // The tag is called with the text; what it makes of it is its own business.
      let text = parts.last.map { tree.kind($0) == .templateExpr ? [expression($0)] : [] }
      return .call(tag, text ?? [], offset: offset(node))
    case .arrayExpr: return .array(children(node).map { expression($0) })
    case .objectExpr: return .object(children(node).compactMap { property($0) })
    case .functionExpr, .arrowFunction: return .function(function(node))
    case .classExpr: return .classType(classType(node))
    case .element, .fragment: return element(node)
    default: return readOperation(node)
    }
  }

  private mutating func readOperation(_ node: ScriptNodeID) -> ScriptExpression {
    let parts = children(node)
    switch tree.kind(node) {
    case .callExpr, .optionalCallExpr: return call(node, parts)
    case .newExpr:
      let callee = part(parts, 0)
      return .new(callee, arguments(parts.last ?? node))
    case .memberExpr, .optionalMemberExpr:
      let name = name(node)
      if name == "setOptions" { optionsMet += 1 }
      return .member(part(parts, 0), name)
    case .indexExpr, .optionalIndexExpr: return index(parts)
    case .unaryExpr: return .unary(name(node), part(parts, 0))
    case .binaryExpr: return .binary(name(node), part(parts, 0), part(parts, 1))
    case .logicalExpr: return .logical(name(node), part(parts, 0), part(parts, 1))
    case .conditionalExpr:
      return .conditional(part(parts, 0), part(parts, 1), part(parts, 2))
    case .assignmentExpr: return .assignment(name(node), part(parts, 0), part(parts, 1))
    case .postfixUpdateExpr, .prefixUpdateExpr:
      return .assignment("++", part(parts, 0), add(.missing))
    case .sequenceExpr: return .sequence(parts.map { expression($0) })
    case .spreadElement: return .spread(part(parts, 0))
    case .parenExpr, .nonNullExpr, .asExpr, .typeCastExpr, .instantiationExpr,
      .awaitExpr, .elementExpression:
      guard let first = parts.first else { return .missing }
      return same(first)
    case .typeAssertionExpr:
      guard let last = parts.last else { return .missing }
      return same(last)
    default: return .missing
    }
  }

  /// What stands in parentheses, as if it stood there without.
  private mutating func same(_ node: ScriptNodeID) -> ScriptExpression {
    depth += 1
    defer { depth -= 1 }
    return depth < Self.deepest ? read(node) : .missing
  }

  private mutating func call(_ node: ScriptNodeID, _ parts: [ScriptNodeID]) -> ScriptExpression {
    guard let first = parts.first, let last = parts.last else { return .missing }
    let isImport =
      tree.kind(first) == .importExpr || tree.kind(first) == .nameExpr && name(first) == "require"
    if isImport, let path = children(last).first, tree.kind(path) == .stringExpr {
      return .module(firstWord(path))
    }
    let callee = expression(first)
    return .call(callee, arguments(last), offset: offset(node))
  }

  private mutating func arguments(_ node: ScriptNodeID) -> [ScriptExpression.ID] {
    guard tree.kind(node) == .arguments else { return [] }
    return children(node).map { expression($0) }
  }

  /// A literal key is a member.
  private mutating func index(_ parts: [ScriptNodeID]) -> ScriptExpression {
    let base = part(parts, 0)
    let key = part(parts, 1)
    if case .string(let name) = module[key] { return .member(base, name) }
    return .index(base, key)
  }

  private mutating func template(_ node: ScriptNodeID) -> ScriptExpression {
    var texts: [String] = []
    var values: [ScriptExpression.ID] = []
    for child in children(node) {
      if tree.kind(child) == .templateText {
        texts.append(name(child))
      } else if tree.kind(child) != .unexpected {
        values.append(expression(child))
      }
    }
    if values.isEmpty { return .string(texts.joined()) }
    return .template(texts, values)
  }

  private mutating func property(_ node: ScriptNodeID) -> ScriptProperty? {
    let parts = children(node)
    switch tree.kind(node) {
    case .property:
      guard let last = parts.last else { return nil }
      if tree.kind(parts[0]) == .computedKey {
        let key = children(parts[0]).first.map { expression($0) } ?? add(.missing)
        return .computed(key, expression(last))
      }
      return .value(name(node), expression(last))
    case .shorthandProperty: return .value(name(node), add(.name(name(node))))
    case .methodDecl: return .value(name(node), add(.function(function(node))))
    case .getterDecl: return .getter(name(node), function(node))
    case .spreadElement: return parts.first.map { .spread(expression($0)) }
    default: return nil
    }
  }

  private func number(_ word: String) -> ScriptExpression {
    let digits = word.filter { $0 != "_" && $0 != "n" }
    if let value = Double(digits) { return .number(value) }
    for (prefix, radix) in [("0x", 16), ("0X", 16), ("0b", 2), ("0o", 8)]
    where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { .number(Double($0)) } ?? .missing
    }
    return .missing
  }

  // MARK: Elements

  /// Tags that only lay out: around something or not, it is the same thing.
  ///
  /// A fragment has none.
  static let layoutTags: Set<String> = [
    "", "View", "Fragment", "ScrollView", "SafeAreaView", "KeyboardAvoidingView",
  ]

  private mutating func element(_ node: ScriptNodeID) -> ScriptExpression {
    elementsMet += 1
    var result = ScriptElement(offset: offset(node), index: elementIndex, owner: owner)
    elementIndex += 1
    let around = anchor
    let word = name(node)
    let path = around + "/" + word
    let count = anchorCounts[path, default: 0]
    anchorCounts[path] = count + 1
    result.anchor = count == 0 ? path : "\(path)[\(count)]"
    if !Self.layoutTags.contains(word) { anchor = result.anchor }
    defer { anchor = around }
    for child in children(node) {
      switch tree.kind(child) {
      case .tagName: result.tag = tag(child)
      case .attribute, .spreadAttribute: result.attributes.append(attribute(child))
      case .elementText:
        let text = shown(child)
        if !text.isEmpty { result.children.append(add(.string(text))) }
      case .elementExpression:
        if let value = children(child).first { result.children.append(expression(value)) }
      case .element, .fragment: result.children.append(expression(child))
      default: break
      }
    }
    if tree.kind(node) == .element, result.tag == nil { result.tag = add(.missing) }
    module.elements.append(result)
    return .element(Int32(truncatingIfNeeded: module.elements.count - 1))
  }

  /// The words of `A.B.C` as members of `A`; a tag in small letters is a name that nothing binds.
  private mutating func tag(_ node: ScriptNodeID) -> ScriptExpression.ID {
    var result: ScriptExpression.ID?
    for index in Int(tree.nodes[node].firstToken)..<Int(tree.nodes[node].endToken) {
      let token = tree.tokens[index]
      guard token.kind != .period else { continue }
      let word = word(token)
      if let base = result {
        result = add(.member(base, word))
      } else {
        result = add(word == "this" ? .this : .name(word))
      }
    }
    return result ?? add(.missing)
  }

  private mutating func attribute(_ node: ScriptNodeID) -> ScriptAttribute {
    let value = children(node).first
    if tree.kind(node) == .spreadAttribute {
      return ScriptAttribute(name: nil, value: value.map { expression($0) }, offset: offset(node))
    }
    var result = ScriptAttribute(name: name(node), value: nil, offset: offset(node))
    if let value {
      result.value = tree.kind(value) == .missing ? add(.missing) : expression(value)
    }
    return result
  }

  private func shown(_ node: ScriptNodeID) -> String {
    var bytes: [UInt8] = []
    ScriptText.appendElementText(source.span, tree.range(of: node), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
