import Views
import VoiceOver

/// How an expression is written, in one spelling: what two of them must share to say the same.
extension LiveFiles {
  /// Nil for what is too large or not in the calculus.
  func written(_ expression: ExpressionID, in file: FileID) -> String? {
    var budget = 40
    return write(expression, file, &budget)
  }

  /// The expressions that stand at a place; they come in the order of lowering.
  func expressions(at origin: Origin) -> [ExpressionID] {
    expressions(at: origin.offset, in: origin.file)
  }

  func written(_ source: SourceExpression) -> String? {
    written(source.expression, in: source.file)
  }

  private func write(_ id: ExpressionID, _ file: FileID, _ budget: inout Int) -> String? {
    budget -= 1
    guard budget > 0 else { return nil }
    switch expression(id, in: file) {
    case .name(let name): return plain(text(of: name, in: file))
    case .member(let base, let member):
      guard let owner = write(base, file, &budget) else { return nil }
      let name = text(of: member, in: file)
      return owner == "self" ? plain(name) : owner + "." + name
    case .implicitMember(let name): return "." + text(of: name, in: file)
    case .null: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let number), .keyPath(let number): return text(number, in: file)
    case .string(let range): return string(range, file, &budget)
    case .call(let callee, let range):
      return list(write(callee, file, &budget), range, "(", ")", file, &budget)
    case .element(let base, let range):
      return list(write(base, file, &budget), range, "[", "]", file, &budget)
    case .prefix(let name, let operand):
      return write(operand, file, &budget).map { text(of: name, in: file) + $0 }
    case .binary(let name, let left, let right):
      guard let left = write(left, file, &budget), let right = write(right, file, &budget) else {
        return nil
      }
      return "\(left) \(text(of: name, in: file)) \(right)"
    case .cast(let operand, _): return write(operand, file, &budget)
    case .unknown(let source):
      let written = text(source, in: file)
      return written.isEmpty ? nil : written
    case .closure, .array, .dictionary, .tuple, .branch, .implicitBase: return nil
    }
  }

  /// A binding's projection is about the same thing.
  private func plain(_ name: String) -> String {
    name.hasPrefix("$") && name.count > 1 && name != "$0" ? String(name.dropFirst()) : name
  }

  private func string(_ range: Range<Int32>, _ file: FileID, _ budget: inout Int) -> String? {
    var whole = "\""
    for number in range {
      switch segment(number, in: file) {
      case .literal(let literal): whole += text(literal, in: file)
      case .interpolation(let inner):
        guard let inner = write(inner, file, &budget) else { return nil }
        whole += "\\(" + inner + ")"
      }
    }
    return whole + "\""
  }

  private func list(
    _ base: String?, _ range: Range<Int32>, _ open: String, _ close: String, _ file: FileID,
    _ budget: inout Int
  ) -> String? {
    guard let base else { return nil }
    var items: [String] = []
    for number in range {
      let given = argument(number, in: file)
      guard let value = write(given.value, file, &budget) else { return nil }
      items.append((given.label.map { text(of: $0, in: file) + ": " } ?? "") + value)
    }
    return base + open + items.joined(separator: ", ") + close
  }
}
