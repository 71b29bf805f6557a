import Syntax
import Tokens

/// A Swift file of ours, read with our own parser.
struct SwiftSource {
  let target: String
  let path: String
  private let bytes: [UInt8]
  private let tree: SyntaxTree

  init(_ file: House.SourceFile) {
    let bytes = Array(file.text.utf8)
    (target, path, self.bytes) = (file.target, file.path, bytes)
    tree = parse(bytes.span)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func name(of node: Int) -> String {
    let token = tree.nodes[node].name
    return token == Node.noName
      ? "" : text(tree.tokens[Int(token)].start..<tree.tokens[Int(token)].end)
  }

  private func line(of node: Int) -> Int {
    bytes[..<tree.range(of: node).lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  // MARK: Types and their functions

  struct Function {
    var type: String
    var name: String
  }

  /// All functions of types, whichever extension they stand in.
  var functions: [Function] {
    var found: [Function] = []
    visit(0, in: []) { node, types in
      if tree.kind(node) == .functionDecl, !types.isEmpty {
        found.append(Function(type: types.joined(separator: "."), name: name(of: node)))
      }
    }
    return found
  }

  /// The names of types that the whole module sees.
  var types: [String] {
    var found: [String] = []
    visit(0, in: []) { node, types in
      switch tree.kind(node) {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
        let isPrivate = tree.children(of: node).contains {
          tree.kind($0) == .modifier && ["private", "fileprivate"].contains(name(of: $0))
        }
        if !isPrivate { found.append((types + [name(of: node)]).joined(separator: ".")) }
      default: break
      }
    }
    return found
  }

  /// Every declaration outside of bodies, with the types around it.
  private func visit(_ node: Int, in types: [String], _ tell: (Int, [String]) -> Void) {
    for child in tree.children(of: node) {
      tell(child, types)
      switch tree.kind(child) {
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
        visit(child, in: types + [name(of: child)], tell)
      case .extensionDecl:
        let extended = tree.children(of: child).first { tree.kind($0) == .type }
        visit(child, in: extended.map { [text(tree.range(of: $0))] } ?? [], tell)
      case .memberBlock, .ifConfig, .ifConfigClause: visit(child, in: types, tell)
      default: break
      }
    }
  }

  // MARK: Lists of words

  /// Where two texts or more are listed inside a condition, or are what `contains` is asked of.
  var listsInConditions: [String] {
    var found: [Int] = []
    gather(0, isAsked: false, into: &found)
    return found.map { "\(path):\(line(of: $0))" }
  }

  private func gather(_ node: Int, isAsked: Bool, into found: inout [Int]) {
    let kind = tree.kind(node)
    if kind == .arrayExpr, isAsked,
      tree.children(of: node).count(where: { tree.kind($0) == .stringExpr }) > 1
    {
      found.append(node)
    }
    let isHere = isAsked || kind == .condition || kind == .ternaryOperator || isContains(node)
    for child in tree.children(of: node) {
      // What stands in the body of a closure or branch is asked there.
      let isBody = tree.kind(child) == .codeBlock || tree.kind(child) == .switchCase
      gather(child, isAsked: isHere && !isBody, into: &found)
    }
  }

  /// `list.contains(…)`, with the list and what it is asked for.
  private func isContains(_ node: Int) -> Bool {
    guard tree.kind(node) == .callExpr,
      let callee = tree.children(of: node).first(where: { _ in true })
    else { return false }
    return tree.kind(callee) == .memberExpr && name(of: callee) == "contains"
  }
}
