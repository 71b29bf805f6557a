import Syntax
import Tokens

/// What names stand for that the code around an expression declares, where nobody reads that code otherwise: of
/// `let hint = Texts.hint` and `Note(hint: hint)` behind it the text, of a parameter what a function is called with.
///
/// A name of the code that says nothing is kept too: it hides what else goes by that name.
struct LocalNames {
  /// What code declares, the outermost first.
  private struct Declaration {
    var name: UInt64
    var source: Source
  }

  private enum Source {
    case unknown
    case value(NodeID)
    /// Of a function or an initialiser, by its place among the parameters.
    case parameter(Int, of: NodeID)
  }

  /// Code that is in no build of the app.
  var aside: [Range<Int>]
  /// By the token of the name that is called, each call; nil until somebody asks.
  private var calls: [Int: NodeID]?
  private var depth = 0

  private static let deepest = 3
  private static let mostCallers = 8
  /// What a name stands for that is longer says no text.
  private static let longest = 128

  init(aside: [Range<Int>]) { self.aside = aside }

  func isAside(_ token: Int) -> Bool { aside.contains { $0.contains(token) } }

  /// The names of an expression that the code around it declares, in `FileViews.locals`; what they stand for is mixed
  /// into a print.
  mutating func names(
    in expression: NodeID, _ print: inout NameHash, _ lowering: inout Lowering
  ) -> Range<Int32> {
    var wanted = used(in: expression, lowering)
    guard !wanted.isEmpty else { return 0..<0 }
    var found: [LocalName] = []
    for declaration in declarations(before: expression, lowering).reversed()
    where wanted.remove(declaration.name) != nil {
      var local = LocalName(name: declaration.name)
      switch declaration.source {
      case .unknown: break
      case .value(let node):
        guard lowering.tokens(of: node).count <= Self.longest else { break }
        wanted.formUnion(used(in: node, lowering))
        local.value = lowering.expression(node)
        mix(node, into: &print, lowering)
      case .parameter(let place, let function):
        note(place, of: function, in: &local, &print, &lowering)
      }
      found.append(local)
    }
    let start = Int32(lowering.file.locals.count)
    lowering.file.locals.append(contentsOf: found.reversed())
    return start..<Int32(lowering.file.locals.count)
  }

  /// Whether the code around an expression declares a name.
  func isDeclared(
    _ name: UInt64, before expression: NodeID, _ lowering: borrowing Lowering
  ) -> Bool {
    declarations(before: expression, lowering).contains { $0.name == name }
  }

  private func mix(_ node: NodeID, into print: inout NameHash, _ lowering: borrowing Lowering) {
    for token in lowering.tokens(of: node) {
      print.mix(NameHash.of(lowering.bytes.span, lowering.bytes(of: token)))
    }
  }

  private func used(in node: NodeID, _ lowering: borrowing Lowering) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for inner in node..<lowering.end(node) {
      guard case .identifierExpr = lowering.kind(inner), let token = lowering.nameToken(inner),
        lowering.tree.tokens[token].kind.isIdentifier,
        !TypeNames.isCapital(lowering.bytes.span, lowering.bytes(of: token))
      else { continue }
      found.insert(lowering.hash(ofToken: token))
    }
    return found
  }
}

// MARK: - What is in sight

extension LocalNames {
  /// What stands before others in these is not in sight of them by being there.
  private static let outside: Set<NodeKind> = [
    .sourceFile, .memberBlock, .binding, .bindingCondition, .patternCondition,
  ]
  private static let implicit = ["error", "newValue", "oldValue"].map { NameHash.of($0) }

  private func declarations(
    before node: NodeID, _ lowering: borrowing Lowering
  ) -> [Declaration] {
    var found: [Declaration] = []
    var parent = 0
    while parent != node {
      let isCode = !Self.outside.contains(lowering.kind(parent))
      var child = parent + 1
      while child < lowering.end(parent), lowering.end(child) <= node {
        if isCode { note(child, of: parent, in: &found, lowering) }
        child = lowering.end(child)
      }
      guard child < lowering.end(parent), child <= node else { break }
      switch lowering.kind(child) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        found = []
      // What these call so without saying it.
      case .catchClause, .accessor:
        found += Self.implicit.map { Declaration(name: $0, source: .unknown) }
      default: break
      }
      parent = child
    }
    return found
  }

  private func note(
    _ node: NodeID, of parent: NodeID, in found: inout [Declaration], _ lowering: borrowing Lowering
  ) {
    switch lowering.kind(node) {
    case .variableDecl: note(variables: node, in: &found, lowering)
    case .parameterClause:
      var place = 0
      for inner in node + 1..<lowering.end(node) {
        guard case .parameter = lowering.kind(inner),
          let name = lowering.localName(ofParameter: inner)
        else { continue }
        found.append(
          Declaration(name: lowering.hash(ofToken: name), source: .parameter(place, of: parent)))
        place += 1
      }
    case .closureSignature:
      for token in lowering.tokens(of: node) where lowering.tree.tokens[token].kind.isIdentifier {
        // `[weak self]` and types are no names of code, and do no harm.
        found.append(Declaration(name: lowering.hash(ofToken: token), source: .unknown))
      }
    case .functionDecl:
      if let token = lowering.nameToken(node) {
        found.append(Declaration(name: lowering.hash(ofToken: token), source: .unknown))
      }
    case .guardStmt:
      var child = node + 1
      while child < lowering.end(node) {
        if case .condition = lowering.kind(child) { note(patterns: child, in: &found, lowering) }
        child = lowering.end(child)
      }
    case .condition, .casePattern, .identifierPattern, .valueBindingPattern, .tuplePattern,
      .expressionPattern:
      note(patterns: node, in: &found, lowering)
    default: break
    }
  }

  private func note(
    variables node: NodeID, in found: inout [Declaration], _ lowering: borrowing Lowering
  ) {
    let isConstant = lowering.isName(node, "let")
    var binding = node + 1
    while binding < lowering.end(node) {
      defer { binding = lowering.end(binding) }
      guard case .binding = lowering.kind(binding) else { continue }
      guard let token = lowering.nameToken(binding), isConstant else {
        note(patterns: binding, in: &found, lowering)
        continue
      }
      var value: NodeID?
      var child = lowering.end(binding + 1)
      while child < lowering.end(binding) {
        if case .typeAnnotation = lowering.kind(child) {} else { value = child }
        child = lowering.end(child)
      }
      found.append(
        Declaration(
          name: lowering.hash(ofToken: token), source: value.map { .value($0) } ?? .unknown))
    }
  }

  /// `if let title` is of what goes by that name before it.
  private func note(
    patterns node: NodeID, in found: inout [Declaration], _ lowering: borrowing Lowering
  ) {
    for inner in node..<lowering.end(node) {
      guard case .identifierPattern = lowering.kind(inner), let token = lowering.nameToken(inner)
      else { continue }
      found.append(Declaration(name: lowering.hash(ofToken: token), source: .unknown))
    }
  }
}

// MARK: - Parameters

extension LocalNames {
  /// What a function is called with that no other file sees; of an initialiser whoever makes the type says that.
  private mutating func note(
    _ place: Int, of function: NodeID, in local: inout LocalName, _ print: inout NameHash,
    _ lowering: inout Lowering
  ) {
    guard let token = lowering.nameToken(function) else { return }
    switch lowering.kind(function) {
    case .initializerDecl: local.initializer = lowering.tree.tokens[token].offset
    case .functionDecl where lowering.isHidden(function) && depth < Self.deepest:
      guard let given = arguments(for: place, of: function, token, &lowering) else { return }
      depth += 1
      defer { depth -= 1 }
      var all: [LocalCall] = []
      for node in given {
        let owner = Makings.type(
          around: Int(lowering.tree.nodes[node].firstToken), in: lowering)
        let names = names(in: node, &print, &lowering)
        mix(node, into: &print, lowering)
        all.append(LocalCall(value: lowering.expression(node), locals: names, owner: owner))
      }
      let start = Int32(lowering.file.localCalls.count)
      lowering.file.localCalls += all
      local.calls = start..<Int32(lowering.file.localCalls.count)
    default: break
    }
  }

  /// The arguments that all calls give for a parameter; nil where somebody may give something else.
  private mutating func arguments(
    for place: Int, of function: NodeID, _ name: Int, _ lowering: inout Lowering
  ) -> [NodeID]? {
    let calls = self.calls ?? lowering.callsByName()
    self.calls = calls
    let parameters = lowering.parameters(of: function)
    let bytes = lowering.bytes[lowering.bytes(of: name)]
    var found: [NodeID] = []
    for token in lowering.tree.tokens.indices
    where token != name && lowering.tree.tokens[token].kind.isIdentifier {
      guard lowering.bytes(of: token).count == bytes.count,
        lowering.bytes[lowering.bytes(of: token)] == bytes, !isAside(token)
      else { continue }
      // A label goes by that name as well.
      if token + 1 < lowering.tree.tokens.count, lowering.tree.tokens[token + 1].kind == .colon {
        continue
      }
      guard let call = calls[token],
        let argument = lowering.argument(for: place, of: parameters, in: call)
      else { return nil }
      found.append(argument)
      if found.count > Self.mostCallers { return nil }
    }
    return found.isEmpty ? nil : found
  }
}

extension ParsedSource {
  /// A `private` or `fileprivate` function.
  fileprivate func isHidden(_ function: NodeID) -> Bool {
    var child = function + 1
    while child < end(function) {
      if case .modifier = kind(child), isName(child, "private") || isName(child, "fileprivate") {
        return true
      }
      child = end(child)
    }
    return false
  }

  /// By the token of the name that is called, each call of the file.
  fileprivate func callsByName() -> [Int: NodeID] {
    var found: [Int: NodeID] = [:]
    for node in 0..<tree.nodes.count {
      guard case .callExpr = kind(node), node + 1 < end(node) else { continue }
      switch kind(node + 1) {
      case .identifierExpr, .memberExpr: if let token = nameToken(node + 1) { found[token] = node }
      default: break
      }
    }
    return found
  }

  fileprivate func parameters(of function: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var child = function + 1
    while child < end(function) {
      if case .parameterClause = kind(child) {
        var parameter = child + 1
        while parameter < end(child) {
          if case .parameter = kind(parameter) { found.append(parameter) }
          parameter = end(parameter)
        }
      }
      child = end(child)
    }
    return found
  }

  /// What a call gives for one of some parameters, or what that has of itself; nil where it fits no such function.
  fileprivate func argument(
    for wanted: Int, of parameters: [NodeID], in call: NodeID
  ) -> NodeID? {
    var given: [Int: NodeID] = [:]
    var next = 0
    var child = end(call + 1)
    while child < end(call) {
      if case .argumentClause = kind(child) {
        var argument = child + 1
        while argument < end(child) {
          defer { argument = end(argument) }
          guard case .argument = kind(argument), let value = value(of: argument) else { return nil }
          while next < parameters.count, !isLabel(of: argument, parameters[next]) { next += 1 }
          guard next < parameters.count else { return nil }
          given[next] = value
          next += 1
        }
      }
      child = end(child)
    }
    if let found = given[wanted] { return found }
    guard wanted < parameters.count else { return nil }
    var part = parameters[wanted] + 1
    var value: NodeID?
    while part < end(parameters[wanted]) {
      switch kind(part) {
      case .attribute, .modifier, .type: break
      default: value = part
      }
      part = end(part)
    }
    return value
  }

  private func value(of argument: NodeID) -> NodeID? {
    argument + 1 < end(argument) ? argument + 1 : nil
  }

  private func isLabel(of argument: NodeID, _ parameter: NodeID) -> Bool {
    guard let token = nameToken(parameter) else { return false }
    guard let label = nameToken(argument) else { return isToken(token, "_") }
    return bytes[bytes(of: token)] == bytes[bytes(of: label)]
  }

  func hash(ofToken token: Int) -> UInt64 { NameHash.of(bytes.span, bytes(of: token)) }

  /// The name that the code of a function has for a parameter.
  fileprivate func localName(ofParameter node: NodeID) -> Int? {
    guard let first = nameToken(node) else { return nil }
    let second = first + 1
    guard second < Int(tree.nodes[node].endToken), tree.tokens[second].kind.isIdentifier else {
      return first
    }
    return second
  }
}
