import Syntax
import Tokens

/// Flat operator sequences, folded as Swift's standard precedence groups say.
///
/// https://developer.apple.com/documentation/swift/operator-declarations
extension Lowering {
  mutating func sequence(_ node: NodeID) -> ExpressionID {
    guard node + 1 < end(node) else { return unknown(node) }
    var fold = Fold(next: node + 1, end: end(node))
    return operand(&fold, above: 0, node)
  }

  /// How far a sequence is read.
  struct Fold {
    var next: NodeID
    let end: NodeID
  }

  private mutating func operand(
    _ fold: inout Fold, above minimum: Int, _ sequence: NodeID
  ) -> ExpressionID {
    guard goDeeper(1) else {
      fold.next = fold.end
      return unknown(sequence)
    }
    var levels = 1
    defer { depth -= levels }
    var left = fold.next < fold.end ? expression(fold.next) : unknown(sequence)
    if fold.next < fold.end { fold.next = end(fold.next) }
    while fold.next < fold.end {
      let sign = fold.next
      let strength = strength(of: sign)
      guard strength.value > minimum else { break }
      // Every further operator puts what is on its left one level deeper.
      guard goDeeper(1) else {
        fold.next = fold.end
        return unknown(sequence)
      }
      levels += 1
      fold.next = end(sign)
      let rightMinimum = strength.isRight ? strength.value - 1 : strength.value
      switch kind(sign) {
      case .castOperator: left = cast(sign, left)
      case .ternaryOperator:
        left = ternary(sign, left, operand(&fold, above: rightMinimum, sequence))
      default:
        let right = operand(&fold, above: rightMinimum, sequence)
        guard let name = name(sign) else { continue }
        left = add(.binary(name, left, right), at: start(sign))
      }
    }
    return left
  }

  private mutating func cast(_ sign: NodeID, _ value: ExpressionID) -> ExpressionID {
    var named: NameID?
    var child = sign + 1
    while child < end(sign) {
      if let name = name(child) { named = name }
      child = end(child)
    }
    // `[String: Any]` has no name, and may be what the value is not.
    let type = named ?? names.id(of: "_")
    // `is` asks; only `as` is still the value.
    if isName(sign, "is") {
      let asked = add(.name(type), at: start(sign))
      return add(.binary(names.id(of: "is"), value, asked), at: start(sign))
    }
    return add(.cast(value, type), at: start(sign))
  }

  private mutating func ternary(
    _ sign: NodeID, _ test: ExpressionID, _ otherwise: ExpressionID
  ) -> ExpressionID {
    let then = sign + 1 < end(sign) ? expression(sign + 1) : unknown(sign)
    let condition = text(ofSource: conditionRange(before: sign, test))
    let mark = alternatives.count
    let first = valueBlock(then)
    let second = valueBlock(otherwise)
    file.code.clauses.append(.test(test))
    let clause = Int32(file.code.clauses.count)
    alternatives.append(
      Alternative(condition: condition, clauses: (clause - 1)..<clause, body: first))
    alternatives.append(Alternative(condition: nil, clauses: 0..<0, body: second))
    let range = Self.seal(&alternatives, from: mark, into: &file.code.alternatives)
    file.code.branches.append(Branch(kind: .ternary, alternatives: range, isExhaustive: true))
    return add(.branch(Int32(file.code.branches.count - 1)), at: start(sign))
  }

  private mutating func valueBlock(_ value: ExpressionID) -> Block {
    let start = Int32(file.code.statements.count)
    file.code.statements.append(.expression(value))
    return start..<(start + 1)
  }

  /// From where the condition begins to the question mark, without parentheses around all of it.
  private func conditionRange(before sign: NodeID, _ test: ExpressionID) -> Range<Int> {
    var last = Int(tree.nodes[sign].firstToken) - 1
    guard last >= 0 else { return Int(start(sign))..<Int(start(sign)) }
    let start = leftmost(test)
    var first = last
    var open = 0
    while first >= 0 {
      switch tree.tokens[first].kind {
      case .rightParen: open += 1
      case .leftParen: open -= 1
      default: break
      }
      // Of what stands in parentheses only the inside was kept.
      if tree.tokens[first].offset <= start, open <= 0 { break }
      first -= 1
    }
    first = max(first, 0)
    while first < last, isWhole(first...last) {
      first += 1
      last -= 1
    }
    let end = tree.tokens[last].end
    return min(Int(tree.tokens[first].offset), end)..<end
  }

  /// The first of these tokens opens parentheses that the last one closes.
  private func isWhole(_ tokens: ClosedRange<Int>) -> Bool {
    guard tree.tokens[tokens.lowerBound].kind == .leftParen else { return false }
    var depth = 0
    for token in tokens {
      switch tree.tokens[token].kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return token == tokens.upperBound }
      default: break
      }
    }
    return false
  }

  /// Where the first operand of a folded expression begins.
  private func leftmost(_ value: ExpressionID) -> UInt32 {
    var value = value
    var least = file.code.offsets[Int(value)]
    while true {
      switch file.code.expressions[Int(value)] {
      case .binary(_, let left, _): value = left
      case .member(let base, _): value = base
      case .call(let callee, _): value = callee
      case .element(let base, _): value = base
      case .cast(let inner, _): value = inner
      default: return min(least, file.code.offsets[Int(value)])
      }
      least = min(least, file.code.offsets[Int(value)])
    }
  }

  // MARK: Precedence

  private func strength(of sign: NodeID) -> Precedence {
    switch kind(sign) {
    case .assignmentOperator: return .assignment
    case .arrowOperator: return .arrow
    case .ternaryOperator: return .ternary
    case .castOperator: return .cast
    case .binaryOperator: break
    // No operator stands here: the sequence is broken and ends.
    default: return .none
    }
    guard let token = nameToken(sign) else { return .unknown }
    return Precedence(ofOperator: String(decoding: bytes[bytes(of: token)], as: UTF8.self))
  }
}
