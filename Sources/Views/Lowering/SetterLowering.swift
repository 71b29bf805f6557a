import Syntax
import Tokens

/// What a property of a UIKit class does with what it is given: a function of that name.
enum SetterLowering {
  static func keep(
    setterIn block: NodeID, of property: Member, _ lowering: inout Lowering
  ) {
    var child = block + 1
    while child < lowering.end(block), !lowering.isName(child, "set") {
      child = lowering.end(child)
    }
    guard child < lowering.end(block), let body = lowering.codeBlock(of: child) else { return }
    let mark = CodeMark(lowering.file)
    var member = property
    (member.kind, member.offset) = (.function, lowering.start(child))
    (member.type, member.elements, member.isVariable) = (nil, nil, false)
    let own = name(writtenIn: child, &lowering)
    let text = lowering.names[property.name].text
    let given =
      own ?? lowering.names.id(of: "new" + text.prefix(1).uppercased() + text.dropFirst())
    var parameter = Parameter(
      label: nil, name: given, type: property.type, defaultValue: nil, attribute: .none,
      isFunction: property.isFunctionType)
    parameter.elements = property.elements
    let first = Int32(lowering.file.code.parameters.count)
    lowering.file.code.parameters.append(parameter)
    member.parameters = first..<(first + 1)
    let outer = lowering.given
    lowering.given = own == nil ? given : nil
    member.body = lowering.block(of: body)
    lowering.given = outer
    lowering.keep(member, since: mark)
  }

  /// `text` of `set(text) { … }`.
  private static func name(writtenIn accessor: NodeID, _ lowering: inout Lowering) -> NameID? {
    var part = accessor + 1
    while part < lowering.end(accessor) {
      if case .parameterClause = lowering.kind(part) {
        let tokens = lowering.tree.nodes[part]
        for token in Int(tokens.firstToken)..<Int(tokens.endToken)
        where lowering.tree.tokens[token].kind == .identifier {
          return lowering.name(ofToken: token)
        }
      }
      part = lowering.end(part)
    }
    return nil
  }
}
