import Syntax

/// Finds the calls that make one of a type among what was read of a file.
enum Makings {
  static func all(_ made: [(name: UInt64, token: Int)], in lowering: borrowing Lowering) -> [Making]
  {
    if made.isEmpty { return [] }
    let code = lowering.file.code
    var calls: [UInt32: ExpressionID] = [:]
    for (index, expression) in code.expressions.enumerated() {
      guard case .call(let callee, _) = expression,
        case .name = code.expressions[Int(callee)]
      else { continue }
      let offset = code.offsets[Int(callee)]
      // What is read twice is written once.
      if calls[offset] == nil { calls[offset] = ExpressionID(index) }
    }
    return made.map { name, token in
      let offset = UInt32(lowering.bytes(of: token).lowerBound)
      guard let call = calls[offset], let member = member(of: call, in: lowering.file) else {
        return Making(name: name)
      }
      let declared = lowering.file.members[member]
      var print = NameHash(seed: declared.print)
      print.mix(UInt64(call - declared.expressions.lowerBound))
      return Making(name: name, call: call, member: Int32(member), print: print.value)
    }
  }

  /// The outermost one: what is declared inside of another one is part of it.
  private static func member(of call: ExpressionID, in file: FileViews) -> Int? {
    file.members.firstIndex { !$0.isLocal && $0.expressions.contains(call) }
  }
}
