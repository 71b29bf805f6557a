package import ScriptSyntax
internal import ScriptTokens

extension ScriptModule {
  /// Never fails: what is not there as it should be is left out.
  package init(_ tree: ScriptTree, in source: [UInt8]) {
    var reader = ModuleReader(tree: tree, source: source)
    reader.readFile()
    self = reader.module
  }
}

/// Reads a tree into a module.
///
/// Trees are as deep as the parser allows, but for what it reads in loops (`a.b.c`, `a + b + c`): of
/// those, what is deeper than `Self.deepest` is not followed.
struct ModuleReader {
  static let deepest = 256

  let tree: ScriptTree
  let source: [UInt8]
  var module = ScriptModule()
  var depth = 0
  /// Elements met so far in the declaration that is read.
  var elementIndex: Int32 = 0
  /// The name of that declaration.
  var owner = ""
  /// The elements around, and how many of each kind there were so far in each.
  var anchor = ""
  var anchorCounts: [String: Int] = [:]
  /// Elements met at all, to tell whether a function has any.
  var elementsMet = 0
  /// Calls of `setOptions` met at all.
  var optionsMet = 0

  init(tree: ScriptTree, source: [UInt8]) {
    self.tree = tree
    self.source = source
  }

  mutating func readFile() {
    module.directives = tree.directives
    for (index, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
      module.lines.append(UInt32(index + 1))
    }
    for node in tree.children(of: 0) { readTop(node) }
    if case .expression(let first)? = module.statements.first,
      case .string("use dom") = module[first]
    {
      module.isForBrowsers = true
    }
  }

  // MARK: Text

  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<source.count)
    return String(decoding: source[range], as: UTF8.self)
  }

  /// The token that says what the node is about; empty where there is none.
  func name(_ node: ScriptNodeID) -> String {
    let name = tree.nodes[node].name
    guard name != ScriptNode.noName, Int(name) < tree.tokens.count else { return "" }
    return word(tree.tokens[Int(name)])
  }

  /// A name as it is written, and what a string says.
  func word(_ token: ScriptToken) -> String {
    switch token.kind {
    case .string, .attributeString, .template, .templateHead, .templateMiddle, .templateTail:
      var bytes: [UInt8] = []
      ScriptText.appendValue(of: token, in: source.span, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    default: return text(token.start..<token.end)
    }
  }

  func firstWord(_ node: ScriptNodeID) -> String {
    let first = Int(tree.nodes[node].firstToken)
    return first < tree.tokens.count ? word(tree.tokens[first]) : ""
  }

  func offset(_ node: ScriptNodeID) -> UInt32 {
    UInt32(truncatingIfNeeded: tree.range(of: node).lowerBound)
  }

  func children(_ node: ScriptNodeID) -> [ScriptNodeID] { Array(tree.children(of: node)) }

  mutating func add(_ expression: ScriptExpression) -> ScriptExpression.ID {
    module.expressions.append(expression)
    return ScriptExpression.ID(truncatingIfNeeded: module.expressions.count - 1)
  }

  // MARK: Top level

  mutating func bind(_ name: String, _ binding: ScriptBinding) {
    if module.bindings.updateValue(binding, forKey: name) == nil { module.names.append(name) }
  }

  mutating func beginDeclaration(_ name: String) {
    elementIndex = 0
    owner = name
    anchor = ""
    anchorCounts = [:]
  }

  mutating func readTop(_ node: ScriptNodeID) {
    beginDeclaration("")
    switch tree.kind(node) {
    case .importDecl: readImport(node)
    case .importEqualsDecl: readImportEquals(node)
    case .exportNamedDecl: readExports(node)
    case .exportAllDecl: readExportAll(node)
    case .exportDefaultDecl: readDefault(node)
    case .exportAssignment:
      if let value = children(node).first { module.exports["default"] = .value(expression(value)) }
    case .exportDecl:
      for child in children(node) {
        for name in readTopDeclaration(child, decoratedIn: node) {
          module.exports[name] = .local(name)
        }
      }
    case .typeImportDecl, .typeExportDecl, .typeAliasDecl, .interfaceDecl, .ambientDecl,
      .emptyStmt, .unexpected, .missing:
      break
    default:
      if readTopDeclaration(node).isEmpty { readTopStatement(node) }
    }
  }

  /// The names that it declares; none where it is no declaration.
  @discardableResult
  mutating func readTopDeclaration(
    _ node: ScriptNodeID, decoratedIn outer: ScriptNodeID? = nil
  ) -> [String] {
    switch tree.kind(node) {
    case .variableDecl:
      var names: [String] = []
      for declarator in children(node) where tree.kind(declarator) == .declarator {
        beginDeclaration(name(declarator))
        let (pattern, value) = variable(declarator)
        for name in pattern.names {
          bind(name, .variable(pattern, value))
          names.append(name)
        }
      }
      return names
    case .functionDecl:
      // Overloads have no body, and the one that has wins.
      guard let last = children(node).last, tree.kind(last) == .block else { return [name(node)] }
      beginDeclaration(name(node))
      bind(name(node), .function(function(node)))
      return [name(node)]
    case .classDecl:
      beginDeclaration(name(node))
      let id = classType(node)
      let decorators = (outer.map { self.decorators(of: $0) } ?? []) + decorators(of: node)
      if isComponent(id), !decorators.isEmpty {
        let value = decorated(add(.classType(id)), by: decorators)
        bind(name(node), .variable(.name(name(node)), value))
      } else {
        bind(name(node), .classType(id))
      }
      return [name(node)]
    case .enumDecl:
      let value = enumeration(node)
      bind(name(node), .variable(.name(name(node)), value))
      return [name(node)]
    case .typeAliasDecl, .interfaceDecl, .ambientDecl, .namespaceDecl: return [""]
    default: return []
    }
  }

  private mutating func readTopStatement(_ node: ScriptNodeID) {
    for statement in statement(node) {
      if case .expression(let id) = statement,
        case .assignment("=", let target, let value) = module[id],
        readMember(target, value)
      {
        continue
      }
      module.statements.append(statement)
    }
  }

  /// `Card.Title = …`, `module.exports = …`, `exports.a = …`.
  private mutating func readMember(
    _ target: ScriptExpression.ID, _ value: ScriptExpression.ID
  ) -> Bool {
    guard case .member(let base, let member) = module[target] else { return false }
    if case .name(let name) = module[base] {
      switch name {
      case "module" where member == "exports":
        module.exports["default"] = .value(value)
        if case .object(let properties) = module[value] {
          for case .value(let key, let value) in properties where key != "default" {
            module.exports[key] = .value(value)
          }
        } else {
          module.givesValue = true
        }
      case "exports": module.exports[member] = .value(value)
      default:
        module.members[name, default: []].append(ScriptMember(name: member, value: value))
      }
      return true
    }
    if case .member(let outer, "exports") = module[base], case .name("module") = module[outer] {
      module.exports[member] = .value(value)
      return true
    }
    return false
  }

  /// The members of an enum are an object; those without a value count on.
  private mutating func enumeration(_ node: ScriptNodeID) -> ScriptExpression.ID {
    var next = 0.0
    var properties: [ScriptProperty] = []
    for member in children(node) where tree.kind(member) == .enumMember {
      let value: ScriptExpression.ID
      if let child = children(member).first {
        value = expression(child)
        if case .number(let number) = module[value] { next = number + 1 }
      } else {
        value = add(.number(next))
        next += 1
      }
      properties.append(.value(name(member), value))
    }
    return add(.object(properties))
  }
}
