import Syntax
import Tokens

/// What is only drawn into an image is on no screen: `ImageRenderer(content: Card())`.
extension TypeUses {
  /// The code that makes what is drawn, and the types of renderers.
  func rendered() -> [Range<Int>] {
    var found: [Range<Int>] = []
    for token in tree.tokens.indices
    where tree.tokens[token].kind == .identifier && isToken(token, "ImageRenderer") {
      let next = token + 1
      guard next < tree.tokens.count else { continue }
      switch tree.tokens[next].kind {
      case .leftParen: found.append(token..<(closing(next) + 1))
      // `var renderer: ImageRenderer<Card>?`
      default:
        guard tree.tokens[next].kind == .leftAngle, next + 1 < tree.tokens.count else { continue }
        found.append(next..<(next + 2))
      }
    }
    if found.isEmpty { return [] }
    return found + madeBefore(found)
  }

  /// `let card = Card()` in the code that goes on with `ImageRenderer(content: card)`.
  private func madeBefore(_ renderers: [Range<Int>]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for node in 0..<tree.nodes.count {
      guard case .codeBlock = kind(node) else { continue }
      let block = tokens(of: node)
      for renderer in renderers where block.contains(renderer.lowerBound) {
        guard let name = onlyName(in: renderer) else { continue }
        var child = node + 1
        while child < end(node) {
          let statement = tokens(of: child)
          if case .variableDecl = kind(child), declares(name, child) { found.append(statement) }
          child = end(child)
        }
      }
    }
    return found
  }

  /// The token of `card` in `ImageRenderer(content: card)`.
  private func onlyName(in renderer: Range<Int>) -> Int? {
    guard renderer.count == 6, tree.tokens[renderer.lowerBound + 3].kind == .colon,
      tree.tokens[renderer.lowerBound + 4].kind == .identifier
    else { return nil }
    return renderer.lowerBound + 4
  }

  private func declares(_ name: Int, _ declaration: NodeID) -> Bool {
    let wanted = bytes[bytes(of: name)]
    return tokens(of: declaration).prefix(4).contains {
      tree.tokens[$0].kind == .identifier && bytes[bytes(of: $0)].elementsEqual(wanted)
    }
  }

  private func closing(_ open: Int) -> Int {
    var depth = 0
    for token in open..<tree.tokens.count {
      switch tree.tokens[token].kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return token }
      default: break
      }
    }
    return tree.tokens.count - 1
  }
}
