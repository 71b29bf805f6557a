import Syntax
import Tokens

/// Functions that are named with the labels of their parameters: `Image.init(systemName:)`, `row(for:)`.
extension Lowering {
  /// The closure that hands on what it is given, as such a name means; the function itself without labels.
  mutating func reference(_ node: NodeID, to function: ExpressionID) -> ExpressionID {
    guard var token = nameToken(node) else { return function }
    let end = Int(tree.nodes[node].endToken)
    token += 1
    guard token < end, tree.tokens[token].kind == .leftParen else { return function }
    let mark = arguments.count
    while token + 2 < end, tree.tokens[token + 2].kind == .colon {
      let label = isToken(token + 1, "_") ? nil : name(ofToken: token + 1)
      let given = names.id(of: "$\(arguments.count - mark)")
      let value = add(.name(given), at: tree.tokens[token + 1].offset)
      arguments.append(Argument(label: label, value: value, isTrailing: false))
      token += 2
    }
    let range = Self.seal(&arguments, from: mark, into: &file.code.arguments)
    let at = file.code.offsets[Int(function)]
    let call = add(.call(callee: function, arguments: range), at: at)
    let body = Int32(file.code.statements.count)
    file.code.statements.append(.expression(call))
    file.code.closures.append(Closure(parameters: 0..<0, body: body..<(body + 1)))
    return add(.closure(Int32(file.code.closures.count - 1)), at: at)
  }
}
