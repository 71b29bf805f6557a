import Syntax

/// What makes each row, told by its name: `ForEach(items, content: row)`, `List(items, rowContent: Row.init)`.
///
/// It means `{ row($0) }`, and is read as that.
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/functions#Function-Types
enum ReferenceLowering {
  static func writeOut(
    _ arguments: Range<Int32>, of callee: ExpressionID, _ lowering: inout Lowering
  ) {
    guard case .name(let name) = lowering.file.code.expressions[Int(callee)],
      repeating.contains(lowering.names.word(name))
    else { return }
    for index in arguments {
      let argument = lowering.file.code.arguments[Int(index)]
      guard let label = argument.label, bodies.contains(lowering.names.word(label)),
        let closure = closure(calling: argument.value, &lowering)
      else { continue }
      lowering.file.code.arguments[Int(index)].value = closure
    }
  }

  private static let repeating: Set<Word> = [.ForEach, .List]
  private static let bodies: Set<Word> = [.content, .rowContent]

  private static func closure(
    calling function: ExpressionID, _ lowering: inout Lowering
  ) -> ExpressionID? {
    var called = function
    switch lowering.file.code.expressions[Int(function)] {
    case .name: break
    case .member(let base, let name):
      // `Row.init` is called by the name of the type.
      if lowering.names.word(name) == .`init` { called = base }
    default: return nil
    }
    let at = lowering.file.code.offsets[Int(function)]
    // However the function calls what it takes: no call writes that. Only texts of the platform take one value without
    // a label.
    var label: NameID? = lowering.names.id(of: "_")
    if case .name(let name) = lowering.file.code.expressions[Int(called)],
      lowering.names.word(name) == .Text
    {
      label = nil
    }
    let row = lowering.add(.name(lowering.names.id(of: "$0")), at: at)
    let first = Int32(lowering.file.code.arguments.count)
    lowering.file.code.arguments.append(Argument(label: label, value: row, isTrailing: false))
    let call = lowering.add(.call(callee: called, arguments: first..<(first + 1)), at: at)
    let body = Int32(lowering.file.code.statements.count)
    lowering.file.code.statements.append(.expression(call))
    lowering.file.code.closures.append(Closure(parameters: 0..<0, body: body..<(body + 1)))
    return lowering.add(.closure(Int32(lowering.file.code.closures.count - 1)), at: at)
  }
}
