import Syntax

/// Macros that stand for an expression.
enum MacroLowering {
  /// `#localized("Send", bundle: .module)`: one that is called so and is given a literal looks that up, as
  /// `String(localized: "Send", bundle: .module)` does; what follows without a label fills it.
  static func expression(_ node: NodeID, _ lowering: inout Lowering) -> ExpressionID {
    guard let name = lowering.name(node),
      lowering.names[name].text.lowercased().contains("localiz"),
      let clause = argumentClause(of: node, lowering)
    else { return lowering.unknown(node) }
    let mark = lowering.arguments.count
    lowering.appendArguments(of: clause)
    let all = Array(lowering.arguments[mark...])
    lowering.arguments.removeSubrange(mark...)
    guard let key = all.first, key.label == nil,
      case .string = lowering.file.code.expressions[Int(key.value)]
    else { return lowering.unknown(node) }
    let labelled = all.dropFirst().filter { $0.label != nil }
    let found = lowering.names.id(of: "localized")
    let text = string(
      node, [Argument(label: found, value: key.value, isTrailing: false)] + labelled, &lowering)
    let plain = all.dropFirst().filter { $0.label == nil }
    if plain.isEmpty { return text }
    let format = lowering.names.id(of: "format")
    return string(
      node, [Argument(label: format, value: text, isTrailing: false)] + plain, &lowering)
  }

  private static func argumentClause(
    of node: NodeID, _ lowering: borrowing Lowering
  ) -> NodeID? {
    var child = node + 1
    while child < lowering.end(node) {
      if case .argumentClause = lowering.kind(child) { return child }
      child = lowering.end(child)
    }
    return nil
  }

  private static func string(
    _ node: NodeID, _ given: [Argument], _ lowering: inout Lowering
  ) -> ExpressionID {
    let mark = lowering.arguments.count
    lowering.arguments += given
    let range = Lowering.seal(
      &lowering.arguments, from: mark, into: &lowering.file.code.arguments)
    let at = lowering.start(node)
    let callee = lowering.add(.name(lowering.names.id(of: "String")), at: at)
    return lowering.add(.call(callee: callee, arguments: range), at: at)
  }
}
