package import DartSyntax
internal import DartTokens

extension DartModule {
  /// Never fails: what is not there as it should be is left out.
  package init(_ tree: DartTree, in source: Span<UInt8>) {
    self.init()
    let reader = DartModuleReader(tree: tree)
    for node in tree.children(of: 0) { reader.read(node, source, into: &self) }
  }
}

/// Reads the declarations of a file, and looks into no body.
struct DartModuleReader {
  let tree: DartTree

  func read(_ node: DartNodeID, _ source: Span<UInt8>, into module: inout DartModule) {
    switch tree.kind(node) {
    case .importDecl: module.imports.append(link(node, source))
    case .exportDecl: module.exports.append(link(node, source))
    case .partDecl: module.parts.append(address(node, source))
    case .partOfDecl: module.whole = wholeName(node, source)
    case .libraryDecl: module.library = dottedName(node, source)
    case .variableDecl: module.variables += variables(node, source)
    case .functionDecl, .getterDecl, .setterDecl:
      if let function = function(node, source) { module.functions.append(function) }
    case .classDecl, .classAliasDecl, .mixinDecl, .extensionDecl, .extensionTypeDecl, .enumDecl,
      .typedefDecl:
      module.types.append(type(node, source))
    default: break
    }
  }

  // MARK: Files

  private func link(_ node: DartNodeID, _ source: Span<UInt8>) -> DartImport {
    var link = DartImport(address: address(node, source))
    for child in tree.children(of: node) {
      switch tree.kind(child) {
      case .importPrefix:
        link.prefix = name(child, source)
        link.isDeferred = tree.hasWord(child, .deferred)
      case .showCombinator: link.shown = (link.shown ?? []) + names(child, source)
      case .hideCombinator: link.hidden += names(child, source)
      case .configuration:
        link.alternatives.append(
          DartImport.Alternative(
            condition: condition(child, source), address: address(child, source)))
      default: break
      }
    }
    return link
  }

  private func names(_ node: DartNodeID, _ source: Span<UInt8>) -> [String] {
    tree.children(of: node).map { name($0, source) }
  }

  /// The string that names the node, with those that are adjacent to it.
  private func address(_ node: DartNodeID, _ source: Span<UInt8>) -> String {
    var text: [UInt8] = []
    var index = Int(tree.nodes[node].name)
    while index < Int(tree.nodes[node].endToken), tree.tokens[index].kind == .string {
      let token = tree.tokens[index]
      DartText.appendValue(of: token, openedBy: token, in: source, to: &text)
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands in the parentheses, without white space.
  private func condition(_ node: DartNodeID, _ source: Span<UInt8>) -> String {
    var text = ""
    var index = Int(tree.nodes[node].firstToken) + 2
    while index < Int(tree.nodes[node].endToken), tree.tokens[index].kind != .rightParen {
      text += self.text(tree.tokens[index], source)
      index += 1
    }
    return text
  }

  private func wholeName(_ node: DartNodeID, _ source: Span<UInt8>) -> String {
    let name = tree.nodes[node].name
    guard name != DartNode.noName, tree.tokens[Int(name)].kind == .string else {
      return dottedName(node, source)
    }
    return address(node, source)
  }

  /// The words up to the name of the node, as far back as periods join them.
  private func dottedName(_ node: DartNodeID, _ source: Span<UInt8>) -> String {
    guard tree.nodes[node].name != DartNode.noName else { return "" }
    let last = Int(tree.nodes[node].name)
    var first = last
    while first >= 2, tree.tokens[first - 1].kind == .period { first -= 2 }
    return (first...last).map { text(tree.tokens[$0], source) }.joined()
  }

  // MARK: Text

  func name(_ node: DartNodeID, _ source: Span<UInt8>) -> String {
    let name = tree.nodes[node].name
    return name == DartNode.noName ? "" : text(tree.tokens[Int(name)], source)
  }

  func text(_ token: DartToken, _ source: Span<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(token.length)
    for index in token.start..<min(token.end, source.count) { text.append(source[index]) }
    return String(decoding: text, as: UTF8.self)
  }
}
