import Syntax
import Tokens

/// Finds the calls that make one of a type: among what was read of a file, or in code that only does something.
struct Makings {
  /// By where its name stands, each call of a name.
  private var calls: [UInt32: ExpressionID] = [:]
  /// The members, by their first expressions; what is declared inside of another one is part of it.
  private var members: [Int32] = []

  static func all(
    _ made: [(name: UInt64, token: Int)], in lowering: inout Lowering
  ) -> [Making] {
    if made.isEmpty { return [] }
    let makings = Makings(of: lowering.file)
    let count = ExpressionID(lowering.file.code.expressions.count)
    let nodes = Self.nodes(at: made.map(\.token), in: lowering)
    return made.map { name, token in
      guard let print = Self.print(of: token, in: lowering) else { return Making(name: name) }
      let offset = UInt32(lowering.bytes(of: token).lowerBound)
      if let call = makings.calls[offset],
        let member = makings.member(of: call, in: lowering.file)
      {
        let owner = lowering.file.members[Int(member)].owner ?? -1
        return Making(name: name, call: call, owner: owner, print: print)
      }
      guard let node = nodes[token], let call = Self.call(of: node, in: &lowering) else {
        return Making(name: name)
      }
      assert(call >= count, "what is read here is read for this alone")
      return Making(
        name: name, call: call, owner: Self.type(around: token, in: lowering), print: print)
    }
  }

  private init(of file: borrowing FileViews) {
    for (index, expression) in file.code.expressions.enumerated() {
      guard case .call(let callee, _) = expression,
        case .name = file.code.expressions[Int(callee)]
      else { continue }
      let offset = file.code.offsets[Int(callee)]
      // What is read twice is written once.
      if calls[offset] == nil { calls[offset] = ExpressionID(index) }
    }
    for (index, member) in file.members.enumerated()
    where !member.isLocal && !member.expressions.isEmpty { members.append(Int32(index)) }
    members.sort {
      file.members[Int($0)].expressions.lowerBound < file.members[Int($1)].expressions.lowerBound
    }
  }

  private func member(of call: ExpressionID, in file: borrowing FileViews) -> Int32? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if file.members[Int(members[middle])].expressions.lowerBound <= call {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, file.members[Int(members[low - 1])].expressions.contains(call) else {
      return nil
    }
    return members[low - 1]
  }

  /// Beyond so many tokens nobody looks for the end of a call.
  private static let longest = 512

  /// What a call says, up to the end of its arguments, wherever it stands.
  private static func print(of name: Int, in lowering: borrowing Lowering) -> UInt64? {
    var print = NameHash(seed: 0)
    var depth = 0
    for token in name..<min(lowering.tree.tokens.count, name + longest) {
      print.mix(NameHash.of(lowering.bytes.span, lowering.bytes(of: token)))
      switch lowering.tree.tokens[token].kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return print.value }
      default: break
      }
    }
    return nil
  }

  /// By the token that it begins with, the innermost call there.
  private static func nodes(
    at tokens: [Int], in lowering: borrowing Lowering
  ) -> [Int: NodeID] {
    let wanted = Set(tokens)
    var found: [Int: NodeID] = [:]
    for node in 0..<lowering.tree.nodes.count {
      guard case .callExpr = lowering.kind(node) else { continue }
      let first = Int(lowering.tree.nodes[node].firstToken)
      if wanted.contains(first) { found[first] = node }
    }
    return found
  }

  /// A call in code that is not read otherwise.
  private static func call(of node: NodeID, in lowering: inout Lowering) -> ExpressionID? {
    let call = lowering.expression(node)
    guard case .call(let callee, _) = lowering.file.code.expressions[Int(call)],
      case .name = lowering.file.code.expressions[Int(callee)]
    else { return nil }
    return call
  }

  /// The innermost type whose code a token is; -1 for none.
  private static func type(around token: Int, in lowering: borrowing Lowering) -> Int32 {
    for (type, tokens) in lowering.typeTokens.reversed() where tokens.contains(token) {
      return type
    }
    return -1
  }
}
