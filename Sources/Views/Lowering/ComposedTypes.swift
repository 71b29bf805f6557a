import Syntax
import Tokens

/// Types that are one together: `Shelf & Lamp`.
enum ComposedTypes {
  /// Their names but that of the last, by which the whole goes.
  static func names(_ type: NodeID, _ lowering: inout Lowering) -> [NameID] {
    let node = lowering.tree.nodes[type]
    var (names, depth): ([NameID], Int) = ([], 0)
    var last: Int?
    for token in Int(node.firstToken)..<min(Int(node.endToken), lowering.tree.tokens.count) {
      switch lowering.tree.tokens[token].kind {
      case .leftAngle, .leftParen, .leftBracket: depth += 1
      case .rightAngle, .rightParen, .rightBracket: depth -= 1
      case .identifier where depth == 0: last = token
      case .ampersand where depth == 0:
        if let last { names.append(lowering.name(ofToken: last)) }
        last = nil
      default: break
      }
    }
    return names
  }
}
