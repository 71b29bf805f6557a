import Syntax
import Tokens

/// Finds which types the code of a file names.
struct TypeUses: ParsedSource {
  let tree: SyntaxTree
  let bytes: [UInt8]
  let previews: [Range<Int>]
  /// What an iOS release build leaves out.
  let unbuilt: [Range<Int>]

  /// The types that the code names: not where it declares or extends them, and not in previews, in what is
  /// drawn into an image, in what is not built or in what nothing calls.
  func all(by owners: [(name: UInt64, tokens: Range<Int>)]) -> (
    names: [TypeNames], makings: [(name: UInt64, token: Int)]
  ) {
    var unnamed: Set<UInt64> = []
    var unused = previews + previewMacros() + unbuilt + rendered()
    unused += UncalledCode(tree: tree, bytes: bytes, unused: unused).all()
    var asides = Asides(unused)
    var owners = owners.sorted {
      ($0.tokens.lowerBound, -$0.tokens.count) < ($1.tokens.lowerBound, -$1.tokens.count)
    }[...]
    var all: [TypeNames] = []
    var outside: Set<UInt64> = []
    // Types that the code stands in, the outermost first, and what their own code names.
    var open: [(owner: UInt64, end: Int, names: Set<UInt64>)] = []
    var made: Set<UInt64> = []
    var makings: [(name: UInt64, token: Int)] = []
    var token = 0
    while token < tree.tokens.count {
      if asides.skip(&token) { continue }
      if let last = open.last, token >= last.end {
        all.append(TypeNames(owner: last.owner, last.names))
        open.removeLast()
        continue
      }
      if let next = owners.first, token >= next.tokens.lowerBound {
        open.append((next.name, next.tokens.upperBound, []))
        owners.removeFirst()
        continue
      }
      if let name = name(at: token) {
        if isMade(token) { made.insert(name) }
        if mayMake(token), Vocabulary.all.name(hash: name) == nil { makings.append((name, token)) }
        if open.isEmpty {
          outside.insert(name)
        } else {
          open[open.count - 1].names.insert(name)
        }
      }
      if let key = unnamedMaking(token) { unnamed.insert(key) }
      // In its own code a type goes by another word.
      if let own = open.last, makesItself(token) { makings.append((own.owner, token)) }
      token += 1
    }
    while let last = open.popLast() { all.append(TypeNames(owner: last.owner, last.names)) }
    all.append(TypeNames(owner: nil, outside))
    all.append(TypeNames(owner: nil, parts(), .part))
    all.append(TypeNames(owner: nil, made, .made))
    // Like what is set of anything: of each nothing matters but whether there is one.
    all.append(TypeNames(owner: nil, unnamed, .set))
    return (all.filter { !$0.hashes.isEmpty }, makings)
  }

  static func isView(_ type: TypeDeclaration, _ names: borrowing NameTable) -> Bool {
    guard case .struct = type.kind else { return false }
    return type.inherited.contains { names.word($0) == .View }
  }

  /// The types that are named where what is made can only be a part of something.
  private func parts() -> Set<UInt64> {
    var found: Set<UInt64> = []
    for node in 0..<tree.nodes.count {
      switch kind(node) {
      case .functionDecl where isName(node, "makeBody") || takesChildren(node):
        note(namesOf: node, in: &found)
      case .extensionDecl where !presents(node):
        for initializer in initializers(of: node) { note(namesOf: initializer, in: &found) }
      // A cell of a list of UIKit.
      case .callExpr where isCall(node, "UIHostingConfiguration"):
        note(namesOf: node, in: &found)
      // Menus of a hardware keyboard.
      case .callExpr where isCall(node, "CommandGroup") || isCall(node, "CommandMenu"):
        note(namesOf: node, in: &found)
      // What is on the home screen, or on the lock screen, is no screen of the app.
      case .callExpr where isCall(node, "DynamicIsland") || isCall(node, "ActivityConfiguration"):
        note(namesOf: node, in: &found)
      case .structDecl where inherits(node, { $0.hasSuffix("Widget") }):
        note(namesOf: node, in: &found)
      case .classDecl where isPiece(node):
        for inner in node..<end(node) where isCall(inner, "UIHostingController") {
          note(namesOf: inner, in: &found)
        }
      default: break
      }
    }
    return found
  }

  private func note(namesOf node: NodeID, in found: inout Set<UInt64>) {
    let tokens = tokens(of: node)
    guard !previews.contains(where: { $0.contains(tokens.lowerBound) }) else { return }
    for token in tokens { if let name = name(at: token) { found.insert(name) } }
  }

  private func isCall(_ node: NodeID, _ name: StaticString) -> Bool {
    guard case .callExpr = kind(node) else { return false }
    return isToken(Int(tree.nodes[node].firstToken), name)
  }

  /// A class of UIKit that is a part of screens: a view or a cell.
  private func isPiece(_ node: NodeID) -> Bool {
    inherits(node) {
      $0.hasSuffix("View") || $0.hasSuffix("Cell") || $0.hasSuffix("Control")
    }
  }

  /// Whether the first of the types that it inherits from has such a name.
  private func inherits(_ node: NodeID, _ isWanted: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var child = node + 1
    while child < end(node) {
      if case .inheritedType = kind(child) {
        return isWanted(bytes[bytes(of: tokens(of: child).upperBound - 1)])
      }
      child = end(child)
    }
    return false
  }

  /// `body(children:)`, which arranges the views of somebody else.
  private func takesChildren(_ node: NodeID) -> Bool {
    guard isName(node, "body"), let token = nameToken(node), token + 2 < tree.tokens.count else {
      return false
    }
    return isToken(token + 2, "children")
  }

  /// What an extension adds to it shows another screen.
  private func presents(_ node: NodeID) -> Bool {
    guard let token = nameToken(node) else { return true }
    let name = bytes[bytes(of: token)]
    return isToken(token, "NavigationLink") || name.hasSuffix("Controller")
      || name.hasSuffix("Coordinator") || name.hasSuffix("Delegate")
  }

  private func initializers(of node: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var child = node + 1
    while child < end(node) {
      if case .memberBlock = kind(child) {
        var member = child + 1
        while member < end(child) {
          if case .initializerDecl = kind(member) { found.append(member) }
          member = end(member)
        }
      }
      child = end(child)
    }
    return found
  }

  private func name(at token: Int) -> UInt64? {
    guard case .identifier = tree.tokens[token].kind else { return nil }
    let word = bytes(of: token)
    guard TypeNames.isCapital(bytes.span, word), token == 0 || !isDeclared(after: token - 1)
    else { return nil }
    return NameHash.of(bytes.span, word)
  }

  private func isDeclared(after token: Int) -> Bool {
    switch tree.tokens[token].kind {
    case .struct, .class, .enum, .actor, .protocol, .extension, .typealias, .import: true
    default: false
    }
  }

  func previewMacros() -> [Range<Int>] {
    (0..<tree.nodes.count).compactMap { node in
      guard case .macroExpansion = kind(node), isName(node, "Preview") else { return nil }
      return tokens(of: node)
    }
  }
}
