import Syntax
import Tokens

/// What is told of the type of a function.
enum FunctionTypes {
  /// How many things it takes: two for `(Self, Item) -> Row`; -1 where that is not told at a glance, as of functions
  /// that take or give others.
  static func takes(_ type: NodeID, _ lowering: borrowing Lowering) -> Int8 {
    let first = Int(lowering.tree.nodes[type].firstToken)
    let last = min(Int(lowering.tree.nodes[type].endToken), lowering.tree.tokens.count)
    var arrow = -1
    for token in first..<max(first, last) {
      guard case .arrow = lowering.tree.tokens[token].kind else { continue }
      if arrow >= 0 { return -1 }
      arrow = token
    }
    var token = arrow - 1
    while token > first, lowering.isToken(token, "async") || lowering.isToken(token, "throws") {
      token -= 1
    }
    guard token > first, lowering.isToken(token, ")") else { return -1 }
    var (depth, commas, isEmpty) = (1, 0, true)
    while depth > 0, token > first {
      token -= 1
      if lowering.isToken(token, ")") || lowering.isToken(token, "]") { depth += 1 }
      if lowering.isToken(token, "(") || lowering.isToken(token, "[") { depth -= 1 }
      // Where generic arguments are, a comma may be theirs.
      if lowering.isToken(token, "<") || lowering.isToken(token, ">") { return -1 }
      if depth > 0 { isEmpty = false }
      if depth == 1, lowering.isToken(token, ",") { commas += 1 }
    }
    guard depth == 0, commas < 100 else { return -1 }
    return isEmpty ? 0 : Int8(commas + 1)
  }
}
